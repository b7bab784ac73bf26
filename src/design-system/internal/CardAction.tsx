import { Slot, Slottable } from '@radix-ui/react-slot'
import { clsx } from 'clsx'
import type { ReactElement } from 'react'
import { VisuallyHidden } from '../VisuallyHidden'
import { MirroredArrows } from './MirroredArrows'

interface CardActionProps {
  /** The link or button, with its visible text. */
  action: ReactElement
  /** The card's title, appended to the accessible name of the action. */
  title: string
}

/**
 * The classes of the card around a `CardAction`. The action's `::after` fills the card, and the card shows the action's
 * focus ring, which matches the one of `:focus-visible` in styles.css. On hover and focus, a dimension line, as in an
 * architectural drawing, appears along the top edge of the card, unless motion is reduced.
 */
export const cardSurface =
  'group/card card-dimension relative isolate has-focus-visible:ring-7 has-focus-visible:ring-focus-edge has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

/**
 * Styles the only interactive element of a card, so that the whole card is its target. A button is hidden without
 * JavaScript, because it would do nothing.
 */
export function CardAction({ action, title }: CardActionProps) {
  return (
    <Slot
      className={clsx(
        action.type === 'button' && 'noscript:hidden',
        'cursor-pointer rounded-small text-start text-small font-medium text-accent wrap-anywhere underline decoration-1 underline-offset-4 transition-colors duration-quick group-hover/card:text-ink group-hover/card:decoration-2 after:absolute after:inset-0 after:z-target focus-visible:shadow-none focus-visible:outline-none print:hidden',
      )}
    >
      <Slottable child={action}>
        {(text) => (
          <>
            <MirroredArrows>{text}</MirroredArrows>
            {/*
              Transparent rather than visually hidden: hidden text is absolutely positioned, which would put a space
              before the colon in the accessible name.
            */}
            <span className="opacity-0">:</span>
            <VisuallyHidden> {title}</VisuallyHidden>
          </>
        )}
      </Slottable>
    </Slot>
  )
}
