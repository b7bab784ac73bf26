import { useEffect, useEffectEvent, useId, useRef, useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import type * as LinkMenuModule from './internal/menu/LinkMenu'
import { MenuButton } from './internal/menu/MenuButton'
import type { NativeProps } from './internal/NativeProps'
import { useIsVisible } from './internal/useIsVisible'

export interface DropdownMenuProps extends NativeProps<
  'button',
  'children' | 'type' | 'dir' | 'aria-label' | 'aria-labelledby'
> {
  /** The text of the button and accessible name of the menu. */
  label: string
  /** The links, such as router links, in order; each with a key. */
  links: readonly ReactElement[]
}

/**
 * Use for a group of links in the header, such as "Tools". For a choice in a form use `Select`; if there is room, show
 * the links directly.
 * - Hidden without JavaScript, so the page must show these links elsewhere, too.
 * - Loads the menu when its button is first visible, so never where the header hides it, as on a phone.
 */
export function DropdownMenu({ links, ...props }: DropdownMenuProps) {
  const box = useRef<HTMLDivElement>(null)
  const isVisible = useIsVisible(box)
  const ownId = useId()
  const id = props.id ?? ownId
  const [isOpen, setIsOpen] = useState(false)
  const [menuModule, setMenuModule] = useState<typeof LinkMenuModule>()

  const replaceButton = useEffectEvent((loaded: typeof LinkMenuModule) => {
    if (menuModule) return
    const button = document.getElementById(id)
    // Its click, which is still to come, opens the menu.
    if (button?.matches(':active')) return
    const hasFocus = button === document.activeElement
    const isElsewhere = !hasFocus && document.activeElement !== document.body
    flushSync(() => {
      setMenuModule(loaded)
      if (isElsewhere) setIsOpen(false)
    })
    if (hasFocus && document.activeElement === document.body) document.getElementById(id)?.focus()
  })
  useEffect(() => {
    // Opening it tries again, after a press or if the code could not be loaded.
    if (!menuModule && (isVisible || isOpen))
      import('./internal/menu/LinkMenu').then(replaceButton, () => setIsOpen(false))
  }, [menuModule, isVisible, isOpen])

  return (
    <div ref={box} className="inline-flex max-w-full noscript:hidden print:hidden">
      {menuModule ? (
        <menuModule.LinkMenu {...props} id={id} links={links} isOpen={isOpen} onOpenChange={setIsOpen} />
      ) : (
        <MenuButton
          {...props}
          id={id}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={(event) => {
            props.onClick?.(event)
            setIsOpen(event.detail > 1 || !isOpen)
          }}
          onKeyDown={(event) => {
            props.onKeyDown?.(event)
            if (event.key !== 'ArrowDown' && event.key !== 'Escape') return
            if (event.key === 'ArrowDown') event.preventDefault()
            setIsOpen(event.key === 'ArrowDown')
          }}
        />
      )}
    </div>
  )
}
