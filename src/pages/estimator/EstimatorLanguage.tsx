import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { LabelsProvider } from '../../design-system'
import { initialLanguage, languageStore, restoreLanguage } from './languageStore'

/** Marks up its children, and the overlays in them, as in the language that the visitor has chosen. */
export function EstimatorLanguage({ children }: { children: ReactNode }) {
  const { lang, dir, labels } = useEstimatorLanguage()
  const [part, setPart] = useState<HTMLElement | null>(null)
  const { search } = useLocation()
  useEffect(() => restoreLanguage(search), [search])
  return (
    <LabelsProvider labels={labels} overlayContainer={part}>
      <div ref={setPart} lang={lang} dir={dir} className="contents">
        {children}
      </div>
    </LabelsProvider>
  )
}

/** The language that is shown, and whether another one is loading or has failed to load. */
export function useEstimatorLanguage() {
  return useSyncExternalStore(languageStore.subscribe, languageStore.get, () => initialLanguage)
}

/** The texts of the estimator in the language that is shown. */
export function useEstimatorTexts() {
  return useEstimatorLanguage().texts
}
