import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'

/** A master in every format and width, as the picture pipeline gives it. */
export interface PictureSource {
  /** Format to candidates, the best format first. */
  readonly sources: Readonly<Record<string, string>>
  /** The fallback, and the size that all have in common. */
  readonly img: { readonly src: string; readonly w: number; readonly h: number }
}

type PictureRatio = 'natural' | 'landscape' | 'square' | 'fill' | 'fit'
type PicturePosition = 'center' | 'left' | 'right' | 'bottom'

interface PictureOwnProps {
  /** What the pipeline made of the master. */
  picture: PictureSource
  /** What is to be seen; `decorative` where the text beside it says it already. */
  alt: string | { decorative: true }
  /** How wide it is shown, as a list of media conditions. @default '100vw' */
  sizes?: string
  /**
   * Its own shape, 16 to 10, a square; or the shape of the place it stands in, which it fills, or fits into
   * whole. @default 'natural'
   */
  ratio?: PictureRatio
  /** Where what counts lies in it, so that a cut keeps it: the middle, or nearer to one side. @default 'center' */
  position?: PicturePosition
  /** It stands at the top of its page: fetched first, not when it comes near. @default false */
  isPriority?: boolean
}

export type PictureProps = PictureOwnProps &
  NativeProps<
    'img',
    PictureOwnProps,
    'children' | 'src' | 'srcSet' | 'width' | 'height' | 'loading' | 'fetchPriority' | 'decoding'
  >

const ratios: Record<PictureRatio, string> = {
  natural: 'h-auto bg-tint',
  landscape: 'aspect-16/10 h-auto bg-tint object-cover',
  square: 'aspect-square h-auto bg-tint object-cover',
  fill: 'h-full bg-tint object-cover',
  fit: 'h-full object-contain',
}

/** Physical sides: a picture isn't mirrored where the text runs from right to left. */
const positions: Record<PicturePosition, string> = {
  center: 'object-center',
  left: 'object-[35%_50%]',
  right: 'object-[70%_50%]',
  bottom: 'object-[50%_65%]',
}

/**
 * Use for every picture: the browser takes the best format and width. For a sign beside words use `Icon`.
 *
 * - Has an alternative text by type, or is declared decorative and passed over.
 * - Its place is kept while it loads.
 * - The ref and the native attributes go to its `img`.
 */
export function Picture({
  picture,
  alt,
  sizes = '100vw',
  ratio = 'natural',
  position = 'center',
  isPriority = false,
  ...props
}: PictureProps) {
  const { src, w, h } = picture.img
  return (
    <picture className={ratio === 'fill' || ratio === 'fit' ? 'block h-full' : 'block'}>
      {Object.entries(picture.sources).map(([format, candidates]) => (
        <source key={format} type={`image/${format}`} srcSet={candidates} sizes={sizes} />
      ))}
      <img
        {...props}
        src={src}
        width={w}
        height={h}
        alt={typeof alt === 'string' ? alt : ''}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding="async"
        className={clsx('w-full', ratios[ratio], positions[position])}
      />
    </picture>
  )
}
