import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'
import { PlaybackButton } from './internal/PlaybackButton'
import { usePlayback } from './internal/usePlayback'

interface MarqueeOwnProps {
  /** What moves: the end of the button's accessible name, after "Pause" or "Play". */
  label: string
  /** A short text: a single line while it moves; it wraps where it doesn't. */
  children: string
}

export type MarqueeProps = MarqueeOwnProps &
  NativeProps<'div', MarqueeOwnProps, 'onFocus' | 'onBlur' | 'aria-label' | 'aria-labelledby'>

/**
 * Use for a short line of scrolling text, such as a tagline. For several or interactive items use `Slider`, for text
 * that everyone has to read `Text`.
 *
 * - In the accessibility tree once; the copy that follows it is hidden from screen readers.
 * - A Pause button precedes it where it moves, unless it is in a `Ticker`. It also pauses while it is hovered or its
 *   button has the focus.
 * - Paused, under reduced motion and without JavaScript, the text is shown once, and wraps.
 * - Each pass begins with a rest at the first letter.
 */
export function Marquee({ label, children, ...props }: MarqueeProps) {
  const playback = usePlayback()
  const active = playback.isSuspended ? 'suspended' : 'playing'

  return (
    <div
      {...props}
      {...playback.focusProps}
      data-state={playback.isPlaying ? active : 'paused'}
      className="group flex min-w-0 items-center gap-2 text-muted"
    >
      {!playback.isShared && (
        <PlaybackButton label={label} isPlaying={playback.isPlaying} onToggle={playback.toggle} />
      )}
      <div
        {...playback.hoverProps}
        className={clsx(
          'group/line flex min-w-0 flex-1 overflow-hidden py-1 scrollbar-none motion-reduce:overflow-visible noscript:overflow-visible print:overflow-visible',
          !playback.isShared && 'text-small',
        )}
      >
        <p className={clsx(copyClasses, !playback.isShared && wrapped)}>{children}</p>
        <p
          aria-hidden="true"
          className={clsx(
            copyClasses,
            'group-data-[state=paused]:hidden motion-reduce:hidden noscript:hidden print:hidden',
          )}
        >
          {children}
        </p>
      </div>
    </div>
  )
}

// Each copy moves by its own width and is at least as wide as the line, so that the next copy follows without a gap.
// CSS pauses it on hover too, because it moves before the JavaScript has loaded.
const copyClasses =
  'min-w-full shrink-0 animate-marquee pe-16 whitespace-nowrap covered:animate-paused group-hover/line:animate-paused group-data-[state=paused]:shrink group-data-[state=paused]:animate-none group-data-[state=paused]:pe-0 group-data-[state=paused]:whitespace-normal group-data-[state=suspended]:animate-paused rtl:marquee-mirrored motion-reduce:animate-none motion-reduce:pe-0 noscript:animate-none noscript:pe-0 print:animate-none print:pe-0'

/** Where nothing moves. In a `Ticker`, `turns` does the same. */
const wrapped =
  'motion-reduce:shrink motion-reduce:whitespace-normal noscript:shrink noscript:whitespace-normal print:shrink print:whitespace-normal'
