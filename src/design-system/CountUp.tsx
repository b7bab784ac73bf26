import { useEffect, useRef, useState, type RefObject } from 'react'
import type { NativeProps } from './internal/NativeProps'
import { useMergedRef } from './internal/useMergedRef'
import { usePrefersReducedMotion } from './internal/usePrefersReducedMotion'

interface CountUpOwnProps {
  /** The figure that it ends at. */
  value: number
  /** What follows the figure, such as "+". @default none */
  suffix?: string
  /** What has to be in view when it begins, so that the figures of a bar begin together. @default itself */
  within?: RefObject<HTMLElement | null>
}

export type CountUpProps = CountUpOwnProps & NativeProps<'span', CountUpOwnProps, 'children' | 'dir'>

/** How long it counts, in ms. */
const duration = 2000

/** Between two figures, in ms: none could be read sooner. */
const step = 10

/** How much of it is in view when it begins. */
const share = 0.6

const grouped = new Intl.NumberFormat('en-US')

/**
 * Use for a large figure that a page shows off, once. Any other figure is a `Text`, and stands still.
 *
 * - Screen readers, and visitors without a script, get the final figure and no other.
 * - It begins when 60 % of it, or of what it stands in, is in view, or when that fills 60 % of the window, and ends exactly at the figure.
 * - As wide from the first to the last figure.
 * - Under reduced motion it shows the final figure at once.
 */
export function CountUp({ value, suffix = '', within, ref, ...props }: CountUpProps) {
  const root = useRef<HTMLSpanElement>(null)
  const mergedRef = useMergedRef(root, ref)
  const isReduced = usePrefersReducedMotion()
  /** How far it has counted, from 0 to 1; nothing as long as it isn't known whether it is in view. */
  const [progress, setProgress] = useState<number>()
  const hasCounted = progress === 1

  useEffect(() => {
    const element = (within ?? root).current
    if (isReduced || hasCounted || !element) return undefined
    let frame = 0

    function count() {
      const start = performance.now()
      let last = start
      const tick = (now: number) => {
        if (now - last >= step) {
          last = now
          setProgress(Math.min((now - start) / duration, 1))
        }
        if (now - start < duration) frame = requestAnimationFrame(tick)
        else setProgress(1)
      }
      frame = requestAnimationFrame(tick)
    }

    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        setProgress(0)
        const { intersectionRatio, intersectionRect } = entry
        if (intersectionRatio < share && intersectionRect.height < share * innerHeight) return
        observer.disconnect()
        count()
      },
      { threshold: [0.1, 0.2, 0.3, 0.4, 0.5, share] },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [isReduced, hasCounted, within])

  const isCounting = progress !== undefined && !hasCounted && !isReduced
  const written = (figure: number) => `${grouped.format(figure)}${suffix}`

  return (
    <span
      {...props}
      ref={mergedRef}
      data-state={isCounting ? 'counting' : 'final'}
      // Digits and a suffix such as "+" have no direction of their own.
      dir="ltr"
      className="group inline-grid tabular-nums *:col-start-1 *:row-start-1"
    >
      {/* Unseen while it counts, it keeps the width, and stays what is read out and printed. */}
      <span className="group-data-[state=counting]:opacity-0 print:opacity-100!">{written(value)}</span>
      {isCounting && (
        <span aria-hidden="true" className="print:hidden">
          {written(Math.round(value * eased(progress)))}
        </span>
      )}
    </span>
  )
}

/** Fast at first, slower towards the end. */
function eased(progress: number) {
  return 1 - (1 - progress) ** 3
}
