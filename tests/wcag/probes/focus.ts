import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'

/** A part of the page that Tab reaches. */
interface Stop {
  /** Its number among all elements that have had the focus. */
  readonly index: number
  /** The start of its HTML. */
  readonly html: string
  /** Elements with the same styles on the same surface, whose rings need only one look. */
  readonly kind: string
  /** Its box in the window, or that of its label if it is a native control that the label replaces. */
  readonly box: Box
  /** What is on top of it or around it, if no point of it is visible in the window. */
  readonly cover: string | undefined
  readonly isFrame: boolean
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** More presses than any page has stops. */
const maxPresses = 300

/** The keys that lead to the next and to the previous stop, and the one that is held on the way back. */
const keys = {
  page: { next: 'Tab', previous: 'Tab', held: 'Shift' },
  menu: { next: 'ArrowDown', previous: 'ArrowUp', held: undefined },
} as const

/**
 * Presses Tab from the start of the page, or in the open dialog, until the focus returns there; in an open menu, Arrow
 * Down. Then returns by Shift+Tab or Arrow Up, which must lead through the same stops (WCAG 2.4.3). Finds stops that are
 * covered on either way (2.4.11), traps (2.1.2) and rings that can't be seen (2.4.7).
 * @param seenKinds the kinds of elements whose ring has been seen, by the width of the window; those on this page are added
 * to them
 * @param isMoving whether slides change by themselves, so that the stops on the way back may differ; their order is then
 * not compared
 */
export async function findFocusFaults(
  page: Page,
  seenKinds: Set<string>,
  isMoving = false,
): Promise<readonly string[]> {
  const faults: string[] = []
  const { next, previous, held } = keys[await page.evaluate(goToStart)]
  const width = page.viewportSize()?.width
  const forward = await walk(page, next, faults, async (stop) => {
    const kind = `${width} ${stop.kind}`
    if (seenKinds.has(kind) || stop.isFrame) return
    seenKinds.add(kind)
    const fault = await findRingFault(page, stop)
    if (fault) faults.push(fault)
  })
  if (held) await page.keyboard.down(held)
  const backward = await walk(page, previous, faults)
  if (held) await page.keyboard.up(held)
  if (isMoving) return faults
  const expected = withoutFrames(forward).toReversed()
  const actual = withoutFrames(backward)
  // The way back starts wherever the browser's own controls end.
  const start = expected.findIndex(({ index }) => index === actual[0]?.index)
  const rotated = [...expected.slice(Math.max(0, start)), ...expected.slice(0, Math.max(0, start))]
  const places = Math.max(rotated.length, actual.length)
  const differing = Array.from({ length: places }, (_, place) => place).find(
    (place) => rotated[place]?.index !== actual[place]?.index,
  )
  if (differing !== undefined) {
    const [there, back] = [rotated[differing]?.html, actual[differing]?.html]
    faults.push(`${previous} back doesn’t reach ${there ?? 'the end'}, but ${back ?? 'the end'}`)
  }
  return faults
}

/** Without frames, whose own stops are unknown to the page. */
const withoutFrames = (stops: readonly Stop[]) => stops.filter(({ isFrame }) => !isFrame)

/** Leads Tab to the start of the page, unless a dialog or a menu is open, which keeps the focus. */
function goToStart(): keyof typeof keys {
  const { activeElement, body } = document
  if (activeElement?.closest('[role="menu"]')) return 'menu'
  if (activeElement?.closest('[role="dialog"]')) return 'page'
  // After `blur` Tab would go on from the same place.
  body.tabIndex = -1
  body.focus({ preventScroll: true })
  body.removeAttribute('tabindex')
  window.scrollTo({ top: 0, behavior: 'instant' })
  return 'page'
}

/** Presses a key until the focus reaches an element for the second time, and returns all stops. */
async function walk(
  page: Page,
  key: string,
  faults: string[],
  visit?: (stop: Stop) => Promise<void>,
): Promise<readonly Stop[]> {
  const stops: Stop[] = []
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.down(key)
    const [stop] = await Promise.all([describeFocus(page), page.keyboard.up(key)])
    // Beyond the last stop are the controls of the browser.
    if (!stop) {
      if (stops.length > 0) return stops
      continue
    }
    const last = stops.at(-1)
    if (last?.index === stop.index) {
      // A frame has stops of its own; anything else keeps the focus.
      if (stop.isFrame) continue
      if (stops.length > 1) faults.push(`${key} doesn’t leave ${stop.html}`)
      return stops
    }
    if (stops.some(({ index }) => index === stop.index)) return stops
    stops.push(stop)
    // A frame scrolls to its own stops, of which an empty one has none.
    if (stop.cover !== undefined && !stop.isFrame)
      faults.push(`The focused element is covered or outside the window: ${stop.html} by ${stop.cover}`)
    await visit?.(stop)
  }
  faults.push(`${key} has not returned to the start after ${maxPresses} presses`)
  return stops
}

