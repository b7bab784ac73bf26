import * as RadixTooltip from '@radix-ui/react-tooltip'
import { useReducer, useRef, type ReactNode } from 'react'
import type { NativeProps } from './internal/NativeProps'
import { useMergedRef } from './internal/useMergedRef'

interface TooltipOwnProps {
  /** Names the button: what the text is about, such as "About the grades". */
  label: string
  /** The text: words only, nothing that could be pressed. */
  children: ReactNode
}

export type TooltipProps = TooltipOwnProps &
  NativeProps<'button', TooltipOwnProps, 'type' | 'aria-label' | 'aria-labelledby'>

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
  ref,
  ...props
}: TooltipProps) {
  const [{ isOpen }, dispatch] = useReducer(reduce, closed)
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
            dispatch('pointerGone')
          }}
          onPointerCancel={(event) => {
            onPointerCancel?.(event)
            dispatch('pointerGone')
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
        {/* Beside its button, not at the document's end, so that it stays inside the page's landmarks. */}
        <RadixTooltip.Content
          collisionPadding={8}
          onEscapeKeyDown={() => dispatch('dismiss')}
          onPointerDownOutside={(event) => {
            if (event.target instanceof Node && trigger.current?.contains(event.target))
              event.preventDefault()
            else dispatch('dismiss')
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

interface TooltipState {
  readonly isOpen: boolean
  /** A click has opened the text, so it stays when the pointer leaves. */
  readonly isPinned: boolean
  /** The button is held down: its click alone decides. */
  readonly isHeld: boolean
  /** A click has closed the text, while the hover before it may still be waiting for its delay. */
  readonly isDismissed: boolean
  /** Radix closes at any scrolling, and the Tab key that moves the focus here scrolls too. */
  readonly isFocusedByKey: boolean
}

type TooltipEvent =
  /** Radix opens after hovering and on focus, and closes when the pointer leaves or the page scrolls. */
  | 'openRequested'
  | 'closeRequested'
  | 'pointerEnter'
  | 'pointerDown'
  /** Released beside the button, or taken over by scrolling, a press makes no click. */
  | 'pointerGone'
  | 'focus'
  | 'blur'
  | 'click'
  /** Escape, or a click elsewhere. */
  | 'dismiss'

const closed: TooltipState = {
  isOpen: false,
  isPinned: false,
  isHeld: false,
  isDismissed: false,
  isFocusedByKey: false,
}

function reduce(state: TooltipState, event: TooltipEvent): TooltipState {
  const { isPinned, isHeld, isDismissed, isFocusedByKey } = state
  switch (event) {
    case 'openRequested':
      return isDismissed ? state : { ...state, isOpen: true }
    case 'closeRequested':
      return isHeld || isPinned || isFocusedByKey ? state : { ...state, isOpen: false }
    case 'pointerEnter':
      return { ...state, isDismissed: false }
    case 'pointerDown':
      return { ...state, isHeld: true }
    case 'pointerGone':
      return { ...state, isHeld: false }
    case 'focus':
      return { ...state, isFocusedByKey: !isHeld }
    case 'blur':
      return { ...closed, isHeld }
    case 'click':
      // A click on a button whose text already shows by hover or focus pins it.
      return { ...state, isOpen: !isPinned, isPinned: !isPinned, isHeld: false, isDismissed: isPinned }
    case 'dismiss':
      return { ...state, isOpen: false, isPinned: false }
  }
}
