import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, type RefObject } from 'react'

/** Where a notice is shown: in its own row between the header and the page, or over the page. */
export type NoticePlace = 'row' | 'overlay'

/**
 * Decides where to show a notice that can appear at any time, without shifting visible content. A notice in the first
 * render is in its row. A later one first appears over the page, and moves to its row
 * - when the page changes
 * - at once, if the splash screen covers the page or the row is above the viewport
 * - after a scroll that takes the row out of view, unless the notice is in use; not in browsers without `scrollend`
 * @param isShown whether there is something to show
 * @param page identifies the current page
 * @param row the element in the row's position
 */
export function useNoticePlace(
  isShown: boolean,
  page: string,
  row: RefObject<HTMLElement | null>,
): NoticePlace {
  // A notice in the first render can't shift anything.
  const [state, update] = useReducer(merge, { isShown, page, place: 'row' })
  const { place } = state
  if (state.isShown !== isShown || state.page !== page) {
    const hasJustAppeared = isShown && !state.isShown && state.page === page
    update({ isShown, page, place: hasJustAppeared ? 'overlay' : state.page === page ? place : 'row' })
  }
  const needsScrollCompensation = useRef(false)

  const moveToRowIfHidden = useEffectEvent(() => {
    const isCovered = document.getElementById('splash') !== null
    const isAboveViewport = (row.current?.getBoundingClientRect().top ?? 0) < 0
    if (!isCovered && !isAboveViewport) return
    needsScrollCompensation.current = !isCovered
    update({ place: 'row' })
  })

  const isOverlay = isShown && place === 'overlay'
  useLayoutEffect(() => {
    if (isOverlay) moveToRowIfHidden()
  }, [isOverlay])

  // Before paint, because some browsers don't support scroll anchoring.
  useLayoutEffect(() => {
    if (isOverlay || !needsScrollCompensation.current) return
    needsScrollCompensation.current = false
    window.scrollBy({ top: row.current?.getBoundingClientRect().height ?? 0, behavior: 'instant' })
  }, [isOverlay, row])

  useEffect(() => {
    if (!isOverlay) return undefined
    const handleScrollEnd = () => {
      const isInUse = row.current?.matches(':hover, :focus-within') ?? false
      if (!isInUse) moveToRowIfHidden()
    }
    // Not on `scroll`: in some browsers scrolling by script interrupts the visitor's scrolling.
    document.addEventListener('scrollend', handleScrollEnd)
    return () => document.removeEventListener('scrollend', handleScrollEnd)
  }, [isOverlay, row])

  return place
}

interface NoticeState {
  readonly isShown: boolean
  readonly page: string
  readonly place: NoticePlace
}

function merge(state: NoticeState, update: Partial<NoticeState>): NoticeState {
  return { ...state, ...update }
}
