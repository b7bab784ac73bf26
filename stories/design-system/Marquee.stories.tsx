import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link, Marquee, Ticker } from '../../src/design-system'
import { withLinkAfter } from '../support/withLinkAfter'
import { largeText } from '../support/largeText'
import { expectMoving, expectStill } from '../support/expectMovement'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { reducedMotion } from '../support/emulateMedia'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { byRole, byTab } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { prerendered, withoutScripts } from '../support/withoutScripts'

const line = 'Houses drawn, calculated and built in Lahore: from the first sketch to the key in the door.'

const meta = {
  component: Marquee,
  args: { label: 'tagline', children: line },
} satisfies Meta<typeof Marquee>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const [text, copy] = canvas.getAllByText(line)
    if (!text) throw new Error('There is no line')
    await step('A screen reader gets the line once', async () => {
      await expect(canvas.getAllByRole('paragraph')).toEqual([text])
      await expect(copy).toHaveAttribute('aria-hidden', 'true')
    })
    await step('It moves, and the copy follows it without a gap', async () => {
      await expectMoving(text)
      await expect(copy?.getBoundingClientRect().left).toBeCloseTo(text.getBoundingClientRect().right, 0)
    })
    await step('Pause stops it, and Play resumes it', async () => {
      const button = canvas.getByRole('button', { name: 'Pause tagline' })
      await expect(button.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      await userEvent.click(button)
      await expectStill(text)
      await expect(copy).not.toBeVisible()
      await expect(text.getBoundingClientRect().left).toBeCloseTo(
        text.parentElement?.getBoundingClientRect().left ?? 0,
        0,
      )
      await userEvent.click(canvas.getByRole('button', { name: 'Play tagline' }))
      await expectMoving(text)
    })
    await step('It pauses while it is hovered', async () => {
      await userEvent.hover(text)
      await expectStill(text)
      await userEvent.unhover(text)
      await expectMoving(text)
    })
  },
}

const playback = byRole('button', /^(?:Pause|Play) tagline$/)

const textOf = ({ canvas }: Pick<StoryContext, 'canvas'>) => {
  const [text] = canvas.getAllByText(line)
  if (!text) throw new Error('There is no line')
  return text
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  decorators: [withLinkAfter],
  ...keyboardTable<Story>([
    {
      where: 'Before it',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to its button, and pauses the line while it is there',
          result: async (context) => {
            await expectVisibleFocus(playback(context))
            await expectStill(textOf(context))
          },
        },
      ],
    },
    {
      where: 'On its button',
      reach: byTab(playback),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Pauses the line permanently, or plays it',
          result: async (context, key) => {
            if (key === 'Space') return expectMoving(textOf(context))
            await expect(playback(context)).toHaveAccessibleName('Play tagline')
            await context.userEvent.tab()
            return expectStill(textOf(context))
          },
        },
        {
          keys: ['Tab'],
          does: 'Leaves the button; a line that isn’t paused permanently moves on',
          result: (context) => expectMoving(textOf(context)),
        },
      ],
    },
  ]),
}

/** Expects the text to be visible as a whole, in several lines, and its copy not to be visible. */
async function expectWrapped(canvasElement: HTMLElement) {
  const [text, copy] = canvasElement.querySelectorAll('p')
  if (!text) throw new Error('There is no line')
  await expect(copy).not.toBeVisible()
  await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
  await expect(text.clientHeight).toBeGreaterThan(1.5 * Number.parseFloat(getComputedStyle(text).lineHeight))
  await expectNoOverflow(canvasElement)
}

export const BelowASplashScreen: Story = {
  tags: ['!visual'],
  beforeEach: () => {
    const splash = document.createElement('div')
    splash.id = 'splash'
    document.body.append(splash)
    return () => splash.remove()
  },
  play: async ({ canvas, step }) => {
    const text = textOf({ canvas })
    await step('It waits at its first letter while the page is covered', async () => {
      await expect(text.getAnimations().map(({ playState }) => playState)).toEqual(['paused'])
      const start = text.parentElement?.getBoundingClientRect().left
      await expect(text.getBoundingClientRect().left).toBe(start)
    })
    await step('It moves once the page is no longer covered', async () => {
      document.getElementById('splash')?.remove()
      await expectMoving(text)
    })
  },
}

export const InATicker: Story = {
  tags: ['!visual'],
  render: (args) => (
    <Ticker
      label="news"
      line={<Marquee {...args} />}
      slider={<Link href="#estimate">Get an estimate</Link>}
    />
  ),
  play: async ({ canvas, step }) => {
    await step('It has no button, because that of the ticker pauses it', async () => {
      const button = canvas.getByRole('button', { name: 'Pause news' })
      await expect(canvas.getAllByRole('button')).toEqual([button])
    })
  },
}

export const ReducedMotion: Story = {
  beforeEach: reducedMotion,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('It doesn’t move, so there is nothing to pause', async () => {
      await expectStill(textOf({ canvas }))
      await expect(canvas.queryByRole('button')).toBeNull()
    })
    await step('The whole line is visible once, and wraps', () => expectWrapped(canvasElement))
  },
}

export const WithoutScripts: Story = {
  ...ReducedMotion,
  tags: ['!visual'],
  decorators: [prerendered],
  beforeEach: withoutScripts,
}

export const ShortText: Story = {
  args: { children: 'Built in Lahore.' },
  play: async ({ canvas, step }) => {
    await step('A short line uses the whole width', async () => {
      const [text] = canvas.getAllByText('Built in Lahore.')
      const place = text?.parentElement?.getBoundingClientRect()
      await expect(text?.getBoundingClientRect().width).toBeCloseTo(place?.width ?? Number.NaN, 0)
    })
  },
}

export const RightToLeft: Story = {
  tags: ['!visual'],
  args: { dir: 'rtl' },
  play: async ({ canvas, step }) => {
    await step('It moves to the right, and the copy follows it', async () => {
      const [text, copy] = canvas.getAllByText(line)
      if (!text) throw new Error('There is no line')
      const { x } = text.getBoundingClientRect()
      await expectMoving(text)
      await expect(text.getBoundingClientRect().x).toBeGreaterThan(x)
      await expect(copy?.getBoundingClientRect().right).toBeCloseTo(text.getBoundingClientRect().left, 0)
    })
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

export const LargeText: Story = {
  tags: ['!visual'],
  ...Narrow,
  beforeEach: largeText,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await expectNoOverflow(canvasElement)
    await step(
      'A paused line that is longer than the row wraps, so that it is visible as a whole',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Pause tagline' }))
        await expectWrapped(canvasElement)
      },
    )
  },
}
