import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link as RouterLink } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { Columns, Grid, Picture, PictureCard, Stack, Text } from '../../src/design-system'
import { encodedPicture } from '../../src/images/encodedPicture'
import { realPointer } from '../support/realPointer'
import { withLinkAfter } from '../support/withLinkAfter'
import { withRouterPath } from '../support/withRouterPath'
import { byRole, byTab } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'

const front = encodedPicture('db-32-front')

const house = 'Render of a model: a white two-storey house seen from the street.'
const description = 'A house for two families on one kanal, with a basement that stays cool and light.'

const meta = {
  component: PictureCard,
  args: {
    title: 'Corner house in Phase 6',
    description,
    picture: <Picture picture={front} alt={house} ratio="fill" sizes="100vw" />,
    action: <RouterLink to="/projects/corner-house">Read More →</RouterLink>,
  },
} satisfies Meta<typeof PictureCard>
export default meta

type Story = StoryObj<typeof meta>

/** The card around the picture: the first box that shows the focus ring of its link. */
const cardOf = (link: Element) => {
  const card = link.closest('.group\\/card')
  if (!card) throw new Error('There is no card around the link')
  return card
}

export const Default: Story = {
  decorators: [withRouterPath],
  play: async ({ canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'Read More →: Corner house in Phase 6' })
    const heading = canvas.getByRole('heading', { level: 3, name: 'Corner house in Phase 6' })
    await step('The whole card is the link’s target', async () => {
      for (const part of [canvas.getByRole('img', { name: house }), heading, canvas.getByText(description)]) {
        part.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top, width, height } = part.getBoundingClientRect()
        await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link)
      }
    })
    await step('A click follows the link', async () => {
      await userEvent.click(link)
      await expect(canvas.getByText('Path: /projects/corner-house')).toBeVisible()
    })
  },
}

export const Stretched: Story = {
  args: { layout: 'stretched' },
  render: (args) => (
    <Columns split="second-beside-others" space="medium">
      <Text>One project, so that a visitor sees early what the firm designs.</Text>
      <PictureCard {...args} />
      <Stack space="medium">
        {Array.from({ length: 30 }, (_, index) => (
          <Text key={index}>The house is seen from the street, with its oak carport at the left.</Text>
        ))}
      </Stack>
    </Columns>
  ),
}

export const Wide: Story = {
  args: { layout: 'wide' },
}

const findLink = byRole('link', 'Read More →: Corner house in Phase 6')

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  decorators: [withRouterPath, withLinkAfter],
  ...keyboardTable<Story>([
    {
      where: 'Before it',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to its link; the ring surrounds the card',
          result: async (context) => {
            await expect(findLink(context)).toHaveFocus()
            await expect(getComputedStyle(cardOf(findLink(context))).outlineStyle).toBe('solid')
          },
        },
      ],
    },
    {
      where: 'On its link',
      reach: byTab(findLink),
      rows: [
        {
          keys: ['Enter'],
          does: 'Follows it',
          result: ({ canvas }) => expect(canvas.getByText('Path: /projects/corner-house')).toBeVisible(),
        },
        {
          keys: ['Tab'],
          does: 'Leaves the card, which has no other tab stop',
          result: async (context) => {
            await expect(byRole('link', 'What comes next')(context)).toHaveFocus()
            await expect(getComputedStyle(cardOf(findLink(context))).outlineStyle).toBe('none')
          },
        },
      ],
    },
  ]),
}

const longDescription =
  'Five storeys of offices above a bank, with a garden on the roof, a basement for forty cars and stairs that are wide enough to be used instead of the two lifts, and ...'

export const Reveal: Story = {
  args: { layout: 'reveal', description: longDescription },
  render: (args) => (
    <Grid columns="three" as="ul">
      <li>
        <PictureCard {...args} />
      </li>
    </Grid>
  ),
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const text = canvas.getByText(longDescription)
    const expectOpacity = (opacity: string) => waitFor(() => expect(text).toHaveStyle({ opacity }))
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
    title: 'Residentialandcommercialdevelopment of a corner plot with a park on two of its sides',
    description: `${longDescription} ${longDescription}`,
  },
}
