import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'
import { PlaybackButton } from './internal/PlaybackButton'
import { usePlayback } from './internal/usePlayback'

interface MarqueeOwnProps {
  /** What runs past, as its button calls it: "Pause" goes before it. */
  label: string
  /** The one line. */
  children: string
}

export type MarqueeProps = MarqueeOwnProps &
  NativeProps<'div', MarqueeOwnProps, 'onFocus' | 'onBlur' | 'aria-label' | 'aria-labelledby'>

/**
 * Use for one short line that may run past, such as a tagline. What takes turns, or can be pressed, is a
 * `Slider`; what everybody has to read is a `Text`.
 *
 * - Read out once, however often it runs past.
 * - Its Pause button comes before it. It also stands while the pointer is on the line, or the focus on the button.
 * - Stands still under reduced motion: the whole text once, on as many lines as it needs.
 */
export function Marquee({ label, children, ...props }: MarqueeProps) {
  const playback = usePlayback()
  const isMoving = playback.isPlaying && !playback.isHeld

  return (
    <div
      {...props}
      {...playback.focusProps}
      data-state={isMoving ? 'playing' : 'paused'}
      className="group flex min-w-0 items-center gap-2 text-muted"
    >
      <PlaybackButton label={label} isPlaying={playback.isPlaying} onToggle={playback.toggle} />
      <div
        {...playback.hoverProps}
        className="group/line flex min-w-0 flex-1 overflow-hidden py-1 text-small motion-reduce:overflow-visible print:overflow-visible"
      >
        <p className={run}>{children}</p>
        <p aria-hidden="true" className={clsx(run, 'motion-reduce:hidden print:hidden')}>
          {children}
        </p>
      </div>
    </div>
  )
}

// Each copy moves by its own width, and is at least as wide as the line, so that the next one follows it. The
// pointer stops it by a rule too: it moves before there is a script.
const run =
  'min-w-full shrink-0 animate-marquee pe-16 whitespace-nowrap group-hover/line:animate-paused group-data-[state=paused]:animate-paused rtl:marquee-mirrored motion-reduce:shrink motion-reduce:animate-none motion-reduce:pe-0 motion-reduce:whitespace-normal print:shrink print:animate-none print:pe-0 print:whitespace-normal'
