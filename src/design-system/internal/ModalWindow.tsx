import * as RadixDialog from '@radix-ui/react-dialog'
import { useRef, type FocusEvent, type RefObject } from 'react'
import { hasLostFocus } from './hasLostFocus'
import { usePartLanguage } from '../labels'
import type { NativeProps } from './NativeProps'
import { useRootAttribute } from './useRootAttribute'

export { Description, Title } from '@radix-ui/react-dialog'
export { ModalHeader as Header } from './ModalHeader'

interface ModalWindowOwnProps {
  onOpenChange: (isOpen: boolean) => void
  /** The control that was last used on the page. */
  lastUsedControl: RefObject<Element | null>
  /** The classes of the dialog itself. */
  className: string
}

type ModalWindowProps = ModalWindowOwnProps & NativeProps<'div', ModalWindowOwnProps>

/**
 * The backdrop and the dialog of an open modal. Radix traps the focus and closes on Escape. Modals are opened by state,
 * without a Radix trigger to return the focus to, so the opener is recorded here.
 */
export function ModalWindow({ onOpenChange, lastUsedControl, ...content }: ModalWindowProps) {
  const language = usePartLanguage()
  const opener = useRef<Element>(null)
  useRootAttribute('data-covered', content['data-ground'] === 'deep' ? 'deep' : 'backdrop')
  return (
    <RadixDialog.Root open onOpenChange={onOpenChange}>
      {/* Without a container, Radix would render its content only in an effect, so not in advance. */}
      <RadixDialog.Portal container={document.body}>
        <RadixDialog.Overlay className="fixed inset-0 z-overlay bg-overlay transition-opacity duration-quick starting:opacity-0" />
        <RadixDialog.Content
          {...language}
          {...content}
          onOpenAutoFocus={() => {
            opener.current = lastUsedControl.current ?? document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (hasLostFocus(event.target) && opener.current instanceof HTMLElement) opener.current.focus()
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
