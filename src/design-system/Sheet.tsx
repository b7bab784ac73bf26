import type { ReactNode } from 'react'
import { LazyModal, type ModalManagedProps } from './internal/LazyModal'
import type { NativeProps } from './internal/NativeProps'

interface SheetOwnProps {
  /** Whether it is open. */
  isOpen: boolean
  /** Called with false on ×, Escape, Back or a click outside. */
  onOpenChange: (isOpen: boolean) => void
  /** The heading and accessible name of the sheet. */
  title: string
  /**
   * The content. Give each router link in it an `onClick` that closes the sheet, and `replace`: the link then takes the
   * place of the history entry that the open sheet has added, so that one Back leads from its page to the page before.
   * Don't use plain links to a part of the same page (`#…`): the sheet closes, but the focus returns to the control that
   * opened it, which can scroll the page back there, and Back is needed twice.
   */
  children: ReactNode
}

export type SheetProps = SheetOwnProps & NativeProps<'div', SheetOwnProps, ModalManagedProps>

/**
 * Use for a panel that slides in from the end side of the window (the right in left-to-right pages), such as the menu
 * on a phone. For a decision, use `Dialog`.
 *
 * - Traps the focus and returns it to the control that opened it, unless the page has moved it elsewhere (stories
 *   Keyboard Alone, Opener Without Focus, Link Followed).
 * - Escape, a click outside, the button named "Close" and the browser's Back close it (stories Keyboard Alone, Click
 *   Outside, Default, Closes On Back).
 * - Named by its title; full height, with scrolling content; mirrored in right-to-left pages (stories Default, Long
 *   Text, Right To Left). Title and × stay in view while it scrolls, unless the window is lower than
 *   255 px in text of the usual size, or 511 px in text of twice the size (stories Long Text, Large Text). What Tab moves
 *   the focus to is scrolled clear of the title, even if that has several lines (story Long Title In Large Text).
 * - Slides in from the end side, and leaves a strip of the page (stories Default, Right To Left, Narrow). While it is open,
 *   the page can be neither read, scrolled nor operated (stories Default, Page Behind, Page Behind Touched, Click Outside).
 * - It doesn't close by itself when a router link in it is followed: the page closes it (stories Link Leaves It Open,
 *   Link Followed, Unmounts With Its Page). If the link has `replace`, Back then leads to the page before
 *   (`npm run test:e2e`: from the page of a link in the menu on a phone, Back leads to the page on which the menu was
 *   opened, with the menu closed). A plain link to a part of the same page (`#…`) closes it; the focus returns to the
 *   control that opened it, and Back is needed twice (story Link Within Page).
 * - After it closes or unmounts, the page can be read, scrolled and operated again (stories Default, Click Outside,
 *   Link Followed, Unmounts With Its Page).
 * - Under reduced motion it doesn't slide in (story Reduced Motion).
 */
export function Sheet({ isOpen, onOpenChange, title, children, ...props }: SheetProps) {
  return (
    <LazyModal
      {...props}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      data-ground="paper"
      className="fixed inset-y-0 start-[14vw] end-0 z-overlay ms-auto flex max-w-sheet flex-col scroll-py-2 scroll-pt-20 overflow-y-auto overscroll-contain border-s border-line transition-[translate] duration-calm ease-out starting:translate-x-full rtl:starting:-translate-x-full"
    >
      {({ Header }) => (
        <>
          <Header title={title} />
          <div className="flex grow flex-col gap-4 px-4 py-5 wrap-break-word sm:px-6">{children}</div>
        </>
      )}
    </LazyModal>
  )
}
