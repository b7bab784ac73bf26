import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
} from 'react'
import { SvgIcon } from './internal/SvgIcon'
import type { NativeProps } from './internal/NativeProps'
import { OverlayNotice } from './internal/OverlayNotice'
import { floatingCode } from './internal/overlayCode'
import { useMergedRef } from './internal/useMergedRef'
import { useOverlayCode } from './internal/useOverlayCode'

export interface DropdownMenuItem {
  /** The text of the link, unique in the menu. */
  readonly label: string
  /** The link without its text, such as a router link. */
  readonly link: ReactElement
}

interface DropdownMenuOwnProps {
  /** The text of the button and accessible name of the menu. */
  label: string
  /** The links, in order. */
  items: readonly DropdownMenuItem[]
}

export type DropdownMenuProps = DropdownMenuOwnProps &
  NativeProps<'button', DropdownMenuOwnProps, 'children' | 'type' | 'dir' | 'aria-label' | 'aria-labelledby'>

/**
 * Use for a group of links in the header, such as "Tools". For a choice in a form use `Select`; if there is room, show
 * the links directly.
 *
 * - Enter, Space and Arrow Down open it with the focus on its first link, a click with the focus on the menu; arrow
 *   keys, Home, End and letters move it.
 * - Escape, a click outside and Tab close it; Escape returns the focus to the button.
 * - Its items are links with a URL: activating one closes the menu, and with Ctrl or Shift is left to the browser.
 * - Hidden without JavaScript, so the page must show these links elsewhere, too.
 */
export function DropdownMenu({
  label,
  items,
  id,
  onClick,
  onPointerDown,
  onPointerEnter,
  onPointerLeave,
  onPointerCancel,
  onKeyDown,
  onFocus,
  ref,
  ...props
}: DropdownMenuProps) {
  const ownId = useId()
  const buttonId = id ?? ownId
  const menuId = `${ownId}menu`
  const trigger = useRef<HTMLButtonElement>(null)
  const mergedRef = useMergedRef(trigger, ref)
  /** Whether a pointer event precedes the next click. */
  const hasPointer = useRef(false)
  const isOpenedByKey = useRef(false)
  const [isOpen, setIsOpen] = useState(false)
  const { code, status } = useOverlayCode(floatingCode, isOpen, () => setIsOpen(false), trigger)
  const isShown = isOpen && code !== undefined

  useEffect(() => {
    if (!isOpen) return undefined
    const close = () => setIsOpen(false)
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [isOpen])

  const toggle = (by: 'key' | 'pointer') => {
    // Another click while the menu is loading doesn't cancel it. Firefox fires one when Space is released.
    if (status === 'pending') return
    isOpenedByKey.current = by === 'key'
    setIsOpen(!isShown)
  }

  const handlePointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    onPointerDown?.(event)
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey) return
    hasPointer.current = true
    toggle('pointer')
    // Otherwise the button would take the focus from the menu.
    if (!isShown) event.preventDefault()
  }

  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || !['Enter', ' ', 'ArrowDown'].includes(event.key)) return
    if (event.key !== 'ArrowDown' || !isShown) toggle('key')
    event.preventDefault()
  }

  // Screen readers and scripts click without pointer and key events.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event)
    if (event.detail === 0 && !hasPointer.current && !event.defaultPrevented) toggle('pointer')
    hasPointer.current = false
  }

  // Radix doesn't see a key that is pressed before it has loaded, and then focuses the menu instead of an item.
  const focusFirstItem = (menu: HTMLElement) => {
    if (!isOpenedByKey.current) return
    isOpenedByKey.current = false
    menu.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true })
  }

  return (
    <>
      <button
        type="button"
        {...props}
        id={buttonId}
        ref={mergedRef}
        aria-haspopup="menu"
        aria-expanded={isShown}
        aria-controls={isShown ? menuId : undefined}
        data-state={isShown ? 'open' : 'closed'}
        onPointerEnter={(event) => {
          onPointerEnter?.(event)
          floatingCode.preload()
        }}
        onFocus={(event) => {
          onFocus?.(event)
          floatingCode.preload()
        }}
        onPointerLeave={(event) => {
          onPointerLeave?.(event)
          hasPointer.current = false
        }}
        onPointerCancel={(event) => {
          onPointerCancel?.(event)
          hasPointer.current = false
        }}
        onPointerDown={handlePointerDown}
        onKeyDown={handleKeyDown}
        onClick={handleClick}
        className="group inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-small px-3 py-2 text-start text-small font-medium text-ink transition-colors duration-quick hover:text-accent state-open:text-accent noscript:hidden print:hidden"
      >
        {label}
        <span className="flex text-caption transition-[rotate] duration-quick ease-out group-state-open:rotate-180">
          <SvgIcon name="chevron-down" />
        </span>
      </button>
      {code && (
        <code.MenuPanel
          id={menuId}
          labelledBy={buttonId}
          trigger={trigger}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          onMenuFocus={focusFirstItem}
          items={items}
        />
      )}
      <OverlayNotice status={status} />
    </>
  )
}
