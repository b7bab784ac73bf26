import type { ComponentProps } from 'react'
import type { DrawingName } from '../../content/pictures'
import { drawing } from '../../images/pictures'

export interface ContentDrawingProps extends Pick<ComponentProps<'img'>, 'className' | 'decoding'> {
  name: DrawingName
  /** @default the alternative text of the drawing's record */
  alt?: string | undefined
}

/** A drawing of the content, lazy so that React doesn't preload it before the first picture. */
export function ContentDrawing({ name, alt, ...props }: ContentDrawingProps) {
  const { src, width, height, alt: recordedAlt } = drawing(name)
  return <img src={src} width={width} height={height} alt={alt ?? recordedAlt} loading="lazy" {...props} />
}
