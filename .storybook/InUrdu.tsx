import { useEffect, type ReactNode } from 'react'
import { LabelsProvider } from '../src/design-system'
import { chooseLanguage } from '../src/pages/estimator/language/languageStore'
import { urdu } from '../src/pages/estimator/language/urdu'

/** Makes components and the estimator say in Urdu what they say by themselves. */
export function InUrdu({ children }: { children: ReactNode }) {
  useEffect(() => {
    void chooseLanguage('ur')
    return () => void chooseLanguage('en')
  }, [])
  return <LabelsProvider labels={urdu.labels}>{children}</LabelsProvider>
}
