import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ModalHeader } from './internal/modal/ModalHeader'
import { ModalWindow, type ModalProps } from './internal/modal/ModalWindow'

export interface SheetProps extends ModalProps {
  /** The content. Give each router link in it an `onClick` that closes the sheet. */
  children: ReactNode
}

const modalClasses = clsx(
  'fixed inset-y-0 start-[14vw] end-0 z-overlay ms-auto flex max-w-sheet flex-col',
  'scroll-pb-2 overflow-y-auto overscroll-contain',
  'border-s border-line transition-[translate] duration-calm ease-out',
  'starting:translate-x-full rtl:starting:-translate-x-full',
)

/** Use for a panel that slides in from the end side, such as the menu on a phone. For a decision, use `Dialog`. */
export function Sheet({ title, children, ...props }: SheetProps) {
  return (
    <ModalWindow {...props} data-surface="paper" className={modalClasses}>
      <ModalHeader title={title} />
      <div className="flex grow flex-col gap-4 px-4 py-5 wrap-break-word sm:px-6">{children}</div>
    </ModalWindow>
  )
}
