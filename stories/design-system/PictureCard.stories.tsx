import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link as RouterLink } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { Columns, Grid, Picture, PictureCard, Stack, Text } from '../../src/design-system'
import exploded from '../../src/images/db-32-exploded.webp?picture'
import front from '../../src/images/db-32-front.webp?picture'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { realPointer } from '../support/realPointer'
import { rightToLeft } from '../support/rightToLeft'
import { withLinkAfter } from '../support/withLinkAfter'
import { withRouterPath } from '../support/withRouterPath'
import { byRole, byTab } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { forcedColours } from '../support/emulateMedia'
import { expectSystemFocusRing } from '../support/expectSystemFocusRing'
import { systemColour } from '../support/systemColour'

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

/** The WCAG contrast ratio of two opaque computed colours. */
function contrast(...colours: readonly [string, string]) {
  const [one, two] = colours.map((colour) => {
    const channels = (colour.match(/[\d.]+/g) ?? []).map(Number)
    if (channels.length !== 3) throw new Error(`${colour} is not opaque`)
    const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
      const share = channel / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  })
  if (one === undefined || two === undefined) return 0
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05)
}

/** The background colour behind an element: its own, or that of the closest box with one. */
function groundOf(element: Element): string {
  const { backgroundColor } = getComputedStyle(element)
  if (backgroundColor !== 'rgba(0, 0, 0, 0)' || !element.parentElement) return backgroundColor
  return groundOf(element.parentElement)
}

export const Default: Story = {
  decorators: [withRouterPath],
  play: async ({ canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'Read More →: Corner house in Phase 6' })
    const heading = canvas.getByRole('heading', { level: 3, name: 'Corner house in Phase 6' })
    await step('The picture keeps its alternative text', async () => {
      await expect(canvas.getByRole('img', { name: house })).toBeVisible()
    })
    await step('The text is below the picture', async () => {
      await expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        canvas.getByRole('img', { name: house }).getBoundingClientRect().bottom,
      )
    })
    await step('Every corner of the card is the link’s target', async () => {
      const card = cardOf(link)
      card.scrollIntoView({ block: 'end', behavior: 'instant' })
      const { left, right, bottom } = card.getBoundingClientRect()
      for (const [x, y] of [
        [left + 8, bottom - 8],
        [right - 8, bottom - 8],
        [right - 8, bottom - 200],
      ] as const) {
        await expect(document.elementFromPoint(x, y)).toBe(link)
      }
      card.scrollIntoView({ block: 'start', behavior: 'instant' })
      const { top } = card.getBoundingClientRect()
      for (const x of [left + 8, right - 8]) {
        await expect(document.elementFromPoint(x, top + 8)).toBe(link)
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
  globals: { viewport: { value: 'desktop', isRotated: false } },
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
  play: async ({ canvas, canvasElement, step }) => {
    const link = canvas.getByRole('link', { name: 'Read More →: Corner house in Phase 6' })
    await step('In a wide window picture and text fill the height of the column', async () => {
      const columns = canvasElement.querySelector('.lg\\:second-beside-others')?.getBoundingClientRect()
      const picture = canvas.getByRole('img', { name: house }).getBoundingClientRect()
      await expect(cardOf(link).getBoundingClientRect().bottom).toBeCloseTo(columns?.bottom ?? 0, 0)
      await expect(columns?.bottom).toBeLessThan(link.getBoundingClientRect().bottom + 24)
      await expect(picture.top).toBeCloseTo(columns?.top ?? 0, 0)
      await expect(picture.height).toBeGreaterThan(picture.width)
    })
    await step('The text beside it has no gap', async () => {
      const [first, second] = canvas
        .getAllByText(/^One project|^The house/)
        .map((text) => text.getBoundingClientRect())
      await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeLessThan(40)
    })
  },
}

export const Wide: Story = {
  args: { layout: 'wide' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, step }) => {
    await step('In a wide window the description is beside the title', async () => {
      const heading = canvas.getByRole('heading', { level: 3 }).getBoundingClientRect()
      const text = canvas.getByText(description).getBoundingClientRect()
      await expect(text.left).toBeGreaterThan(heading.right)
      await expect(text.top).toBeLessThan(heading.bottom)
    })
  },
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

const others = [
  { title: 'Tower in Gulberg', picture: front, position: 'right' },
  { title: 'Courtyard house', picture: exploded, position: 'center' },
  { title: 'A farmhouse for three generations outside the city', picture: front, position: 'left' },
] as const

const longDescription =
  'Five storeys of offices above a bank, with a garden on the roof, a basement for forty cars and stairs that are wide enough to be used instead of the two lifts, and ...'

export const Reveal: Story = {
  render: () => (
    <Grid columns="three" as="ul">
      {others.map(({ title, picture, position }) => (
        <li key={title}>
          <PictureCard
            layout="reveal"
            title={title}
            description={longDescription}
            picture={
              <Picture
                picture={picture}
                alt={{ decorative: true }}
                ratio="fill"
                position={position}
                sizes="(min-width: 48rem) 33vw, 100vw"
              />
            }
            action={<RouterLink to="/projects">Read More →</RouterLink>}
          />
        </li>
      ))}
    </Grid>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'Read More →: Tower in Gulberg' })
    const [text] = canvas.getAllByText(longDescription)
    if (!text) throw new Error('There is no description')
    await step('Its ground is not behind the upper corners of the picture', async () => {
      const card = cardOf(link)
      const { backgroundClip, paddingTop, borderTopLeftRadius } = getComputedStyle(card)
      await expect(backgroundClip).toBe('content-box')
      await expect(Number.parseFloat(paddingTop)).toBeGreaterThanOrEqual(
        Number.parseFloat(borderTopLeftRadius),
      )
      const picture = card.querySelector('img')?.getBoundingClientRect()
      await expect(picture?.top).toBeCloseTo(card.getBoundingClientRect().top, 0)
    })
    await step('Its text has a background, readable over any picture', async () => {
      const heading = canvas.getByRole('heading', { name: 'Tower in Gulberg' })
      for (const element of [heading, text, link]) {
        await expect(contrast(getComputedStyle(element).color, groundOf(element))).toBeGreaterThanOrEqual(4.5)
      }
    })
    await step('The title and the action are below the whole picture', async () => {
      const card = cardOf(link).getBoundingClientRect()
      const heading = canvas.getByRole('heading', { name: 'Tower in Gulberg' }).getBoundingClientRect()
      await expect(heading.top - card.top).toBeGreaterThanOrEqual((card.width * 10) / 16)
    })
    const isVisible = () => text.getBoundingClientRect().height > 1 && getComputedStyle(text).opacity === '1'
    const isRevealedOnHover = matchMedia('(hover: hover) and (width >= 40rem)').matches
    if (isRevealedOnHover) {
      await step('The description is hidden, but available to screen readers', async () => {
        await waitFor(() => expect(isVisible()).toBe(false))
        const read = canvas.getAllByRole('paragraph').map(({ textContent }) => textContent)
        await expect(read).toEqual(others.map(() => longDescription))
      })
    }
    await step('It appears on focus, inside the card', async () => {
      const before = cardOf(link).getBoundingClientRect().height
      await userEvent.tab()
      await expect(link).toHaveFocus()
      await waitFor(() => expect(isVisible()).toBe(true))
      await expect(cardOf(link).getBoundingClientRect().height).toBe(before)
    })
    if (isRevealedOnHover) {
      await step('It disappears with the focus', async () => {
        await userEvent.tab()
        await waitFor(() => expect(isVisible()).toBe(false))
      })
    }
    const pointer = await realPointer()
    if (isRevealedOnHover && pointer) {
      await step('It appears on hover too', async () => {
        await pointer.hover(link)
        await waitFor(() => expect(isVisible()).toBe(true))
        await pointer.leave(link)
        await waitFor(() => expect(isVisible()).toBe(false))
      })
    }
  },
}

