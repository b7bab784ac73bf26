/** The distance between the line and the field, in px. */
const gap = 4

/**
 * The points of a line from a floor of the house to its field, for an SVG polyline that covers the root; '' if the floor
 * isn't rendered. To a field below the figure it runs along the edge of the root, so that it crosses no other field.
 */
export function leaderLine(root: HTMLElement, part: string): string {
  const floor = root.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect()
  const field = root.querySelector(`[data-annotation="${part}"]`)?.getBoundingClientRect()
  if (!floor?.width || !field) return ''
  const origin = root.getBoundingClientRect()
  const floorY = floor.top + floor.height / 2
  const fieldY = field.top + field.height / 2
  const isMirrored = getComputedStyle(root).direction === 'rtl'
  const edge = isMirrored ? origin.right + gap : origin.left - gap
  const points =
    field.left >= floor.right
      ? [floor.right, floorY, field.left - gap, fieldY]
      : field.right <= floor.left
        ? [floor.left, floorY, field.right + gap, fieldY]
        : [isMirrored ? floor.right : floor.left, floorY, edge, floorY, edge, fieldY]
  return points.map((point, index) => Math.round(point - (index % 2 ? origin.top : origin.left))).join(' ')
}
