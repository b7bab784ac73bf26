import * as RadixDialog from '@radix-ui/react-dialog'
import { useRef, type FocusEvent } from 'react'
import { usePartLanguage } from '../labels'
import type { NativeProps } from './NativeProps'
import { useCloseWatcher } from './useCloseWatcher'
import { useLastUsedControl } from './useLastUsedControl'
import { useRootAttribute } from './useRootAttribute'

/** The attributes that a modal sets from its title and description. */
export type ModalManagedProps = 'role' | 'aria-label' | 'aria-labelledby' | 'aria-describedby'

interface ModalWindowOwnProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The classes of the dialog itself. */
  className: string
}

type ModalWindowProps = ModalWindowOwnProps & NativeProps<'div', ModalWindowOwnProps>

/** The base of `Dialog`, `Sheet` and `Lightbox`: a backdrop and a dialog, which contains Radix's title. */
export function ModalWindow({ isOpen, onOpenChange, ...content }: ModalWindowProps) {
  const language = usePartLanguage()
  const lastUsedControl = useLastUsedControl()
  const opener = useRef<Element>(null)
  const cover = content['data-ground'] === 'deep' ? 'deep' : 'backdrop'
  useRootAttribute('data-covered', isOpen ? cover : undefined)
  useCloseWatcher(isOpen, () => onOpenChange(false))

  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-overlay bg-overlay transition-opacity duration-quick starting:opacity-0" />
        <RadixDialog.Content
          {...language}
          {...content}
          onOpenAutoFocus={() => {
            opener.current = lastUsedControl.current
          }}
          // Without a trigger, Radix can't return the focus. A link in the dialog may already have moved it elsewhere.
          onCloseAutoFocus={() => {
            if (document.activeElement === document.body && opener.current instanceof HTMLElement) {
              opener.current.focus()
            }
          }}
          onFocus={(event) => {
            content.onFocus?.(event)
            if (event.target.matches(':focus-visible')) scrollToFocused(event)
          }}
        />
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/**
 * Scrolls the focused element into view, clear of the sticky header, whose height depends on the title. When Tab wraps
 * around between the first and the last control, Radix moves the focus without scrolling.
 */
function scrollToFocused({ currentTarget: dialog, target }: FocusEvent<HTMLDivElement>) {
  const header = dialog.querySelector('[data-sticky="head"]')
  if (header) {
    const height = header.getBoundingClientRect().bottom - dialog.getBoundingClientRect().top
    dialog.style.scrollPaddingTop = `${Math.max(0, height) + 8}px`
  }
  target.scrollIntoView({ block: 'nearest' })
}
