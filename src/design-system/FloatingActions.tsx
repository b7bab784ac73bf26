import type { NativeProps } from './internal/NativeProps'

interface FloatingActionsOwnProps {
  /** Names the corner, such as "Quick actions". */
  label: string
}

export type FloatingActionsProps = FloatingActionsOwnProps &
  NativeProps<'aside', FloatingActionsOwnProps, 'aria-label' | 'aria-labelledby'>

/**
 * Use once a page, for the few controls that stay in the window's corner while the page scrolls, such as
 * `BackToTop` and a link to a chat. What belongs to a place of the page stays there.
 *
 * - A landmark named by its label; its children stand in a column, so that none covers another.
 * - Between its controls the page below can be pressed, and a control that gets the focus isn't hidden under them.
 * - On phones it stands clear of a bar that is marked `data-sticky="bottom"`.
 * - In a window of few lines it floats over nothing: it stands where it is written, such as at the page's end.
 */
export function FloatingActions({ label, children, ...props }: FloatingActionsProps) {
  return (
    <aside
      {...props}
      aria-label={label}
      data-sticky="corner"
      className="pointer-events-none fixed end-0 bottom-0 z-floating px-safe pb-safe low:static max-lg:over-bottom-bar:bottom-above-bottom-bar print:hidden"
    >
      <div className="m-4 flex flex-col items-end gap-3 low:flex-row-reverse low:items-center *:pointer-events-auto">
        {children}
      </div>
    </aside>
  )
}
