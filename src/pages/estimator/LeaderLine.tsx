import { useLayoutEffect, useRef, useState } from 'react'
import type { Floor } from '../../estimator'

/** The distance between the line and the field, in px. */
const gap = 4

/** A line from a floor of the house to its field, over the element that contains the three; none without a floor. */
export function LeaderLine({ floor }: { floor: Floor | undefined }) {
  const svg = useRef<SVGSVGElement>(null)
  const [points, setPoints] = useState('')

  useLayoutEffect(() => {
    const root = svg.current?.parentElement
    if (!root || !floor) return undefined
    const measure = () => setPoints(pointsOf(root, floor))
    // Observing reports the size at once.
    const observer = new ResizeObserver(measure)
    observer.observe(root)
    root.addEventListener('transitionend', measure)
    return () => {
      observer.disconnect()
      root.removeEventListener('transitionend', measure)
      setPoints('')
    }
  }, [floor])

  return (
    <svg
      ref={svg}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-visible print:hidden"
    >
      <polyline points={points} className="fill-none stroke-accent-strong" />
    </svg>
  )
}

/** To a field below the house, the line runs along the edge of the root, so that it crosses no other field. */
function pointsOf(root: HTMLElement, name: Floor): string {
  const floor = root.querySelector(`[data-floor="${name}"]`)?.getBoundingClientRect()
  const field = root.querySelector(`[data-floor-field="${name}"]`)?.getBoundingClientRect()
  if (!floor?.width || !field) return ''
  const origin = root.getBoundingClientRect()
  const floorY = floor.top + floor.height / 2
  const fieldY = field.top + field.height / 2
  const isMirrored = getComputedStyle(root).direction === 'rtl'
  const edge = isMirrored ? origin.right + gap : origin.left - gap
  const points =
    field.left >= floor.right
      ? [floor.right, floorY, field.left - gap, fieldY]
      : field.right <= floor.left
        ? [floor.left, floorY, field.right + gap, fieldY]
        : [isMirrored ? floor.right : floor.left, floorY, edge, floorY, edge, fieldY]
  return points.map((point, index) => Math.round(point - (index % 2 ? origin.top : origin.left))).join(' ')
}
