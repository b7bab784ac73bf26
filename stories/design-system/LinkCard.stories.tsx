import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { expect, screen, waitFor } from 'storybook/test'
import { Dialog, Grid, LinkCard, Picture, Stack, Text } from '../../src/design-system'
import { encodedPicture } from '../../src/images/encodedPicture'
import { betweenLinks } from '../support/betweenLinks'
import { byRole, byTab, leftByTab, linkBefore, type Context } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { realPointer } from '../support/realPointer'
import { tabTo } from '../support/tabTo'
import { withRouterPath } from '../support/withRouterPath'
import { StateSheet } from '../support/StateSheet'

const front = encodedPicture('db-32-front')

const meta = {
  component: LinkCard,
  args: {
    title: 'Landscaping',
    description: 'Lawns, trees and paths for courtyards and roofs, planned for the summers of Lahore.',
    action: <RouterLink to="/services/landscaping">Read More</RouterLink>,
  },
  render: (args) => (
    <Grid columns="three" as="ul">
      <li>
        <LinkCard {...args} />
      </li>
    </Grid>
  ),
} satisfies Meta<typeof LinkCard>
export default meta

type Story = StoryObj<typeof meta>

const findLink = byRole('link', 'Read More: Landscaping')
const findButton = byRole('button', 'Read More: Procurement Support')

/** The card around its action. */
function cardOf(action: Element) {
  const card = action.closest('[data-surface=white]')
  if (!card) throw new Error('There is no card around the element')
  return card
}

/** Expects that a click anywhere on the card would activate its action. */
async function expectWholeCard(action: HTMLElement) {
  const card = cardOf(action)
  card.scrollIntoView({ block: 'center', behavior: 'instant' })
  for (const part of [card, ...card.querySelectorAll('h2, h3, p, li, time, svg, img')]) {
    const { left, top, width, height } = part.getBoundingClientRect()
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(action)
  }
}

export const Default: Story = {
  play: async (context) => {
    const { canvas, step } = context
    await step('Its title is a heading', async () => {
      await expect(canvas.getByRole('heading', { level: 3, name: 'Landscaping' })).toBeVisible()
    })
    await step('The whole card is the link’s target', () => expectWholeCard(findLink(context)))
  },
}

export const EveryState: Story = {
  render: (args) => (
    <StateSheet>
      <LinkCard {...args} />
    </StateSheet>
  ),
}

function CardWithDialog() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <LinkCard
        title="Procurement Support"
        description="We compare offers, check deliveries and keep the books of your site."
        opens="dialog"
        action={
          <button type="button" onClick={() => setIsOpen(true)}>
            Read More
          </button>
        }
      />
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Procurement Support">
        <Text>Cement, steel and fittings from three suppliers each.</Text>
      </Dialog>
    </>
  )
}

/** Expects that the dialog has opened, and that the focus returns when it closes. */
async function expectOpensDialog(context: Context) {
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Procurement Support' })).toBeVisible())
  await context.userEvent.keyboard('{Escape}')
  await waitFor(() => expect(findButton(context)).toHaveFocus())
}

/** Expects the focus on an action, and its ring around the card. */
async function expectCardFocus(action: HTMLElement) {
  await expect(action).toHaveFocus()
  await expect(getComputedStyle(cardOf(action)).outlineStyle).toBe('solid')
}

/** A card with a link, and one with a button. */
export const KeyboardAlone: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  decorators: [withRouterPath, betweenLinks],
  render: (args) => (
    <Stack space="large">
      <LinkCard {...args} />
      <CardWithDialog />
    </Stack>
  ),
  ...keyboardTable<Story>([
    {
      where: 'Before it',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to its link or button; the ring surrounds the card',
          prepare: (context) => tabTo(context.userEvent, linkBefore(context)),
          result: (context) => expectCardFocus(findLink(context)),
        },
      ],
    },
    {
      where: 'On its link',
      goTo: byTab(findLink),
      rows: [
        {
          keys: ['Enter'],
          does: 'Follows it',
          result: ({ canvas }) => canvas.findByText('Path: /services/landscaping'),
        },
        ...leftByTab(findButton),
      ],
    },
    {
      where: 'On its button',
      goTo: byTab(findButton),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Activates it, such as opens a dialog, from which the focus returns',
          result: expectOpensDialog,
        },
      ],
    },
  ]),
}

