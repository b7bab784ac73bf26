import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Marquee } from '../../src/design-system'
import { betweenLinks } from '../support/betweenLinks'
import { reducedMotion } from '../support/emulateMedia'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { byRole, linkAfter, linkBefore } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { tabTo } from '../support/tabTo'
import { prerendered, withoutScripts } from '../support/withoutScripts'

const line = 'Houses drawn, calculated and built in Lahore: from the first sketch to the key in the door.'

const meta = {
  component: Marquee,
  args: { label: 'tagline', children: line },
} satisfies Meta<typeof Marquee>
export default meta

type Story = StoryObj<typeof meta>

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>

function textOf({ canvas }: Pick<Context, 'canvas'>) {
  const [text] = canvas.getAllByText(line)
  if (!text) throw new Error('There is no line')
  return text
}

/** Whether the line moves: 'running' or 'paused', or undefined where it has no animation. */
const movementOf = (context: Pick<Context, 'canvas'>) => textOf(context).getAnimations()[0]?.playState

const playback = byRole('button', /^(?:Pause|Play) tagline$/)

export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context
    await step('A screen reader gets the line once', async () => {
      await expect(canvas.getAllByRole('paragraph')).toEqual([textOf(context)])
    })
    await step('It moves, and the copy follows it without a gap', async () => {
      await expect(movementOf(context)).toBe('running')
      const [text, copy] = canvas.getAllByText(line).map((element) => element.getBoundingClientRect())
      await expect(copy?.left).toBeCloseTo(text?.right ?? 0, 0)
    })
    await step('It pauses while it is hovered', async () => {
      await userEvent.hover(textOf(context))
      await expect(movementOf(context)).toBe('paused')
      await userEvent.unhover(textOf(context))
      await expect(movementOf(context)).toBe('running')
    })
    await step('Pause stops it, and Play starts it again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause tagline' }))
      await expect(movementOf(context)).toBeUndefined()
      await userEvent.click(canvas.getByRole('button', { name: 'Play tagline' }))
      await expect(movementOf(context)).toBe('running')
    })
  },
}

/** Moves the focus to its button, pauses or plays the line permanently, and comes back to the button from elsewhere. */
const reachButton = (name: 'Pause tagline' | 'Play tagline') => async (context: Context) => {
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
          prepare: (context) => tabTo(context.userEvent, linkBefore(context)),
          result: async (context) => {
            await expectVisibleFocus(playback(context))
            await expect(movementOf(context)).toBe('paused')
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
          does: 'Pauses the line permanently; the button becomes Play and keeps the focus',
          result: async (context) => {
            await expect(playback(context)).toHaveAccessibleName('Play tagline')
            await expect(playback(context)).toHaveFocus()
            await expect(movementOf(context)).toBeUndefined()
          },
        },
        {
          keys: ['Tab'],
          does: 'Moves the focus to what follows it, and the line moves on',
          result: async (context) => {
            await expect(linkAfter(context)).toHaveFocus()
            await expect(movementOf(context)).toBe('running')
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
          does: 'Starts the line from its first letter; the button becomes Pause and keeps the focus',
          result: async (context) => {
            await expect(playback(context)).toHaveAccessibleName('Pause tagline')
            await expect(playback(context)).toHaveFocus()
            await expect(movementOf(context)).toBe('running')
          },
        },
        {
          keys: ['Tab'],
          does: 'Moves the focus to what follows it; the line stays paused',
          result: async (context) => {
            await expect(linkAfter(context)).toHaveFocus()
            await expect(movementOf(context)).toBeUndefined()
          },
        },
      ],
    },
  ]),
}

/** Expects that nothing moves or can be paused, and that the whole text is visible, once. */
async function expectWrapped({ canvas, canvasElement }: Pick<StoryContext, 'canvas' | 'canvasElement'>) {
  const [text, copy] = canvasElement.querySelectorAll('p')
  await expect(text?.getAnimations()).toEqual([])
  await expect(text?.scrollWidth).toBeLessThanOrEqual(text?.clientWidth ?? 0)
  await expect(copy).not.toBeVisible()
  await expect(canvas.queryByRole('button')).toBeNull()
}

export const ReducedMotion: Story = {
  beforeEach: reducedMotion,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: expectWrapped,
}

/** The prerendered HTML in a browser without JavaScript. */
export const WithoutScripts: Story = {
  ...ReducedMotion,
  tags: ['!visual'],
  decorators: [prerendered],
  beforeEach: withoutScripts,
}

export const RightToLeft: Story = {
  tags: ['!visual'],
  args: { dir: 'rtl' },
  play: async ({ canvas, step }) => {
    await step('The copy follows it on the left', async () => {
      const [text, copy] = canvas.getAllByText(line).map((element) => element.getBoundingClientRect())
      await expect(copy?.right).toBeCloseTo(text?.left ?? 0, 0)
    })
  },
}
