import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Container, Dialog, Drawing, Grid, LinkCard, Picture, Stack, Text } from '../../src/design-system'
import exploded from '../../src/images/db-32-exploded.webp?picture'
import front from '../../src/images/db-32-front.webp?picture'
import elevation from '../../src/images/elevation-detail.svg'
import { betweenLinks } from '../support/betweenLinks'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { resizeWindow } from '../support/resizeWindow'
import { withRouterPath } from '../support/withRouterPath'
import { byRole, byTab, leftByTab, linkAfter, linkBefore } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { tabTo } from '../support/tabTo'
import { forcedColours } from '../support/emulateMedia'
import { expectSystemEdge } from '../support/expectSystemEdge'
import { expectSystemFocusRing } from '../support/expectSystemFocusRing'
import { systemColour } from '../support/systemColour'
import { inUrdu } from '../support/inUrdu'
import { firstCharacter } from '../support/textLines'

const meta = {
  component: LinkCard,
  args: {
    title: 'Landscaping',
    description: 'Lawns, trees and paths for courtyards and roofs, planned for the summers of Lahore.',
    icon: 'tree',
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

/** The card around an element. */
const cardOf = (element: Element) => {
  const card = element.closest('[data-ground=white]')
  if (!card) throw new Error('There is no card around the element')
  return card
}

/** Expects that a click on a corner, the middle, a text, the icon or the picture of the card would activate its action. */
async function expectWholeCard(action: HTMLElement) {
  const card = cardOf(action)
  card.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, right, bottom } = card.getBoundingClientRect()
  const parts = [...card.querySelectorAll('h2, h3, p, li, time, svg, img')]
    .map((part) => part.getBoundingClientRect())
    .filter(({ width }) => width > 0)
  for (const [x, y] of [
    [left + 4, top + 4],
    [right - 4, top + 4],
    [left + 4, bottom - 4],
    [right - 4, bottom - 4],
    [(left + right) / 2, (top + bottom) / 2],
    ...parts.map((part) => [(part.left + part.right) / 2, (part.top + part.bottom) / 2] as const),
  ] as const) {
    await expect(document.elementFromPoint(x, y)).toBe(action)
  }
}

/** Expects each of the elements below the one before it, at most `distance` px. */
async function expectBelowEachOther(elements: readonly Element[], distance = Infinity) {
  const boxes = elements.map((element) => element.getBoundingClientRect())
  for (const [index, { top }] of boxes.slice(1).entries()) {
    const gap = top - (boxes[index]?.bottom ?? Infinity)
    await expect(gap).toBeGreaterThanOrEqual(0)
    await expect(gap).toBeLessThanOrEqual(distance)
  }
}

/** Below the card, the story shows the path of the page, which the link changes; it isn't part of the card. */
export const Default: Story = {
  decorators: [withRouterPath],
  play: async ({ canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'Read More: Landscaping' })
    await step('Its title is a heading, and its link is named by its text and the title', async () => {
      await expect(canvas.getByRole('heading', { level: 3, name: 'Landscaping' })).toBeVisible()
      await expect(link).toHaveAttribute('href', '/services/landscaping')
    })
    await step(
      'The icon is above the title, the description below it, and the action at the end',
      async () => {
        const icon = cardOf(link).querySelector('svg')
        if (!icon) throw new Error('There is no icon')
        await expectBelowEachOther([
          icon,
          canvas.getByRole('heading', { name: 'Landscaping' }),
          canvas.getByText(/^Lawns/),
          link,
        ])
      },
    )
    await step('The corners, the middle, the icon and each text of the card are the link’s target', () =>
      expectWholeCard(link),
    )
    await step('A click follows the link: the path of the page, shown below the card, changes', async () => {
      await userEvent.click(link)
      await expect(canvas.getByText('Path: /services/landscaping')).toBeVisible()
    })
    await step('A text selection across the card includes its text', async () => {
      const selection = getSelection()
      selection?.selectAllChildren(cardOf(link))
      await expect(selection?.toString()).toContain('planned for the summers of Lahore')
      selection?.removeAllRanges()
    })
  },
}

