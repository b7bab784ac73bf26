import { useRef, useState } from 'react'
import { useIsVisible, useMediaQuery } from '../design-system'
import { elevationStrokes, type StrokeKind } from '../images/elevationStrokes'

/** The dimensions, in feet and inches: below the middle of their line, or left of it. */
const dimensions = [
  { text: '48′-5″', x: '48.1%', y: '90.2%', dy: '1.1em' },
  { text: '34′-7″', x: '96.4%', y: '42.8%', dy: '-0.5em', transform: 'rotate(-90)' },
]

/** The inks and the width of the strokes, and when they appear, in ms. */
const styles: Record<StrokeKind, { ink: string; width: number; delay: number }> = {
  ground: { ink: 'fill-none stroke-ink', width: 2.4, delay: 0 },
  wall: { ink: 'fill-control stroke-ink', width: 1.8, delay: 200 },
  cut: { ink: 'fill-ink stroke-ink', width: 1.6, delay: 200 },
  glass: { ink: 'fill-tint stroke-ink', width: 1.2, delay: 500 },
  line: { ink: 'fill-none stroke-ink', width: 1.2, delay: 700 },
  hatch: { ink: 'fill-none stroke-muted', width: 0.8, delay: 900 },
  timber: { ink: 'fill-none stroke-accent-strong', width: 1.1, delay: 900 },
  person: { ink: 'fill-accent-strong stroke-none', width: 0, delay: 1200 },
  dimension: { ink: 'fill-none stroke-muted', width: 1, delay: 1200 },
  tick: { ink: 'fill-none stroke-accent-strong', width: 1.8, delay: 1500 },
}

/**
 * The front elevation of DB-32 with its width and its height, cropped to the house and hidden from screen readers. Its
 * strokes appear in stages when it scrolls into view, unless motion is reduced.
 */
export function FrontElevation() {
  const root = useRef<HTMLDivElement>(null)
  const isVisible = useIsVisible(root)
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)', true)
  const [hasAppeared, setHasAppeared] = useState(false)
  if (isVisible && !hasAppeared) setHasAppeared(true)
  const drawAfter = (delay: number) =>
    hasAppeared && !isReduced ? { className: 'animate-draw', style: { animationDelay: `${delay}ms` } } : {}
  return (
    <div
      ref={root}
      aria-hidden="true"
      className={`relative w-full ${hasAppeared || isReduced ? '' : 'opacity-0 print:opacity-100'}`}
    >
      <svg viewBox="196 44 876 528" strokeLinecap="round" strokeLinejoin="round" className="h-auto w-full">
        {elevationStrokes.map(({ kind, d }) => {
          const { ink, width, delay } = styles[kind]
          return (
            <g key={`${kind} ${d}`} strokeWidth={width} className={ink}>
              <path d={d} pathLength={1} {...drawAfter(delay)} />
            </g>
          )
        })}
      </svg>
      {/* Its units are px, whatever the size of the drawing. */}
      <svg
        textAnchor="middle"
        className="absolute inset-0 size-full overflow-visible fill-muted text-caption tabular-nums"
      >
        {dimensions.map(({ text, x, y, ...place }) => (
          <svg key={text} x={x} y={y} className="overflow-visible">
            <text {...place} {...drawAfter(2000)}>
              {text}
            </text>
          </svg>
        ))}
      </svg>
    </div>
  )
}
