import { Fragment, useEffect, useState, type FocusEvent, type ReactElement } from 'react'
import { windowFrom } from './mediaQueries'
import type { NativeProps } from './internal/NativeProps'
import { PlaybackButton } from './internal/PlaybackButton'
import { SharedPlayback, usePlayback } from './internal/usePlayback'
import { useMediaQuery } from './internal/useMediaQuery'
import { usePrefersReducedMotion } from './internal/usePrefersReducedMotion'

interface TickerOwnProps {
  /** The end of the button's accessible name, after "Pause". */
  label: string
  /** A `Marquee`. */
  line: ReactElement
  /** A `Slider` of single lines, with its controls revealed. */
  slider: ReactElement
}

export type TickerProps = TickerOwnProps &
  NativeProps<
    'div',
    TickerOwnProps,
    | 'children'
    | 'onFocus'
    | 'onBlur'
    | 'onPointerEnter'
    | 'onPointerLeave'
    | 'onPointerDown'
    | 'aria-label'
    | 'aria-labelledby'
  >

/** How long each of the two is visible at a time, in ms. */
const turnDuration = 9000

interface Turn {
  readonly part: 'line' | 'slider'
  /** Counts the turns. */
  readonly count: number
}

const nextTurn = ({ part, count }: Turn): Turn => ({
  part: part === 'line' ? 'slider' : 'line',
  count: count + 1,
})

/**
 * Use once per page for a slim band with a scrolling line and short links, which share one row. For either of them
 * alone use `Marquee` or `Slider`.
 *
 * - Its single Pause button, which comes first, pauses both; so does hovering or focusing the row. A slider that stops
 *   after an interaction leaves the line moving.
 * - Side by side from `md`. In a narrower window they take turns: one fades out while the other fades in, and a focused
 *   link is always visible.
 * - Both are always available to screen readers.
 * - Under reduced motion and without JavaScript nothing moves: the line wraps, and in a narrow window the slides follow
 *   it in a row that can be scrolled sideways.
 */
export function Ticker({ label, line, slider, ...props }: TickerProps) {
  const { isPlaying, isSuspended, toggle, toggleCount, hoverProps, focusProps } = usePlayback()
  const [turn, setTurn] = useState<Turn>({ part: 'line', count: 0 })
  const isWide = useMediaQuery(windowFrom('md'), true)
  const isReduced = usePrefersReducedMotion()
  const takesTurns = !isWide && !isReduced && isPlaying && !isSuspended

  useEffect(() => {
    if (!takesTurns) return undefined
    const timer = setTimeout(() => setTurn(nextTurn(turn)), turnDuration)
    return () => clearTimeout(timer)
  }, [takesTurns, turn])

  const showFocus = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) setTurn(({ count }) => ({ part: 'slider', count }))
  }

  return (
    <div
      {...props}
      {...focusProps}
      // A touched part stays for a whole turn.
      onPointerDown={() => setTurn(({ part, count }) => ({ part, count }))}
      className="flex min-h-9 items-stretch gap-1 text-caption print:hidden"
    >
      <PlaybackButton label={label} isPlaying={isPlaying} onToggle={toggle} size="small" />
      <SharedPlayback value={{ isPlaying, isSuspended, toggle, toggleCount }}>
        <div
          {...hoverProps}
          className="turns min-w-0 grow grid-cols-1 items-center gap-x-6 scrollbar-none md:grid-cols-2"
        >
          <div data-state={turn.part === 'line' ? 'shown' : 'hidden'} className={partClasses}>
            {/* A line that reappears begins at its first letter again. */}
            <Fragment key={Math.floor(turn.count / 2)}>{line}</Fragment>
          </div>
          <div
            data-state={turn.part === 'slider' ? 'shown' : 'hidden'}
            onFocus={showFocus}
            // Shifted back by a link's margin, which keeps its focus ring inside the slider.
            className={`${partClasses} md:-ms-2`}
          >
            {slider}
          </div>
        </div>
      </SharedPlayback>
    </div>
  )
}

const partClasses = 'turn col-start-1 row-start-1 min-w-0 transition-opacity duration-calm md:col-start-auto'
