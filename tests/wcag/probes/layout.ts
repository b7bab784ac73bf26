import type { Page } from 'playwright/test'
import { setTextSize } from '../../support/layout.ts'

/** The least width and height of a target, in pixels. Source: WCAG 2.5.8. */
const targetSize = 24

/**
 * Finds targets smaller than 24 × 24 pixels, measured by their boxes, unless they are links in a line of text, or a
 * circle of 24 pixels around their centre touches no other target (WCAG 2.5.8). The box of an action that fills its card
 * is that of its `::after`.
 */
export function findSmallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((size) => {
    const selector =
      'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="menuitem"]'
    const boxOf = (element: Element) => {
      const after = getComputedStyle(element, '::after')
      if (after.content === 'none' || after.position !== 'absolute') return element.getBoundingClientRect()
      let around = element
      while (around.parentElement && getComputedStyle(around).position === 'static')
        around = around.parentElement
      const { x, y } = around.getBoundingClientRect()
      const [left = 0, top = 0, width = 0, height = 0] = [
        after.left,
        after.top,
        after.width,
        after.height,
      ].map((length) => Number.parseFloat(length))
      return new DOMRect(x + around.clientLeft + left, y + around.clientTop + top, width, height)
    }
    const targets = [...document.querySelectorAll(selector)].flatMap((element) => {
      const isChoice = element.matches('input[type=radio], [role=checkbox]')
      const shown = (isChoice && element.closest('label')) || element
      const box = boxOf(shown)
      const isShown = element.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.height > 1
      const isInert = element.closest('[inert], [aria-hidden="true"]') !== null
      return isShown && !isInert ? [{ element: shown, box }] : []
    })
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      )
    const isSmall = ({ box }: { box: DOMRect }) => box.width < size - 0.1 || box.height < size - 0.1
    const distanceTo = (box: DOMRect, x: number, y: number) =>
      Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
    return targets
      .filter((target) => isSmall(target) && !isInText(target.element))
      .filter((target) => {
        const x = target.box.x + target.box.width / 2
        const y = target.box.y + target.box.height / 2
        return targets.some(
          (other) =>
            !target.element.contains(other.element) &&
            !other.element.contains(target.element) &&
            distanceTo(other.box, x, y) < size / 2,
        )
      })
      .map(({ element, box }) => {
        const measured = `${Math.round(box.width)} × ${Math.round(box.height)}`
        return `A target of ${measured} pixels: ${element.outerHTML.slice(0, 160)}`
      })
  }, targetSize)
}

/** Texts that are cut off by an ancestor, or that lie over another text. */
function findHiddenTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    // The styles have been changed just now.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const isClamped = (element: Element): boolean => {
      if (getComputedStyle(element).webkitLineClamp !== 'none') return true
      return element.parentElement !== null && isClamped(element.parentElement)
    }
    const isClipping = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflow)
    // Such as the header of a table whose rows are stacked: texts in the same pixel don't lie over each other.
    const isReadOutOnly = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      if (width <= 1 && height <= 1 && isClipping(element)) return true
      return element.parentElement !== null && isReadOutOnly(element.parentElement)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const lines: { text: string; element: Element; box: DOMRect }[] = []
    while (walker.nextNode()) {
      const { currentNode } = walker
      const element = currentNode.parentElement
      const text = currentNode.textContent?.trim() ?? ''
      if (!element || text === '' || !element.checkVisibility({ visibilityProperty: true })) continue
      // Slides are cut by design, and moved by the visitor; what is read out only has no size.
      if (element.closest('[aria-hidden="true"], [inert], .swiper, .sr-only, svg, title, option')) continue
      // An excerpt ends with an ellipsis, and links to the whole text.
      if (isClamped(element) || isReadOutOnly(element)) continue
      const range = document.createRange()
      range.selectNodeContents(currentNode)
      for (const box of range.getClientRects()) if (box.width > 0) lines.push({ text, element, box })
    }
    const cut = lines.filter(({ element, box }) => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        if (getComputedStyle(around).position === 'fixed') return false
        const limits = around.getBoundingClientRect()
        if (limits.width <= 1 || limits.height <= 1) return false
        if (!isClipping(around)) continue
        const tolerance = 2
        if (box.left < limits.left - tolerance || box.right > limits.right + tolerance) return true
        if (box.top < limits.top - tolerance || box.bottom > limits.bottom + tolerance) return true
      }
      return false
    })
    const overlaps = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
        Math.min(one.height, other.height) / 2
    const stuck = (element: Element) => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(around).position)) return true
      }
      return false
    }
    const still = lines.filter(({ element }) => !stuck(element))
    const covering = still.flatMap((one, index) =>
      still
        .slice(index + 1)
        .filter((other) => other.element !== one.element && overlaps(one.box, other.box))
        .map((other) => `“${one.text.slice(0, 60)}” and “${other.text.slice(0, 60)}” overlap`),
    )
    return [...new Set([...cut.map(({ text }) => `Cut off: “${text.slice(0, 80)}”`), ...covering])]
  })
}

