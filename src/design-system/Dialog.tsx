import { faXmark } from '@fortawesome/free-solid-svg-icons'
import * as RadixDialog from '@radix-ui/react-dialog'
import { useRef, type ReactNode } from 'react'
import { Glyph } from './internal/Glyph'

export interface DialogProps {
  /** Whether it is open. */
  isOpen: boolean
  /** Called with false when it is closed by ×, Escape or a press beside it. */
  onOpenChange: (isOpen: boolean) => void
  /** Names the dialog and stands at its head. */
  title: string
  /** What it is about, in a sentence, read out when it opens. @default none */
  description?: string | undefined
  /** What it holds, where its description doesn't say it all. @default none */
  children?: ReactNode
  /** Buttons at its foot. @default none */
  actions?: ReactNode
}

/**
 * Use for what must be read or decided before going on, on top of the page. What can wait or stand beside the
 * rest belongs in the page, a message in an `Alert`.
 *
 * - Takes the focus, keeps it, and gives it back to what had it before.
 * - Escape, a press beside it and the × named "Close" close it.
 * - Named by its title and described by its description; scrolls inside when taller than the window.
 */
export function Dialog({ isOpen, onOpenChange, title, description, children, actions }: DialogProps) {
  const opener = useRef<Element>(null)
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-50 bg-deep/70 transition-opacity duration-quick starting:opacity-0" />
        <RadixDialog.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          className="fixed inset-4 z-50 m-auto h-fit max-h-[calc(100dvh-2rem)] max-w-prose scroll-pt-20 overflow-y-auto overscroll-contain rounded-medium border border-line bg-paper text-ink transition-[opacity,translate] duration-calm ease-out starting:translate-y-2 starting:opacity-0"
        >
          {/* A title of many large lines would leave the text below no room, so it scrolls by itself. */}
          <div className="sticky top-0 z-10 flex flex-wrap-reverse items-end justify-end border-b border-line bg-paper">
            <RadixDialog.Title className="max-h-[40dvh] min-w-0 shrink grow basis-32 overflow-y-auto self-center px-4 py-4 text-subheading font-bold wrap-break-word sm:ps-6">
              {title}
            </RadixDialog.Title>
            <RadixDialog.Close
              aria-label="Close"
              className="m-1.5 flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-small text-lead text-muted transition-colors duration-quick hover:bg-sand hover:text-ink"
            >
              <Glyph icon={faXmark} />
            </RadixDialog.Close>
          </div>
          <div className="flex flex-col gap-4 px-4 py-5 wrap-break-word sm:px-6">
            {description !== undefined && (
              <RadixDialog.Description className="text-muted">{description}</RadixDialog.Description>
            )}
            {children}
            {actions && <div className="mt-2 flex flex-wrap items-center gap-3">{actions}</div>}
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