declare const window: Window & { focusedElements?: Element[] }

function describeFocus(page: Page): Promise<Stop | undefined> {
  return page.evaluate(async () => {
    // Menus move the focus in a timeout. A frame would take several times as long, and `elementFromPoint` needs none.
    await new Promise((resolve) => setTimeout(resolve))
    const element = document.activeElement
    if (!element || element === document.body || element === document.documentElement) return undefined
    const animations = document.getAnimations().filter(({ effect, playState }) => {
      const { endTime } = effect?.getComputedTiming() ?? {}
      return playState === 'running' && Number(endTime) <= 1000
    })
    await Promise.allSettled(animations.map(({ finished }) => finished))
    const known = (window.focusedElements ??= [])
    const index = known.includes(element) ? known.indexOf(element) : known.push(element) - 1
    // The ring of a stretched link surrounds its card, that of some radio buttons and checkboxes their label.
    let shown = element
    while (getComputedStyle(shown).outlineStyle === 'none' && shown.parentElement) shown = shown.parentElement
    if (shown === document.documentElement) shown = element
    const { x, y, width, height } = shown.getBoundingClientRect()
    const places = [0.02, 0.25, 0.5, 0.75, 0.98]
    // A link of several lines has a box for each, with gaps beside them.
    const isVisible = [...shown.getClientRects()].some((line) =>
      places.some((across) =>
        places.some((down) => {
          const top = document.elementFromPoint(line.x + line.width * across, line.y + line.height * down)
          return top !== null && shown.contains(top)
        }),
      ),
    )
    const surface = element.closest('[data-surface]')?.getAttribute('data-surface')
    return {
      index,
      html: element.outerHTML.slice(0, 160),
      kind: [element.tagName, shown.getAttribute('class'), surface].join(' '),
      box: { x, y, width, height },
      cover: isVisible ? undefined : nameCover(),
      isFrame: element.tagName === 'IFRAME',
    }

    function nameCover() {
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      return `${top?.outerHTML.slice(0, 160) ?? 'the edge of the window'} at ${Math.round(x)}, ${Math.round(y)}`
    }
  })
}

/** Room around an element for its ring, in pixels. */
const ringRoom = 10

/** Which share of a line of two pixels around an element must change. Rings are cut off at the edges of the window. */
const leastShare = 0.7

/**
 * Compares the pixels around the focused element with and without the focus. Most of a line of two pixels around it must
 * change by a contrast of 3 (WCAG 2.4.7, and the sizes of 2.4.13).
 */
