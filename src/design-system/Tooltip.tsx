import { useEffect, useId, useReducer, useRef, type ReactNode } from 'react'
import type { NativeProps } from './internal/NativeProps'
import { OverlayNotice } from './internal/OverlayNotice'
import { floatingCode } from './internal/overlayCode'
import { useMergedRef } from './internal/useMergedRef'
import { useOverlayCode } from './internal/useOverlayCode'

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
 * - A click, Enter or Space pins it: it stays open when the pointer leaves.
 * - Escape, Tab, another click or a click elsewhere closes it.
 * - While it is open, the text is the accessible description of the button.
 */
export function Tooltip({
  label,
  children,
  'aria-describedby': describedBy,
  onPointerDown,
  onPointerEnter,
  onPointerMove,
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
  const textId = useId()
  const dismiss = () => dispatch('dismiss')
  const { code, status } = useOverlayCode(floatingCode, isOpen, dismiss, trigger)
  const isShown = isOpen && code !== undefined
  const hover = useRef<ReturnType<typeof setTimeout>>(undefined)

  const endHover = () => {
    clearTimeout(hover.current)
    hover.current = undefined
  }
  useEffect(() => () => clearTimeout(hover.current), [])

  return (
    <>
      <button
        {...props}
        ref={mergedRef}
        type="button"
        aria-label={label}
        aria-describedby={[describedBy, isShown && textId].filter(Boolean).join(' ') || undefined}
        data-state={isShown ? 'open' : 'closed'}
        onPointerDown={(event) => {
          onPointerDown?.(event)
          dispatch('pointerDown')
        }}
        onPointerEnter={(event) => {
          onPointerEnter?.(event)
          floatingCode.preload()
          dispatch('pointerEnter')
        }}
        // Not on `pointerenter`, which also happens when the page scrolls under the pointer.
        onPointerMove={(event) => {
          onPointerMove?.(event)
          if (event.pointerType === 'touch') return
          hover.current ??= setTimeout(() => dispatch('hover'), hoverDelayMs)
        }}
        onPointerLeave={(event) => {
          onPointerLeave?.(event)
          endHover()
          dispatch('pointerEnd')
          // While the text is shown, `TooltipPanel` checks whether the pointer is moving towards it.
          if (!isShown) dispatch('closeRequested')
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
          // Another click while the text is loading doesn't close it.
          dispatch(status === 'pending' ? 'clickWhileLoading' : 'click')
        }}
        className="group -mx-2 -my-3 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full align-middle print:hidden focus-visible:shadow-none focus-visible:-outline-offset-9"
      >
        <span
          aria-hidden="true"
          className="flex size-5 items-center justify-center rounded-full border border-accent text-caption leading-none font-bold text-accent transition-colors duration-quick group-hover:bg-accent group-hover:text-surface group-state-open:bg-accent group-state-open:text-surface"
        >
          i
        </span>
      </button>
      {code && (
        <code.TooltipPanel
          id={textId}
          trigger={trigger}
          isOpen={isOpen}
          onCloseRequested={() => dispatch('closeRequested')}
          onDismiss={dismiss}
        >
          {children}
        </code.TooltipPanel>
      )}
      <OverlayNotice status={status} />
    </>
  )
}

/** How long the pointer has to stay on the button before the text opens, in milliseconds. */
const hoverDelayMs = 100

interface TooltipState {
  readonly isOpen: boolean
  /** Opened by a click, so it stays open when the pointer leaves. */
  readonly isPinned: boolean
  /** The pointer is down on the button: ignore close requests until the click. */
  readonly isPointerDown: boolean
  /** Closed by a click: ignore a pending hover until the pointer re-enters. */
  readonly isDismissed: boolean
  /** Focused by Tab: ignore requests to close, because the focus itself may scroll the page. */
  readonly isFocusedByKey: boolean
}

type TooltipEvent =
  /** The pointer has stayed on the button for `hoverDelayMs`. */
  | 'hover'
  /** The pointer has left the button and the text, or the page scrolls. */
  | 'closeRequested'
  | 'pointerEnter'
  | 'pointerDown'
  /** The pointer has left the button or was cancelled, so no click follows. */
  | 'pointerEnd'
  | 'focus'
  | 'blur'
  | 'click'
  | 'clickWhileLoading'
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
    case 'hover':
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
      return isPointerDown || isDismissed
        ? { ...state, isFocusedByKey: !isPointerDown }
        : { ...state, isFocusedByKey: true, isOpen: true }
    case 'blur':
      return { ...initialState, isPointerDown }
    case 'click':
      // If hover or focus has already opened the text, a click pins it.
      return { ...state, isOpen: !isPinned, isPinned: !isPinned, isPointerDown: false, isDismissed: isPinned }
    case 'clickWhileLoading':
      return { ...state, isOpen: true, isPinned: true, isPointerDown: false }
    case 'dismiss':
      return { ...state, isOpen: false, isPinned: false, isFocusedByKey: false }
  }
}
