import { clsx } from 'clsx'
import { useEffect, useRef, useState, type TransitionEvent } from 'react'
import type { NativeProps } from './internal/NativeProps'
import { useMergedRef } from './internal/useMergedRef'
import { usePrefersReducedMotion } from './internal/usePrefersReducedMotion'

type StrokeKind =
  'ground' | 'wall' | 'cut' | 'line' | 'glass' | 'hatch' | 'timber' | 'person' | 'dimension' | 'tick'

/** A path of a drawing. */
export interface DrawnStroke {
  /** The part of the building or drawing, which decides its weight, its colour and its place in the animation. */
  readonly kind: StrokeKind
  /** The path in units of the view box. */
  readonly d: string
}

/** The text of a dimension line: below its middle, or left of it. */
export interface DrawnLabel {
  readonly text: string
  /** The middle of the line, in units of the view box. */
  readonly x: number
  readonly y: number
  /** Whether it runs upwards, left of the line. @default false */
  readonly isVertical?: boolean
}

interface LineDrawingOwnProps {
  /** The native `viewBox`: the visible part of the drawing. */
  viewBox: `${number} ${number} ${number} ${number}`
  /** The paths, in painting order. */
  strokes: readonly DrawnStroke[]
  /** The lettering, as large as a caption at every width of the drawing. @default none */
  labels?: readonly DrawnLabel[]
}

export type LineDrawingProps = LineDrawingOwnProps &
  NativeProps<'div', LineDrawingOwnProps, 'children' | 'aria-hidden' | 'onTransitionEnd'>

interface KindStyle {
  readonly ink: string
  readonly width: number
  /** The dash length, in units of the view box. A longer line is drawn as several dashes that grow at the same time. */
  readonly reach: number
  readonly delay: string
}

const styles: Record<StrokeKind, KindStyle> = {
  ground: { ink: 'fill-none stroke-ink', width: 2.4, reach: 900, delay: 'delay-0' },
  wall: { ink: 'fill-control stroke-ink', width: 1.8, reach: 900, delay: 'delay-200' },
  cut: { ink: 'fill-ink stroke-ink', width: 1.6, reach: 800, delay: 'delay-200' },
  glass: { ink: 'fill-tint stroke-ink', width: 1.2, reach: 600, delay: 'delay-500' },
  line: { ink: 'fill-none stroke-ink', width: 1.2, reach: 500, delay: 'delay-700' },
  hatch: { ink: 'fill-none stroke-muted', width: 0.8, reach: 100, delay: 'delay-900' },
  timber: { ink: 'fill-none stroke-accent-strong', width: 1.1, reach: 160, delay: 'delay-900' },
  person: { ink: 'fill-accent-strong stroke-none', width: 0, reach: 100, delay: 'delay-1200' },
  dimension: { ink: 'fill-none stroke-muted', width: 1, reach: 600, delay: 'delay-1200' },
  tick: { ink: 'fill-none stroke-accent-strong', width: 1.8, reach: 12, delay: 'delay-1500' },
}

/** drawn: complete and static. waiting: hidden until the drawing scrolls into view. drawing: the strokes are appearing. */
type DrawingState = 'drawn' | 'waiting' | 'drawing'

const noLabels: readonly DrawnLabel[] = []

/** The visible share of the drawing at which it starts. */
const visibleShare = 0.3

/**
 * Use for a decorative architectural drawing that animates when it scrolls into view, as wide as its container. For a
 * drawing in a file use `Drawing`, for a rendering `Picture`.
 *
 * - Hidden from screen readers, with its lettering: the page states as text what matters.
 * - Animates once, in two and a half seconds: the strokes appear in stages, together with their fills.
 * - Waits while a part of the page that contains it is inert, such as below a splash screen.
 * - Complete from the start without JavaScript, under reduced motion and in print.
 */
export function LineDrawing({ viewBox, strokes, labels = noLabels, ref, ...props }: LineDrawingProps) {
  const root = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRef(root, ref)
  const isReduced = usePrefersReducedMotion()
  const [progress, setProgress] = useState<DrawingState>('waiting')
  const state = isReduced ? 'drawn' : progress

  useEffect(() => {
    const element = root.current
    if (state !== 'waiting' || !element) return undefined
    let isInView = false
    const startIfVisible = () => {
      if (isInView && !element.closest('[inert]')) setProgress('drawing')
    }
    const view = new IntersectionObserver(
      (entries) => {
        isInView = entries.at(-1)?.isIntersecting ?? false
        startIfVisible()
      },
      { threshold: visibleShare },
    )
    // A page is inert while a splash screen covers it.
    const cover = new MutationObserver(startIfVisible)
    view.observe(element)
    cover.observe(document.body, { subtree: true, attributeFilter: ['inert'] })
    return () => {
      view.disconnect()
      cover.disconnect()
    }
  }, [state])

  // The lettering appears last.
  const finish = ({ target }: TransitionEvent<HTMLDivElement>) => {
    if (target instanceof SVGGElement) setProgress('drawn')
  }

  const isHidden = state === 'waiting'
  const motion = state === 'drawing' && 'transition-[stroke-dashoffset,fill-opacity] duration-1000 ease-out'
  return (
    <div
      {...props}
      ref={mergedRef}
      aria-hidden="true"
      data-state={state}
      onTransitionEnd={finish}
      className="relative w-full"
    >
      <svg viewBox={viewBox} strokeLinecap="round" strokeLinejoin="round" className="h-auto w-full">
        {strokes.map(({ kind, d }) => {
          const { ink, width, reach, delay } = styles[kind]
          return (
            <path
              key={`${kind} ${d}`}
              d={d}
              strokeWidth={width}
              strokeDasharray={state === 'drawn' ? undefined : reach}
              strokeDashoffset={isHidden ? reach : undefined}
              fillOpacity={isHidden ? 0 : undefined}
              className={clsx(
                ink,
                motion,
                motion && delay,
                'print:[fill-opacity:1] print:[stroke-dasharray:none]',
              )}
            />
          )
        })}
      </svg>
      {/* Its units are px, whatever the size of the drawing. */}
      <svg className="absolute inset-0 size-full overflow-visible">
        <g
          textAnchor="middle"
          opacity={isHidden ? 0 : undefined}
          className={clsx(
            'fill-muted text-caption tabular-nums print:opacity-100',
            state === 'drawing' && 'transition-opacity delay-2000 duration-500',
          )}
        >
          {labels.map((label) => (
            <Label key={`${label.text} ${label.x} ${label.y}`} {...label} viewBox={viewBox} />
          ))}
        </g>
      </svg>
    </div>
  )
}

/** A text that follows its line by its position in per cent, because prerendered documents must not have inline styles. */
function Label({ text, x, y, isVertical = false, viewBox }: DrawnLabel & Pick<LineDrawingProps, 'viewBox'>) {
  const [left = 0, top = 0, width = 1, height = 1] = viewBox.split(' ').map(Number)
  return (
    <svg
      x={`${(100 * (x - left)) / width}%`}
      y={`${(100 * (y - top)) / height}%`}
      className="overflow-visible"
    >
      <text {...(isVertical ? { transform: 'rotate(-90)', dy: '-0.5em' } : { dy: '1.1em' })}>{text}</text>
    </svg>
  )
}
