import { clsx } from 'clsx'
import type { DrawingName } from '../../content/drawings'
import { drawing } from '../../images/drawings'

export interface ContentDrawingProps {
  name: DrawingName
  /** @default the alternative text of the drawing's record */
  alt?: string | undefined
  /** Whether it covers its container, is contained in it, or is as wide as it. @default as the container says */
  fit?: keyof typeof fits
  /** The part that stays visible if it is cropped, otherwise the side that it is on. @default 'center' */
  position?: keyof typeof positions
}

const fits = {
  cover: 'size-full object-cover',
  contain: 'size-full object-contain',
  natural: 'h-auto w-full',
}

const positions = { center: '', left: 'object-left', pin: 'object-pin' }

/** A drawing of the content, lazy so that React doesn't preload it before the first picture. */
export function ContentDrawing({ name, alt, fit, position = 'center' }: ContentDrawingProps) {
  const { src, width, height, alt: recordedAlt } = drawing(name)
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt ?? recordedAlt}
      loading="lazy"
      className={clsx(fit && fits[fit], positions[position]) || undefined}
    />
  )
}
