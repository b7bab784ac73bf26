import { clsx } from 'clsx'
import * as RadixMenu from '@radix-ui/react-dropdown-menu'
import { useRef, type ReactElement } from 'react'
import { useCloseRequests } from '../modal/useCloseRequests'
import type { NativeProps } from '../NativeProps'
import { usePageDirection } from '../usePageDirection'
import { MenuButton } from './MenuButton'

interface LinkMenuProps extends NativeProps<'button', 'children' | 'type' | 'dir'> {
  id: string
  label: string
  links: readonly ReactElement[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

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

/** What `DropdownMenu` loads when its button is first visible: the button and the menu. */
export function LinkMenu({
  id,
  label,
  links,
  isOpen,
  onOpenChange,
  onPointerDown,
  onClick,
  ...props
}: LinkMenuProps) {
  const direction = usePageDirection()
  const isMouse = useRef(false)
  /** Whether it was open when its button was pressed, which closes it before the click. */
  const wasOpen = useRef<boolean>(undefined)
  useCloseRequests(isOpen, () => onOpenChange(false))

  return (
    <RadixMenu.Root modal={false} dir={direction} open={isOpen} onOpenChange={onOpenChange}>
      <RadixMenu.Trigger
        asChild
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
          onOpenChange((isMouse.current && event.detail > 1) || !(wasOpen.current ?? isOpen))
          wasOpen.current = undefined
        }}
      >
        <MenuButton {...props} id={id} label={label} />
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
          if (key === 'Tab') onOpenChange(false)
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