/** Whether the page scrolls sideways. */
async function findSidewaysScroll(page: Page): Promise<readonly string[]> {
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  return excess > 0 ? [`The page is ${excess} pixels wider than the window`] : []
}

/** Finds what a change of the page hides. The page's own state, such as a clipped sample, doesn't count. */
async function findHiddenBy(
  page: Page,
  change: () => Promise<void>,
  undo: () => Promise<void>,
): Promise<readonly string[]> {
  const before = new Set(await findHiddenTexts(page))
  await change()
  const after = [...(await findHiddenTexts(page)), ...(await findSidewaysScroll(page))]
  await undo()
  return after.filter((fault) => !before.has(fault))
}

/** Finds what is lost with the spacing of text that WCAG 1.4.12 lets a visitor set. */
export function findSpacingFaults(page: Page): Promise<readonly string[]> {
  return findHiddenBy(
    page,
    () =>
      page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(`
          * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
          p { margin-block-end: 2em !important }`)
        Object.assign(window, { spacing: sheet })
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      }),
    () =>
      page.evaluate(() => {
        const { spacing } = window as { spacing?: unknown }
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== spacing)
      }),
  )
}

/** Finds what is lost, or scrolls sideways, with text of 200 % (WCAG 1.4.4). */
export function findLargeTextFaults(page: Page): Promise<readonly string[]> {
  return findHiddenBy(
    page,
    () => setTextSize(page, '200%'),
    () => setTextSize(page, ''),
  )
}

/** Finds what is lost, or scrolls sideways, in a window of 320 × 256 pixels, which is 1280 × 1024 at 400 % (WCAG 1.4.10). */
export async function findReflowFaults(page: Page): Promise<readonly string[]> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 }
  return findHiddenBy(
    page,
    () => page.setViewportSize({ width: 320, height: 256 }),
    () => page.setViewportSize(size),
  )
}

/** Finds what can be dragged, but offers neither buttons, keys nor scrolling instead (WCAG 2.5.7). */
export function findDragOnly(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isDraggable = (element: Element) => {
      const { touchAction, cursor } = getComputedStyle(element)
      return (
        /^(?:none|pan-)/.test(touchAction) || cursor.startsWith('grab') || element.hasAttribute('draggable')
      )
    }
    const hasAlternative = (element: Element) => {
      // The browser moves the thumb of a native range by click and by key.
      if (element.matches('input[type=range]')) return true
      const groups = 'section, figure, dialog, [role="region"], [role="group"], [role="dialog"]'
      const alternatives = 'input[type=range], button, [role="tab"]'
      // The header's Pause button, outside the slider, moves its slides.
      return [element, element.parentElement?.closest(groups), element.closest('header')].some((around) =>
        Boolean(around?.querySelector(alternatives)),
      )
    }
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && isDraggable(element) && !hasAlternative(element))
      .map((element) => `Only dragging works: ${element.outerHTML.slice(0, 160)}`)
  })
}

/** The ways to get help that the header and the footer show, in their order (WCAG 3.2.6). */
export function listHelp(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isHelp = (href: string) => /^(?:tel:|mailto:|https:\/\/wa\.me|\/contact|\/faq)/.test(href)
    return [...document.querySelectorAll('body > * header a[href], body > * footer a[href]')]
      .filter((link) => link.closest('main') === null && link.checkVisibility({ visibilityProperty: true }))
      .map((link) => link.getAttribute('href') ?? '')
      .filter(isHelp)
  })
}
