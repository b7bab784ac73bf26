import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { parseSharedInputs } from '../../estimator'
import { invalidContactFields } from './estimatorState'
import { estimatorStore } from './estimatorStore'
import type { Step } from './steps'

/**
 * Takes the inputs from the fragment of a link into the calculator, and removes the fragment from the URL. A damaged
 * link leaves the inputs as they are and shows a message. Source: docs/product.md#links-to-an-estimate.
 * @param isHydrated false while the page shows the prerendered markup
 */
export function useOpenedLink(isHydrated: boolean): void {
  const location = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    if (!isHydrated) return
    const link = parseSharedInputs(location.hash.slice(1))
    if (link.kind === 'none') return
    estimatorStore.dispatch({ type: 'linkOpened', link })
    const hasContact = invalidContactFields(estimatorStore.get().contact).length === 0
    const step: Step = hasContact ? 'calculator' : 'contact'
    void navigate({ search: location.search }, { replace: true, state: { step } })
  }, [isHydrated, location, navigate])
}
