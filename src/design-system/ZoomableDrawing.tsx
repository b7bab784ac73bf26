import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from './Button'
import { IconButton } from './IconButton'
import { useLabels } from './labels'
import type { NativeProps } from './internal/NativeProps'

interface ZoomableDrawingOwnProps {
  /** The URL of the SVG file. */
  src: string
  /** Its width in px; with the height, its aspect ratio. */
  width: number
  /** Its height in px. */
  height: number
  /** The alternative text: what the drawing shows, with its main dimensions. */
  alt: string
  /** The caption below the drawing, which is read before it; also the accessible name of the area that scrolls. */
  caption: string
}

export type ZoomableDrawingProps = ZoomableDrawingOwnProps &
  NativeProps<'figure', ZoomableDrawingOwnProps, 'children'>

/**
 * The whole drawing, then by how much it is enlarged at each step; in a frame as wide as the drawing the first two are the
 * same.
 */
const sizes = [
  'h-full max-w-full',
  'h-full max-w-none',
  'h-[150%] max-w-none',
  'h-[225%] max-w-none',
] as const

const directions = ['left', 'right', 'up', 'down'] as const

type Direction = (typeof directions)[number]

/** Chevrons, because arrows are mirrored in right-to-left pages, and the drawing isn't. */
const icons = {
  left: 'chevron-left',
  right: 'chevron-right',
  up: 'chevron-up',
  down: 'chevron-down',
} as const satisfies Record<Direction, string>

const steps: Record<Direction, readonly [x: number, y: number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
}

/** The angle of the gradient that shades an edge. */
const angles: Record<Direction, number> = { left: 90, right: 270, up: 180, down: 0 }

/** The edges of the frame beyond which there is more of the drawing, separated by spaces. */
function cutOffAt(frame: HTMLElement): string {
  const { scrollLeft: left, scrollTop: up } = frame
  const rest: Record<Direction, number> = {
    left,
    right: frame.scrollWidth - frame.clientWidth - left,
    up,
    down: frame.scrollHeight - frame.clientHeight - up,
  }
  return directions.filter((direction) => rest[direction] > 1).join(' ')
}

/** The middle of a frame, as shares of its drawing. */
function middleOf(frame: HTMLElement) {
  return {
    x: (frame.scrollLeft + frame.clientWidth / 2) / frame.scrollWidth,
    y: (frame.scrollTop + frame.clientHeight / 2) / frame.scrollHeight,
  }
}

/** The sizes of a frame and its drawing. */
function sizeOf(frame: HTMLElement): string {
  return [frame.clientWidth, frame.clientHeight, frame.scrollWidth, frame.scrollHeight].join(' ')
}

/** How far a button moves the drawing, as a share of the frame. */
const stepShare = 0.6

/**
 * Use for an architectural drawing that has to be read. For a decorative drawing use `Drawing`, for a render `Picture`.
 *
 * - Enlarged in steps and moved with its buttons, with + and -, and with the keys that scroll; with Ctrl, Alt or Meta
 *   these are left to the browser.
 * - "Show all" shows the whole drawing in one step, and keeps the focus.
 * - Buttons that move it are shown only if there is more in that direction.
 * - Without JavaScript it can be scrolled; in print the whole drawing is shown.
 */