function Category() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Grid columns="three" as="ul">
        <li>
          <LinkCard
            title="Procurement Support"
            description="We compare offers, check deliveries and keep the books of your site."
            icon="boxes-stacked"
            action={
              <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
                Read More
              </button>
            }
          />
        </li>
      </Grid>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Procurement Support">
        <Text>Cement, steel and fittings from three suppliers each.</Text>
      </Dialog>
    </>
  )
}

export const OpensADialog: Story = {
  tags: ['!visual'],
  render: () => <Category />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const page = canvasElement.ownerDocument.body
    const button = canvas.getByRole('button', { name: 'Read More: Procurement Support' })
    await step('The corners, the middle, the icon and each text of the card are the button’s target', () =>
      expectWholeCard(button),
    )
    await step('A click opens the dialog, and the focus returns', async () => {
      await userEvent.click(button)
      await waitFor(() => expect(page.querySelector('[role="dialog"]')).toBeVisible())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(button).toHaveFocus())
    })
    await step('So do Enter and Space', async () => {
      for (const key of ['{Enter}', ' ']) {
        await userEvent.keyboard(key)
        await waitFor(() => expect(page.querySelector('[role="dialog"]')).toBeVisible())
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(button).toHaveFocus())
      }
    })
  },
}

const onLinkClick = fn()

/** Records a click on a link, and keeps the browser from opening the new tab. */
function recordClick(event: MouseEvent) {
  onLinkClick({ isPrevented: event.defaultPrevented, ctrlKey: event.ctrlKey, shiftKey: event.shiftKey })
  event.preventDefault()
}

type KeyboardContext = Pick<StoryContext, 'canvas' | 'userEvent'>

const findLink = byRole('link', 'Read More: Landscaping')
const findButton = byRole('button', 'Read More: Procurement Support')

/** Expects the focus on an action, and its ring around the card only. */
async function expectCardFocus(action: HTMLElement) {
  await expect(action).toHaveFocus()
  await expect(getComputedStyle(action).outlineStyle).toBe('none')
  await expect(getComputedStyle(cardOf(action)).outlineStyle).toBe('solid')
  await expect(getComputedStyle(cardOf(action)).outlineWidth).toBe('3px')
}

/** Expects that the key has opened the dialog, and closes it. */
async function expectOpensDialog(context: KeyboardContext) {
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Procurement Support' })).toBeVisible())
  await context.userEvent.keyboard('{Escape}')
  await waitFor(() => expect(findButton(context)).toHaveFocus())
}

/** A card with a link, and one with a button. */
export const KeyboardAlone: Story = {
  tags: ['!visual'],
  decorators: [withRouterPath, betweenLinks],
  render: (args) => (
    <Stack space="medium">
      <ul>
        <li>
          <LinkCard {...args} />
        </li>
      </ul>
      <Category />
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
          result: async (context) => {
            await expectCardFocus(findLink(context))
            await context.userEvent.tab()
            await expectCardFocus(findButton(context))
          },
        },
      ],
    },
    {
      where: 'After it',
      rows: [
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to its link or button; the ring surrounds the card',
          prepare: (context) => tabTo(context.userEvent, linkAfter(context)),
          result: async (context) => {
            await expectCardFocus(findButton(context))
            await context.userEvent.tab({ shift: true })
            await expectCardFocus(findLink(context))
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
          result: ({ canvas }) => expect(canvas.getByText('Path: /services/landscaping')).toBeVisible(),
        },
        {
          keys: ['Control+Enter', 'Shift+Enter'],
          does: 'Leaves the link to the browser, which may open a new tab or window',
          isNative: true,
          prepare: () => window.addEventListener('click', recordClick, { once: true }),
          result: async (_, key) => {
            const ctrlKey = key === 'Control+Enter'
            await expect(onLinkClick).toHaveBeenCalledWith({
              isPrevented: false,
              ctrlKey,
              shiftKey: !ctrlKey,
            })
          },
        },
        ...leftByTab(findButton),
      ],
    },
    {
      where: 'On its button',
      reach: byTab(findButton),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Activates it, such as opens a dialog, from which the focus returns',
          result: expectOpensDialog,
        },
        {
          keys: ['Tab'],
          does: 'Moves the focus to what follows it, because the card has no other tab stop',
          result: (context) => expect(linkAfter(context)).toHaveFocus(),
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to what precedes it',
          result: (context) => expect(findLink(context)).toHaveFocus(),
        },
      ],
    },
  ]),
}

