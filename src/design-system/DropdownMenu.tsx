import { clsx } from 'clsx'
import * as RadixMenu from '@radix-ui/react-dropdown-menu'
import { useId, useRef, useState, type ReactElement } from 'react'
import type { NativeProps } from './internal/NativeProps'
import { Icon } from './Icon'
import { useCloseRequests } from './internal/modal/useCloseRequests'
import { usePageDirection } from './internal/usePageDirection'

export interface DropdownMenuProps extends NativeProps<
  'button',
  'children' | 'type' | 'dir' | 'aria-label' | 'aria-labelledby'
> {
  /** The text of the button and accessible name of the menu. */
  label: string
  /** The links, such as router links, in order; each with a key. */
  links: readonly ReactElement[]
}

const triggerClasses = clsx(
  'group inline-flex min-h-11 cursor-pointer items-center gap-2 px-3 py-2 text-start',
  'rounded-small text-small font-medium text-ink transition-colors duration-quick',
  'max-w-full noscript:hidden print:hidden',
  'hover:text-accent data-[state=open]:text-accent',
)

const menuClasses = clsx(
  'z-overlay min-w-(--radix-dropdown-menu-trigger-width) overflow-y-auto py-1.5',
  'rounded-medium border border-line-strong transition-[opacity,translate] duration-quick ease-out',
  'max-h-(--radix-dropdown-menu-content-available-height)',
  'max-w-(--radix-dropdown-menu-content-available-width)',
  'starting:-translate-y-1 starting:opacity-0 focus-visible:shadow-none print:hidden',
)

const itemClasses = clsx(
  'flex min-h-11 cursor-pointer items-center px-4 py-2',
  'text-small wrap-anywhere text-ink no-underline decoration-1 underline-offset-4',
  'transition-colors duration-quick',
  'focus-visible:shadow-none focus-visible:-outline-offset-3',
  'data-highlighted:bg-tint data-highlighted:text-accent data-highlighted:underline',
)

/**
 * Use for a group of links in the header, such as "Tools". For a choice in a form use `Select`; if there is room, show
 * the links directly.
 * - Hidden without JavaScript, so the page must show these links elsewhere, too.
 */
export function DropdownMenu({ label, links, onPointerDown, onClick, ...props }: DropdownMenuProps) {
  const direction = usePageDirection()
  const [isOpen, setIsOpen] = useState(false)
  const ownId = useId()
  const id = props.id ?? ownId
  const isMouse = useRef(false)
  /** Whether it was open when its button was pressed, which closes it before the click. */
  const wasOpen = useRef<boolean>(undefined)
  useCloseRequests(isOpen, () => setIsOpen(false))

  return (
    <RadixMenu.Root modal={false} dir={direction} open={isOpen} onOpenChange={setIsOpen}>
      <RadixMenu.Trigger
        {...props}
        id={id}
        // Radix opens it on pointer down, with which a swipe begins, too.
        onPointerDown={(event) => {
          onPointerDown?.(event)
          event.preventDefault()
          isMouse.current = event.pointerType === 'mouse'
          wasOpen.current = isOpen
        }}
        onClick={(event) => {
          onClick?.(event)
          // The second click of a double-click leaves open what the first one has opened.
          setIsOpen((isMouse.current && event.detail > 1) || !(wasOpen.current ?? isOpen))
          wasOpen.current = undefined
        }}
        className={triggerClasses}
      >
        {label}
        <span className="flex text-caption transition-[rotate] duration-quick ease-out group-data-[state=open]:rotate-180">
          <Icon name="chevron-down" />
        </span>
      </RadixMenu.Trigger>
      {/* Without a portal, so that it stays inside the page's landmarks. */}
      <RadixMenu.Content
        aria-label={label}
        aria-labelledby={undefined}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        loop
        onKeyDown={({ key }) => {
          if (key === 'Tab') setIsOpen(false)
        }}
        onCloseAutoFocus={(event) => {
          // Radix doesn't return it after a click elsewhere, even if that was long ago.
          event.preventDefault()
          if (document.activeElement === document.body) document.getElementById(id)?.focus()
        }}
        data-surface="white"
        className={menuClasses}
      >
        {links.map((link) => (
          <RadixMenu.Item key={link.key} asChild className={itemClasses}>
            {link}
          </RadixMenu.Item>
        ))}
      </RadixMenu.Content>
    </RadixMenu.Root>
  )
}
