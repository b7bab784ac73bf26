import { Slot, Slottable } from '@radix-ui/react-slot'
import type { ReactElement } from 'react'
import { VisuallyHidden } from '../VisuallyHidden'
import { MirroredArrows } from './MirroredArrows'

interface CardActionProps {
  /** The link or button, with its visible words. */
  action: ReactElement
  /** The card's title, which ends its name. */
  title: string
}

/**
 * On the box round a `CardAction`: what its `::after` is stretched over, and where its focus shows. The ring is
 * the one of `:focus-visible` in styles.css.
 */
export const cardSurface =
  'group/card relative isolate has-focus-visible:ring-7 has-focus-visible:ring-focus-edge has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

/** Dresses the one element of a card that can be operated, so that the whole card is its target. */
export function CardAction({ action, title }: CardActionProps) {
  return (
    <Slot
      className={
        'cursor-pointer rounded-small text-start text-small font-medium text-accent wrap-anywhere underline decoration-1 underline-offset-4 transition-colors duration-quick group-hover/card:text-ink group-hover/card:decoration-2 after:absolute after:inset-0 after:z-target focus-visible:shadow-none focus-visible:outline-none print:hidden'
      }
    >
      <Slottable child={action}>
        {(words) => (
          <>
            <MirroredArrows>{words}</MirroredArrows>
            {/* Inline, unlike what is visually hidden: a name has a blank before and after every box. */}
            <span className="opacity-0">:</span>
            <VisuallyHidden> {title}</VisuallyHidden>
          </>
        )}
      </Slottable>
    </Slot>
  )
}
