import { clsx } from 'clsx'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { drawingControls as texts } from '../../content/sections'
import { sheets, type SheetName } from '../../content/sheets'
import { Button, IconButton, useMediaQuery, VisuallyHidden, windowFrom } from '../../design-system'
import { drawingFile } from '../../images/drawings'

/** The size of the drawing in its frame at each step, and in per cent. */
const sizes = [
  { className: 'size-full', percent: 100 },
  { className: 'size-5/3', percent: 167 },
  { className: 'size-5/2', percent: 250 },
  { className: 'size-15/4', percent: 375 },
]
const last = sizes.length - 1

const viewClasses = clsx(
  'relative order-first mb-1 aspect-4/3 not-print:max-h-view w-full overflow-clip',
  'rounded-medium border border-line md:aspect-16/10 print:aspect-auto',
)

const scrollerClasses = clsx(
  'absolute inset-0 overflow-auto overscroll-x-contain scrollbar-thin',
  'focus-visible:-outline-offset-3 focus-visible:shadow-none',
  // The drawing stays white in forced colours, so its frame does, too, and its ring is dark.
  'forced-color-adjust-none forced-colors:focus-visible:outline-ink',
  'print:static print:overflow-visible print:outline-none',
)

/**
 * A drawing that can be enlarged in steps by its buttons, and scrolled. At first, and in print, all of it is shown; on a
 * phone it is as large as its text needs to be legible.
 */
export function ZoomableDrawing({ name }: { name: SheetName }) {
  const { alt, caption } = sheets[name]
  const captionId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const isWide = useMediaQuery(windowFrom('sm'))
  const [chosen, setChosen] = useState<number>()
  const zoom = chosen ?? (isWide ? 0 : 1)
  const { className = '', percent = 100 } = sizes[zoom] ?? {}

  /** Keeps the middle of the drawing where it is. */
  const zoomTo = (next: number) => {
    const box = frame.current
    if (!box) return
    const x = (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth
    const y = (box.scrollTop + box.clientHeight / 2) / box.scrollHeight
    flushSync(() => setChosen(Math.min(Math.max(next, 0), last)))
    box.scrollTo(x * box.scrollWidth - box.clientWidth / 2, y * box.scrollHeight - box.clientHeight / 2)
  }

  return (
    <figure className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      {/* HTML wants the caption first or last. It is shown below the drawing, beside the buttons. */}
      <figcaption id={captionId} className="text-caption text-muted">
        {caption}
      </figcaption>
      <div className={viewClasses}>
        <div
          ref={frame}
          data-surface="white"
          role="region"
          aria-labelledby={captionId}
          tabIndex={0}
          // The drawing isn't mirrored in right-to-left pages.
          dir="ltr"
          className={scrollerClasses}
        >
          <div
            className={`${chosen === undefined ? 'size-5/3 sm:size-full' : className} print:h-auto print:w-full`}
          >
            <img
              src={drawingFile(name)}
              width="1600"
              height="1000"
              alt={alt}
              loading="lazy"
              decoding="async"
              className="size-full object-contain"
            />
          </div>
        </div>
      </div>
      <div className="flex min-h-11 flex-wrap gap-x-2 gap-y-1 noscript:hidden print:hidden">
        <Button variant="quiet" isDisabled={zoom === 0} onClick={() => zoomTo(0)}>
          {texts.showAll}
        </Button>
        <IconButton
          icon="magnifying-glass-minus"
          label={texts.zoomOut}
          isDisabled={zoom === 0}
          onClick={() => zoomTo(zoom - 1)}
        />
        <IconButton
          icon="magnifying-glass-plus"
          label={texts.zoomIn}
          isDisabled={zoom === last}
          onClick={() => zoomTo(zoom + 1)}
        />
        <VisuallyHidden role="status">{chosen !== undefined && texts.size(percent)}</VisuallyHidden>
      </div>
    </figure>
  )
}
