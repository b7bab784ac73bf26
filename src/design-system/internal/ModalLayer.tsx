import * as RadixDialog from '@radix-ui/react-dialog'
import { useRef } from 'react'
import { focusIsFree } from './focusIsFree'
import type { NativeProps } from './NativeProps'
import { useBackCloses } from './useBackCloses'
import { useLastOperated } from './useLastOperated'

/** What an overlay's own title and description decide. */
export type ModalDecided = 'role' | 'aria-label' | 'aria-labelledby' | 'aria-describedby'

interface ModalLayerOwnProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The looks of the dialog on the layer. */
  className: string
}

type ModalLayerProps = ModalLayerOwnProps & NativeProps<'div', ModalLayerOwnProps, ModalDecided>

/**
 * What every overlay shares: the dark layer over the page, the dialog on it, and the focus. It opens by state
 * and so has no trigger of Radix's, which is why it remembers itself where the focus came from.
 */
export function ModalLayer({ isOpen, onOpenChange, ...content }: ModalLayerProps) {
  const lastOperated = useLastOperated()
  const opener = useRef<Element>(null)
  useBackCloses(isOpen, () => onOpenChange(false))
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-overlay bg-overlay transition-opacity duration-quick starting:opacity-0" />
        <RadixDialog.Content
          {...content}
          onOpenAutoFocus={() => {
            opener.current = lastOperated.current ?? document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (focusIsFree() && opener.current instanceof HTMLElement) opener.current.focus()
          }}
        />
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
