import * as RadixTooltip from '@radix-ui/react-tooltip'
import { useReducer, useRef, type ReactNode } from 'react'
import type { NativeProps } from './internal/NativeProps'
import { useMergedRef } from './internal/useMergedRef'

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
 * - Opens on hover, focus and click, and stays open while the text is hovered.
 * - A click pins it; another click, a click elsewhere or Escape closes it. Escape doesn't move the focus.
 * - The text is the accessible description of the button.
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
  ref,
  ...props
}: TooltipProps) {
  const [{ isOpen }, dispatch] = useReducer(reduce, initialState)
  const trigger = useRef<HTMLButtonElement>(null)
  const mergedRef = useMergedRef(trigger, ref)

  return (
    <RadixTooltip.Provider delayDuration={100}>
      <RadixTooltip.Root
        open={isOpen}
        onOpenChange={(open) => dispatch(open ? 'openRequested' : 'closeRequested')}
      >
        <RadixTooltip.Trigger
          {...props}
          ref={mergedRef}
          type="button"
          aria-label={label}
          onPointerDown={(event) => {
            onPointerDown?.(event)
            dispatch('pointerDown')
          }}
          onPointerEnter={(event) => {
            onPointerEnter?.(event)
            dispatch('pointerEnter')
          }}
          onPointerLeave={(event) => {
            onPointerLeave?.(event)
            dispatch('pointerEnd')
          }}
          onPointerCancel={(event) => {
            onPointerCancel?.(event)
            dispatch('pointerEnd')
          }}
          onFocus={(event) => {
            onFocus?.(event)
            dispatch('focus')
          }}
          onBlur={(event) => {
            onBlur?.(event)
            dispatch('blur')
          }}
          onClick={(event) => {
            onClick?.(event)
            event.preventDefault()
            dispatch('click')
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
        {/* Next to its button, not at the end of the document, so that it stays inside the page's landmarks. */}
        <RadixTooltip.Content
          collisionPadding={8}
          onEscapeKeyDown={() => dispatch('dismiss')}
          onPointerDownOutside={(event) => {
            if (event.target instanceof Node && trigger.current?.contains(event.target))
              event.preventDefault()
            else dispatch('dismiss')
          }}
          // A click on the text would blur the button and so close the tooltip.
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

interface TooltipState {
  readonly isOpen: boolean
  /** Opened by a click, so it stays open when the pointer leaves. */
  readonly isPinned: boolean
  /** The pointer is down on the button: ignore close requests until the click. */
  readonly isPointerDown: boolean
  /** Closed by a click: ignore a pending hover until the pointer re-enters. */
  readonly isDismissed: boolean
  /** Focused by Tab, which may scroll the page: Radix would close the tooltip on scroll. */
  readonly isFocusedByKey: boolean
}

type TooltipEvent =
  /** Radix requests opening on hover and focus, and closing when the pointer leaves or the page scrolls. */
  | 'openRequested'
  | 'closeRequested'
  | 'pointerEnter'
  | 'pointerDown'
  /** The pointer left or was cancelled, so no click follows. */
  | 'pointerEnd'
  | 'focus'
  | 'blur'
  | 'click'
  /** Escape, or a click elsewhere. */
  | 'dismiss'

const initialState: TooltipState = {
  isOpen: false,
  isPinned: false,
  isPointerDown: false,
  isDismissed: false,
  isFocusedByKey: false,
}

function reduce(state: TooltipState, event: TooltipEvent): TooltipState {
  const { isPinned, isPointerDown, isDismissed, isFocusedByKey } = state
  switch (event) {
    case 'openRequested':
      return isDismissed ? state : { ...state, isOpen: true }
    case 'closeRequested':
      return isPointerDown || isPinned || isFocusedByKey ? state : { ...state, isOpen: false }
    case 'pointerEnter':
      return { ...state, isDismissed: false }
    case 'pointerDown':
      return { ...state, isPointerDown: true }
    case 'pointerEnd':
      return { ...state, isPointerDown: false }
    case 'focus':
      return { ...state, isFocusedByKey: !isPointerDown }
    case 'blur':
      return { ...initialState, isPointerDown }
    case 'click':
      // If hover or focus has already opened the text, a click pins it.
      return { ...state, isOpen: !isPinned, isPinned: !isPinned, isPointerDown: false, isDismissed: isPinned }
    case 'dismiss':
      return { ...state, isOpen: false, isPinned: false, isFocusedByKey: false }
  }
}