async function findRingFault(page: Page, { box, html }: Stop): Promise<string | undefined> {
  const viewport = page.viewportSize() ?? { width: 0, height: 0 }
  const left = Math.max(0, Math.floor(box.x - ringRoom))
  const top = Math.max(0, Math.floor(box.y - ringRoom))
  const clip = {
    x: left,
    y: top,
    width: Math.min(viewport.width, Math.ceil(box.x + box.width + ringRoom)) - left,
    height: Math.min(viewport.height, Math.ceil(box.y + box.height + ringRoom)) - top,
  }
  if (clip.width <= 0 || clip.height <= 0) return undefined
  const shoot = async () =>
    sharp(await page.screenshot({ clip, animations: 'allow' }))
      .removeAlpha()
      .raw()
      .toBuffer()
  const focused = await shoot()
  await page.evaluate(() => {
    const element = document.activeElement
    if (element instanceof HTMLElement || element instanceof SVGElement) element.blur()
    Object.assign(window, { unfocused: element })
  })
  const unfocused = await shoot()
  await page.evaluate(() => {
    const { unfocused: element } = window as { unfocused?: unknown }
    if (element instanceof HTMLElement) element.focus({ preventScroll: true, focusVisible: true })
  })
  let changed = 0
  for (let at = 0; at < focused.length; at += 3) {
    if (contrast(luminance(focused, at), luminance(unfocused, at)) >= 3) changed += 1
  }
  // Only the part of the element within the window counts.
  const visibleWidth = Math.min(viewport.width, box.x + box.width) - Math.max(0, box.x)
  const visibleHeight = Math.min(viewport.height, box.y + box.height) - Math.max(0, box.y)
  const needed = leastShare * 2 * 2 * (visibleWidth + visibleHeight)
  return changed >= needed
    ? undefined
    : `The focus changes ${changed} pixels instead of ${Math.round(needed)} of ${html}`
}

/** The relative luminance of a pixel. Source: WCAG 2.2. */
function luminance(pixels: Buffer, at: number): number {
  const linear = (offset: number) => {
    const share = (pixels[at + offset] ?? 0) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2)
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** What can be operated. */
const controlSelector =
  'a[href], button, input, select, textarea, summary, [role="tab"], [role="menuitem"], [tabindex="0"]'

/**
 * Scrolls to one control of each kind and looks at it.
 * @param seenKinds the kinds of controls that have been looked at; those on this page are added to them
 */
export async function visitControlKinds(
  page: Page,
  seenKinds: Set<string>,
  visit: (control: Locator) => Promise<string | undefined>,
): Promise<readonly string[]> {
  const faults: string[] = []
  const controls = page.locator(controlSelector)
  for (const [index, kind] of (await controls.evaluateAll(kindsOf)).entries()) {
    if (kind === '' || seenKinds.has(kind)) continue
    seenKinds.add(kind)
    const control = controls.nth(index)
    await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const fault = await visit(control)
    if (fault) faults.push(fault)
  }
  return faults
}

/** Focuses a control and looks for its ring. */
export async function findControlRingFault(page: Page, control: Locator): Promise<string | undefined> {
  await control.evaluate((element) => {
    if (element instanceof HTMLElement) element.focus({ preventScroll: true, focusVisible: true })
  })
  const stop = await describeFocus(page)
  return stop && !stop.isFrame ? findRingFault(page, stop) : undefined
}

/** The kind of each element that is visible and can be operated, and its state; '' of the others. */
function kindsOf(elements: readonly Element[]): readonly string[] {
  const states = ['selected', 'pressed', 'expanded', 'current', 'disabled', 'invalid']
  // A menu closes when the focus leaves it.
  const menu = document.activeElement?.closest('[role="menu"]')
  return elements.map((element) => {
    if (menu && !menu.contains(element)) return ''
    // Some radio buttons and checkboxes are invisible, and their label shows their state.
    const shown = element.closest('label') ?? element
    const { width, height } = shown.getBoundingClientRect()
    const isShown = shown.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const isUsable = isShown && width > 8 && height > 8 && !shown.closest('[inert], [aria-hidden="true"]')
    if (!isUsable) return ''
    const state = states.map((name) => element.getAttribute(`aria-${name}`) ?? '')
    const isChecked = element.matches(':checked')
    return [element.tagName, shown.getAttribute('class'), element.className, isChecked, ...state].join(' ')
  })
}
