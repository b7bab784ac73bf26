import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useMergedRef } from './internal/useMergedRef'
import { leaderLine } from './internal/leaderLine'
import type { NativeProps } from './internal/NativeProps'

/** The content beside a part of the figure. */
export interface FigureAnnotation {
  /** The part of the figure, as in the `data-part` of the element that the line leads to. */
  readonly part: string
  /** The content, such as a `NumberField`. */
  readonly content: ReactNode
  /** The length of the bar below the content, from 0 to 1. @default no bar */
  readonly share?: number | undefined
}

interface AnnotatedFigureOwnProps {
  /** Renders the figure; `part` is the one whose annotation is hovered or focused. */
  renderFigure: (part: string | undefined) => ReactNode
  /** What the figure and the bars show. */
  caption: string
  /** The annotations, in display order. */
  annotations: readonly FigureAnnotation[]
}

export type AnnotatedFigureProps = AnnotatedFigureOwnProps &
  NativeProps<'div', AnnotatedFigureOwnProps, 'children'>

/**
 * Use for a picture whose parts have fields or facts of their own, such as the floors of a house. For a picture with a
 * title use `PictureCard`, for text beside a picture `Columns`.
 *
 * - Hovering or focusing an annotation draws a line from it to its part.
 * - The Tab key follows the reading order of the annotations, which are below the figure in a narrow container.
 * - The line and the bars are hidden from screen readers: the annotations state the values as text.
 */
export function AnnotatedFigure({ renderFigure, caption, annotations, ref, ...props }: AnnotatedFigureProps) {
  const root = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRef(root, ref)
  const [hovered, setHovered] = useState<string>()
  const [focused, setFocused] = useState<string>()
  const [line, setLine] = useState('')
  const active = hovered ?? focused

  const measure = () => setLine((active && root.current && leaderLine(root.current, active)) || '')

  useLayoutEffect(() => {
    const element = root.current
    if (!active || !element) {
      setLine('')
      return undefined
    }
    const observer = new ResizeObserver(() => setLine(leaderLine(element, active)))
    observer.observe(element)
    setLine(leaderLine(element, active))
    return () => observer.disconnect()
  }, [active])

  return (
    <div {...props} ref={mergedRef} className="relative @container min-w-0" onTransitionEnd={measure}>
      <div className="grid items-center gap-4 @beside:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @row:grid-cols-2">
        <div className="min-w-0">
          {/* In a wide row it leaves a part of its column free, so that it isn't much higher than the annotations. */}
          <div className="mx-auto w-full max-w-figure @beside:max-w-none @row:pe-10">
            {renderFigure(active)}
          </div>
          <p className="mt-2 text-caption text-muted forced-colors:hidden print:hidden">{caption}</p>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {annotations.map(({ part, content, share }) => (
            <div
              key={part}
              data-annotation={part}
              data-state={part === active ? 'active' : 'idle'}
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
                <rect width={(share ?? 0) * 100} height="1" className="fill-drawing-rust" />
              </svg>
            </div>
          ))}
        </div>
      </div>
      {line && (
        <svg
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 size-full overflow-visible print:hidden"
        >
          <polyline points={line} className="fill-none stroke-accent-strong" />
        </svg>
      )}
    </div>
  )
}