const services = [
  {
    title: 'Town Planning Consultancy',
    description: 'Layouts of roads, plots and parks that an authority can approve.',
    icon: 'city',
  },
  {
    title: 'Asset Management (Building & House Rental) Consultancy for owners who live abroad',
    description: 'Tenants, rents and repairs, handled by one team.',
    icon: 'key',
  },
  {
    title: 'Operation & Maintenance',
    description:
      'A building costs more in its thirty years of use than in the two years of its construction. We plan the upkeep of lifts, pumps, tanks, wiring and roofs, watch the contracts, and tell you each spring what has to be done before the monsoon comes, what can wait until winter, and what it will cost you.',
    icon: 'screwdriver-wrench',
  },
] as const

export const InAGrid: Story = {
  render: () => (
    <Grid columns="three" as="ul">
      {services.map((service) => (
        <li key={service.title}>
          <LinkCard {...service} action={<RouterLink to="/services">Learn More →</RouterLink>} />
        </li>
      ))}
    </Grid>
  ),
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, step }) => {
    const links = canvas.getAllByRole('link')
    const boxes = links.map((link) => cardOf(link).getBoundingClientRect())
    await step('In a row they have equal height, and their links are aligned', async () => {
      const inFirstRow = boxes.filter(({ top }) => top === boxes[0]?.top)
      await expect(inFirstRow).toHaveLength(3)
      await expect(new Set(inFirstRow.map(({ height }) => Math.round(height))).size).toBe(1)
      const feet = links
        .slice(0, inFirstRow.length)
        .map((link) => Math.round(link.getBoundingClientRect().bottom))
      await expect(new Set(feet).size).toBe(1)
    })
    await step('A long description is shown whole', async () => {
      const text = canvas.getByText(/^A building costs more/)
      const card = cardOf(canvas.getAllByRole('link')[0] ?? text).getBoundingClientRect()
      await expect(text.scrollHeight).toBe(text.clientHeight)
      await expect(card.bottom).toBeGreaterThan(text.getBoundingClientRect().bottom)
    })
  },
}

const house = 'Render of a model: a white two-storey house seen from the street.'

export const WithPicture: Story = {
  render: () => (
    <Grid columns="two" as="ul">
      <li>
        <LinkCard
          title="What a kanal house costs this year"
          headingLevel={2}
          description="Steel has become cheaper and labour dearer. We have worked through three houses in Lahore."
          picture={
            <Picture picture={front} alt={house} ratio="landscape" sizes="(min-width: 40rem) 50vw, 100vw" />
          }
          action={<RouterLink to="/blogs/costs">Read More</RouterLink>}
        />
      </li>
      <li>
        <LinkCard
          title="Is a basement worth it?"
          headingLevel={2}
          description="It is the dearest floor of the house, and the coolest."
          picture={
            <Picture
              picture={exploded}
              alt={{ decorative: true }}
              ratio="landscape"
              sizes="(min-width: 40rem) 50vw, 100vw"
            />
          }
          action={<RouterLink to="/blogs/basement">Read More</RouterLink>}
        />
      </li>
    </Grid>
  ),
  play: async ({ canvas, step }) => {
    const picture = canvas.getByRole('img', { name: house })
    const heading = canvas.getByRole('heading', { level: 2, name: 'What a kanal house costs this year' })
    await step('The picture is above the title, and follows it in reading order', async () => {
      await expect(picture.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        heading.getBoundingClientRect().top,
      )
      await expect(heading.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    })
    await step('The picture is the link’s target, too', () =>
      expectWholeCard(canvas.getByRole('link', { name: 'Read More: What a kanal house costs this year' })),
    )
  },
}

export const WithDrawing: Story = {
  tags: ['!visual'],
  args: { picture: <Drawing src={elevation} width={1600} height={1000} /> },
  play: async ({ canvas, canvasElement, step }) => {
    await step(
      'The drawing is above the title, as wide as the card, and adds no image to the tree',
      async () => {
        const drawing = pictureIn(canvasElement)
        const heading = canvas.getByRole('heading', { name: 'Landscaping' })
        await expect(drawing.bottom).toBeLessThanOrEqual(heading.getBoundingClientRect().top)
        await expect(Math.abs(drawing.width - cardOf(heading).getBoundingClientRect().width)).toBeLessThan(3)
        await expect(canvas.queryByRole('img')).toBeNull()
      },
    )
    await step('The drawing is the link’s target, too', () =>
      expectWholeCard(canvas.getByRole('link', { name: 'Read More: Landscaping' })),
    )
  },
}

export const WithCaption: Story = {
  args: { caption: <time dateTime="2026-03-09">9 March 2026</time> },
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: 'Read More: Landscaping' })
    const action = link.getBoundingClientRect()
    const caption = canvas.getByText('9 March 2026')
    await step('The caption is beside the action, at the end of the card', async () => {
      const box = caption.getBoundingClientRect()
      const end = canvas.getByText(/^Lawns/).parentElement?.getBoundingClientRect().right ?? 0
      await expect(Math.abs((box.top + box.bottom - action.top - action.bottom) / 2)).toBeLessThan(2)
      await expect(end - box.right).toBeLessThanOrEqual(24)
    })
    await step('The caption is the link’s target, too', () => expectWholeCard(link))
  },
}

