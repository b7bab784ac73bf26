import * as RadixDialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { ModalHead } from './internal/ModalHead'
import { ModalLayer, type ModalDecided } from './internal/ModalLayer'
import type { NativeProps } from './internal/NativeProps'

interface DialogOwnProps {
  /** Whether it is open. */
  isOpen: boolean
  /** Called with false when it is closed by ×, Escape, Back or a press beside it. */
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

export type DialogProps = DialogOwnProps & NativeProps<'div', DialogOwnProps, ModalDecided>

/**
 * Use for what must be read or decided before going on, on top of the page. What can wait or stand beside the
 * rest belongs in the page, a message in an `Alert`.
 *
 * - Takes the focus, keeps it, and gives it back to what opened it, also where a click gives that no focus.
 * - Escape, a press beside it, the × named "Close" and the browser's Back close it.
 * - Named by its title and described by its description; scrolls inside when taller than the window.
 */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  children,
  actions,
  ...props
}: DialogProps) {
  return (
    <ModalLayer
      {...props}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      data-ground="paper"
      className="fixed inset-4 z-overlay m-auto h-fit max-h-[calc(100dvh-2rem)] max-w-prose scroll-pt-20 overflow-y-auto overscroll-contain rounded-medium border border-line transition-[opacity,translate] duration-calm ease-out starting:translate-y-2 starting:opacity-0"
    >
      <ModalHead title={title} />
      <div className="flex flex-col gap-4 px-4 py-5 wrap-break-word sm:px-6">
        {description !== undefined && (
          <RadixDialog.Description className="text-muted">{description}</RadixDialog.Description>
        )}
        {children}
        {actions && <div className="mt-2 flex flex-wrap items-center gap-3">{actions}</div>}
      </div>
    </ModalLayer>
  )
}
