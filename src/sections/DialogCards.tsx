import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import {
  Dialog,
  Grid,
  LinkCard,
  NestedList,
  type GridProps,
  type LinkCardProps,
  type NestedListProps,
} from '../design-system'

/** A card, and the dialog that it opens. */
interface DialogCard extends Pick<
  LinkCardProps,
  'title' | 'headingLevel' | 'description' | 'icon' | 'points'
> {
  /** The path of a page that opens instead of the dialog. */
  href?: string | undefined
  dialog: { description: string; list: Pick<NestedListProps, 'items' | 'marker'> }
}

export interface DialogCardsProps extends Pick<GridProps, 'columns'> {
  /** In display order, with unique titles. */
  cards: readonly DialogCard[]
  /** The text of each card's button or link. */
  action: string
}

/** Use for cards whose details are in a dialog with the same title. */
export function DialogCards({ cards, columns, action }: DialogCardsProps) {
  // Still set while the dialog closes.
  const [opened, setOpened] = useState<DialogCard>()
  const [isOpen, setIsOpen] = useState(false)
  const open = (card: DialogCard) => {
    setOpened(card)
    setIsOpen(true)
  }

  return (
    <>
      <Grid columns={columns} as="ul">
        {cards.map((card) => {
          const { href, dialog: _, ...props } = card
          const button = (
            <button type="button" aria-haspopup="dialog" onClick={() => open(card)}>
              {action}
            </button>
          )
          return (
            <li key={card.title}>
              <LinkCard {...props} action={href ? <RouterLink to={href}>{action}</RouterLink> : button} />
            </li>
          )
        })}
      </Grid>
      {opened && (
        <Dialog
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          title={opened.title}
          description={opened.dialog.description}
        >
          <NestedList {...opened.dialog.list} />
        </Dialog>
      )}
    </>
  )
}
