import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'
import { windowFrom, type Breakpoint } from './mediaQueries'

export interface PictureSource {
  /** The `srcset` of each format, the best format first. */
  readonly sources: Readonly<Record<string, string>>
  /** The fallback image, with the intrinsic size. */
  readonly img: { readonly src: string; readonly w: number; readonly h: number }
}

/** The rendered width of a picture: by default, and from each breakpoint. */
export type PictureWidths = { readonly base: string } & Partial<Readonly<Record<Breakpoint, string>>>

export interface PictureProps extends NativeProps<'img', 'alt' | 'sizes'> {
  /** The imported picture. */
  picture: PictureSource
  /** The alternative text, or `decorative` if the adjacent text says the same. */
  alt: string | { decorative: true }
  /** The rendered width; a lazy picture is measured instead by browsers that can. @default `{ base: '100vw' }` */
  sizes?: PictureWidths | undefined
  /** Whether `sizes` is used even if it is lazy, because the picture is wider than its box. @default false */
  hasOwnWidth?: boolean | undefined
  /**
   * 'natural' is its own, 'landscape' 16:10, 'upright' 2:3; 'fill' covers its container, and 'fit' is contained in it;
   * 'cutout' is a natural one without a ground. @default 'natural'
   */
  ratio?: keyof typeof ratios | undefined
  /** Limits its height to 21rem from `lg`, where it is beside a long text or form. @default false */
  isLow?: boolean | undefined
  /** The part to keep visible when the picture is cropped. @default 'center' */
  position?: keyof typeof positions | undefined
  /** Loads it eagerly and with high priority, for a picture at the top of the page. @default false */
  isPriority?: boolean | undefined
}

const windowWide = { base: '100vw' }

const widestFirst = ['xl', 'lg', 'md', 'sm'] as const satisfies readonly Breakpoint[]

const cropped = 'h-auto rounded-picture bg-tint object-cover'

const ratios = {
  natural: { box: 'w-full', image: 'h-auto rounded-picture bg-tint' },
  landscape: { box: 'w-full aspect-16/10', image: cropped },
  square: { box: 'w-full aspect-square', image: cropped },
  upright: { box: 'w-full aspect-2/3', image: cropped },
  fill: { box: 'size-full', image: 'bg-tint object-cover' },
  fit: { box: 'size-full', image: 'object-contain' },
  cutout: { box: 'w-full', image: 'h-auto' },
}

/** Physical sides, because pictures aren't mirrored in right-to-left pages. */
const positions = {
  center: 'object-center',
  left: 'object-[35%_50%]',
  right: 'object-[70%_50%]',
  bottom: 'object-[50%_65%]',
}

/** Use for photographs and renderings; the browser chooses the width. For an icon next to text use `Icon`. */
export function Picture({
  picture: { sources, img },
  alt,
  sizes = windowWide,
  hasOwnWidth = false,
  ratio = 'natural',
  isLow = false,
  position = 'center',
  isPriority = false,
  ...props
}: PictureProps) {
  const { box, image } = ratios[ratio]
  const boxClasses = clsx(box, isLow && 'lg:max-h-[21rem]')
  const hasAutoSizes = !isPriority && !hasOwnWidth
  return (
    <picture className={clsx('block', boxClasses)}>
      {Object.entries(sources).map(([format, candidates]) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={candidates}
          sizes={hasAutoSizes ? `auto, ${sizesOf(sizes)}` : sizesOf(sizes)}
        />
      ))}
      <img
        {...props}
        src={img.src}
        // Permits `auto` above.
        sizes={hasAutoSizes ? 'auto' : undefined}
        width={img.w}
        height={img.h}
        alt={typeof alt === 'string' ? alt : ''}
        loading={isPriority ? 'eager' : 'lazy'}
        // Chromium gives a lazy picture in the window the same priority as the page's main picture.
        fetchPriority={isPriority ? 'high' : 'low'}
        decoding="async"
        className={clsx(boxClasses, image, positions[position])}
      />
    </picture>
  )
}

/** The `sizes` attribute: the first media query that matches applies. */
function sizesOf({ base, ...wider }: PictureWidths): string {
  const steps = widestFirst.flatMap((name) => (wider[name] ? `${windowFrom(name)} ${wider[name]}` : []))
  return [...steps, base].join(', ')
}
