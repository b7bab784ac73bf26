import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'

export interface MarqueeProps extends NativeProps<'div'> {
  /** A short text: a single line while it moves; it wraps where it doesn't. */
  children: string
  /** Whether it moves; the page needs a Pause button that sets it to false. @default true */
  isPlaying?: boolean | undefined
}

// Each copy moves by its own width and is at least as wide as the line, so that the next copy follows without a gap.
const copyClasses = clsx(
  'min-w-full shrink-0 animate-marquee ps-3 pe-16 whitespace-nowrap',
  'rtl:[--marquee-end:100%] still:shrink still:animate-none still:pe-3 still:whitespace-normal',
  'group-hover/marquee:[animation-play-state:paused]',
)

/**
 * Use for a short line of scrolling text, such as a tagline. For several or interactive items use `Slider`, for text
 * that everyone has to read `Text`.
 * - Paused by its prop, under reduced motion and without JavaScript, the text is shown once, and wraps.
 */
export function Marquee({ children, isPlaying = true, ...props }: MarqueeProps) {
  return (
    <div
      {...props}
      data-state={isPlaying ? 'playing' : 'paused'}
      className="group/marquee flex min-w-0 overflow-hidden soft-edges text-muted"
    >
      <p className={copyClasses}>{children}</p>
      <p aria-hidden="true" className={`still:hidden ${copyClasses}`}>
        {children}
      </p>
    </div>
  )
}
