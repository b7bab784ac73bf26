import { useEffect, useState, type RefObject } from 'react'

/** How long scrolling must have stopped before the controls may be shown again, in ms. */
const settleDuration = 150

/** How long the controls are shown after the visitor scrolled up, in ms, so that they can be reached. */
const lingerDuration = 4000

/** The distance between the points at which the page below is sampled, in px. */
const sampleDistance = 12

/** The free space around a control, in px. */
const margin = 4

/** Controls that must not be covered, unless they are pictures. */
const pageControls = 'a, button, input, select, textarea, summary'

const intersects = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

/** Whether an element is a logo or a drawing. A picture may be partly covered. */
const isVectorImage = (element: Element) =>
  element instanceof HTMLImageElement && /^data:image\/svg|\.svg$/.test(element.currentSrc)

/** Whether an element has text of its own, or is a control, logo or drawing, within the area. */
function hasContentIn(element: Element, area: DOMRect): boolean {
  if (isVectorImage(element)) return intersects(element.getBoundingClientRect(), area)
  if (element.matches(pageControls) && !element.querySelector('img')) {
    if (intersects(element.getBoundingClientRect(), area)) return true
  }
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return false
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].some((line) => intersects(line, area))
  })
}

/** Whether text, a control, a logo or a drawing of the page lies below the visible controls of a box. */
function coversContent(box: HTMLElement): boolean {
  return [...box.querySelectorAll('a, button')].some((control) => {
    if (getComputedStyle(control).visibility === 'hidden') return false
    const { x, y, width, height } = control.getBoundingClientRect()
    const area = new DOMRect(x - margin, y - margin, width + 2 * margin, height + 2 * margin)
    const below = new Set<Element>()
    for (let left = area.left; left <= area.right; left += sampleDistance) {
      for (let top = area.top; top <= area.bottom; top += sampleDistance) {
        for (const element of document.elementsFromPoint(left, top)) below.add(element)
      }
    }
    return [...below].some((element) => !box.contains(element) && hasContentIn(element, area))
  })
}

/**
 * Whether floating controls can be shown. They are hidden while the visitor scrolls down, and shown for a few seconds
 * after scrolling up. Once scrolling stops, they are shown only where they cover neither text, controls, logos nor
 * drawings.
 * False in the prerendered page, and while the page is inert.
 * @param box the element around the controls
 */
export function useClearCorner(box: RefObject<HTMLElement | null>): boolean {
  const [isClear, setIsClear] = useState(false)

  useEffect(() => {
    let lastScroll = window.scrollY
    let timer: ReturnType<typeof setTimeout> | undefined
    let frame = 0
    const cancel = () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
    }
    const update = () => {
      // Nothing is found below the controls while the page is inert, such as under a splash screen.
      const isInert = box.current?.closest('[inert]') !== null
      setIsClear(box.current !== null && !isInert && !coversContent(box.current))
    }
    const updateAfter = (duration: number) => {
      cancel()
      timer = setTimeout(() => {
        // In the next frame, because until then a control that appears by a transition still counts as hidden.
        frame = requestAnimationFrame(update)
      }, duration)
    }
    const updateOnceSettled = () => updateAfter(settleDuration)
    const handleScroll = () => {
      const isUpwards = window.scrollY < lastScroll
      if (window.scrollY !== lastScroll) setIsClear(isUpwards)
      lastScroll = window.scrollY
      updateAfter(isUpwards ? lingerDuration : settleDuration)
    }
    // The page below changes when another one is shown, or a part of it opens.
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

  return isClear
}
