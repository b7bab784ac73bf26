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

/** A card, and the dialog or page that it opens. */
interface DialogCard extends Omit<LinkCardProps, 'action'> {
  /** The path of a page that opens instead of the dialog. */
  href?: string | undefined
  /** The dialog's content; its title is that of the card. */
  dialog: Pick<DialogProps, 'description' | 'picture' | 'pictureCaption' | 'children'>
}

export interface DialogCardsProps {
  /** In display order, with unique titles; one with the layout 'beside' is as wide as the page. */
  cards: readonly DialogCard[]
  /** The text of each card's button or link. */
  action: string
}

/** Use for cards whose details are in a dialog with the same title, or below the cards if the browser runs no JavaScript. */
export function DialogCards({ cards, action }: DialogCardsProps) {
  const [opened, setOpened] = useState<DialogCard['dialog'] & { title: string }>()
  return (
    <Stack space="large">
      <Grid columns="two" as="ul">
        {cards.map(({ href, dialog, ...card }) => (
          <li key={card.title} className={card.layout === 'beside' ? 'sm:col-span-2' : undefined}>
            <LinkCard
              {...card}
              action={
                href ? (
                  <RouterLink to={href}>{action}</RouterLink>
                ) : (
                  <button
                    type="button"
                    aria-haspopup="dialog"
                    onClick={({ currentTarget }) => {
                      // Safari doesn't focus a clicked button, to which the dialog returns the focus.
                      currentTarget.focus()
                      setOpened({ title: card.title, ...dialog })
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
        <Stack space="large">
          {cards
            .filter(({ href }) => !href)
            .map(({ title, headingLevel = 3, dialog }) => (
              <Stack key={title} space="small">
                <Heading level={headingLevel}>{title}</Heading>
                {dialog.description && <Text>{dialog.description}</Text>}
                {dialog.children}
              </Stack>
            ))}
        </Stack>
      </noscript>
      <Dialog title="" {...opened} isOpen={opened !== undefined} onOpenChange={() => setOpened(undefined)} />
    </Stack>
  )
}
