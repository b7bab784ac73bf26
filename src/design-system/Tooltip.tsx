import * as RadixTooltip from '@radix-ui/react-tooltip'
import { useRef, useState, type ReactNode } from 'react'
import type { NativeProps } from './internal/NativeProps'

interface TooltipOwnProps {
  /** The accessible name of the button, such as "About the grades". */
  label: string
  /** The text, without interactive elements. */
  children: ReactNode
}

export type TooltipProps = TooltipOwnProps &
  NativeProps<'button', TooltipOwnProps, 'type' | 'aria-label' | 'aria-labelledby'>

/**
 * Use next to a label for a short explanation that most visitors don't need. For help that everyone needs, use the
 * field's `description`.
 *
 * - Opens on hover, focus and click, and stays open while the pointer moves to the text.
 * - Opened by Tab or a click, it stays open when the pointer leaves; another click, Enter or Space closes it.
 * - Escape, Tab and a click elsewhere close it; the click also reaches what lies below the text.
 * - While it is open, the text is the accessible description of the button.
 */
export function Tooltip({
  label,
  children,
  onPointerDown,
  onFocus,
  onBlur,
  onClick,
  ref,
  ...props
}: TooltipProps) {
  /** Pinned, it ignores that the pointer leaves or the page scrolls, which the focus itself may cause. */
  const [state, setState] = useState<'closed' | 'open' | 'pinned'>('closed')
  const trigger = useRef<HTMLButtonElement>(null)
  const close = () => setState('closed')

  return (
    <RadixTooltip.Provider delayDuration={100}>
      <RadixTooltip.Root
        open={state !== 'closed'}
        onOpenChange={(isOpen) => {
          setState((current) => (current === 'pinned' ? current : isOpen ? 'open' : 'closed'))
        }}
      >
        <RadixTooltip.Trigger
          {...props}
          asChild
          ref={trigger}
          // Radix closes it on `pointerdown` and click, and ignores touch, which has only the click to open it.
          onPointerDown={(event) => {
            onPointerDown?.(event)
            event.preventDefault()
          }}
          onClick={(event) => {
            onClick?.(event)
            event.preventDefault()
            setState((current) => (current === 'pinned' ? 'closed' : 'pinned'))
          }}
          onFocus={(event) => {
            onFocus?.(event)
            if (event.currentTarget.matches(':focus-visible')) setState('pinned')
          }}
          onBlur={(event) => {
            onBlur?.(event)
            close()
          }}
        >
          <button
            ref={ref}
            type="button"
            aria-label={label}
            // The margin leaves room for the text when the focus scrolls the button to the top of the window.
            className="group -mx-2 -my-3 inline-flex size-11 shrink-0 scroll-mt-24 cursor-pointer items-center justify-center rounded-full align-middle print:hidden focus-visible:shadow-none focus-visible:-outline-offset-9"
          >
            <span
              aria-hidden="true"
              className="flex size-5 items-center justify-center rounded-full border border-accent text-caption leading-none font-bold text-accent transition-colors duration-quick group-hover:bg-accent group-hover:text-surface group-state-open:bg-accent group-state-open:text-surface"
            >
              i
            </span>
          </button>
        </RadixTooltip.Trigger>
        {/* Next to its button, not at the end of the document, so that it stays inside the page's landmarks. */}
        <RadixTooltip.Content
          collisionPadding={8}
          onEscapeKeyDown={close}
          onPointerDownOutside={(event) => {
            if (event.target instanceof Node && trigger.current?.contains(event.target))
              event.preventDefault()
            else close()
          }}
          onClick={close}
          data-ground="charcoal"
          // A mouse reaches what lies below it; Radix keeps it open above the text. A finger scrolls a long text.
          className="z-overlay max-h-(--radix-tooltip-content-available-height) max-w-(--radix-tooltip-content-available-width) overflow-y-auto rounded-small border border-surface text-small font-normal transition-opacity duration-quick select-none pointer-fine:pointer-events-none starting:opacity-0"
        >
          <div className="max-w-tooltip px-4 py-3">{children}</div>
        </RadixTooltip.Content>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}
