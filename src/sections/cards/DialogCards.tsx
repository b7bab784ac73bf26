import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import {
  Dialog,
  Grid,
  Heading,
  LinkCard,
  Stack,
  Text,
  type DialogProps,
  type LinkCardProps,
} from '../../design-system'

/** A card, and the path of the page or the content of the dialog that it opens. A dialog has the card's title. */
type DialogCard = { card: Omit<LinkCardProps, 'action' | 'opens'> } & (
  | { href: string; dialog?: never }
  | { href?: never; dialog: Pick<DialogProps, 'description' | 'picture' | 'pictureCaption' | 'children'> }
)

export interface DialogCardsProps {
  /** In display order, with unique titles; one with the layout 'beside' is as wide as the page. */
  cards: readonly DialogCard[]
  /** The text of each card's button or link. */
  action: string
}

/** In the layout 'open', the pictures of a row of cards line up, and so do the texts. */
const cells: Partial<Record<NonNullable<LinkCardProps['layout']>, string>> = {
  beside: 'pb-6 sm:col-span-2',
  open: 'row-span-2 grid grid-rows-subgrid gap-y-0 pb-8',
}

/** Use for cards whose details are in a dialog with the same title, or below the cards if the browser runs no JavaScript. */
export function DialogCards({ cards, action }: DialogCardsProps) {
  const [openIndex, setOpenIndex] = useState<number>()
  const opened = openIndex === undefined ? undefined : cards[openIndex]
  return (
    <Stack space="2xlarge">
      <Grid columns="two" as="ul">
        {cards.map(({ card, href }, index) => (
          <li key={card.title} className={card.layout && cells[card.layout]}>
            <LinkCard
              {...card}
              opens={href ? 'page' : 'dialog'}
              action={
                href ? (
                  <RouterLink to={href}>{action}</RouterLink>
                ) : (
                  <button
                    type="button"
                    onClick={({ currentTarget }) => {
                      // Safari doesn't focus a clicked button, to which the dialog returns the focus.
                      currentTarget.focus()
                      setOpenIndex(index)
                    }}
                  >
                    {action}
                  </button>
                )
              }
            />
          </li>
        ))}
      </Grid>
      <noscript>
        <Stack space="2xlarge">
          {cards.map(
            ({ card: { title, headingLevel = 3 }, dialog }) =>
              dialog && (
                <Stack key={title} space="small">
                  <Heading level={headingLevel}>{title}</Heading>
                  {dialog.description && <Text>{dialog.description}</Text>}
                  {dialog.children}
                </Stack>
              ),
          )}
        </Stack>
      </noscript>
      <Dialog
        title={opened?.card.title ?? ''}
        {...opened?.dialog}
        isOpen={opened !== undefined}
        onOpenChange={() => setOpenIndex(undefined)}
      />
    </Stack>
  )
}
