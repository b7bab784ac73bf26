import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/** How long scrolling must have stopped before the controls may be shown again, in ms. */
const settleDuration = 150

/** How far above the corner the controls may be, in px. */
const greatestRaise = 96

/** The distance between the places that are tried, and between the points at which the page is sampled there, in px. */
const step = 12

/** The free space around a control, in px. */
const margin = 4

/** Controls that must not be covered, unless they contain a picture. */
const pageControls = 'a, button, input, select, textarea, summary'

/** Rows of slides that a script moves, so that a text may come to lie under the controls. */
const movingRows = '.swiper-initialized, [data-loop]'

const intersects = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

/** Whether an element is a logo or a drawing. A picture may be partly covered. */
const isVectorImage = (element: Element) =>
  element instanceof HTMLImageElement && /^data:image\/svg|\.svg$/.test(element.currentSrc)

/** What must not be covered of an element: its own text, or all of a control, logo, drawing or moving row. */
function contentsOf(element: Element): readonly DOMRect[] {
  const isControl = element.matches(pageControls) && !element.querySelector('img')
  const isWhole = isControl || element.matches(movingRows) || isVectorImage(element)
  const contents = isWhole ? [element.getBoundingClientRect()] : []
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') continue
    const range = document.createRange()
    range.selectNodeContents(node)
    contents.push(...range.getClientRects())
  }
  return contents
}

/** The areas that the visible controls of a box need, with the free space around them. */
const areasOf = (box: HTMLElement) =>
  [...box.querySelectorAll('a, button')].flatMap((control) => {
    if (getComputedStyle(control).visibility === 'hidden') return []
    const { x, y, width, height } = control.getBoundingClientRect()
    return [new DOMRect(x - margin, y - margin, width + 2 * margin, height + 2 * margin)]
  })

/**
 * Returns a test of whether text, a control, a logo, a drawing or a moving row of the page lies under an area. Areas that
 * are some steps apart share their points, and each point and element is examined once.
 */
function createCoverTest(box: HTMLElement): (area: DOMRect) => boolean {
  const contents = new Map<Element, readonly DOMRect[]>()
  const elements = new Map<string, readonly Element[]>()
  const elementsAt = (left: number, top: number) => {
    const point = `${left} ${top}`
    const found =
      elements.get(point) ?? document.elementsFromPoint(left, top).filter((element) => !box.contains(element))
    elements.set(point, found)
    return found
  }
  const isCovered = (element: Element, area: DOMRect) => {
    const rects = contents.get(element) ?? contentsOf(element)
    contents.set(element, rects)
    return rects.some((rect) => intersects(rect, area))
  }
  return (area) => {
    for (let left = area.left; left <= area.right; left += step) {
      for (let top = area.top; top <= area.bottom; top += step) {
        if (elementsAt(left, top).some((element) => isCovered(element, area))) return true
      }
    }
    return false
  }
}

/** The smallest raise at which the controls cover nothing, if there is one. `current` is how far they are raised now. */
function findClearRaise(box: HTMLElement, current: number): number | undefined {
  const areas = areasOf(box)
  const coversContent = createCoverTest(box)
  for (let raise = 0; raise <= greatestRaise; raise += step) {
    const raised = areas.map(({ x, y, width, height }) => new DOMRect(x, y + current - raise, width, height))
    if (!raised.some(coversContent)) return raise
  }
  return undefined
}

interface ClearCorner {
  /** Whether the controls can be shown. */
  isClear: boolean
  /** How far above the corner they are, in px. */
  raise: number
}

/**
 * Whether floating controls can be shown, and how far above the corner. They are hidden while the visitor scrolls. Once
 * scrolling stops, they are shown at the lowest place where they cover neither text, logos, drawings nor moving
 * rows, nor controls other than pictures.
 * Hidden in the prerendered page, and while the page is inert.
 * @param box the element around the controls, in a fixed element that has the raise as its `bottom`
 */
export function useClearCorner(box: RefObject<HTMLElement | null>): ClearCorner {
  const [corner, setCorner] = useState<ClearCorner>({ isClear: false, raise: 0 })
  const findCorner = useEffectEvent((): ClearCorner => {
    // Nothing is found under the controls while the page is inert, such as under a splash screen.
    const isInert = box.current?.closest('[inert]') !== null
    const raise = box.current && !isInert ? findClearRaise(box.current, corner.raise) : undefined
    // They disappear where they are.
    return { isClear: raise !== undefined, raise: raise ?? corner.raise }
  })

  useEffect(() => {
    let lastScroll = window.scrollY
    let timer: ReturnType<typeof setTimeout> | undefined
    let frame = 0
    const cancel = () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
    }
    const updateOnceSettled = () => {
      cancel()
      timer = setTimeout(() => {
        // In the next frame, because until then a control that appears by a transition still counts as hidden.
        frame = requestAnimationFrame(() => setCorner(findCorner()))
      }, settleDuration)
    }
    const handleScroll = () => {
      if (window.scrollY !== lastScroll) setCorner(({ raise }) => ({ isClear: false, raise }))
      lastScroll = window.scrollY
      updateOnceSettled()
    }
    // The page underneath changes when another one is shown, or a part of it opens.
    const observer = new ResizeObserver(updateOnceSettled)
    observer.observe(document.body)
    const cover = new MutationObserver((changes) => {
      if (changes.some(({ target }) => target.contains(box.current))) updateOnceSettled()
    })
    cover.observe(document.body, { subtree: true, attributeFilter: ['inert'] })
    window.addEventListener('scroll', handleScroll, { passive: true })
    window.addEventListener('resize', updateOnceSettled)
    return () => {
      cancel()
      observer.disconnect()
      cover.disconnect()
      window.removeEventListener('scroll', handleScroll)
      window.removeEventListener('resize', updateOnceSettled)
    }
  }, [box])

  return corner
}