export function ZoomableDrawing({ src, width, height, alt, caption, ...props }: ZoomableDrawingProps) {
  const labels = useLabels()
  const captionId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(1)
  // Undefined until the drawing is shown, so that prerendered pages have no controls.
  const [cutOff, setCutOff] = useState<string>()

  // The middle of the frame, as shares of the drawing; kept from one size to the next.
  const middle = useRef({ x: 0.5, y: 0.5 })
  const shownSize = useRef('')
  const rememberMiddle = () => {
    const element = frame.current
    // Until `showMiddle` has run, the position is that of another size.
    if (!element || sizeOf(element) !== shownSize.current) return
    middle.current = middleOf(element)
  }

  /** Scrolls to the middle that was remembered, in a frame or a drawing whose size may have changed. */
  const showMiddle = () => {
    const element = frame.current
    if (!element) return
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element
    // Hidden, as in a tab. Once it is shown again, the browser may have scrolled it, which isn't to be remembered.
    if (clientWidth === 0) {
      shownSize.current = ''
      return
    }
    element.scrollTo({
      left: middle.current.x * scrollWidth - clientWidth / 2,
      top: middle.current.y * scrollHeight - clientHeight / 2,
      behavior: 'instant',
    })
    shownSize.current = sizeOf(element)
    setCutOff(cutOffAt(element))
  }

  const zoomTo = (next: number) => {
    rememberMiddle()
    flushSync(() => setZoom(next))
    // The observer would miss a size that is changed and restored before the next frame.
    showMiddle()
  }
  const zoomBy = (change: 1 | -1) => {
    const element = frame.current
    if (!element) return
    // A frame as wide as the drawing shows all of it at the second size, too.
    const least = element.clientWidth / element.clientHeight >= width / height ? 1 : 0
    zoomTo(Math.min(Math.max(Math.max(zoom, least) + change, least), sizes.length - 1))
  }

  const handleResize = useEffectEvent(() => showMiddle())
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    // The visitor may have scrolled it before hydration.
    if (element.scrollLeft > 0) middle.current = middleOf(element)
    handleResize()
    // The frame and the drawing itself.
    const observer = new ResizeObserver(() => handleResize())
    for (const box of [element, ...element.children]) observer.observe(box)
    return () => observer.disconnect()
  }, [])

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === '+' || event.key === '=') zoomBy(1)
    else if (event.key === '-') zoomBy(-1)
    else return
    event.preventDefault()
  })
  useLayoutEffect(() => {
    const element = frame.current
    const listener = (event: KeyboardEvent) => handleKeyDown(event)
    element?.addEventListener('keydown', listener)
    return () => element?.removeEventListener('keydown', listener)
  }, [])

  const move = (direction: Direction) => {
    const element = frame.current
    const [x, y] = steps[direction]
    element?.scrollBy(x * stepShare * element.clientWidth, y * stepShare * element.clientHeight)
  }

  const isWhole = cutOff === ''
  const panned = directions.filter((direction) =>
    (steps[direction][0] ? /left|right/ : /up|down/).test(cutOff ?? ''),
  )
  return (
    <figure {...props} className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      {/* HTML wants the caption first or last. It is shown below the drawing, beside the buttons. */}
      <figcaption id={captionId} className="text-caption text-muted">
        {caption}
      </figcaption>
      <div
        data-ground="white"
        className="relative order-first mb-1 aspect-4/5 max-h-window w-full overflow-clip rounded-medium border border-line md:aspect-16/10 print:aspect-auto"
      >
        <div
          ref={frame}
          role="region"
          aria-labelledby={captionId}
          tabIndex={0}
          // The drawing isn't mirrored in right-to-left pages.
          dir="ltr"
          onScroll={({ currentTarget }) => {
            rememberMiddle()
            setCutOff(cutOffAt(currentTarget))
          }}
          // The drawing stays white in forced colours, so the frame does, too, and its ring is dark.
          className="peer absolute inset-0 forced-color-adjust-none overflow-auto bg-surface overscroll-x-contain scroll-smooth scrollbar-thin focus-visible:-outline-offset-3 focus-visible:shadow-none forced-colors:focus-visible:outline-ink print:static print:overflow-visible print:outline-none"
        >
          <img
            src={src}
            width={width}
            height={height}
            alt={alt}
            loading="lazy"
            decoding="async"
            className={`${sizes[zoom] ?? ''} w-auto min-w-full object-contain print:h-auto print:w-full`}
          />
        </div>
        {/*
          Forced colours would remove the gradient; the drawing below it keeps its colours, too. It leaves room for the
          focus ring, which it would cover.
        */}
        {cutOff && (
          <span
            aria-hidden="true"
            data-state={cutOff}
            className="pointer-events-none absolute inset-0 forced-color-adjust-none peer-focus-visible:inset-1 print:hidden"
            style={{
              backgroundImage: directions
                .filter((direction) => cutOff.includes(direction))
                .map((direction) => `linear-gradient(${angles[direction]}deg,var(--line),transparent 1.5rem)`)
                .join(),
            }}
          />
        )}
      </div>
      {/* Keeps the height of the buttons while there are none. */}
      <div className="flex min-h-11 flex-wrap gap-x-0.5 gap-y-1 noscript:hidden print:hidden">
        {cutOff !== undefined && (
          <>
            {/* It keeps the focus once all is shown. Its target, wider than its text, doesn't overlap the next one. */}
            <div className="me-2">
              <Button variant="quiet" isDisabled={isWhole} explainsWhenDisabled onClick={() => zoomTo(0)}>
                {labels.showAll}
              </Button>
            </div>
            <IconButton
              icon="magnifying-glass-minus"
              label={labels.zoomOut}
              isDisabled={isWhole}
              onClick={() => zoomBy(-1)}
            />
            <IconButton
              icon="magnifying-glass-plus"
              label={labels.zoomIn}
              isDisabled={zoom === sizes.length - 1}
              onClick={() => zoomBy(1)}
            />
            {panned.map((direction) => (
              <IconButton
                key={direction}
                icon={icons[direction]}
                label={labels.pan[direction]}
                isDisabled={!cutOff.includes(direction)}
                onClick={() => move(direction)}
              />
            ))}
          </>
        )}
      </div>
    </figure>
  )
}