export const WithPoints: Story = {
  args: {
    title: 'Project initiation',
    icon: 'list-check',
    points: [
      'Site survey and soil test',
      'Budget and time frame',
      'Papers for the authority',
      'Kick-off meeting',
    ],
  },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByText('Budget and time frame')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await step('The points are below the description', () =>
      expectBelowEachOther([canvas.getByText(/^Lawns/), ...canvas.getAllByRole('listitem').slice(1)]),
    )
    await step('Each point is the link’s target, too', () =>
      expectWholeCard(canvas.getByRole('link', { name: 'Read More: Project initiation' })),
    )
  },
}

export const TitleOnly: Story = {
  render: () => (
    <Grid columns="three" as="ul">
      <li>
        <LinkCard title="Projects" action={<RouterLink to="/projects">Read More</RouterLink>} />
      </li>
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read More: Projects' })).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    title: 'Environmentalimpactassessmentandlandscapingconsultancy for housing societies of several phases',
    points: ['Environmentalimpactassessmentandlandscapingconsultancy', 'Trees'],
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

export const LargeText: Story = {
  tags: ['!visual'],
  beforeEach: largeText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

const pictureIn = (element: Element) => {
  const picture = element.querySelector('img')?.getBoundingClientRect()
  if (!picture) throw new Error('There is no picture')
  return picture
}

/** Expects the picture of a card after its title in reading order, although it is shown above or before it. */
async function expectPictureAfterTitle(heading: HTMLElement) {
  const picture = cardOf(heading).querySelector('img')
  if (!picture) throw new Error('There is no picture')
  await expect(heading.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
}

/** Expects the text of the card beside its picture, once the window has its size. */
const expectTextBeside = ({ canvas, canvasElement }: Pick<StoryContext, 'canvas' | 'canvasElement'>) =>
  waitFor(async () => {
    const heading = canvas.getByRole('heading', { name: 'Landscaping' }).getBoundingClientRect()
    const picture = pictureIn(canvasElement)
    await expect(heading.left).toBeGreaterThan(picture.right)
    await expect(heading.top).toBeGreaterThan(picture.top)
    await expect(heading.bottom).toBeLessThan(picture.bottom)
  })

/** Expects the text of the card below its picture, once the window has its size. */
const expectTextBelow = ({ canvas, canvasElement }: Pick<StoryContext, 'canvas' | 'canvasElement'>) =>
  waitFor(() =>
    expect(
      canvas.getByRole('heading', { name: 'Landscaping' }).getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(pictureIn(canvasElement).bottom),
  )

export const Beside: Story = {
  args: {
    layout: 'beside',
    picture: <Picture picture={front} alt={{ decorative: true }} ratio="landscape" />,
  },
  render: (args) => <LinkCard {...args} />,
  play: async (context) => {
    const link = context.canvas.getByRole('link', { name: 'Read More: Landscaping' })
    await context.step('In reading order the picture follows the title', () =>
      expectPictureAfterTitle(context.canvas.getByRole('heading', { name: 'Landscaping' })),
    )
    if (!(await resizeWindow(1023, 800))) return
    await context.step('In a window of 1023 px the text is below the picture', () => expectTextBelow(context))
    await resizeWindow(1024, 800)
    await context.step('In a window of 64rem (1024 px) it is beside the picture', () =>
      expectTextBeside(context),
    )
    await context.step('The picture beside the text is the link’s target, too', () => expectWholeCard(link))
    await expectNoOverflow(context.canvasElement)
  },
}

/** The window is 1920 px wide. */
export const BesideInAWideWindow: Story = {
  ...Beside,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async (context) => {
    await context.step('The text is beside the picture', () => expectTextBeside(context))
    await expectNoOverflow(context.canvasElement)
  },
}

/** The window is 768 px wide. */
export const BesideInANarrowWindow: Story = {
  ...Beside,
  tags: ['!visual'],
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async (context) => {
    await context.step('The text is below the picture', () => expectTextBelow(context))
    await expectNoOverflow(context.canvasElement)
  },
}

const cardsNamed = (titles: readonly string[]) =>
  titles.map((title) => (
    <li key={title}>
      <LinkCard
        layout="adaptive"
        title={title}
        description="Drawn, calculated and built by one office."
        icon="tree"
        picture={<Picture picture={front} alt={{ decorative: true }} ratio="fill" sizes="50vw" />}
        action={<RouterLink to="/services">Read More</RouterLink>}
      />
    </li>
  ))

export const Adaptive: Story = {
  render: () => (
    <Container>
      <Grid columns="two-then-three" as="ul">
        {cardsNamed(['Houses', 'Towers', 'Interiors', 'Landscape', 'Roads'])}
      </Grid>
    </Container>
  ),
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    const pictures = [...canvasElement.querySelectorAll('img')].map((image) => image.getBoundingClientRect())
    const headings = canvas.getAllByRole('heading').map((heading) => heading.getBoundingClientRect())
    await step('In the wide cell the picture is beside the text, and as high as the card', async () => {
      const card = cardOf(canvas.getByRole('heading', { name: 'Houses' })).getBoundingClientRect()
      await expect(headings[0]?.left).toBeGreaterThan(pictures[0]?.right ?? Infinity)
      await expect(pictures[0]?.height).toBeCloseTo(card.height - 2, 0)
    })
    await step('There it takes three fifths of the card’s width', async () => {
      const card = cardOf(canvas.getByRole('heading', { name: 'Houses' })).getBoundingClientRect()
      // Beside the edges of the card, and the one between picture and text.
      await expect(Math.abs((pictures[0]?.width ?? 0) - card.width * 0.6)).toBeLessThan(3)
    })
    await step('There it is at least 16:10 high, which shows a drawing whole', async () => {
      const { width = Infinity, height = 0 } = pictures[0] ?? {}
      await expect(height).toBeGreaterThanOrEqual(width / 1.6 - 1)
    })
    await step('There the icon is at the upper end, title, text and action at the lower end', async () => {
      const card = cardOf(canvas.getByRole('heading', { name: 'Houses' }))
      const parts = [...card.querySelectorAll('svg, h3, p, a')]
      await expect(parts.map(({ tagName }) => tagName.toLowerCase())).toEqual(['svg', 'h3', 'p', 'a'])
      await expectBelowEachOther(parts.slice(1), 30)
      const { top, bottom } = card.getBoundingClientRect()
      const [icon, title, , action] = parts.map((part) => part.getBoundingClientRect())
      if (!icon || !title || !action) throw new Error('A part is missing')
      await expect(icon.top - top).toBeLessThan(50)
      await expect(bottom - action.bottom).toBeLessThan(40)
      await expect(title.top - icon.bottom).toBeGreaterThan(50)
    })
    await step('In the others it is above the text, in 16:10', async () => {
      for (const [index, picture] of [...pictures.entries()].slice(1)) {
        await expect(headings[index]?.top).toBeGreaterThan(picture.bottom)
        await expect(picture.width / picture.height).toBeCloseTo(1.6, 1)
      }
    })
    await step(
      'In each the picture follows the title in reading order, and is the link’s target, too',
      async () => {
        for (const heading of canvas.getAllByRole('heading')) {
          await expectPictureAfterTitle(heading)
          await expectWholeCard(canvas.getByRole('link', { name: `Read More: ${heading.textContent}` }))
        }
      },
    )
    await expectNoOverflow(canvasElement)
    await step('A cell is wide from 36rem (576 px)', async () => {
      const heading = canvas.getByRole('heading', { name: 'Houses' })
      const cell = heading.closest('li')
      if (!cell) throw new Error('There is no cell')
      cell.style.width = '575px'
      await expect(heading.getBoundingClientRect().top).toBeGreaterThan(pictureIn(cell).bottom)
      cell.style.width = '576px'
      await expect(heading.getBoundingClientRect().left).toBeGreaterThan(pictureIn(cell).right)
      cell.style.removeProperty('width')
    })
  },
}

/** Seven cards in a window of 1920 px: the first is two columns wide. */
export const AdaptiveInFourColumns: Story = {
  tags: ['!visual'],
  render: () => (
    <Container>
      <Grid columns="two-then-four" as="ul">
        {cardsNamed(['Houses', 'Towers', 'Interiors', 'Landscape', 'Roads', 'Bridges', 'Parks'])}
      </Grid>
    </Container>
  ),
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, step }) => {
    const headings = canvas.getAllByRole('heading')
    const places = headings.map((heading) => ({
      title: heading.getBoundingClientRect(),
      picture: pictureIn(cardOf(heading)),
    }))
    await step('In the wide cell the picture is beside the text', async () => {
      await expect(places[0]?.title.left).toBeGreaterThan(places[0]?.picture.right ?? Infinity)
    })
    await step('In the others it is above the text', async () => {
      for (const { title, picture } of places.slice(1))
        await expect(title.top).toBeGreaterThan(picture.bottom)
    })
  },
}

export const AdaptiveOnAPhone: Story = {
  ...Adaptive,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('The picture is above the text', async () => {
      for (const heading of canvas.getAllByRole('heading')) {
        await expect(heading.getBoundingClientRect().top).toBeGreaterThan(pictureIn(cardOf(heading)).bottom)
      }
    })
    for (const image of canvasElement.querySelectorAll('img')) {
      const { width, height } = image.getBoundingClientRect()
      await expect(width / height).toBeCloseTo(1.6, 1)
    }
    await expectNoOverflow(canvasElement)
  },
}

export const ForcedColours: Story = {
  beforeEach: forcedColours,
  play: async ({ canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'Read More: Landscaping' })
    await step('The card has an edge, and its icon the colour of text', async () => {
      await expectSystemEdge(cardOf(link))
      const icon = cardOf(link).querySelector('svg') ?? link
      await expect(getComputedStyle(icon).color).toBe(systemColour('CanvasText'))
    })
    await step('Its link has the colour of links', async () => {
      await expect(getComputedStyle(link).color).toBe(systemColour('LinkText'))
    })
    await step('The card has its focus ring', () => expectSystemFocusRing(userEvent, link, cardOf(link)))
  },
}

export const RightToLeft: Story = {
  beforeEach: inUrdu,
  args: {
    title: 'باغبانی',
    description: 'صحنوں اور چھتوں کے لیے گھاس، درخت اور راستے۔',
    action: <RouterLink to="/services/landscaping">مزید پڑھیں →</RouterLink>,
  },
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: /^مزید پڑھیں/ })
    const card = cardOf(link)
    const inner = card.getBoundingClientRect().right - 25
    await step('Icon, title, description and link begin at the right', async () => {
      const icon = card.querySelector('svg')?.parentElement?.getBoundingClientRect()
      await expect(icon?.right).toBeCloseTo(inner, 0)
      for (const text of [
        canvas.getByRole('heading', { name: 'باغبانی' }),
        canvas.getByText(/^صحنوں اور چھتوں/),
        link,
      ])
        await expect(Math.abs(firstCharacter(text).right - inner)).toBeLessThan(2)
    })
    await step('The arrow of its link is to the left of the text, and points to the left', async () => {
      const arrow = [...link.querySelectorAll('span')].find(({ textContent }) => textContent === '→')
      await expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1')
      await expect(arrow?.getBoundingClientRect().right).toBeLessThan(firstCharacter(link).left)
    })
  },
}
