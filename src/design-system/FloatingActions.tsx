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
 * - A landmark named by its label, with its children in a row.
 * - Disappears while the visitor scrolls, and reappears where it covers no text, logo, drawing or control.
 * - Hidden, its controls are still tab stops, and focusing one brings it back.
 * - In a low window and without JavaScript it is part of the normal flow.
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
