import { useEffect, useState } from 'react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { header } from '../../content/shell/header'
import { IconButton, List, Sheet, windowFrom } from '../../design-system'
import { menuState } from './menuState'
import { SocialLinks } from './SocialLinks'

/** The menu in narrow windows: a button that opens a sheet. */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false)
  const { pathname } = useLocation()

  // A wide window hides the button of the menu, so an open sheet must close.
  useEffect(() => {
    const wide = matchMedia(windowFrom('lg'))
    const close = () => setIsOpen(false)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])

  return (
    <>
      <IconButton
        icon="bars"
        label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <Sheet isOpen={isOpen} onOpenChange={setIsOpen} title="Menu">
        <nav aria-label="Menu">
          <List rules="below">
            {header.menu.map(({ label, href }) => {
              const state = menuState(href, pathname)
              return (
                <li key={href}>
                  <RouterLink
                    to={href}
                    // Replaces the history entry that the open sheet has added.
                    replace
                    onClick={() => setIsOpen(false)}
                    aria-current={state === 'current' ? 'page' : undefined}
                    data-state={state}
                    className="flex min-h-14 items-center border-s-4 border-reserved px-3 text-lead font-medium text-ink hover:text-accent state-active:border-accent state-active:text-accent"
                  >
                    {label}
                  </RouterLink>
                </li>
              )
            })}
          </List>
        </nav>
        <SocialLinks />
      </Sheet>
    </>
  )
}
