import * as RadixMenu from '@radix-ui/react-dropdown-menu'
import { Slot, Slottable } from '@radix-ui/react-slot'
import { useRef, type KeyboardEvent, type ReactElement, type RefObject } from 'react'
import { hasLostFocus } from './hasLostFocus'
import { ExternalTrigger } from './ExternalTrigger'

interface MenuPanelProps {
  /** The id of the menu. */
  id: string
  /** The id of its button. */
  labelledBy: string
  trigger: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Called when the menu itself receives the focus. */
  onMenuFocus: (menu: HTMLElement) => void
  items: readonly { readonly label: string; readonly link: ReactElement }[]
}

/** Removes the `dir` that Radix sets on the menu, so that it inherits the direction of the page. */
const pageDirection = { dir: undefined }

/** The menu of `DropdownMenu`, without its button. */
export function MenuPanel({
  id,
  labelledBy,
  trigger,
  isOpen,
  onOpenChange,
  onMenuFocus,
  items,
}: MenuPanelProps) {
  const isClosedByOutsideClick = useRef(false)

  // Radix blocks the Tab key inside its menu, and turns Ctrl + Enter into a click without Ctrl. These are ordinary links: Tab
  // has to move on from the button, and Enter with a modifier is the browser's, which opens a new tab or window.
  const handleAsLink = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey } = event
    const opensElsewhere = key === 'Enter' && (ctrlKey || metaKey || shiftKey)
    if (key === 'Tab' || opensElsewhere) event.stopPropagation()
    if (key !== 'Tab') return
    trigger.current?.focus()
    onOpenChange(false)
  }

  return (
    // A modal menu would lock the page and hide it from screen readers.
    <RadixMenu.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <RadixMenu.Trigger asChild>
        <ExternalTrigger trigger={trigger} />
      </RadixMenu.Trigger>
      {/* Next to its button, not at the end of the document, so that it stays inside the page's landmarks. */}
      <RadixMenu.Content
        id={id}
        aria-labelledby={labelledBy}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        loop
        {...pageDirection}
        onKeyDownCapture={handleAsLink}
        onFocus={({ target, currentTarget }) => {
          if (target === currentTarget) onMenuFocus(currentTarget)
        }}
        onInteractOutside={({ target }) => {
          // A click on the button also counts as outside, and Safari doesn't focus a clicked button.
          isClosedByOutsideClick.current = !(target instanceof Node && trigger.current?.contains(target))
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          if (!isClosedByOutsideClick.current && hasLostFocus(event.target)) trigger.current?.focus()
          isClosedByOutsideClick.current = false
        }}
        data-ground="white"
        className="z-overlay max-h-(--radix-dropdown-menu-content-available-height) max-w-(--radix-dropdown-menu-content-available-width) min-w-(--radix-dropdown-menu-trigger-width) overflow-y-auto rounded-medium border border-line-strong py-1.5 transition-[opacity,translate] duration-quick ease-out focus-visible:shadow-none starting:-translate-y-1 starting:opacity-0 print:hidden"
      >
        {items.map(({ label, link }) => (
          <RadixMenu.Item
            key={label}
            asChild
            className="flex min-h-11 cursor-pointer items-center px-4 py-2 text-small wrap-anywhere text-ink no-underline decoration-1 underline-offset-4 transition-colors duration-quick focus-visible:shadow-none focus-visible:-outline-offset-3 data-highlighted:bg-tint data-highlighted:text-accent data-highlighted:underline"
          >
            <Slot>
              <Slottable child={link}>{() => label}</Slottable>
            </Slot>
          </RadixMenu.Item>
        ))}
      </RadixMenu.Content>
    </RadixMenu.Root>
  )
}
