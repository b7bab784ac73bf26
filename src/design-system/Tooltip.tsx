import { clsx } from 'clsx'
import * as RadixTooltip from '@radix-ui/react-tooltip'
import { useRef, useState, type ReactNode } from 'react'
import type { NativeProps } from './internal/NativeProps'

export interface TooltipProps extends NativeProps<
  'button',
  'type' | 'aria-label' | 'aria-labelledby' | 'value'
> {
  /** The accessible name of the button, such as "About the grades". */
  label: string
  /** The text, without interactive elements. */
  children: ReactNode
}

const triggerClasses = clsx(
  'group -mx-2 -my-3 inline-flex size-11 shrink-0 scroll-mt-24 cursor-pointer',
  'items-center justify-center rounded-full align-middle print:hidden',
  'focus-visible:shadow-none focus-visible:-outline-offset-9',
)

const badgeClasses = clsx(
  'flex size-5 items-center justify-center',
  'rounded-full border border-accent text-caption leading-none font-bold text-accent',
  'transition-colors duration-quick',
  'group-hover:bg-accent group-hover:text-surface',
  'group-not-data-[state=closed]:bg-accent group-not-data-[state=closed]:text-surface',
)

const popupClasses = clsx(
  'z-overlay overflow-y-auto data-[side=bottom]:mt-12',
  'rounded-small border border-surface text-small font-normal transition-opacity duration-quick select-none',
  'max-h-(--radix-tooltip-content-available-height) max-w-(--radix-tooltip-content-available-width)',
  'starting:opacity-0',
)

/**
 * Use next to a label for a short explanation that most visitors don't need. For help that everyone needs, use the
 * field's `description`.
 */
export function Tooltip({ label, children, onPointerDown, onFocus, onClick, ...props }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const pressedBy = useRef('')
  const hasKeyboardFocus = () => button.current?.matches(':focus-visible') ?? false
  return (
    <RadixTooltip.Provider delayDuration={100}>
      <RadixTooltip.Root
        open={isOpen}
        // Radix closes it on scroll, which the focus itself may cause.
        onOpenChange={(isWanted) => setIsOpen((wasOpen) => isWanted || (wasOpen && hasKeyboardFocus()))}
      >
        <RadixTooltip.Trigger
          {...props}
          type="button"
          aria-label={label}
          // Radix closes it on pointer down and on click, and a touch has only the click to open it.
          onPointerDown={(event) => {
            onPointerDown?.(event)
            button.current = event.currentTarget
            pressedBy.current = event.pointerType
            event.preventDefault()
          }}
          onClick={(event) => {
            onClick?.(event)
            event.preventDefault()
            // Hovering may have opened it between the press and the click.
            const isMouse = pressedBy.current === 'mouse'
            pressedBy.current = ''
            setIsOpen((wasOpen) => isMouse || !wasOpen)
          }}
          // The focus of a click must not open it before the click does.
          onFocus={(event) => {
            onFocus?.(event)
            button.current = event.currentTarget
            if (!hasKeyboardFocus()) event.preventDefault()
          }}
          // The margin leaves room for the text when the focus scrolls the button to the top of the window.
          className={triggerClasses}
        >
          <span aria-hidden="true" className={badgeClasses}>
            i
          </span>
        </RadixTooltip.Trigger>
        {/* Without a portal, so that it stays inside the page's landmarks; a click passes through it. */}
        <span className="pointer-events-none absolute">
          <RadixTooltip.Content
            collisionPadding={8}
            onPointerDownOutside={(event) => {
              const { pointerType, target } = event.detail.originalEvent
              // A second tap closes it by its click; a mouse that has opened it by hovering keeps it open.
              if (pointerType === 'touch' && target instanceof Node && button.current?.contains(target))
                event.preventDefault()
            }}
            onEscapeKeyDown={() => setIsOpen(false)}
            onClick={() => setIsOpen(false)}
            data-surface="charcoal"
            className={popupClasses}
          >
            <div className="max-w-tooltip px-4 py-3">{children}</div>
          </RadixTooltip.Content>
        </span>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}
