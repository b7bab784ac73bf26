import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'

export interface FrameProps extends NativeProps<'div'> {
  /**
   * 'natural' is that of the content, 'landscape' 16:10, 'window' too, but at most as high as the window; 'upright' like it,
   * but on a phone up to 4:5; 'stretched' 16:10, and from `lg` as high as its column. @default 'natural'
   */
  shape?: keyof typeof shapes | undefined
  /** What it contains; a drawing has a white background and a hairline around it. @default 'picture' */
  variant?: 'picture' | 'drawing' | undefined
}

const shapes = {
  natural: '',
  landscape: 'aspect-16/10',
  window: 'aspect-16/10 not-print:max-h-view w-full',
  upright: 'aspect-4/5 sm:aspect-16/10 not-print:max-h-view w-full',
  stretched: 'aspect-16/10 *:absolute *:inset-0 lg:grow print:grow-0',
}

/**
 * Use around a picture or drawing to crop it and round its corners; a `Picture` inside takes the ratio 'fill'. For a
 * picture that links to a page, use `LinkCard`.
 */
export function Frame({ shape = 'natural', variant = 'picture', ...props }: FrameProps) {
  const isDrawing = variant === 'drawing'
  return (
    <div
      {...props}
      data-surface={isDrawing ? 'white' : undefined}
      className={clsx(
        'relative min-h-0 overflow-clip rounded-medium',
        shapes[shape],
        isDrawing && 'border border-line',
      )}
    />
  )
}
