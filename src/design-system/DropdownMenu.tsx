import * as RadixMenu from '@radix-ui/react-dropdown-menu'
import { Slot, Slottable } from '@radix-ui/react-slot'
import { faChevronDown } from '@fortawesome/free-solid-svg-icons'
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react'
import { focusIsFree } from './internal/focusIsFree'
import { Glyph } from './internal/Glyph'
import type { NativeProps } from './internal/NativeProps'
import { useMergedRef } from './internal/useMergedRef'

export interface DropdownMenuItem {
  /** The words of the link, each once in the menu. */
  readonly label: string
  /** The link without its words, such as a router's. */
  readonly link: ReactElement
}

interface DropdownMenuOwnProps {
  /** Stands on the button and names the menu. */
  label: string
  /** Where it leads, in their order. */
  items: readonly DropdownMenuItem[]
}

export type DropdownMenuProps = DropdownMenuOwnProps &
  NativeProps<'button', DropdownMenuOwnProps, 'children' | 'type' | 'dir' | 'aria-label' | 'aria-labelledby'>

/** Radix would make its menu read left to right; without that it reads as the page around it. */
const pageDirection = { dir: undefined }

/**
 * Use for a few links that share a place in the header, such as "Tools". A choice in a form is a `Select`, and
 * links for which there is room are better shown.
 *
 * - Enter, Space and the arrow down open it on its first link; the arrows, Home, End and a first letter go to
 *   another.
 * - A click that is neither a pointer's nor a key's, as screen readers and voice control make it, opens it too.
 * - Escape closes it and gives the focus back to the button; a press elsewhere and the browser's Back close it too,
 *   and so does the Tab key, which goes on from the button.
 * - Its entries are real links of at least 44 px: choosing one closes the menu, and one can be opened in a new
 *   tab.
 */
export function DropdownMenu({ label, items, onClick, onPointerDown, ref, ...props }: DropdownMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const mergedRef = useMergedRef(trigger, ref)
  const isPressedElsewhere = useRef(false)
  /** Whether the click that follows is a pointer's. */
  const hasPointer = useRef(false)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return undefined
    const close = () => setIsOpen(false)
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [isOpen])

  // Radix opens at the pointer and the keys. A click without them is a screen reader's, or a script's.
  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event)
    if (event.detail === 0 && !hasPointer.current && !event.defaultPrevented) setIsOpen(!isOpen)
    hasPointer.current = false
  }

  // Radix holds the Tab key fast in its menu. These are links on a page, so it leads on from their button.
  const leaveByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    event.stopPropagation()
    trigger.current?.focus()
    setIsOpen(false)
  }

  return (
    // As a modal it would lock the page and hide it from screen readers, for what is a part of it.
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
          <Glyph icon={faChevronDown} />
        </span>
      </RadixMenu.Trigger>
      {/* Beside its button, not at the document's end, so that it stays inside the page's landmarks. */}
      <RadixMenu.Content
        align="start"
        sideOffset={4}
        collisionPadding={8}
        loop
        {...pageDirection}
        onKeyDownCapture={leaveByTab}
        onInteractOutside={({ target }) => {
          // A press on its own button closes it too, and not every browser gives that the focus.
          isPressedElsewhere.current = !(target instanceof Node && trigger.current?.contains(target))
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          if (!isPressedElsewhere.current && focusIsFree()) trigger.current?.focus()
          isPressedElsewhere.current = false
        }}
        data-ground="white"
        className="z-overlay max-h-(--radix-dropdown-menu-content-available-height) max-w-(--radix-dropdown-menu-content-available-width) min-w-(--radix-dropdown-menu-trigger-width) overflow-y-auto rounded-medium border border-line-strong py-1.5 transition-[opacity,translate] duration-quick ease-out focus-visible:shadow-none starting:-translate-y-1 starting:opacity-0 print:hidden"
      >
        {items.map(({ label: words, link }) => (
          <RadixMenu.Item
            key={words}
            asChild
            className="flex min-h-11 cursor-pointer items-center px-4 py-2 text-small wrap-anywhere text-ink no-underline decoration-1 underline-offset-4 transition-colors duration-quick focus-visible:shadow-none focus-visible:-outline-offset-3 data-highlighted:bg-tint data-highlighted:text-accent data-highlighted:underline"
          >
            <Slot>
              <Slottable child={link}>{() => words}</Slottable>
            </Slot>
          </RadixMenu.Item>
        ))}
      </RadixMenu.Content>
    </RadixMenu.Root>
  )
}
