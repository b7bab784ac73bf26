import { clsx } from 'clsx'
import { Picture, type PictureSource } from './Picture'
import type { NativeProps } from './internal/NativeProps'

/** One layer of the stack. */
export interface LiftedLayer {
  /** The part that an annotation of `AnnotatedFigure` refers to. */
  readonly part: string
  /** The picture, on the same transparent canvas of 1200 × 900 as all others. */
  readonly picture: PictureSource
  /** The outline of the layer on that canvas, as the points of an SVG polygon. */
  readonly outline: string
}

interface LiftedLayersOwnProps {
  /** Up to four layers, from the bottom up; the space is reserved while there are none. */
  layers: readonly LiftedLayer[]
  /** Whether the layers are apart, so that each is visible. @default false */
  isExploded?: boolean
  /** The parts that are shown as outlines only. @default none */
  outlinedParts?: readonly string[]
  /** The part that is lifted out of the stack. @default none */
  lifted?: string | undefined
  /** Called if a picture can't be loaded, to show something else instead. @default nothing happens */
  onPictureError?: (() => void) | undefined
  /** The native `sizes` of the pictures. @default '100vw' */
  sizes?: string
}

export type LiftedLayersProps = LiftedLayersOwnProps & NativeProps<'div', LiftedLayersOwnProps, 'children'>

/** The height of each layer in the stack. */
const levels = ['', 'layer-1', 'layer-2', 'layer-3']

/**
 * Use for an object with several levels, such as a house with its floors, where each level is a separate picture of the
 * same size. For a single picture, use `Picture`.
 *
 * - Decorative and hidden from screen readers: state what it shows as text, for example in an `AnnotatedFigure`.
 * - Exploded from the start under reduced motion.
 * - Hidden in print and in forced colours, where the edges of pale floors could not be seen.
 */
export function LiftedLayers({
  layers,
  isExploded = false,
  outlinedParts,
  lifted,
  sizes = '100vw',
  onPictureError,
  ...props
}: LiftedLayersProps) {
  return (
    <div
      {...props}
      aria-hidden="true"
      data-state={isExploded ? 'exploded' : 'stacked'}
      // The canvases are moved by percentages of their height: 13 while stacked, 20 while exploded.
      className="relative aspect-10/9 layer-lift-13 data-[state=exploded]:layer-lift-20 forced-colors:hidden motion-reduce:layer-lift-20 print:hidden"
    >
      {layers.map(({ part, picture, outline }, level) => (
        <div
          key={part}
          className={clsx(
            'absolute inset-x-0 bottom-[-19%] aspect-4/3 transition-[translate] duration-calm ease-out',
            levels[level],
          )}
        >
          <div
            data-state={part === lifted ? 'lifted' : 'resting'}
            className="relative size-full transition-[translate] duration-calm ease-out data-[state=lifted]:-translate-y-1/16"
          >
            <div
              data-state={outlinedParts?.includes(part) ? 'outlined' : 'shown'}
              className="size-full transition-opacity duration-calm ease-out data-[state=outlined]:opacity-0"
            >
              <Picture
                picture={picture}
                alt={{ decorative: true }}
                ratio="fit"
                sizes={sizes}
                onError={onPictureError}
              />
            </div>
            <svg
              viewBox="0 0 1200 900"
              data-state={outlinedParts?.includes(part) ? 'shown' : 'hidden'}
              className="absolute inset-0 size-full transition-opacity duration-calm ease-out data-[state=hidden]:opacity-0"
            >
              <polygon
                points={outline}
                strokeDasharray="5 4"
                vectorEffect="non-scaling-stroke"
                className="fill-none stroke-line-strong"
              />
            </svg>
          </div>
          {/* Where the line of an annotation ends: the extent of the outline. */}
          <svg viewBox="0 0 1200 900" className="pointer-events-none absolute inset-0 size-full">
            <polygon data-part={part} points={outline} className="fill-none" />
          </svg>
        </div>
      ))}
    </div>
  )
}
