/** The orientation of a picture, which its place depends on. */
type PictureShape = 'landscape' | 'portrait'

/** A thumbnail's place in the grid, which has six columns in wide windows and two on a phone, and its aspect ratio. */
export type ThumbnailPlace =
  | 'single'
  | 'largeLeft'
  | 'largeRight'
  | 'smallLeft'
  | 'smallRight'
  | 'half'
  | 'tall'
  | 'besideTall'
  | 'upright'
  | 'wide'
  | 'third'

/**
 * Lays out a gallery in groups: a large picture beside two small ones, on alternating sides, and between two such groups
 * a pair. The pair has two halves, but if it is a portrait and a landscape, the portrait gets a tall place, which shows
 * it uncropped; a group of three would crop it, so a portrait is in one only if three pictures remain. Of four
 * landscapes, the first is cropped to a place of two rows.
 */
export function thumbnailPlaces(shapes: readonly PictureShape[]): readonly ThumbnailPlace[] {
  if (shapes.length === 1) return ['single']
  if (shapes.length === 4 && !shapes.includes('portrait')) return ['upright', 'wide', 'third', 'third']
  const places: ThumbnailPlace[] = []
  let isMirrored = false
  let isAfterThree = false
  while (places.length < shapes.length) {
    const remaining = shapes.length - places.length
    // A group has two or three pictures, so a single one must never remain.
    const next = shapes.slice(places.length, places.length + 3)
    // Three of six pictures leave three, so both groups count.
    const cropped = remaining === 6 ? shapes.slice(places.length) : next
    const canBeThree = remaining === 3 || (remaining > 4 && !cropped.includes('portrait'))
    const canBeTwo = remaining !== 3
    if (canBeThree && !(isAfterThree && canBeTwo)) {
      places.push(
        ...(isMirrored
          ? (['smallLeft', 'smallLeft', 'largeRight'] as const)
          : (['largeLeft', 'smallRight', 'smallRight'] as const)),
      )
      isMirrored = !isMirrored
      isAfterThree = true
    } else {
      const [first, second] = next
      if (first === second) places.push('half', 'half')
      else
        places.push(
          ...(first === 'portrait' ? (['tall', 'besideTall'] as const) : (['besideTall', 'tall'] as const)),
        )
      isAfterThree = false
    }
  }
  return places
}
