import * as RadixTooltip from '@radix-ui/react-tooltip'
import { useRef, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react'

export interface TooltipProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'children' | 'className' | 'style' | 'type' | 'disabled' | 'aria-label' | 'aria-labelledby'
> {
  /** Names the button: what the text is about, such as "About the grades". */
  label: string
  /** The text: words only, nothing that could be pressed. */
  children: ReactNode
}

/**
 * Use for a short explanation that most visitors don't need, beside the label it explains. What everybody
 * needs belongs in the field's `description`.
 *
 * - Opens while the pointer or the focus is on its button, and by a press; a second press closes it.
 * - Stays while the pointer is on the text, and when pressed open until a press elsewhere; Escape closes it and
 *   leaves the focus where it is.
 * - The text describes the button, so it is read out after its name.
 */
export function Tooltip({
  label,
  children,
  onPointerDown,
  onPointerEnter,
  onPointerLeave,
  onPointerCancel,
  onFocus,
  onBlur,
  onClick,
  ...props
}: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  /** Whether the button is held down, whether a press has opened the text, and whether one has closed it. */
  const press = useRef({ isHeld: false, isPinned: false, isDismissed: false })
  const isFocusedByKey = useRef(false)

  function change(open: boolean) {
    if (!open) press.current.isPinned = false
    setIsOpen(open)
  }

  return (
    <RadixTooltip.Provider delayDuration={100}>
      <RadixTooltip.Root
        open={isOpen}
        onOpenChange={(open) => {
          // A press on the button is decided by its click alone, and one that closes holds until the pointer
          // or the focus comes anew: the hover that went before it may still be waiting for its delay.
          const { isHeld, isPinned, isDismissed } = press.current
          // Radix closes at any scrolling, and the Tab key that brings the focus here scrolls too.
          if (open ? !isDismissed : !isHeld && !isPinned && !isFocusedByKey.current) change(open)
        }}
      >
        <RadixTooltip.Trigger
          {...props}
          ref={trigger}
          type="button"
          aria-label={label}
          onPointerDown={(event) => {
            onPointerDown?.(event)
            press.current.isHeld = true
          }}
          onPointerEnter={(event) => {
            onPointerEnter?.(event)
            press.current.isDismissed = false
          }}
          // Let go beside the button, or taken over by scrolling, a press brings no click.
          onPointerLeave={(event) => {
            onPointerLeave?.(event)
            press.current.isHeld = false
          }}
          onPointerCancel={(event) => {
            onPointerCancel?.(event)
            press.current.isHeld = false
          }}
          onFocus={(event) => {
            onFocus?.(event)
            isFocusedByKey.current = !press.current.isHeld
          }}
          onBlur={(event) => {
            onBlur?.(event)
            isFocusedByKey.current = false
            press.current.isDismissed = false
            change(false)
          }}
          onClick={(event) => {
            onClick?.(event)
            event.preventDefault()
            // Whoever presses a button whose text already shows by hover or focus wants to keep it.
            const wasPinned = press.current.isPinned
            change(!wasPinned)
            press.current = { isHeld: false, isPinned: !wasPinned, isDismissed: wasPinned }
          }}
          className="group -mx-2 -my-3 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full align-middle print:hidden focus-visible:shadow-none focus-visible:-outline-offset-9"
        >
          <span
            aria-hidden="true"
            className="flex size-5 items-center justify-center rounded-full border border-accent text-caption leading-none font-bold text-accent transition-colors duration-quick group-hover:bg-accent group-hover:text-surface group-state-open:bg-accent group-state-open:text-surface"
          >
            i
          </span>
        </RadixTooltip.Trigger>
        {/* Beside its button, not at the document's end, so that it stays inside the page's landmarks. */}
        <RadixTooltip.Content
          collisionPadding={8}
          onEscapeKeyDown={() => change(false)}
          onPointerDownOutside={(event) => {
            if (event.target instanceof Node && trigger.current?.contains(event.target))
              event.preventDefault()
            else change(false)
          }}
          // A press on the text would take the focus from the button and so close what is being read.
          onMouseDown={(event) => event.preventDefault()}
          data-ground="charcoal"
          className="z-overlay max-h-(--radix-tooltip-content-available-height) max-w-(--radix-tooltip-content-available-width) overflow-y-auto rounded-small border border-surface text-small font-normal transition-opacity duration-quick select-none starting:opacity-0"
        >
          <div className="max-w-tooltip px-4 py-3">{children}</div>
        </RadixTooltip.Content>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}