export const RevealLongText: Story = {
  tags: ['!visual'],
  args: { layout: 'reveal', description: Array.from({ length: 6 }, () => longDescription).join(' ') },
  decorators: [
    (Story) => (
      <Grid columns="three">
        <Story />
      </Grid>
    ),
  ],
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvas, step }) => {
    await step('The card grows with the text over its picture', async () => {
      const card = cardOf(canvas.getByRole('link')).getBoundingClientRect()
      const text = canvas.getByRole('paragraph').getBoundingClientRect()
      const heading = canvas.getByRole('heading').getBoundingClientRect()
      await expect(text.height).toBeGreaterThan((card.width * 10) / 16)
      await expect(text.top).toBeGreaterThanOrEqual(card.top)
      await expect(heading.top).toBeGreaterThanOrEqual(text.bottom)
    })
  },
}

export const RevealOnAPhone: Story = {
  args: { layout: 'reveal', description: longDescription },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, step }) => {
    await step('The description is visible, below the picture', async () => {
      const text = canvas.getByText(longDescription)
      await expect(text).toBeVisible()
      await expect(text.getBoundingClientRect().top).toBeGreaterThan(
        canvas.getByRole('img', { name: house }).getBoundingClientRect().bottom,
      )
    })
  },
}

export const TitleOnly: Story = {
  render: () => (
    <PictureCard
      title="Corner house"
      headingLevel={2}
      picture={<Picture picture={front} alt={{ decorative: true }} ratio="fill" />}
      action={<RouterLink to="/projects">Read More →</RouterLink>}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Corner house' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Read More →: Corner house' })).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    title: 'Residentialandcommercialdevelopment of a corner plot with a park on two of its sides',
    description: `${longDescription} ${longDescription}`,
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    await expectNoOverflow(canvasElement)
    await step('The card grows with its text', async () => {
      const card = cardOf(canvas.getByRole('link')).getBoundingClientRect()
      const heading = canvas.getByRole('heading').getBoundingClientRect()
      await expect(heading.top).toBeGreaterThanOrEqual(card.top)
      await expect(canvas.getByRole('link').getBoundingClientRect().bottom).toBeLessThanOrEqual(card.bottom)
    })
  },
}

export const LargeText: Story = {
  tags: ['!visual'],
  beforeEach: largeText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

export const RightToLeft: Story = {
  tags: ['!visual'],
  beforeEach: rightToLeft,
  play: async ({ canvas, step }) => {
    await step('The arrow is mirrored', async () => {
      await expect(getComputedStyle(canvas.getByText('→')).scale).toBe('-1 1')
    })
  },
}

export const ForcedColours: Story = {
  beforeEach: forcedColours,
  play: async ({ canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'Read More →: Corner house in Phase 6' })
    await step('Its link has the colour of links, its title the colour of text', async () => {
      await expect(getComputedStyle(link).color).toBe(systemColour('LinkText'))
      const title = canvas.getByRole('heading', { name: 'Corner house in Phase 6' })
      await expect(getComputedStyle(title).color).toBe(systemColour('CanvasText'))
    })
    await step('The card has its focus ring', () => expectSystemFocusRing(userEvent, link, cardOf(link)))
  },
}