export const InAGrid: Story = {
  render: (args) => (
    <Grid columns="two" as="ul">
      <li>
        <LinkCard {...args} />
      </li>
      <li>
        <LinkCard
          title="Operation & Maintenance"
          description="A building costs more in its thirty years of use than in the two years of its construction. We plan the upkeep of lifts, pumps, tanks, wiring and roofs, watch the contracts, and tell you each spring what has to be done before the monsoon comes."
          action={<RouterLink to="/services">Learn More →</RouterLink>}
        />
      </li>
    </Grid>
  ),
}

const house = 'Render of a model: a white two-storey house seen from the street.'

export const WithPicture: Story = {
  args: {
    headingLevel: 2,
    caption: <time dateTime="2026-03-09">9 March 2026</time>,
    picture: <Picture picture={front} alt={house} ratio="fill" sizes={{ base: '100vw' }} />,
  },
  play: async (context) => {
    const { canvas, step } = context
    await step('The picture is above the title, and follows it in reading order', async () => {
      const picture = canvas.getByRole('img', { name: house })
      const heading = canvas.getByRole('heading', { level: 2, name: 'Landscaping' })
      await expect(picture.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        heading.getBoundingClientRect().top,
      )
      await expect(heading.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    })
    await step('Picture and caption are the link’s target, too', () => expectWholeCard(findLink(context)))
  },
}

export const WithPoints: Story = {
  args: { points: ['Site survey and soil test', 'Budget and time frame', 'Papers for the authority'] },
}

export const Beside: Story = {
  args: {
    layout: 'beside',
    picture: <Picture picture={front} alt={{ decorative: true }} ratio="fill" />,
  },
  render: (args) => <LinkCard {...args} />,
}

/** In the wide cell, the picture is beside the text. */
export const InAWideCell: Story = {
  args: {
    picture: <Picture picture={front} alt={{ decorative: true }} ratio="fill" sizes={{ base: '50vw' }} />,
  },
  render: (args) => (
    <Grid columns="two-then-three" as="ul">
      {['Houses', 'Towers', 'Interiors', 'Landscape', 'Roads'].map((title) => (
        <li key={title}>
          <LinkCard {...args} title={title} />
        </li>
      ))}
    </Grid>
  ),
}

const description =
  'Five storeys of offices above a bank, with a garden on the roof, a basement for forty cars and stairs that are wide enough to be used instead of the two lifts, and ...'

const withoutBox: Story['args'] = {
  description,
  picture: <Picture picture={front} alt={house} ratio="fill" sizes={{ base: '100vw' }} />,
}

export const OpenLayout: Story = { args: { ...withoutBox, layout: 'open' } }

export const Wide: Story = {
  args: { ...withoutBox, layout: 'wide' },
  render: (args) => <LinkCard {...args} />,
}

export const Reveal: Story = {
  args: { ...withoutBox, layout: 'reveal' },
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const text = canvas.getByText(description)
    const expectOpacity = (opacity: string) =>
      waitFor(() => expect(text.parentElement).toHaveStyle({ opacity }))
    const isRevealed = matchMedia('(hover: hover) and (width >= 40rem)').matches
    await step('A hidden description is available to screen readers, and appears on focus', async () => {
      await expectOpacity(isRevealed ? '0' : '1')
      await expect(canvas.getByRole('paragraph')).toBe(text)
      await userEvent.tab()
      await expect(findLink(context)).toHaveFocus()
      await expectOpacity('1')
    })
    const pointer = await realPointer()
    if (!isRevealed || !pointer) return
    await step('It appears on hover, too', async () => {
      await userEvent.tab()
      await expectOpacity('0')
      await pointer.hover(findLink(context))
      await expectOpacity('1')
      await pointer.leave(findLink(context))
      await expectOpacity('0')
    })
  },
}

export const LongText: Story = {
  args: {
    ...withoutBox,
    layout: 'open',
    title: 'Residentialandcommercialdevelopment of a corner plot with a park on two of its sides',
    description: `${description} ${description}`,
  },
}
