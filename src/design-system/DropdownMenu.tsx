import * as RadixMenu from '@radix-ui/react-dropdown-menu'
import { Slot, Slottable } from '@radix-ui/react-slot'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import type { NativeProps } from './internal/NativeProps'
import { SvgIcon } from './internal/SvgIcon'
import { useCloseWatcher } from './internal/useCloseWatcher'
import { usePageDirection } from './internal/usePageDirection'

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
export function DropdownMenu({ label, items, id, onPointerDown, onClick, ref, ...props }: DropdownMenuProps) {
  const ownId = useId()
  const buttonId = id ?? ownId
  const direction = usePageDirection()
  const [isOpen, setIsOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const isMouse = useRef(false)
  useCloseWatcher(isOpen, () => setIsOpen(false))

  useEffect(() => {
    const close = () => setIsOpen(false)
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [])

  // Radix blocks the Tab key inside its menu, and turns Ctrl + Enter into a click without Ctrl. These are ordinary links:
  // Tab has to move on from the button, and Enter with a modifier is the browser's, which opens a new tab or window.
  const handleAsLink = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey } = event
    const opensElsewhere = key === 'Enter' && (ctrlKey || metaKey || shiftKey)
    if (key === 'Tab' || opensElsewhere) event.stopPropagation()
    if (key !== 'Tab') return
    trigger.current?.focus()
    setIsOpen(false)
  }

  return (
    // A modal menu would lock the page and hide it from screen readers.
    <RadixMenu.Root modal={false} dir={direction} open={isOpen} onOpenChange={setIsOpen}>
      <RadixMenu.Trigger
        {...props}
        asChild
        id={buttonId}
        ref={trigger}
        // Radix opens it on `pointerdown`, with which a swipe begins, too. Only a mouse may; others open it by their click.
        onPointerDown={(event) => {
          onPointerDown?.(event)
          isMouse.current = event.pointerType === 'mouse'
          if (!isMouse.current) event.preventDefault()
        }}
        onClick={(event) => {
          onClick?.(event)
          // Screen readers and scripts click without a pointer: `detail` is 0.
          if (!isMouse.current || event.detail === 0) setIsOpen(!isOpen)
        }}
      >
        <button
          ref={ref}
          type="button"
          className="group inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-small px-3 py-2 text-start text-small font-medium text-ink transition-colors duration-quick hover:text-accent state-open:text-accent noscript:hidden print:hidden"
        >
          {label}
          <span className="flex text-caption transition-[rotate] duration-quick ease-out group-state-open:rotate-180">
            <SvgIcon name="chevron-down" />
          </span>
        </button>
      </RadixMenu.Trigger>
      {/* Without a portal, so that it stays inside the page's landmarks. */}
      <RadixMenu.Content
        aria-labelledby={buttonId}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        loop
        onKeyDownCapture={handleAsLink}
        onInteractOutside={(event) => {
          // The button closes it by itself.
          if (event.target instanceof Node && trigger.current?.contains(event.target)) event.preventDefault()
        }}
        onCloseAutoFocus={(event) => {
          // A link may have moved the focus to its page.
          if (document.activeElement !== document.body) event.preventDefault()
        }}
        data-ground="white"
        className="z-overlay max-h-(--radix-dropdown-menu-content-available-height) max-w-(--radix-dropdown-menu-content-available-width) min-w-(--radix-dropdown-menu-trigger-width) overflow-y-auto rounded-medium border border-line-strong py-1.5 transition-[opacity,translate] duration-quick ease-out focus-visible:shadow-none starting:-translate-y-1 starting:opacity-0 print:hidden"
      >
        {items.map(({ label: text, link }) => (
          <RadixMenu.Item
            key={text}
            asChild
            className="flex min-h-11 cursor-pointer items-center px-4 py-2 text-small wrap-anywhere text-ink no-underline decoration-1 underline-offset-4 transition-colors duration-quick focus-visible:shadow-none focus-visible:-outline-offset-3 data-highlighted:bg-tint data-highlighted:text-accent data-highlighted:underline"
          >
            <Slot>
              <Slottable child={link}>{() => text}</Slottable>
            </Slot>
          </RadixMenu.Item>
        ))}
      </RadixMenu.Content>
    </RadixMenu.Root>
  )
}
