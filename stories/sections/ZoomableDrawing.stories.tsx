import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { sheets } from '../../src/content/sheets'
import { ZoomableDrawing } from '../../src/sections/pictures/ZoomableDrawing'
import { betweenLinks } from '../support/betweenLinks'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { byRole, byTab, linkBefore, tabStops, type Context } from '../support/keyboardPlaces'
import { keyboardTable, type Key } from '../support/keyboardTable'

const meta = {
  component: ZoomableDrawing,
  args: { name: 'db-32-plan' },
} satisfies Meta<typeof ZoomableDrawing>
export default meta

type Story = StoryObj<typeof meta>

const frame = byRole('region', sheets['db-32-plan'].caption)
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

export const Default: Story = {
  play: async (context) => {
    const { userEvent, step } = context
    await step('At first the whole drawing is visible', async () => {
      await expectZoom(context, 1)
      await expect(zoomOut(context)).toHaveAttribute('aria-disabled', 'true')
    })
    await step('Show all is disabled, and a click on it announces nothing', async () => {
      await expect(showAll(context)).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(showAll(context))
      await expect(context.canvas.getByRole('status')).toBeEmptyDOMElement()
    })
    await step('Zoom in enlarges it around its middle', async () => {
      await userEvent.click(zoomIn(context))
      await expectZoom(context, 1.67)
      await expect(context.canvas.getByRole('status')).toHaveTextContent('Drawing at 167 %')
      await expect(middleOf(context).x).toBeCloseTo(0.5, 2)
      await expect(middleOf(context).y).toBeCloseTo(0.5, 2)
    })
    await step('Show all shows the whole drawing again, and keeps the focus', async () => {
      await userEvent.click(zoomIn(context))
      await userEvent.click(zoomIn(context))
      await expectZoom(context, 3.75)
      await expect(zoomIn(context)).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(showAll(context))
      await expectZoom(context, 1)
      await expect(showAll(context)).toHaveFocus()
    })
  },
}

const scrollKeys = {
  ArrowRight: ['x', 1],
  ArrowLeft: ['x', -1],
  ArrowDown: ['y', 1],
  ArrowUp: ['y', -1],
} as const satisfies Partial<Record<Key, readonly ['x' | 'y', 1 | -1]>>

/** Moves the focus to the drawing, which is enlarged by two steps and shows its middle. */
async function reachEnlarged(context: Context) {
  await byTab(linkBefore)(context)
  await context.userEvent.tab()
  // Clicked by script, they don't take the focus.
  for (const button of [showAll, zoomIn, zoomIn]) button(context).click()
  await expectZoom(context, 2.5)
}

export const KeyboardAlone: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  decorators: [betweenLinks],
  ...keyboardTable<Story>([
    ...tabStops(frame, {
      does: 'Moves the focus to the drawing',
      doesBackwards: 'Moves the focus to its last button',
      last: zoomIn,
    }),
    {
      where: 'On the drawing',
      goTo: reachEnlarged,
      alsoHandled: ['PageDown', 'PageUp', 'Space', 'Home', 'End', 'Shift+Tab'],
      rows: [
        {
          keys: ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'],
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
            for (const name of ['Zoom out', 'Zoom in']) {
              await userEvent.tab()
              await expectVisibleFocus(canvas.getByRole('button', { name }))
            }
          },
        },
      ],
    },
  ]),
}

export const Narrow: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (context) => {
    const { userEvent, step } = context
    await step('At first it is so large that its text can be read', async () => {
      await expectZoom(context, 1.67)
      await expect(context.canvas.getByRole('status')).toBeEmptyDOMElement()
    })
    await step('Zoom out shows all of it', async () => {
      await userEvent.click(zoomOut(context))
      await expectZoom(context, 1)
      await expect(zoomOut(context)).toHaveAttribute('aria-disabled', 'true')
    })
  },
}
