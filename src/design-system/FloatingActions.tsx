import type { NativeProps } from './internal/NativeProps'

interface FloatingActionsOwnProps {
  /** The accessible name, such as "Quick actions". */
  label: string
}

export type FloatingActionsProps = FloatingActionsOwnProps &
  NativeProps<'aside', FloatingActionsOwnProps, 'aria-label' | 'aria-labelledby'>

/**
 * Use once per page for a few controls that stay in the corner of the window while the page scrolls, such as
 * `BackToTop` and a chat link. For content that stays in view within its column, use `Sticky`.
 *
 * - A landmark named by its label, with its children in a column.
 * - The page can be clicked between its controls, and focused controls are scrolled clear of them.
 * - In a short viewport it doesn't float, but is part of the normal flow; nor does it on a page that is marked
 *   `data-corner="clear"`, because it would cover amounts, unless the window is wide enough for it beside the page.
 */
export function FloatingActions({ label, children, ...props }: FloatingActionsProps) {
  return (
    <aside
      {...props}
      aria-label={label}
      data-sticky="corner"
      className="pointer-events-none fixed end-0 bottom-0 z-floating px-safe pb-safe short:static in-the-way:static print:hidden"
    >
      <div className="m-4 flex flex-col items-end gap-3 short:flex-row-reverse short:items-center in-the-way:flex-row-reverse in-the-way:items-center *:pointer-events-auto">
        {children}
      </div>
    </aside>
  )
}
