/** The edges of a box, in px. */
interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The distance between the line and the annotation, in px. */
const gap = 4

/**
 * The points of a line from a part of a figure to its annotation, for an SVG polyline that covers the root; '' if one of
 * them isn't rendered.
 */
export function leaderLine(root: HTMLElement, part: string): string {
  const anchor = root.querySelector(`[data-part="${part}"]`)
  const annotation = root.querySelector(`[data-annotation="${part}"]`)
  if (!anchor?.getClientRects().length || !annotation) return ''
  const origin = root.getBoundingClientRect()
  const isMirrored = getComputedStyle(root).direction === 'rtl'
  return leaderPoints(anchor.getBoundingClientRect(), annotation.getBoundingClientRect(), origin, isMirrored)
    .map(([x, y]) => `${Math.round(x - origin.left)},${Math.round(y - origin.top)}`)
    .join(' ')
}

/**
 * From the part's nearest side to an annotation beside the figure; for one below the figure, along the start edge of the
 * root, so that the line doesn't cross other annotations.
 */
function leaderPoints(
  part: Box,
  annotation: Box,
  root: Box,
  isMirrored: boolean,
): readonly (readonly [x: number, y: number])[] {
  const partY = (part.top + part.bottom) / 2
  const annotationY = (annotation.top + annotation.bottom) / 2
  if (annotation.left >= part.right) {
    return [
      [part.right, partY],
      [annotation.left - gap, annotationY],
    ]
  }
  if (annotation.right <= part.left) {
    return [
      [part.left, partY],
      [annotation.right + gap, annotationY],
    ]
  }
  const [partX, edge] = isMirrored ? [part.right, root.right + gap] : [part.left, root.left - gap]
  return [
    [partX, partY],
    [edge, partY],
    [edge, annotationY],
  ]
}
