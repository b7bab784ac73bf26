import type { ReactNode } from 'react'
import { ModalHead } from './internal/ModalHead'
import { ModalLayer, type ModalDecided } from './internal/ModalLayer'
import type { NativeProps } from './internal/NativeProps'

interface SheetOwnProps {
  /** Whether it is open. */
  isOpen: boolean
  /** Called with false when it is closed by ×, Escape, Back or a press beside it. */
  onOpenChange: (isOpen: boolean) => void
  /** Names the sheet and stands at its head. */
  title: string
  /** What it holds; a link in it closes it by its own `onClick` and replaces
   * the history's entry. */
  children: ReactNode
}

export type SheetProps = SheetOwnProps & NativeProps<'div', SheetOwnProps, ModalDecided>

/**
 * Use for what the window has no room for all the time, such as a phone's menu: a panel that slides over the
 * page from its end. What must be decided before going on belongs in a `Dialog`.
 *
 * - Takes the focus, keeps it, and gives it back to what opened it, unless the page has put it elsewhere.
 * - Escape, a press on the strip of page beside it, the × named "Close" and the browser's Back close it.
 * - Named by its title; full height, scrolls inside; slides from the other side where one reads right to left.
 * - However it goes, also with the page it stands on, the page can be read, scrolled and pressed again.
 */
export function Sheet({ isOpen, onOpenChange, title, children, ...props }: SheetProps) {
  return (
    <ModalLayer
      {...props}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      data-ground="paper"
      className="fixed inset-y-0 start-[14vw] end-0 z-overlay ms-auto max-w-sheet scroll-pt-20 overflow-y-auto overscroll-contain border-s border-line transition-[translate] duration-calm ease-out starting:translate-x-full rtl:starting:-translate-x-full"
    >
      <ModalHead title={title} />
      <div className="flex flex-col gap-4 px-4 py-5 wrap-break-word sm:px-6">{children}</div>
    </ModalLayer>
  )
}
