import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, type RefObject } from 'react'

/**
 * Where a notice is shown: in a row of its own between the header and the page, or over the page, where it takes no
 * room.
 */
export type NoticePlace = 'row' | 'overlay'

/**
 * Decides where a notice that can appear at any time is shown, so that nothing in view moves: over the page at
 * first, and in its row as soon as that is out of view, below the splash, or part of another page.
 * @param isShown whether there is something to show
 * @param page what another page has another value of
 * @param row the element whose place in the document is that of the row
 */
export function useNoticePlace(
  isShown: boolean,
  page: string,
  row: RefObject<HTMLElement | null>,
): NoticePlace {
  // What the first rendering shows has never been elsewhere.
  const [known, change] = useReducer(changed, { isShown, page, place: 'row' })
  const { place } = known
  if (known.isShown !== isShown || known.page !== page) {
    const isNewHere = isShown && !known.isShown && known.page === page
    change({ isShown, page, place: isNewHere ? 'overlay' : known.page === page ? place : 'row' })
  }
  const mustCompensate = useRef(false)

  const takeRow = useEffectEvent(() => {
    const isCovered = document.getElementById('splash') !== null
    const isAbove = (row.current?.getBoundingClientRect().top ?? 0) < 0
    if (!isCovered && !isAbove) return
    mustCompensate.current = !isCovered
    change({ place: 'row' })
  })

  const isOverlay = isShown && place === 'overlay'
  useLayoutEffect(() => {
    if (isOverlay) takeRow()
  }, [isOverlay])

  // Before the paint, and in the browsers too that don't keep the place of what is read by themselves.
  useLayoutEffect(() => {
    if (isOverlay || !mustCompensate.current) return
    mustCompensate.current = false
    window.scrollBy({ top: row.current?.getBoundingClientRect().height ?? 0, behavior: 'instant' })
  }, [isOverlay, row])

  useEffect(() => {
    if (!isOverlay) return undefined
    const follow = () => {
      const isUsed = row.current?.matches(':hover, :focus-within') ?? false
      if (!isUsed) takeRow()
    }
    // Not during the scrolling, which some browsers break off when the page is scrolled by a script.
    document.addEventListener('scrollend', follow)
    return () => document.removeEventListener('scrollend', follow)
  }, [isOverlay, row])

  return place
}

interface Known {
  readonly isShown: boolean
  readonly page: string
  readonly place: NoticePlace
}

function changed(known: Known, change: Partial<Known>): Known {
  return { ...known, ...change }
}
