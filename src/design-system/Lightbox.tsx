import * as RadixDialog from '@radix-ui/react-dialog'
import { useRef, useSyncExternalStore, type KeyboardEvent, type PointerEvent } from 'react'
import { IconButton } from './IconButton'
import { ModalLayer, type ModalDecided } from './internal/ModalLayer'
import type { NativeProps } from './internal/NativeProps'
import { Picture, type PictureSource } from './Picture'
import { useLabels } from './labels'

export interface LightboxImage {
  /** What the pipeline made of the master. */
  readonly picture: PictureSource
  /** What is to be seen. */
  readonly alt: string
  /** A line below the picture. @default none */
  readonly caption?: string
}

interface LightboxOwnProps {
  /** The pictures, in their order. */
  images: readonly LightboxImage[]
  /** Which one is shown, counted from 0; null while it is closed. */
  index: number | null
  /** Called with the picture to show next, and with null when it is closed by ×, Escape or Back. */
  onIndexChange: (index: number | null) => void
  /** Names the viewer, such as "Gallery of Swiss Tower". */
  label: string
}

export type LightboxProps = LightboxOwnProps & NativeProps<'div', LightboxOwnProps, ModalDecided | 'children'>

/** How far a finger goes before it means another picture, as a share of the window's width. */
const swipeShare = 0.12

/**
 * Use to look at a gallery's pictures one by one, as large as the window allows, opened by their thumbnails.
 * A picture that is read along with its text is a `Picture`.
 *
 * - Takes the focus, keeps it, and gives it back to the thumbnail that opened it; ×, Escape and the
 *   browser's Back close it.
 * - "Previous image" and "Next image" go round at both ends, as do the arrow keys and a swipe, mirrored where
 *   one reads right to left; Home and End go to the ends.
 * - Says "Image 3 of 10" on every change; the picture keeps its own alternative text.
 * - The neighbours are fetched beforehand; with a single picture there is nothing to go on to.
 */
export function Lightbox({ images, index, onIndexChange, label, onKeyDown, ...props }: LightboxProps) {
  const labels = useLabels()
  const isZoomed = useSyncExternalStore(subscribeToZoom, readZoom, () => false)
  /** Where the finger or pen that may become a swipe came down. */
  const touch = useRef<{ id: number; x: number; y: number }>(null)

  const image = index === null ? undefined : images[index]
  const current = index ?? 0
  const goTo = (next: number) => onIndexChange((next + images.length) % images.length)

  function press(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event)
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const forward = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight'
    const target = {
      ArrowLeft: forward === 'ArrowLeft' ? current + 1 : current - 1,
      ArrowRight: forward === 'ArrowRight' ? current + 1 : current - 1,
      Home: 0,
      End: images.length - 1,
    }[event.key]
    if (target === undefined || images.length < 2) return
    event.preventDefault()
    goTo(target)
  }

  function comeDown(event: PointerEvent<HTMLElement>) {
    const canSwipe = event.pointerType !== 'mouse' && event.isPrimary && !isZoomed && images.length > 1
    touch.current = canSwipe ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null
  }

  function goUp(event: PointerEvent<HTMLElement>) {
    const start = touch.current
    touch.current = null
    if (start?.id !== event.pointerId) return
    const across = event.clientX - start.x
    const along = event.clientY - start.y
    if (Math.abs(across) < window.innerWidth * swipeShare || Math.abs(across) < Math.abs(along)) return
    const isForward = isRightToLeft(event.currentTarget) ? across > 0 : across < 0
    goTo(isForward ? current + 1 : current - 1)
  }

  return (
    <ModalLayer
      {...props}
      isOpen={image !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onIndexChange(null)
      }}
      onKeyDown={press}
      data-ground="deep"
      className="fixed inset-0 z-overlay grid grid-cols-2 grid-rows-[auto_minmax(min-content,1fr)_auto] gap-x-2 gap-y-2 overflow-y-auto overscroll-contain p-2 transition-opacity duration-quick landscape:grid-cols-[auto_minmax(0,1fr)_auto] landscape:grid-rows-[auto_minmax(min-content,1fr)] sm:gap-x-4 sm:px-4 starting:opacity-0"
    >
      <div className="col-span-full flex items-center justify-between gap-4 ps-2 sm:ps-0">
        <RadixDialog.Title className="sr-only">{label}</RadixDialog.Title>
        <p role="status" className="text-small tabular-nums text-muted">
          {labels.imagePosition(current + 1, images.length)}
        </p>
        <IconButton
          icon="xmark"
          label={labels.close}
          variant="secondary"
          onClick={() => onIndexChange(null)}
        />
      </div>
      <figure
        data-zoomed={isZoomed || undefined}
        onPointerDown={comeDown}
        onPointerUp={goUp}
        onPointerCancel={() => {
          touch.current = null
        }}
        className="col-span-full flex touch-pan-y touch-pinch-zoom flex-col select-none data-zoomed:touch-auto landscape:col-span-1 landscape:col-start-2 landscape:row-start-2"
      >
        <div className="relative min-h-[40dvh] flex-1">
          {neighbourhood(current, images.length).map((place) => {
            const shown = images[place]
            if (!shown) return null
            const { picture, alt } = shown
            return (
              <div
                key={place}
                data-state={place === current ? 'shown' : 'waiting'}
                aria-hidden={place !== current || undefined}
                className="absolute inset-0 transition-opacity duration-calm data-[state=waiting]:pointer-events-none data-[state=waiting]:opacity-0"
              >
                <Picture
                  picture={picture}
                  alt={alt}
                  // Its height is that of the window at most, and so its width that times its shape.
                  sizes={`min(100vw, ${Math.ceil((100 * picture.img.w) / picture.img.h)}vh)`}
                  ratio="fit"
                  isPriority={place === current}
                />
              </div>
            )
          })}
        </div>
        {image?.caption !== undefined && (
          <figcaption className="px-2 pt-2 pb-1 text-center text-small wrap-break-word text-muted">
            {image.caption}
          </figcaption>
        )}
      </figure>
      {images.length > 1 && (
        <>
          <div className="justify-self-start landscape:col-start-1 landscape:row-start-2 landscape:self-center">
            <IconButton
              icon="arrow-left"
              label={labels.previousImage}
              variant="secondary"
              onClick={() => goTo(current - 1)}
            />
          </div>
          <div className="justify-self-end landscape:col-start-3 landscape:row-start-2 landscape:self-center">
            <IconButton
              icon="arrow-right"
              label={labels.nextImage}
              variant="secondary"
              onClick={() => goTo(current + 1)}
            />
          </div>
        </>
      )}
    </ModalLayer>
  )
}

/** The picture, the one before and the one after it, each once, going round at the ends. */
function neighbourhood(index: number, count: number) {
  return [...new Set([index - 1, index, index + 1].map((place) => (place + count) % count))]
}

function isRightToLeft(element: Element) {
  return getComputedStyle(element).direction === 'rtl'
}

/** Zoomed in with two fingers, one finger moves the view over the picture and is no swipe. */
function readZoom() {
  return (window.visualViewport?.scale ?? 1) > 1
}

function subscribeToZoom(onChange: () => void) {
  window.visualViewport?.addEventListener('resize', onChange)
  return () => window.visualViewport?.removeEventListener('resize', onChange)
}
