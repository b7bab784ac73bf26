import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ZoomableDrawing } from '../../src/design-system'
import plan from '../../src/images/db-32-plan.svg'
import { betweenLinks } from '../support/betweenLinks'
import { reducedMotion } from '../support/emulateMedia'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { byRole, byTab, linkBefore } from '../support/keyboardPlaces'
import { keyboardTable, type Key } from '../support/keyboardTable'

const meta = {
  component: ZoomableDrawing,
  args: {
    src: plan,
    width: 1600,
    height: 1000,
    alt: 'Line drawing: the ground floor of a house with two bedrooms.',
    caption: 'Ground floor, the street at the left.',
  },
} satisfies Meta<typeof ZoomableDrawing>
export default meta

type Story = StoryObj<typeof meta>

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>

const frame = byRole('region', 'Ground floor, the street at the left.')
const showAll = byRole('button', 'Show all')
const zoomIn = byRole('button', 'Zoom in')
const zoomOut = byRole('button', 'Zoom out')

/** Expects the drawing to be this many times as high as its frame. */
const expectZoom = (context: Context, zoom: number) =>
  waitFor(async () => {
    const drawing = context.canvas.getByRole('img', { name: /^Line drawing/ })
    await expect(drawing.offsetHeight / frame(context).clientHeight).toBeCloseTo(zoom, 1)
  })

/** The middle of the frame, as shares of the drawing. */
function middleOf(context: Context) {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = frame(context)
  return {
    x: (scrollLeft + clientWidth / 2) / scrollWidth,
    y: (scrollTop + clientHeight / 2) / scrollHeight,
  }
}

/** Under reduced motion it moves at once, so that no step has to wait for the end of a movement. */
export const Default: Story = {
  tags: ['!visual'],
  beforeEach: reducedMotion,
  play: async (context) => {
    const { canvas, userEvent, step } = context
    await step('At first the whole drawing is visible, and there is nothing to pan', async () => {
      await expectZoom(context, 1)
      await expect(canvas.queryByRole('button', { name: /^Pan/ })).toBeNull()
      await expect(zoomOut(context)).toHaveAttribute('aria-disabled', 'true')
    })
    await step('Zoom in enlarges it around its middle', async () => {
      await userEvent.click(zoomIn(context))
      await expectZoom(context, 1.5)
      await expect(middleOf(context).x).toBeCloseTo(0.5, 2)
      await expect(middleOf(context).y).toBeCloseTo(0.5, 2)
    })
    await step('The buttons move it in all directions, up to its edge', async () => {
      for (const [name, axis, edge] of [
        ['Pan right', 'x', 'greater'],
        ['Pan left', 'x', 'less'],
        ['Pan down', 'y', 'greater'],
        ['Pan up', 'y', 'less'],
      ] as const) {
        const before = middleOf(context)[axis]
        const button = canvas.getByRole('button', { name })
        await userEvent.click(button)
        const moved = middleOf(context)[axis] - before
        await expect(edge === 'greater' ? moved : -moved).toBeGreaterThan(0.05)
        await userEvent.click(button)
        await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
      }
    })
    await step('Show all shows the whole drawing again, and keeps the focus', async () => {
      await userEvent.click(zoomIn(context))
      await userEvent.click(showAll(context))
      await expectZoom(context, 1)
      await expect(canvas.queryByRole('button', { name: /^Pan/ })).toBeNull()
      await expect(showAll(context)).toHaveFocus()
    })
  },
}

export const Whole: Story = {}

const scrollKeys = {
  ArrowRight: ['x', 1],
  ArrowLeft: ['x', -1],
  ArrowDown: ['y', 1],
  ArrowUp: ['y', -1],
  Space: ['y', 1],
  PageDown: ['y', 1],
  End: ['y', 1],
  PageUp: ['y', -1],
  Home: ['y', -1],
} as const satisfies Partial<Record<Key, readonly ['x' | 'y', 1 | -1]>>

/** Moves the focus to the drawing, which is enlarged as far as possible and shows its middle. */
async function reachEnlarged(context: Context) {
  await byTab(linkBefore)(context)
  await context.userEvent.tab()
  await context.userEvent.keyboard('---++')
  await expectZoom(context, 2.25)
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  beforeEach: reducedMotion,
  decorators: [betweenLinks],
  ...keyboardTable<Story>([
    {
      where: 'Before it',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to the drawing',
          prepare: byTab(linkBefore),
          result: (context) => expectVisibleFocus(frame(context)),
        },
      ],
    },
    {
      where: 'On the drawing',
      reach: reachEnlarged,
      rows: [
        {
          keys: ['+', '='],
          does: 'Enlarges it by one step, up to 2.25 times the height of the frame',
          prepare: ({ userEvent }) => userEvent.keyboard('--'),
          result: (context) => expectZoom(context, 1.5),
        },
        {
          keys: ['-'],
          does: 'Makes it smaller by one step, until the whole drawing is visible',
          result: (context) => expectZoom(context, 1.5),
        },
        {
          keys: [
            'ArrowRight',
            'ArrowLeft',
            'ArrowDown',
            'ArrowUp',
            'PageDown',
            'PageUp',
            'Space',
            'Home',
            'End',
          ],
          does: 'Scrolls it in this direction, if it is larger than the frame',
          isNative: true,
          result: (context, key) =>
            waitFor(async () => {
              const [axis, sign] = scrollKeys[key as keyof typeof scrollKeys]
              await expect((middleOf(context)[axis] - 0.5) * sign).toBeGreaterThan(0.005)
            }),
        },
        {
          keys: ['Tab'],
          does: 'Moves the focus to Show all, and on through the other buttons, also to disabled ones',
          result: async ({ canvas, userEvent }) => {
            await expectVisibleFocus(canvas.getByRole('button', { name: 'Show all' }))
            for (const name of ['Zoom out', 'Zoom in', 'Pan left', 'Pan right', 'Pan up', 'Pan down']) {
              await userEvent.tab()
              await expectVisibleFocus(canvas.getByRole('button', { name }))
            }
          },
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to what precedes the drawing',
          result: (context) => expect(linkBefore(context)).toHaveFocus(),
        },
      ],
    },
  ]),
}

export const Narrow: Story = {
  tags: ['!visual'],
  beforeEach: reducedMotion,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (context) => {
    const { canvas, userEvent, step } = context
    await step('It opens as high as the frame, in its middle, so that its text can be read', async () => {
      await waitFor(() => expect(frame(context).scrollWidth).toBeGreaterThan(frame(context).clientWidth + 50))
      await waitFor(() => expect(middleOf(context).x).toBeCloseTo(0.5, 2))
    })
    await step('Zoom out shows the whole drawing, and Zoom in enlarges it again', async () => {
      await userEvent.click(zoomOut(context))
      await waitFor(() => expect(frame(context).scrollWidth).toBe(frame(context).clientWidth))
      await expect(canvas.queryByRole('button', { name: /^Pan/ })).toBeNull()
      await userEvent.click(zoomIn(context))
      await expectZoom(context, 1)
    })
  },
}
