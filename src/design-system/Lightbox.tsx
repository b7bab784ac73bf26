import { Title } from '@radix-ui/react-dialog'
import { useId, useRef, useSyncExternalStore, type KeyboardEvent, type PointerEvent } from 'react'
import { IconButton } from './IconButton'
import { ModalWindow, type ModalManagedProps } from './internal/ModalWindow'
import type { NativeProps } from './internal/NativeProps'
import { Picture, type PictureSource } from './Picture'
import { useLabels } from './labels'

export interface LightboxImage {
  /** The imported picture. */
  readonly picture: PictureSource
  /** The alternative text. */
  readonly alt: string
  /** The caption below the picture. @default none */
  readonly caption?: string
}

interface LightboxOwnProps {
  /** The pictures, in order. */
  images: readonly LightboxImage[]
  /** The index of the current picture, or null while the lightbox is closed. */
  index: number | null
  /** Called with the index of the picture to show, or with null on ×, Escape and Android's Back. */
  onIndexChange: (index: number | null) => void
  /** The accessible name, such as "Gallery of Swiss Tower". */
  label: string
}

export type LightboxProps = LightboxOwnProps &
  NativeProps<'div', LightboxOwnProps, ModalManagedProps | 'children'>

/** The minimum distance of a swipe, as a share of the window's width. */
const minSwipeShare = 0.12

/**
 * Use to show the pictures of a gallery one by one at full size, opened by `Thumbnail`s. For a picture within a page,
 * use `Picture`.
 *
 * - Traps the focus and returns it to the thumbnail that opened it; ×, Escape and Android's Back close it.
 * - Its buttons, the arrow keys and swipes wrap around at both ends; Home and End go to the first and last picture. In
 *   right-to-left pages they are mirrored.
 * - "Image 3 of 10" and the caption, or without one the alternative text, are announced when the picture changes.
 * - The picture is shown whole, in all the room that buttons, position and caption leave; the adjacent pictures are
 *   preloaded.
 */
