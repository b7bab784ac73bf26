import { useRef } from 'react'
import type { NativeProps } from './internal/NativeProps'
import { useClearCorner } from './internal/useClearCorner'
import { useRootAttribute } from './internal/useRootAttribute'

interface FloatingActionsOwnProps {
  /** The accessible name, such as "Quick actions". */
  label: string
}

export type FloatingActionsProps = FloatingActionsOwnProps &
  NativeProps<'aside', FloatingActionsOwnProps, 'aria-label' | 'aria-labelledby'>

/**
 * Use once per page for a few controls that are at hand wherever the page leaves room for them in the corner of the
 * window, such as `BackToTop` and a chat link. For content that stays in view within its column, use `Sticky`.
 *
 * - A landmark named by its label, with its children in a row (story Default) (`npm run test:stories`: the
 *   accessibility tree, with and without Back to top).
 * - Disappears while the visitor scrolls. Once scrolling stops, it appears in the corner or up to 96 px above it, if it
 *   covers no text, SVG image, such as a logo or drawing, moving `Slider` or control of the page there; otherwise it stays
 *   hidden. It may cover another picture, also one that is a link (stories Over Text, Over Controls And Drawings, Over
 *   Moving Row). An `svg` element in the page doesn't count.
 * - While it is hidden, a click reaches the page below it. Its controls are still tab stops, and focusing one brings it
 *   back; they stay in the accessibility tree (story Over Text).
 * - The page can be clicked between its controls, and focused controls of the page are scrolled clear of them (stories
 *   Default, Keyboard Alone).
 * - In a window lower than 384 px and without JavaScript it doesn't float, but is part of the normal flow, on a deep
 *   ground that continues a footer (stories Short, Without Scripts). Nor does it float if the root element is
 *   marked `data-corner="clear"`, unless the window is at least 1440 px wide, where two controls with only an icon have
 *   room beside the content of a `Container` (story Beside Amounts).
 */
export function FloatingActions({ label, children, ...props }: FloatingActionsProps) {
  useRootAttribute('data-floating', '')
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
