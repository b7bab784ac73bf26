import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { Link, Marquee, Slider, Ticker } from '../../src/design-system'
import { betweenLinks } from '../support/betweenLinks'
import { reducedMotion } from '../support/emulateMedia'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { byRole, byTab, linkAfter, linkBefore } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { tabTo } from '../support/tabTo'
import { withHeldTimeouts } from '../support/withHeldTimeouts'

const links = [
  ['estimate', 'Get an estimate for your house'],
  ['areas', 'Work out the covered area of each floor'],
  ['services', 'Drawings, structure and finishes from one office'],
] as const

const meta = {
  component: Ticker,
  args: {
    label: 'news',
    line: <Marquee label="line">Houses drawn, calculated and built in Lahore.</Marquee>,
    slider: (
      <Slider
        label="links"
        hasArrows
        controls="revealed"
        delay={5000}
        afterInteraction="stop"
        slides={links.map(([id, text]) => ({ id, content: <Link href={`#${id}`}>{text}</Link> }))}
      />
    ),
  },
} satisfies Meta<typeof Ticker>
export default meta

type Story = StoryObj<typeof meta>

const playback = byRole('button', /^(?:Pause|Play) news$/)

/** Whether the line moves: 'running' or 'paused', or undefined if it was paused permanently. */
const movementOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('p')?.getAnimations()[0]?.playState

export const Default: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent, step } = context
    await step('It has a single Pause button, which comes first', async () => {
      const buttons = canvas.getAllByRole('button', { name: /pause|play/i })
      await expect(buttons).toEqual([playback(context)])
      await expect(canvas.getAllByRole('button')[0]).toBe(playback(context))
    })
    await step('Hovering either of them pauses the line', async () => {
      for (const part of [canvas.getByRole('paragraph'), canvas.getByRole('list')]) {
        await userEvent.hover(part)
        await expect(movementOf(canvasElement)).toBe('paused')
        await userEvent.unhover(part)
        await expect(movementOf(canvasElement)).toBe('running')
      }
    })
    await step('Pause stops it permanently, and Play starts it again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause news' }))
      await expect(movementOf(canvasElement)).toBeUndefined()
      await userEvent.click(canvas.getByRole('button', { name: 'Play news' }))
      await expect(movementOf(canvasElement)).toBe('running')
    })
  },
}

type Context = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  decorators: [betweenLinks],
  ...keyboardTable<Story>([
    {
      where: 'Before it',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to its Pause button, and pauses both while it is there',
          prepare: (context) => tabTo(context.userEvent, linkBefore(context)),
          result: async (context) => {
            await expectVisibleFocus(playback(context))
            await expect(movementOf(context.canvasElement)).toBe('paused')
          },
        },
      ],
    },
    {
      where: 'On its Pause button',
      reach: byTab(playback),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Pauses both permanently, or plays them',
          result: (context, key) =>
            expect(movementOf(context.canvasElement)).toBe(key === 'Enter' ? undefined : 'running'),
        },
        {
          keys: ['Tab'],
          does: 'Moves on to the Previous and Next buttons, and then to the visible link',
          result: async (context) => {
            await expect(byRole('button', 'Previous slide')(context)).toHaveFocus()
            await context.userEvent.tab()
            await expectVisibleFocus(byRole('button', 'Next slide')(context))
            await context.userEvent.tab()
            await expect(context.canvas.getByRole('list')).toContainElement(document.querySelector('a:focus'))
            await context.userEvent.tab()
            await expect(linkAfter(context)).toHaveFocus()
          },
        },
      ],
    },
  ]),
}

/** Expects one of the two to be visible, and both to be available to screen readers. */
async function expectShown({ canvas }: Context, shown: 'paragraph' | 'list') {
  for (const role of ['paragraph', 'list']) {
    const part = canvas.getByRole(role).closest('[data-state=shown], [data-state=hidden]')
    await expect(part?.getAttribute('data-state')).toBe(role === shown ? 'shown' : 'hidden')
  }
}

export const TakingTurns: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  decorators: [betweenLinks],
  play: async (context) => {
    const { step, userEvent } = context
    await withHeldTimeouts(async (pass) => {
      await step('In a narrow window, line and slider are shown for 9 seconds each', async () => {
        await waitFor(() => expect(window.innerWidth).toBe(320))
        // A touched part stays for a whole turn.
        await fireEvent.pointerDown(context.canvas.getByRole('paragraph'))
        await expectShown(context, 'paragraph')
        await pass(8999)
        await expectShown(context, 'paragraph')
        await pass(1)
        await waitFor(() => expectShown(context, 'list'))
        await pass(9000)
        await waitFor(() => expectShown(context, 'paragraph'))
      })
      await step('A focused link is visible, for longer than a turn', async () => {
        await tabTo(userEvent, byRole('button', 'Next slide')(context))
        await userEvent.tab()
        await expectShown(context, 'list')
        await pass(20_000)
        await expectShown(context, 'list')
      })
    })
  },
}

export const ReducedMotion: Story = {
  beforeEach: reducedMotion,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('Nothing moves, so there is nothing to pause; the whole line is visible', async () => {
      await expect(movementOf(canvasElement)).toBeUndefined()
      await expect(canvas.queryByRole('button', { name: /pause|play/i })).toBeNull()
      const { scrollWidth, clientWidth } = canvas.getByRole('paragraph')
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    })
  },
}
