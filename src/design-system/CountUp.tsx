import { useEffect, useRef, useState, type RefObject } from 'react'
import { groupedNumber } from '../groupedNumber'
import type { NativeProps } from './internal/NativeProps'
import { useMergedRef } from './internal/useMergedRef'
import { usePrefersReducedMotion } from './internal/usePrefersReducedMotion'

interface CountUpOwnProps {
  /** The final number. */
  value: number
  /** Text after the number, such as "+". @default none */
  suffix?: string
  /** The element whose visibility starts the counting, so that several numbers start together. @default itself */
  within?: RefObject<HTMLElement | null>
}

export type CountUpProps = CountUpOwnProps & NativeProps<'span', CountUpOwnProps, 'children' | 'dir'>

/** The duration of the animation, in ms. */
const duration = 2000

/** The minimum time between two numbers, in ms. */
const minInterval = 10

/** The visible share of the element at which counting starts. */
const visibleShare = 0.6

/**
 * Use for a large number that a page shows off. For any other number, use `Text`.
 *
 * - Screen readers, and pages without JavaScript, get the final number only.
 * - Starts when 60% of it, or of the `within` element, is visible, or when its visible part is 60% of the window's
 *   height, and ends exactly at `value`.
 * - Keeps the width of the final number while counting.
 * - Under reduced motion it shows the final number immediately.
 */
export function CountUp({ value, suffix = '', within, ref, ...props }: CountUpProps) {
  const root = useRef<HTMLSpanElement>(null)
  const mergedRef = useMergedRef(root, ref)
  const isReduced = usePrefersReducedMotion()
  /** From 0 to 1; undefined until the observer has reported for the first time. */
  const [progress, setProgress] = useState<number>()
  const hasCounted = progress === 1

  useEffect(() => {
    const element = (within ?? root).current
    if (isReduced || hasCounted || !element) return undefined
    let frame = 0
    const count = () => {
      const start = performance.now()
      let last = start
      const tick = (now: number) => {
        if (now - last >= minInterval) {
          last = now
          setProgress(Math.min((now - start) / duration, 1))
        }
        frame = requestAnimationFrame(tick)
      }
      frame = requestAnimationFrame(tick)
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        // From here on it shows 0, until enough of it is visible.
        setProgress(0)
        const { intersectionRatio, intersectionRect } = entry
        if (intersectionRatio < visibleShare && intersectionRect.height < visibleShare * innerHeight) return
        observer.disconnect()
        count()
      },
      { threshold: [0.1, 0.2, 0.3, 0.4, 0.5, visibleShare] },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [isReduced, hasCounted, within])

  const isCounting = progress !== undefined && !hasCounted && !isReduced
  const format = (number: number) => `${groupedNumber(number)}${suffix}`

  return (
    <span
      {...props}
      ref={mergedRef}
      data-state={isCounting ? 'counting' : 'final'}
      // Digits and a suffix such as "+" have no inherent direction.
      dir="ltr"
      className="group inline-grid tabular-nums *:col-start-1 *:row-start-1"
    >
      {/* Transparent while counting: it keeps the width, and is read out and printed. */}
      <span className="group-data-[state=counting]:opacity-0 print:opacity-100!">{format(value)}</span>
      {isCounting && (
        <span aria-hidden="true" className="print:hidden">
          {/* Fast at first, slower towards the end. */}
          {format(Math.round(value * (1 - (1 - progress) ** 3)))}
        </span>
      )}
    </span>
  )
}
