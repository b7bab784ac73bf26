import { clsx } from 'clsx'
import { Description } from '@radix-ui/react-dialog'
import type { ReactElement, ReactNode } from 'react'
import { ModalHeader } from './internal/modal/ModalHeader'
import { ModalWindow, type ModalProps } from './internal/modal/ModalWindow'

export interface DialogProps extends ModalProps {
  /** A sentence that is the dialog's description for screen readers. @default none */
  description?: string | undefined
  /** A `Picture` with the ratio 'fill' or 'fit', above the description. @default none */
  picture?: ReactElement | undefined
  /** The caption below the picture. @default none */
  pictureCaption?: string | undefined
  /** The content below the description. @default none */
  children?: ReactNode | undefined
  /** Buttons at the bottom. @default none */
  actions?: ReactNode | undefined
}

const modalClasses = clsx(
  'fixed inset-4 z-overlay m-auto h-fit scroll-pb-2 overflow-y-auto overscroll-contain',
  'rounded-medium border border-line transition-[opacity,translate] duration-calm ease-out',
  'max-h-[calc(100dvh-2rem)] max-w-reading starting:translate-y-2 starting:opacity-0',
)

/**
 * Use for content that needs the visitor's attention or decision before they continue. For a message use `Alert`, for
 * navigation or other supplementary content `Sheet`.
 * - Closed, it loses the state of its content: what a form is to keep is the page's.
 */
export function Dialog({
  title,
  description,
  picture,
  pictureCaption,
  children,
  actions,
  ...props
}: DialogProps) {
  return (
    <ModalWindow {...props} data-surface="paper" className={modalClasses}>
      <ModalHeader title={title} />
      {picture && (
        <figure className="short:hidden print:hidden">
          <div className="aspect-16/10 max-h-[50dvh] w-full">{picture}</div>
          {pictureCaption && (
            <figcaption className="mt-2 px-4 text-caption text-muted sm:px-6">{pictureCaption}</figcaption>
          )}
        </figure>
      )}
      <div className="flex flex-col gap-4 px-4 py-5 wrap-break-word sm:px-6">
        {description !== undefined && <Description className="text-muted">{description}</Description>}
        {children}
        {actions && <div className="mt-2 flex flex-wrap items-center gap-3">{actions}</div>}
      </div>
    </ModalWindow>
  )
}
