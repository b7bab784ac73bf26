import * as RadixDialog from '@radix-ui/react-dialog'
import { useRef } from 'react'
import { isFocusLost } from './isFocusLost'
import type { NativeProps } from './NativeProps'
import { useCloseOnBack } from './useCloseOnBack'
import { useLastUsedControl } from './useLastUsedControl'

/** The attributes that a modal sets from its title and description. */
export type ModalManagedProps = 'role' | 'aria-label' | 'aria-labelledby' | 'aria-describedby'

interface ModalLayerOwnProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The classes of the dialog itself. */
  className: string
}

type ModalLayerProps = ModalLayerOwnProps & NativeProps<'div', ModalLayerOwnProps, ModalManagedProps>

/**
 * The base of all modals: backdrop, dialog, focus management and closing by Back. Modals are opened by state, without
 * a Radix trigger, so the element that gets the focus back is recorded here.
 */
export function ModalLayer({ isOpen, onOpenChange, ...content }: ModalLayerProps) {
  const lastUsedControl = useLastUsedControl()
  const opener = useRef<Element>(null)
  useCloseOnBack(isOpen, () => onOpenChange(false))
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-overlay bg-overlay transition-opacity duration-quick starting:opacity-0" />
        <RadixDialog.Content
          {...content}
          onOpenAutoFocus={() => {
            opener.current = lastUsedControl.current ?? document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (isFocusLost() && opener.current instanceof HTMLElement) opener.current.focus()
          }}
        />
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
