import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Link, Marquee, Ticker } from '../../src/design-system'
import { betweenLinks } from '../support/betweenLinks'
import { largeText } from '../support/largeText'
import { expectMoving, expectStill } from '../support/expectMovement'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { forcedColours, reducedMotion, withMedia } from '../support/emulateMedia'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { byRole, linkAfter, linkBefore } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { tabTo } from '../support/tabTo'
import { prerendered, withoutScripts } from '../support/withoutScripts'
import { expectSystemFocusRing } from '../support/expectSystemFocusRing'
import { systemColour } from '../support/systemColour'

const line = 'Houses drawn, calculated and built in Lahore: from the first sketch to the key in the door.'

const meta = {
  component: Marquee,
  args: { label: 'tagline', children: line },
} satisfies Meta<typeof Marquee>
export default meta

type Story = StoryObj<typeof meta>

/** How long each pass rests at the first letter, in milliseconds. */
const rest = 2400

const animationOf = (text: HTMLElement) => {
  const [animation] = text.getAnimations()
  if (!animation) throw new Error('The line has no animation')
  return animation
}

/** Expects the line at its first letter, in the rest at the start of its first pass. */
async function expectStarted(text: HTMLElement) {
  await expect(text.getBoundingClientRect().left).toBe(text.parentElement?.getBoundingClientRect().left)
  await expect(Number(animationOf(text).currentTime)).toBeLessThan(rest)
}

/** Expects the line to move once the rest at its first letter is over, which this skips. */
async function expectPassing(text: HTMLElement) {
  for (const animation of text.parentElement?.getAnimations({ subtree: true }) ?? []) {
    animation.currentTime = Math.max(Number(animation.currentTime), rest)
  }
  await expectMoving(text)
}

export const Default: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, step }) => {
    const [text, copy] = canvas.getAllByText(line)
    if (!text) throw new Error('There is no line')
    await step('A screen reader gets the line once', async () => {
      await expect(canvas.getAllByRole('paragraph')).toEqual([text])
      await expect(copy).toHaveAttribute('aria-hidden', 'true')
    })
    await step('It rests at its first letter', async () => {
      animationOf(text).currentTime = rest - 300
      await expect(text.getBoundingClientRect().left).toBe(text.parentElement?.getBoundingClientRect().left)
    })
    await step('So it does at the start of the second pass', async () => {
      const animation = animationOf(text)
      const pass = Number(animation.effect?.getComputedTiming().duration)
      const start = text.parentElement?.getBoundingClientRect().left ?? Number.NaN
      animation.currentTime = pass - 300
      await expect(text.getBoundingClientRect().left).toBeLessThan(start - 100)
      for (const [time, isResting] of [
        [100, true],
        [rest - 300, true],
        [rest + 300, false],
      ] as const) {
        animation.currentTime = pass + time
        const moved = start - text.getBoundingClientRect().left
        await (isResting ? expect(moved).toBe(0) : expect(moved).toBeGreaterThan(1))
      }
      animation.currentTime = rest - 300
    })
    await step('It moves as a single line, and the copy follows it without a gap', async () => {
      await expectPassing(text)
      await expect(text.getBoundingClientRect().height).toBeLessThan(
        2 * Number.parseFloat(getComputedStyle(text).fontSize),
      )
      await expect(copy?.getBoundingClientRect().left).toBeCloseTo(text.getBoundingClientRect().right, 0)
    })
    await step('Pause stops it, and Play starts it from its first letter', async () => {
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
      await expectStarted(text)
      await expect(canvas.getByRole('button', { name: 'Pause tagline' })).toHaveFocus()
      await expectPassing(text)
    })
    await step('It pauses while it is hovered', async () => {
      await userEvent.hover(text)
      await expectStill(text)
      await userEvent.unhover(text)
      await expectPassing(text)
    })
  },
}

const playback = byRole('button', /^(?:Pause|Play) tagline$/)

