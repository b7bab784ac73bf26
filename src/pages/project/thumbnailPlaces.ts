/** The shape of a picture, as far as its place depends on it. */
export type PictureShape = 'landscape' | 'portrait'

/** A thumbnail's place: its columns of six in a wide window and of two on a phone, and its shape. */
export type ThumbnailPlace =
  'single' | 'largeLeft' | 'largeRight' | 'smallLeft' | 'smallRight' | 'half' | 'tall' | 'besideTall'

/**
 * Lays a gallery out in groups that each end on a straight line: a large picture beside two small ones, then two
 * halves, then the same mirrored. A portrait among two halves gets a tall place, which shows it whole.
 */
export function thumbnailPlaces(shapes: readonly PictureShape[]): readonly ThumbnailPlace[] {
  if (shapes.length === 1) return ['single']
  const places: ThumbnailPlace[] = []
  let isMirrored = false
  let wasThree = false
  while (places.length < shapes.length) {
    const rest = shapes.length - places.length
    // No group has one picture, and none may be left over.
    const canBeThree = rest === 3 || rest > 4
    const canBeTwo = rest !== 3
    if (canBeThree && !(wasThree && canBeTwo)) {
      places.push(
        ...(isMirrored
          ? (['smallLeft', 'smallLeft', 'largeRight'] as const)
          : (['largeLeft', 'smallRight', 'smallRight'] as const)),
      )
      isMirrored = !isMirrored
      wasThree = true
    } else {
      const [first, second] = shapes.slice(places.length)
      if (first === second) places.push('half', 'half')
      else
        places.push(
          ...(first === 'portrait' ? (['tall', 'besideTall'] as const) : (['besideTall', 'tall'] as const)),
        )
      wasThree = false
    }
  }
  return places
}
