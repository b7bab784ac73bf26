import * as RadixMenu from '@radix-ui/react-dropdown-menu'
import { Slot, Slottable } from '@radix-ui/react-slot'
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react'
import { isFocusLost } from './internal/isFocusLost'
import { Glyph } from './internal/Glyph'
import type { NativeProps } from './internal/NativeProps'
import { useMergedRef } from './internal/useMergedRef'

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

/** Removes the `dir` that Radix sets on the menu, so that it inherits the direction of the page. */
const pageDirection = { dir: undefined }

/**
 * Use for a group of links in the header, such as "Tools". For a choice in a form use `Select`; if there is room, show
 * the links directly.
 *
 * - Enter, Space and Arrow Down open it with the focus on its first link; arrow keys, Home, End and typing a letter
 *   move the focus.
 * - Clicks by screen readers and voice control, which fire no pointer or key events, open it too.
 * - Escape closes it and returns the focus to the button. A click outside and the browser's Back close it too. Tab
 *   closes it and moves on from the button.
 * - Its items are real links, at least 44 px high: activating one closes the menu, and it can be opened in a new tab.
 */
export function DropdownMenu({ label, items, onClick, onPointerDown, ref, ...props }: DropdownMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const mergedRef = useMergedRef(trigger, ref)
  const isClosedByOutsideClick = useRef(false)
  /** Whether a pointer event precedes the next click. */
  const hasPointer = useRef(false)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return undefined
    const close = () => setIsOpen(false)
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [isOpen])

  // Radix opens on pointer and key events. Screen readers and scripts click without them.
  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event)
    if (event.detail === 0 && !hasPointer.current && !event.defaultPrevented) setIsOpen(!isOpen)
    hasPointer.current = false
  }

  // Radix keeps the Tab key inside its menu. These are ordinary links, so Tab moves on from the button.
  const closeOnTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    event.stopPropagation()
    trigger.current?.focus()
    setIsOpen(false)
  }

  return (
    // A modal menu would lock the page and hide it from screen readers.
    <RadixMenu.Root modal={false} open={isOpen} onOpenChange={setIsOpen}>
      <RadixMenu.Trigger
        {...props}
        ref={mergedRef}
        onClick={toggle}
        onPointerDown={(event) => {
          onPointerDown?.(event)
          hasPointer.current = true
        }}
        className="group inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-small px-3 py-2 text-start text-small font-medium text-ink transition-colors duration-quick hover:text-accent state-open:text-accent print:hidden"
      >
        {label}
        <span className="flex text-caption transition-[rotate] duration-quick ease-out group-state-open:rotate-180">
          <Glyph name="chevron-down" />
        </span>
      </RadixMenu.Trigger>
      {/* Next to its button, not at the end of the document, so that it stays inside the page's landmarks. */}
      <RadixMenu.Content
        align="start"
        sideOffset={4}
        collisionPadding={8}
        loop
        {...pageDirection}
        onKeyDownCapture={closeOnTab}
        onInteractOutside={({ target }) => {
          // A click on the button also counts as outside, and Safari doesn't focus a clicked button.
          isClosedByOutsideClick.current = !(target instanceof Node && trigger.current?.contains(target))
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          if (!isClosedByOutsideClick.current && isFocusLost()) trigger.current?.focus()
          isClosedByOutsideClick.current = false
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