const textOf = ({ canvas }: Pick<StoryContext, 'canvas'>) => {
  const [text] = canvas.getAllByText(line)
  if (!text) throw new Error('There is no line')
  return text
}

type KeyboardContext = Pick<StoryContext, 'canvas' | 'userEvent'>

/** Moves the focus to its button, pauses or plays the line permanently, and comes back to the button from elsewhere. */
const reachButton = (name: 'Pause tagline' | 'Play tagline') => async (context: KeyboardContext) => {
  await tabTo(context.userEvent, playback(context))
  if (playback(context).ariaLabel !== name) await context.userEvent.keyboard(' ')
  await expect(playback(context)).toHaveAccessibleName(name)
  await context.userEvent.tab({ shift: true })
  await context.userEvent.tab()
  await expect(playback(context)).toHaveFocus()
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  decorators: [betweenLinks],
  ...keyboardTable<Story>([
    {
      where: 'Before it',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to its button. If the line moves, that pauses it until the focus leaves',
          prepare: async (context) => {
            await tabTo(context.userEvent, linkBefore(context))
            await expectPassing(textOf(context))
          },
          result: async (context) => {
            await expectVisibleFocus(playback(context))
            await expectStill(textOf(context))
          },
        },
      ],
    },
    {
      where: 'After it',
      rows: [
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to its button. If the line moves, that pauses it until the focus leaves',
          prepare: async (context) => {
            await tabTo(context.userEvent, linkAfter(context))
            await expectPassing(textOf(context))
          },
          result: async (context) => {
            await expectVisibleFocus(playback(context))
            await expectStill(textOf(context))
          },
        },
      ],
    },
    {
      where: 'On its button, Pause',
      reach: reachButton('Pause tagline'),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Pauses the line permanently, also when the focus has left; the button becomes Play',
          result: async (context) => {
            await expect(playback(context)).toHaveAccessibleName('Play tagline')
            await expect(playback(context)).toHaveFocus()
            await expectStill(textOf(context))
            await context.userEvent.tab()
            await expectStill(textOf(context))
          },
        },
        {
          keys: ['Tab'],
          does: 'Moves the focus to what follows it, and the line moves on',
          result: async (context) => {
            await expect(linkAfter(context)).toHaveFocus()
            await expectPassing(textOf(context))
          },
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to what precedes it, and the line moves on',
          result: async (context) => {
            await expect(linkBefore(context)).toHaveFocus()
            await expectPassing(textOf(context))
          },
        },
      ],
    },
    {
      where: 'On its button, Play',
      reach: reachButton('Play tagline'),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Starts the line from its first letter, while the focus stays on the button, which becomes Pause',
          result: async (context) => {
            await expectStarted(textOf(context))
            await expect(playback(context)).toHaveAccessibleName('Pause tagline')
            await expect(playback(context)).toHaveFocus()
            await expectPassing(textOf(context))
          },
        },
        {
          keys: ['Tab'],
          does: 'Moves the focus to what follows it; the line stays paused',
          result: async (context) => {
            await expect(linkAfter(context)).toHaveFocus()
            await expectStill(textOf(context))
          },
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to what precedes it; the line stays paused',
          result: async (context) => {
            await expect(linkBefore(context)).toHaveFocus()
            await expectStill(textOf(context))
          },
        },
      ],
    },
    {
      where: 'Before it',
      isReducedMotion: true,
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to what follows it, because it has no button. Nor has it one in a Ticker, which has its own (story In A Ticker), and without JavaScript (story Without Scripts)',
          prepare: (context) => tabTo(context.userEvent, linkBefore(context)),
          result: (context) => expect(linkAfter(context)).toHaveFocus(),
        },
      ],
    },
    {
      where: 'After it',
      isReducedMotion: true,
      rows: [
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to what precedes it',
          prepare: (context) => tabTo(context.userEvent, linkAfter(context)),
          result: (context) => expect(linkBefore(context)).toHaveFocus(),
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
    document.body.prepend(splash)
    return () => splash.remove()
  },
  play: async ({ canvas, step }) => {
    const text = textOf({ canvas })
    const animations = () => text.parentElement?.getAnimations({ subtree: true }) ?? []
    await step('It waits before the rest at its first letter while the page is covered', async () => {
      await expect(text.getAnimations().map(({ playState }) => playState)).toEqual(['paused'])
      await expectStill(text)
      const start = text.parentElement?.getBoundingClientRect().left
      await expect(text.getBoundingClientRect().left).toBe(start)
      // Of the copy, too.
      await expect(animations().map(({ currentTime }) => currentTime)).toEqual([0, 0])
    })
    await step('Once the page is no longer covered, it rests for 2.4 s, and moves', async () => {
      document.getElementById('splash')?.remove()
      await waitFor(() => expect(Number(animationOf(text).currentTime)).toBeGreaterThan(0))
      await expectStarted(text)
      for (const animation of animations()) animation.currentTime = rest - 300
      await expectStarted(text)
      await expectPassing(text)
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
  play: async ({ canvas, userEvent, step }) => {
    await step('It has no button but that of the ticker', async () => {
      const button = canvas.getByRole('button', { name: 'Pause news' })
      await expect(canvas.getAllByRole('button')).toEqual([button])
    })
    await step('The button of the ticker pauses it', async () => {
      const text = textOf({ canvas })
      await expectPassing(text)
      await userEvent.click(canvas.getByRole('button', { name: 'Pause news' }))
      await expect(canvas.getByRole('button')).toHaveAccessibleName('Play news')
      await expectStill(text)
    })
    await step('It stays paused when neither the pointer nor the focus is there', async () => {
      const text = textOf({ canvas })
      const button = canvas.getByRole('button', { name: 'Play news' })
      await userEvent.unhover(button)
      button.blur()
      await expect(button).not.toHaveFocus()
      await expectStill(text)
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

export const ReducedMotionTurnedOn: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (context) => {
    const { canvas, canvasElement, userEvent, step } = context
    const text = textOf(context)
    await expectPassing(text)
    await step('It stops and wraps as soon as the preference changes, and its button disappears', () =>
      withMedia({ reducedMotion: 'reduce' }, async () => {
        await expectStill(text)
        await expectWrapped(canvasElement)
        await expect(canvas.queryByRole('button')).toBeNull()
      }),
    )
    await step('It begins a pass again when the preference changes back', async () => {
      await expectStarted(text)
      await expectPassing(text)
    })
    await step('If its button has paused it, it stays paused when the preference changes back', async () => {
      await userEvent.click(playback(context))
      await withMedia({ reducedMotion: 'reduce' }, () => expectStill(text))
      await expect(playback(context)).toHaveAccessibleName('Play tagline')
      await expectStill(text)
    })
  },
}

/**
 * A browser without JavaScript: shows the prerendered HTML, which no script brings to life, with the style rules that such
 * a browser applies.
 */
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
      await expectPassing(text)
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

export const ForcedColours: Story = {
  tags: ['!visual'],
  beforeEach: forcedColours,
  play: async (context) => {
    const { canvasElement, userEvent, step } = context
    await step('The line has the colour of text, and moves', async () => {
      const text = textOf(context)
      await expect(getComputedStyle(text).color).toBe(systemColour('CanvasText'))
      await expectPassing(text)
    })
    await step('The icon of its button differs from the background, paused as well as playing', async () => {
      for (const name of ['Pause tagline', 'Play tagline']) {
        await expect(playback(context)).toHaveAccessibleName(name)
        const icon = playback(context).querySelector('svg') ?? canvasElement
        await expect(icon).toBeVisible()
        await expect(getComputedStyle(icon).color).not.toBe(systemColour('Canvas'))
        await userEvent.click(playback(context))
      }
    })
    await step('It has a focus ring', () => expectSystemFocusRing(userEvent, playback(context)))
  },
}
