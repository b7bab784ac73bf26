import { useEffect, useState, type RefObject } from 'react'
import { useMediaQuery } from '../../design-system'
import { groupedNumber } from '../../lib/groupedNumber'

interface CountUpProps {
  /** The final number. */
  value: number
  /** The element whose visibility starts the counting, so that several numbers start together. */
  within: RefObject<HTMLElement | null>
}

/** The duration of the animation, in ms. */
const duration = 2000

/** The minimum time between two numbers, in ms. */
const minInterval = 10

/** The visible share of the element at which counting starts, or of the window's height that it covers. */
const visibleShare = 0.6

const format = (number: number) => `${groupedNumber(number)}+`

/**
 * A large number with a "+" that counts up from 0 once it is in view. Screen readers, print, reduced motion and pages
 * without JavaScript have the final number only, whose width it keeps.
 */
export function CountUp({ value, within }: CountUpProps) {
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)')
  /** From 0 to 1; undefined until the observer has reported for the first time. */
  const [progress, setProgress] = useState<number>()
  const hasCounted = progress === 1

  useEffect(() => {
    if (isReduced || hasCounted || !within.current) return undefined
    let frame = 0
    let start = 0
    let last = 0
    const tick = (now: number) => {
      start ||= now
      if (now - last >= minInterval) {
        last = now
        setProgress(Math.min((now - start) / duration, 1))
      }
      frame = requestAnimationFrame(tick)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        // The last one is the present state.
        const entry = entries.at(-1)
        if (!entry) return
        // From here on it shows 0, until enough of it is visible.
        setProgress(0)
        const { intersectionRatio, intersectionRect } = entry
        if (intersectionRatio < visibleShare && intersectionRect.height < visibleShare * innerHeight) return
        observer.disconnect()
        frame = requestAnimationFrame(tick)
      },
      { threshold: [0.1, 0.2, 0.3, 0.4, 0.5, visibleShare] },
    )
    observer.observe(within.current)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [isReduced, hasCounted, within])

  const isCounting = progress !== undefined && !hasCounted && !isReduced
  return (
    <span
      data-state={isCounting ? 'counting' : 'final'}
      // Digits and "+" have no inherent direction.
      dir="ltr"
      className="inline-grid tabular-nums *:col-start-1 *:row-start-1"
    >
      {/* Transparent while counting: it keeps the width, and is read out and printed. */}
      <span className={isCounting ? 'opacity-0 print:opacity-100' : ''}>{format(value)}</span>
      {isCounting && (
        <span aria-hidden="true" className="print:hidden">
          {/* Fast at first, slower towards the end. */}
          {format(Math.round(value * (1 - (1 - progress) ** 3)))}
        </span>
      )}
    </span>
  )
}
