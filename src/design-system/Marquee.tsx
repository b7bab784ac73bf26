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
 * - In the accessibility tree once; the copy that follows it while it moves is hidden from screen readers (story
 *   Default) (`npm run test:stories`: the accessibility tree while it moves, while the focus or its button pauses it,
 *   under reduced motion and in a Ticker).
 * - A Pause button precedes it where it moves, unless it is in a `Ticker`, whose own button pauses it (stories Default,
 *   Reduced Motion, In A Ticker). The line also pauses while it is hovered (story Default), and when the focus comes to
 *   the button, until it leaves; then the button is still called Pause, because it stops the line for good. Play starts
 *   it from its first letter, even while the focus is there (stories Default, Keyboard Alone).
 * - Each pass begins with a rest of 2.4 s at the first letter (story Default), even if a splash screen covers the page
 *   at first (story Below A Splash Screen).
 * - Once its button has paused it, the text is shown once, from its first letter, and wraps if it is longer than the
 *   row (stories Default, Large Text).
 * - Under reduced motion and without JavaScript it doesn't move: the text is shown once, and wraps (stories Reduced
 *   Motion, Without Scripts). If the preference changes while the page is open, it stops at once, or begins a pass
 *   again, unless its button has paused it (story Reduced Motion Turned On).
 * - In forced colours its button and its focus ring are visible (story Forced Colours).
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
