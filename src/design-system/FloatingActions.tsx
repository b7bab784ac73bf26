import { useRef } from 'react'
import type { NativeProps } from './internal/NativeProps'
import { useClearCorner } from './internal/useClearCorner'

interface FloatingActionsOwnProps {
  /** The accessible name, such as "Quick actions". */
  label: string
}

export type FloatingActionsProps = FloatingActionsOwnProps &
  NativeProps<'aside', FloatingActionsOwnProps, 'aria-label' | 'aria-labelledby'>

/**
 * Use once per page for a few controls that are at hand wherever the page is scrolled to, such as `BackToTop` and a
 * chat link. For content that stays in view within its column, use `Sticky`.
 *
 * - A landmark named by its label, with its children in a row (story Default).
 * - Disappears while the visitor scrolls. Then it appears where it covers neither text, a logo, a drawing nor a moving
 *   row of the page, nor a control other than a picture: in the corner or up to 96 px above it, or not at all. Focusing
 *   one of its controls brings it back (stories Over Text, Over Controls And Drawings, Over Moving Row).
 * - The page can be clicked between its controls, and focused controls are scrolled clear of them (stories Default,
 *   Keyboard Alone).
 * - In a short window and without JavaScript it doesn't float, but is part of the normal flow, on a deep ground that
 *   continues a footer; nor does it float on a page that is marked `data-corner="clear"`, unless the window is wide
 *   enough for it beside the page (stories Short, Without Scripts, Beside Amounts).
 */
export function FloatingActions({ label, children, ...props }: FloatingActionsProps) {
  const row = useRef<HTMLDivElement>(null)
  const { isClear, raise } = useClearCorner(row)
  return (
    <aside
      {...props}
      aria-label={label}
      data-sticky="corner"
      data-ground="deep"
      data-state={isClear ? 'shown' : 'away'}
      // Without effect where it is part of the normal flow.
      style={raise > 0 ? { bottom: raise } : undefined}
      className="pointer-events-none fixed end-0 bottom-0 z-floating bg-transparent px-safe pb-safe short:static short:bg-surface in-the-way:static in-the-way:bg-surface noscript:static noscript:bg-surface print:hidden"
    >
      <div
        ref={row}
        className="corner-row flex items-center justify-end gap-3 p-4 transition-opacity duration-quick"
      >
        {children}
      </div>
    </aside>
  )
}
