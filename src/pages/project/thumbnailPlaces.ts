import type { PictureWidths } from '../../design-system'

/** The orientation of a picture, which its place depends on. */
type PictureShape = 'landscape' | 'portrait'

/** A thumbnail's place in the grid, which has six columns in wide windows and two on a phone. */
interface ThumbnailPlace {
  /** Its cells and its aspect ratio. */
  readonly className: string
  /** The rendered width of the picture. */
  readonly sizes: PictureWidths
  /** Whether the picture is wider than the place. @default false */
  readonly hasOwnWidth?: boolean
}

const large = { base: '92vw', md: '66vw', xl: '52rem' }
const small = { base: '50vw', md: '33vw', xl: '26rem' }

// A large picture spans two rows, whose height comes from the small pictures beside it.
const places = {
  single: { className: 'col-span-full aspect-16/10', sizes: { base: '92vw' } },
  largeLeft: {
    className: 'col-span-2 aspect-16/10 md:col-span-4 md:col-start-1 md:row-span-2 md:aspect-auto',
    sizes: large,
  },
  largeRight: {
    className: 'col-span-2 aspect-16/10 md:col-span-4 md:col-start-3 md:row-span-2 md:aspect-auto',
    sizes: large,
  },
  smallLeft: { className: 'aspect-16/10 md:col-span-2 md:col-start-1', sizes: small },
  smallRight: { className: 'aspect-16/10 md:col-span-2 md:col-start-5', sizes: small },
  half: { className: 'aspect-16/10 md:col-span-3', sizes: { base: '50vw', xl: '39rem' } },
  tall: {
    className: 'col-span-2 aspect-4/5 md:aspect-auto',
    sizes: { base: '92vw', md: '33vw', xl: '26rem' },
  },
  besideTall: { className: 'col-span-2 aspect-16/10 md:col-span-4', sizes: large },
  // A landscape cropped to an upright place: scaled to the height of both rows, it is wider than the place.
  upright: {
    className: 'col-span-2 aspect-4/5 md:row-span-2 md:aspect-auto',
    sizes: { base: '184vw', md: '102vw', xl: '81rem' },
    hasOwnWidth: true,
  },
  wide: { className: 'col-span-2 aspect-3/2 md:col-span-4', sizes: large },
  third: { className: 'aspect-4/3 md:col-span-2', sizes: small },
} satisfies Record<string, ThumbnailPlace>

/**
 * Lays out a gallery in groups of three, a large picture beside two small ones on alternating sides, with pairs between
 * them. Groups of three crop a portrait, so it is in a pair, in a tall place, unless only three pictures remain.
 */
export function thumbnailPlaces(shapes: readonly PictureShape[]): readonly ThumbnailPlace[] {
  const { largeLeft, largeRight, smallLeft, smallRight, half, tall, besideTall, third } = places
  if (shapes.length === 1) return [places.single]
  if (shapes.length === 4 && !shapes.includes('portrait')) return [places.upright, places.wide, third, third]
  const placed: ThumbnailPlace[] = []
  let isMirrored = false
  let isAfterThree = false
  while (placed.length < shapes.length) {
    const remaining = shapes.length - placed.length
    // A group has two or three pictures, so a single one must never remain.
    const next = shapes.slice(placed.length, placed.length + 3)
    // Three of six pictures leave three, so both groups count.
    const cropped = remaining === 6 ? shapes.slice(placed.length) : next
    const canBeThree = remaining === 3 || (remaining > 4 && !cropped.includes('portrait'))
    const canBeTwo = remaining !== 3
    if (canBeThree && !(isAfterThree && canBeTwo)) {
      placed.push(...(isMirrored ? [smallLeft, smallLeft, largeRight] : [largeLeft, smallRight, smallRight]))
      isMirrored = !isMirrored
      isAfterThree = true
    } else {
      const [first, second] = next
      const pair = first === 'portrait' ? [tall, besideTall] : [besideTall, tall]
      placed.push(...(first === second ? [half, half] : pair))
      isAfterThree = false
    }
  }
  return placed
}
