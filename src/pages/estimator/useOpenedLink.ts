import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { canReset, parseSharedInputs, type EstimateInputs, type SharedInputs } from '../../estimator'
import { invalidContactFields } from './estimatorState'
import { estimatorStore } from './estimatorStore'
import type { Step } from './steps'

/** A link with inputs that the visitor has opened. */
export type OpenedLink =
  | {
      readonly kind: 'opened'
      /** The inputs that it replaced; undefined if nothing had been entered. */
      readonly replaced: EstimateInputs | undefined
    }
  | { readonly kind: Exclude<SharedInputs['kind'], 'inputs' | 'none'> }

/**
 * Takes the inputs from the fragment of a link into the calculator, and removes the fragment from the URL. A damaged
 * link changes nothing. Source: docs/product.md#links-to-an-estimate.
 * @param isHydrated false while the page shows the prerendered markup
 */
export function useOpenedLink(isHydrated: boolean) {
  const location = useLocation()
  const navigate = useNavigate()
  const [link, setLink] = useState<OpenedLink>()

  useEffect(() => {
    if (!isHydrated) return
    const shared = parseSharedInputs(location.hash.slice(1))
    if (shared.kind === 'none') return
    const { contact, inputs } = estimatorStore.get()
    if (shared.kind === 'inputs') {
      estimatorStore.dispatch({ type: 'inputsReplaced', inputs: shared.inputs })
      setLink({ kind: 'opened', replaced: canReset(inputs) ? inputs : undefined })
    } else setLink({ kind: shared.kind })
    const step: Step = invalidContactFields(contact).length > 0 ? 'contact' : 'calculator'
    void navigate({ search: location.search }, { replace: true, state: { step } })
  }, [isHydrated, location, navigate])

  return {
    link,
    /** Restores the inputs that the link replaced. */
    undo: () => {
      if (link?.kind !== 'opened' || !link.replaced) return
      estimatorStore.dispatch({ type: 'inputsReplaced', inputs: link.replaced })
      setLink(undefined)
    },
  }
}