export function Lightbox({ images, index, onIndexChange, label, onKeyDown, ...props }: LightboxProps) {
  const labels = useLabels()
  const isZoomed = useSyncExternalStore(subscribeToZoom, readZoom, () => false)
  /** The start of a touch that may become a swipe. */
  const touch = useRef<{ id: number; x: number; y: number }>(null)

  const positionId = useId()
  const captionId = useId()

  const image = index === null ? undefined : images[index]
  const current = index ?? 0
  const goTo = (next: number) => onIndexChange((next + images.length) % images.length)

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event)
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const toRight = stepToRight(event.currentTarget)
    const target = {
      ArrowLeft: current - toRight,
      ArrowRight: current + toRight,
      Home: 0,
      End: images.length - 1,
    }[event.key]
    if (target === undefined || images.length < 2) return
    event.preventDefault()
    goTo(target)
  }

  function startSwipe(event: PointerEvent<HTMLElement>) {
    const canSwipe = event.pointerType !== 'mouse' && event.isPrimary && !isZoomed && images.length > 1
    touch.current = canSwipe ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null
  }

  function endSwipe(event: PointerEvent<HTMLElement>) {
    const start = touch.current
    touch.current = null
    if (start?.id !== event.pointerId) return
    const deltaX = event.clientX - start.x
    const deltaY = event.clientY - start.y
    if (Math.abs(deltaX) < window.innerWidth * minSwipeShare || Math.abs(deltaX) < Math.abs(deltaY)) return
    goTo(current - Math.sign(deltaX) * stepToRight(event.currentTarget))
  }

  return (
    <ModalWindow
      {...props}
      isOpen={image !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onIndexChange(null)
      }}
      onKeyDown={handleKeyDown}
      aria-describedby={image?.caption === undefined ? positionId : `${positionId} ${captionId}`}
      data-ground="deep"
      className="fixed inset-0 z-overlay grid grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_minmax(min-content,1fr)_auto] gap-x-2 gap-y-2 overflow-y-auto overscroll-contain py-2 transition-opacity duration-quick landscape:grid-rows-[auto_minmax(min-content,1fr)] landscape:px-2 sm:gap-x-4 starting:opacity-0"
    >
      <Title className="sr-only">{label}</Title>
      <p
        id={positionId}
        role="status"
        className="col-start-2 row-start-3 self-center text-center text-small tabular-nums text-muted landscape:row-start-2 landscape:self-end landscape:justify-self-start landscape:pb-1"
      >
        {labels.imagePosition(current + 1, images.length)}
      </p>
      {/* Announced only when it changes. A caption is a live region of its own, and says enough. */}
      <p aria-live="polite" className="sr-only">
        {image?.caption === undefined && image?.alt}
      </p>
      <div className="col-start-3 row-start-1 pe-2 landscape:pe-0">
        <IconButton
          icon="xmark"
          label={labels.close}
          variant="secondary"
          onClick={() => onIndexChange(null)}
        />
      </div>
      {/* In landscape the figure (picture and caption) has the full height, between the controls. */}
      <figure
        data-zoomed={isZoomed || undefined}
        onPointerDown={startSwipe}
        onPointerUp={endSwipe}
        onPointerCancel={() => {
          touch.current = null
        }}
        className="col-span-full row-start-2 @container/figure flex touch-pan-y touch-pinch-zoom flex-col select-none data-zoomed:touch-auto landscape:col-span-1 landscape:col-start-2 landscape:row-span-2 landscape:row-start-1"
      >
        <div className="relative min-h-[40dvh] flex-1">
          {adjacentIndexes(current, images.length).map((position) => {
            const nearby = images[position]
            if (!nearby) return null
            const { picture, alt } = nearby
            return (
              <div
                key={position}
                data-state={position === current ? 'shown' : 'preloaded'}
                aria-hidden={position !== current || undefined}
                className="absolute inset-0 transition-opacity duration-calm data-[state=preloaded]:pointer-events-none data-[state=preloaded]:opacity-0"
              >
                <Picture
                  picture={picture}
                  alt={alt}
                  // The window's height limits the picture's height, and so its width.
                  sizes={`min(100vw, ${Math.ceil((100 * picture.img.w) / picture.img.h)}vh)`}
                  hasOwnWidth
                  ratio="fit"
                  isPriority={position === current}
                />
              </div>
            )
          })}
        </div>
        {image?.caption === undefined ? (
          // Reserves the space of the position text.
          <div className="hidden h-9 landscape:block" />
        ) : (
          <figcaption
            id={captionId}
            aria-live="polite"
            // In landscape the position text is beside the caption, or below it if there is no room.
            className="px-2 pt-2 pb-1 text-center text-small wrap-break-word text-muted landscape:pb-9 landscape:@caption/figure:px-32 landscape:@caption/figure:pb-1"
          >
            {image.caption}
          </figcaption>
        )}
      </figure>
      {images.length > 1 && (
        <>
          <div className="col-start-1 row-start-3 ps-2 landscape:row-span-2 landscape:row-start-1 landscape:mb-9 landscape:self-center landscape:ps-0">
            <IconButton
              icon="arrow-left"
              label={labels.previousImage}
              variant="secondary"
              onClick={() => goTo(current - 1)}
            />
          </div>
          <div className="col-start-3 row-start-3 pe-2 landscape:row-span-2 landscape:row-start-1 landscape:mb-9 landscape:self-center landscape:pe-0">
            <IconButton
              icon="arrow-right"
              label={labels.nextImage}
              variant="secondary"
              onClick={() => goTo(current + 1)}
            />
          </div>
        </>
      )}
    </ModalWindow>
  )
}

/** The indexes of the current picture and the ones before and after it, wrapping around, without duplicates. */
function adjacentIndexes(index: number, count: number) {
  return [...new Set([index - 1, index, index + 1].map((position) => (position + count) % count))]
}

/** How far the picture to the right is in the order: 1, or -1 in a right-to-left page. */
function stepToRight(element: Element) {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1
}

/** Whether the page is pinch-zoomed: dragging then pans the picture instead of swiping. */
function readZoom() {
  return (window.visualViewport?.scale ?? 1) > 1
}

function subscribeToZoom(onChange: () => void) {
  window.visualViewport?.addEventListener('resize', onChange)
  return () => window.visualViewport?.removeEventListener('resize', onChange)
}
