import { Close, Title } from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import { useId, useRef, useState, type KeyboardEvent, type TouchEvent } from 'react'
import { IconButton } from './IconButton'
import { hasModifier } from './hasModifier'
import { inlineDirection } from './internal/inlineDirection'
import { ModalWindow, type ModalManagedProps } from './internal/modal/ModalWindow'
import type { NativeProps } from './internal/NativeProps'
import { useMediaQuery } from './useMediaQuery'
import { Picture, type PictureSource } from './Picture'
import { useLabels } from './labels'

export interface LightboxImage {
  readonly picture: PictureSource
  readonly alt: string
  readonly caption: string
}

export interface LightboxProps extends NativeProps<'div', ModalManagedProps | 'children'> {
  /** The pictures, in order. */
  images: readonly LightboxImage[]
  /** The index of the current picture, or undefined while the lightbox is closed. */
  index: number | undefined
  /** Called with the index of the picture to show, or with undefined on ×, Escape and Android's Back. */
  onIndexChange: (index: number | undefined) => void
  /** The accessible name, such as "Gallery of Swiss Tower". */
  label: string
}

/** The minimum distance of a swipe, as a share of the window's width. */
const minSwipeShare = 0.12

const modalClasses = clsx(
  'fixed inset-0 z-overlay overflow-y-auto overscroll-contain py-2',
  'grid grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_minmax(min-content,1fr)_auto] gap-2 sm:gap-x-4',
  'landscape:grid-rows-[auto_minmax(min-content,1fr)] landscape:px-2',
  'transition-opacity duration-quick starting:opacity-0',
)

const positionClasses = clsx(
  'col-start-2 row-start-3 self-center text-center text-small tabular-nums text-muted',
  'landscape:row-start-2 landscape:self-end landscape:justify-self-start landscape:pb-1',
)

const figureClasses = clsx(
  'col-span-full row-start-2 @container/figure flex flex-col select-none',
  'landscape:col-span-1 landscape:col-start-2 landscape:row-span-2 landscape:row-start-1',
)

const captionClasses = clsx(
  'px-2 pt-2 pb-1 text-center text-small wrap-break-word text-muted',
  'landscape:pb-9 landscape:@caption/figure:px-32 landscape:@caption/figure:pb-1',
)

/**
 * Use to show the pictures of a gallery one by one at full size. For a picture within a page, use `Picture`.
 * - Buttons, arrow keys and swipes wrap around at both ends and are mirrored in right-to-left pages.
 * - In a portrait window a picture is as high as there is room, a swipe first scrolls it, and a button shows it whole.
 */
export function Lightbox({ images, index, onIndexChange, label, onKeyDown, ...props }: LightboxProps) {
  const labels = useLabels()
  const positionId = useId()
  const captionId = useId()
  const touch = useRef({ x: 0, y: 0, hasScrolled: false })
  const isPortrait = useMediaQuery('(orientation: portrait)')
  const [isWhole, setIsWhole] = useState(false)
  const isEnlarged = isPortrait && !isWhole

  const image = index === undefined ? undefined : images[index]
  const current = index ?? 0
  const goTo = (next: number) => {
    if (images.length > 1) onIndexChange((next + images.length) % images.length)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event)
    if (event.defaultPrevented || hasModifier(event)) return
    // The keys of an enlarged picture scroll it.
    if (event.target instanceof Element && event.target.role === 'group') return
    const toRight = inlineDirection(event.currentTarget)
    const targets: Partial<Record<string, number>> = {
      ArrowLeft: current - toRight,
      ArrowRight: current + toRight,
      Home: 0,
      End: images.length - 1,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    goTo(target)
  }

  function startSwipe({ changedTouches }: TouchEvent) {
    const { clientX: x, clientY: y } = changedTouches.item(0)
    touch.current = { x, y, hasScrolled: false }
  }

  function endSwipe({ changedTouches, touches, currentTarget }: TouchEvent) {
    const { clientX, clientY } = changedTouches.item(0)
    const deltaX = clientX - touch.current.x
    const isHorizontal = Math.abs(deltaX) > Math.abs(clientY - touch.current.y)
    // In a zoomed page a drag pans.
    const isZoomed = touches.length > 0 || (window.visualViewport?.scale ?? 1) > 1
    if (
      touch.current.hasScrolled ||
      isZoomed ||
      !isHorizontal ||
      Math.abs(deltaX) < window.innerWidth * minSwipeShare
    )
      return
    goTo(current - Math.sign(deltaX) * inlineDirection(currentTarget))
  }

  return (
    <ModalWindow
      {...props}
      isOpen={image !== undefined}
      onOpenChange={() => onIndexChange(undefined)}
      onKeyDown={handleKeyDown}
      aria-describedby={`${positionId} ${captionId}`}
      data-surface="deep"
      className={modalClasses}
    >
      <Title className="sr-only">{label}</Title>
      <p id={positionId} role="status" className={positionClasses}>
        {labels.imagePosition(current + 1, images.length)}
      </p>
      <div className="col-start-3 row-start-1 pe-2 landscape:pe-0">
        <Close asChild>
          <IconButton icon="xmark" label={labels.close} variant="secondary" />
        </Close>
      </div>
      {isPortrait && (
        <div className="col-start-1 row-start-1 ps-2">
          <IconButton
            icon={isWhole ? 'magnifying-glass-plus' : 'magnifying-glass-minus'}
            label={labels.enlargeImage}
            aria-pressed={!isWhole}
            variant="secondary"
            onClick={() => setIsWhole(!isWhole)}
          />
        </div>
      )}
      {/* In landscape the figure has the full height, between the controls. */}
      <figure onTouchStart={startSwipe} onTouchEnd={endSwipe} className={figureClasses}>
        <div className="relative min-h-[40dvh] flex-1">
          {images.map(({ picture, alt }, position) => {
            const distance = Math.abs(position - current)
            if (distance > 1 && distance < images.length - 1) return null
            // The window's height limits the picture's height, and so its width.
            const width = `${Math.ceil((100 * picture.img.w) / picture.img.h)}vh`
            return (
              <div
                key={alt}
                aria-hidden={distance > 0 || undefined}
                {...(isEnlarged && {
                  ref: scrollToMiddle,
                  onScroll: () => {
                    touch.current.hasScrolled = true
                  },
                  ...(distance === 0 && { role: 'group', tabIndex: 0, 'aria-labelledby': captionId }),
                })}
                className={clsx(
                  'absolute inset-0 transition-opacity duration-calm aria-hidden:pointer-events-none aria-hidden:opacity-0 focus-visible:-outline-offset-3',
                  // A hidden one must not scroll: browsers would make it a tab stop.
                  isEnlarged &&
                    'overflow-x-auto overscroll-x-none aria-hidden:overflow-hidden *:mx-auto *:h-full *:w-auto',
                )}
              >
                <div style={{ aspectRatio: `${picture.img.w} / ${picture.img.h}` }} className="size-full">
                  <Picture
                    picture={picture}
                    alt={alt}
                    sizes={{ base: isEnlarged ? width : `min(100vw, ${width})` }}
                    hasOwnWidth
                    ratio="fit"
                    isPriority={distance === 0}
                  />
                </div>
              </div>
            )
          })}
        </div>
        <figcaption
          id={captionId}
          aria-live="polite"
          // In landscape the position is beside the caption, or below it if there is no room.
          className={captionClasses}
        >
          {image?.caption}
        </figcaption>
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

function scrollToMiddle(element: HTMLElement | null) {
  if (element) element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2
}
