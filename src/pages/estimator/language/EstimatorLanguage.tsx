import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { focusOnce, LabelsProvider } from '../../../design-system'
import { useStore } from '../../../lib/useStore'
import { initialLanguage, languageStore, restoreLanguage } from './languageStore'

/**
 * Marks up its children, and the overlays in them, as in the language that the visitor has chosen. Another language
 * renders them anew, because Firefox tells screen readers the language that an element had first. The focus stays; what
 * was opened, copied or reported in them starts anew.
 */
export function EstimatorLanguage({ children }: { children: ReactNode }) {
  const { lang, dir, labels } = useEstimatorLanguage()
  const [part, setPart] = useState<HTMLElement | null>(null)
  const focused = useRef<Element>(undefined)
  const { search } = useLocation()
  useEffect(() => restoreLanguage(search), [search])
  useLayoutEffect(() => {
    if (part && focused.current?.isConnected === false) focusCounterpart(focused.current, part)
  }, [part])
  return (
    <LabelsProvider labels={labels} overlayContainer={part}>
      <div
        key={lang}
        ref={setPart}
        lang={lang}
        dir={dir}
        onFocus={({ target }) => {
          focused.current = target
        }}
        onBlur={() => {
          focused.current = undefined
        }}
        className="contents"
      >
        {children}
      </div>
    </LabelsProvider>
  )
}

/** Focuses the element that has the same place below a root as one that was removed had below its own. */
function focusCounterpart(removed: Element, root: Element) {
  const place: number[] = []
  for (let element = removed; element.parentElement; element = element.parentElement)
    place.unshift([...element.parentElement.children].indexOf(element))
  const counterpart = place.reduce<Element | undefined>((element, index) => element?.children[index], root)
  if (!(counterpart instanceof HTMLElement)) return
  // A heading gets its `tabindex` with the focus.
  focusOnce(counterpart)
  // Only a text has a caret.
  if (
    counterpart instanceof HTMLInputElement &&
    removed instanceof HTMLInputElement &&
    removed.selectionEnd !== null
  )
    counterpart.setSelectionRange(removed.selectionStart, removed.selectionEnd)
}

/** The language that is shown, and whether another one is loading or has failed to load. */
export function useEstimatorLanguage() {
  return useStore(languageStore, initialLanguage)
}

/** The texts of the estimator in the language that is shown. */
export function useEstimatorTexts() {
  return useEstimatorLanguage().texts
}
