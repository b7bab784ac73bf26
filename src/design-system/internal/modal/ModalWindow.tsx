import * as RadixDialog from '@radix-ui/react-dialog'
import { use, useRef, type FocusEvent, type ReactElement } from 'react'
import { OverlayContainerContext } from '../../labels'
import type { NativeProps } from '../NativeProps'
import { useCloseRequests } from './useCloseRequests'

/** The attributes that a modal sets from its title and description. */
export type ModalManagedProps = 'role' | 'aria-label' | 'aria-labelledby' | 'aria-describedby'

export interface ModalProps extends NativeProps<'div', ModalManagedProps> {
  /** The button that opens it, to which the focus returns. @default none: that which had the focus */
  trigger?: ReactElement | undefined
  /** Whether it is open. */
  isOpen: boolean
  /** Called with true by the trigger, with false on Close, Escape, Back, Forward or a click outside. */
  onOpenChange: (isOpen: boolean) => void
  /** The heading and accessible name. */
  title: string
}

interface ModalWindowProps
  extends NativeProps<'div'>, Pick<ModalProps, 'trigger' | 'isOpen' | 'onOpenChange'> {
  className: string
}

/** The base of `Dialog`, `Sheet` and `Lightbox`: a backdrop and a dialog, which contains Radix's title. */
export function ModalWindow({ isOpen, onOpenChange, trigger, ...content }: ModalWindowProps) {
  const container = use(OverlayContainerContext)
  const opener = useRef<HTMLElement>(null)
  const close = () => onOpenChange(false)
  useCloseRequests(isOpen, close)

  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal container={container}>
        <RadixDialog.Overlay
          // The second click of a double-click, whose first one has opened it, doesn't close it.
          onClick={({ detail }) => detail < 2 && close()}
          // It would take the focus out of the dialog.
          onMouseDown={(event) => event.preventDefault()}
          className="fixed inset-0 z-overlay bg-overlay transition-opacity duration-quick starting:opacity-0"
        />
        <RadixDialog.Content
          {...content}
          className={`${content.className} focus-visible:shadow-none focus-visible:outline-none`}
          onPointerDownOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            const { activeElement } = document
            opener.current = activeElement instanceof HTMLElement ? activeElement : null
            // The dialog itself, so that its title is read out first, and not its Close button.
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true })
          }}
          onCloseAutoFocus={(event) => {
            // A link in the dialog may have moved the focus to its page.
            if (document.activeElement !== document.body) event.preventDefault()
            // Radix returns it to the trigger alone, even if that is hidden, as in a window that has become wider.
            else if (opener.current && (!trigger || !isVisible(opener.current))) {
              event.preventDefault()
              visibleNear(opener.current)?.focus()
            }
          }}
          onFocus={(event) => {
            content.onFocus?.(event)
            if (event.target !== event.currentTarget && event.target.matches(':focus-visible'))
              scrollToFocused(event)
          }}
        />
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

const isVisible = (element: Element) => element.getClientRects().length > 0

/** The element, or the first visible control of the closest ancestor that has one. */
function visibleNear(element: HTMLElement): HTMLElement | undefined {
  if (isVisible(element)) return element
  const controls = element.parentElement?.querySelectorAll<HTMLElement>('a[href], button')
  return (
    [...(controls ?? [])].find(isVisible) ??
    (element.parentElement ? visibleNear(element.parentElement) : undefined)
  )
}

/** Scrolls the focused element clear of the sticky header; when Tab wraps around, Radix doesn't scroll at all. */
function scrollToFocused({ currentTarget: dialog, target }: FocusEvent<HTMLDivElement>) {
  const header = dialog.querySelector('[data-sticky="head"]')
  if (header) dialog.style.scrollPaddingTop = `${header.clientHeight + 8}px`
  target.scrollIntoView({ block: 'nearest' })
}
