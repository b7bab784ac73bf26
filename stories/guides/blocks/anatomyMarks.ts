import type { Part, Side } from '../../support/guidance'

/** A point in px. */
interface Point {
  readonly x: number
  readonly y: number
}

/** The number of a part: where it is, and the point of the part to which its line leads. */
export interface Mark {
  readonly number: number
  readonly at: Point
  readonly to: Point
}

/** A rectangle in px, such as that of an element. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A part that was found in the example. */
export interface FoundPart {
  readonly number: number
  /** The side in the window: `start` is left or right, depending on the direction of writing. */
  readonly side: 'top' | 'bottom' | 'left' | 'right'
  readonly box: Box
}

/** The diameter of a number, and its distance from the example. */
const size = 24
const gap = 12

/** Up to this width or height in px, a part could be hidden by a number. */
const smallPart = 64

/**
 * Finds the parts that are visible in an element, or else in the next one. Their boxes are relative to the origin, in the
 * window.
 */
export function findParts(
  places: readonly [Element, ...Element[]],
  parts: readonly Part[],
  origin: Pick<Box, 'left' | 'top'> = { left: 0, top: 0 },
): readonly FoundPart[] {
  const isMirrored = getComputedStyle(places[0]).direction === 'rtl'
  return parts.flatMap(({ selector, side }, index) => {
    const [element] = places.flatMap((place) =>
      place.matches(selector) ? place : (place.querySelector(selector) ?? []),
    )
    const box = element && visibleBox(element)
    if (!box || box.width === 0 || box.height === 0) return []
    return [{ number: index + 1, side: sideIn(side, isMirrored), box: relativeTo(origin, box) }]
  })
}

/** The box of what can be seen of an element: of a text without a surface, or of a picture that fits into its box. */
function visibleBox(element: Element): DOMRect {
  const box = element.getBoundingClientRect()
  const { objectFit, backgroundColor, borderWidth } = getComputedStyle(element)
  const hasSurface = backgroundColor !== 'rgba(0, 0, 0, 0)' || borderWidth !== '0px'
  if (element.childElementCount === 0 && element.textContent !== '' && !hasSurface) {
    const text = document.createRange()
    text.selectNodeContents(element)
    return text.getBoundingClientRect()
  }
  const [width, height] = [Number(element.getAttribute('width')), Number(element.getAttribute('height'))]
  if (objectFit !== 'contain' || !(width > 0 && height > 0)) return box
  const scale = Math.min(box.width / width, box.height / height)
  const [across, down] = [width * scale, height * scale]
  return new DOMRect(box.x + (box.width - across) / 2, box.y + (box.height - down) / 2, across, down)
}

/** A box in the window, relative to an origin. */
export function relativeTo({ left, top }: Pick<Box, 'left' | 'top'>, box: Box): Box {
  return { left: box.left - left, top: box.top - top, right: box.right - left, bottom: box.bottom - top }
}

function sideIn(side: Side, isMirrored: boolean): FoundPart['side'] {
  if (side === 'start') return isMirrored ? 'right' : 'left'
  if (side === 'end') return isMirrored ? 'left' : 'right'
  return side
}

/**
 * Places the numbers of the parts around a box, or each beside its part if there is none: within the bounds, apart from
 * each other, and not on another small part.
 */
export function placeMarks(
  parts: readonly FoundPart[],
  around: Box | undefined,
  bounds: Box,
): readonly Mark[] {
  const placed: Mark[] = []
  for (const side of ['top', 'bottom', 'left', 'right'] as const) {
    const isBeside = side === 'left' || side === 'right'
    let free = Number.NEGATIVE_INFINITY
    const onSide = parts
      .filter((part) => part.side === side)
      .toSorted((a, b) => (isBeside ? centre(a.box).y - centre(b.box).y : centre(a.box).x - centre(b.box).x))
    for (const { number, box } of onSide) {
      const { x, y } = centre(box)
      const outer = around ?? box
      const edge = outside(side, outer)
      const along = Math.max(isBeside ? y : x, free)
      if (around) free = along + size + 4
      const wish = within(isBeside ? { x: edge, y: along } : { x: along, y: edge }, bounds)
      const at = freePoint(wish, number, placed, parts, bounds)
      const facing = {
        left: { x: box.left, y },
        right: { x: box.right, y },
        top: { x, y: box.top },
        bottom: { x, y: box.bottom },
      }[side]
      placed.push({ number, at, to: at === wish ? facing : nearest(at, box) })
    }
  }
  return placed.toSorted((a, b) => a.number - b.number)
}

/**
 * The free point nearest to the preferred one: apart from the numbers that are already placed, and on no small part. At
 * the preferred point itself, a number may cover an edge of its own part.
 */
function freePoint(
  wish: Point,
  number: number,
  placed: readonly Mark[],
  parts: readonly FoundPart[],
  bounds: Box,
): Point {
  const small = parts.filter(
    ({ box: { left, top, right, bottom } }) => Math.min(right - left, bottom - top) <= smallPart,
  )
  const others = small.filter((part) => part.number !== number)
  const isApart = ({ x, y }: Point) => placed.every(({ at }) => Math.hypot(at.x - x, at.y - y) >= size + 4)
  const covered = (point: Point, on: readonly FoundPart[]) =>
    on.reduce((sum, { box }) => sum + overlap(point, box), 0)
  if (isApart(wish) && covered(wish, others) === 0) return wish
  let best = { point: wish, cost: Number.POSITIVE_INFINITY }
  const start = within({ x: bounds.left, y: bounds.top }, bounds)
  const end = within({ x: bounds.right, y: bounds.bottom }, bounds)
  for (let x = start.x; x <= end.x; x += 4) {
    for (let y = start.y; y <= end.y; y += 4) {
      const point = { x, y }
      const cost = Math.hypot(x - wish.x, y - wish.y) + covered(point, small) / 4
      if (cost < best.cost && isApart(point)) best = { point, cost }
    }
  }
  return best.point
}

/** The area of a box that a number covers. */
function overlap({ x, y }: Point, { left, top, right, bottom }: Box) {
  const half = size / 2
  const width = Math.min(x + half, right) - Math.max(x - half, left)
  const height = Math.min(y + half, bottom) - Math.max(y - half, top)
  return Math.max(width, 0) * Math.max(height, 0)
}

/** The point of a box that is nearest to a number. */
function nearest({ x, y }: Point, { left, top, right, bottom }: Box): Point {
  return { x: Math.min(Math.max(x, left), right), y: Math.min(Math.max(y, top), bottom) }
}

function centre({ left, top, right, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** The coordinate of the numbers on a side. */
function outside(side: FoundPart['side'], { left, top, right, bottom }: Box) {
  const distance = gap + size / 2
  return { left: left - distance, right: right + distance, top: top - distance, bottom: bottom + distance }[
    side
  ]
}

function within({ x, y }: Point, { left, top, right, bottom }: Box): Point {
  const half = size / 2 + 1
  return {
    x: Math.min(Math.max(x, left + half), right - half),
    y: Math.min(Math.max(y, top + half), bottom - half),
  }
}
