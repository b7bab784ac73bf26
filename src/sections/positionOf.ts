import type { PictureData } from '../content/collections/commonPictures'
import type { PictureProps } from '../design-system'

/**
 * The crop position for a focal point in per cent: left for x up to 42, right for x from 60; else bottom for y from 60,
 * or centred.
 */
export function positionOf({ focus: { x, y } }: PictureData): NonNullable<PictureProps['position']> {
  if (x <= 42) return 'left'
  if (x >= 60) return 'right'
  return y >= 60 ? 'bottom' : 'center'
}
