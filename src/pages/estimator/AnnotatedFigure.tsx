import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { leaderLine } from './leaderLine'

/** The content beside a part of the figure. */
interface FigureAnnotation {
  /** The `data-part` of the element that the line leads to. */
  readonly part: string
  readonly content: ReactNode
  /** The length of the bar below the content, from 0 to 1. */
  readonly share: number
}

export interface AnnotatedFigureProps {
  /** Renders the figure; `part` is the one whose annotation is hovered or focused. */
  renderFigure: (part: string | undefined) => ReactNode
  caption: string
  /** In display order. */
  annotations: readonly FigureAnnotation[]
}

/** A figure with a field beside each of its parts, or below it in a narrow container, and a line to the active one. */
export function AnnotatedFigure({ renderFigure, caption, annotations }: AnnotatedFigureProps) {
  const root = useRef<HTMLDivElement>(null)
  const [hovered, setHovered] = useState<string>()
  const [focused, setFocused] = useState<string>()
  const [line, setLine] = useState('')
  const active = hovered ?? focused

  const measure = () => setLine(active && root.current ? leaderLine(root.current, active) : '')

  useLayoutEffect(() => {
    const element = root.current
    if (!active || !element) return undefined
    // Observing reports the size at once.
    const observer = new ResizeObserver(() => setLine(leaderLine(element, active)))
    observer.observe(element)
    return () => {
      observer.disconnect()
      setLine('')
    }
  }, [active])

  return (
    <div ref={root} className="relative @container min-w-0" onTransitionEnd={measure}>
      <div className="grid items-center gap-4 @beside:grid-cols-11 @row:grid-cols-2">
        <div className="min-w-0 @beside:col-span-5 @row:col-span-1">
          {/* In a wide row it leaves a part of its column free, so that it isn't much higher than the annotations. */}
          <div className="mx-auto w-full max-w-figure @beside:max-w-none @row:pe-10">
            {renderFigure(active)}
          </div>
          <p className="mt-2 text-caption text-muted forced-colors:hidden print:hidden">{caption}</p>
        </div>
        <div className="flex min-w-0 flex-col gap-4 @beside:col-span-6 @row:col-span-1">
          {annotations.map(({ part, content, share }) => (
            <div
              key={part}
              data-annotation={part}
              onPointerEnter={() => setHovered(part)}
              onPointerLeave={() => setHovered(undefined)}
              onFocus={() => setFocused(part)}
              onBlur={() => setFocused(undefined)}
              className="flex min-w-0 flex-col gap-2"
            >
              {content}
              <svg
                aria-hidden="true"
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                className="h-1 w-full max-w-field rtl:-scale-x-100"
              >
                <rect width={share * 100} height="1" className="fill-drawing-rust" />
              </svg>
            </div>
          ))}
        </div>
      </div>
      <svg
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full overflow-visible print:hidden"
      >
        <polyline points={line} className="fill-none stroke-accent-strong" />
      </svg>
    </div>
  )
}
