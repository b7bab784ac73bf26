import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { LineDrawing } from '../../src/design-system'
import { reducedMotion, withMedia } from '../support/emulateMedia'
import { restoreScroll } from '../support/restoreScroll'

const meta = {
  component: LineDrawing,
  args: {
    viewBox: '0 0 600 320',
    strokes: [
      { kind: 'ground', d: 'M20 260H580' },
      { kind: 'wall', d: 'M120 260V80H480V260Z' },
      { kind: 'cut', d: 'M100 80H500V64H100Z' },
      { kind: 'glass', d: 'M160 220V120H280V220Z' },
      { kind: 'dimension', d: 'M120 290H480M120 270V300M480 270V300' },
    ],
    labels: [
      { text: '30′-0″', x: 300, y: 290 },
      { text: '15′-0″', x: 80, y: 170, isVertical: true },
    ],
  },
} satisfies Meta<typeof LineDrawing>
export default meta

type Story = StoryObj<typeof meta>

const drawingIn = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-state]')

/** Expects all strokes, fills and texts to be visible and nothing to move. */
async function expectComplete(canvasElement: HTMLElement) {
  for (const path of canvasElement.querySelectorAll('path'))
    await expect(path).toHaveStyle({ strokeDasharray: 'none', fillOpacity: '1' })
  await expect(canvasElement.querySelector('g')).toHaveStyle({ opacity: '1' })
  await expect(drawingIn(canvasElement)?.getAnimations({ subtree: true })).toEqual([])
}

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('It draws itself, and is complete afterwards', async () => {
      const drawing = drawingIn(canvasElement)
      await waitFor(() => expect(drawing).toHaveAttribute('data-state', 'drawing'))
      for (const motion of drawing?.getAnimations({ subtree: true }) ?? []) motion.finish()
      await waitFor(() => expect(drawing).toHaveAttribute('data-state', 'drawn'))
      await expectComplete(canvasElement)
    })
    await step('It is hidden from screen readers, including its lettering', async () => {
      await expect(canvas.getByText('30′-0″').closest('[aria-hidden="true"]')).toBeVisible()
    })
  },
}

export const OnceInView: Story = {
  tags: ['!visual'],
  beforeEach: restoreScroll,
  decorators: [
    (Story) => (
      <div className="mt-[110dvh]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, step }) => {
    const drawing = drawingIn(canvasElement)
    await step('It waits while it is below the window, but is printed', async () => {
      await waitFor(() => expect(drawing).toHaveAttribute('data-state', 'waiting'))
      await withMedia({ media: 'print' }, () => expectComplete(canvasElement))
    })
    await step('It starts when it is scrolled into view', async () => {
      drawing?.scrollIntoView({ block: 'center' })
      await waitFor(() => expect(drawing).toHaveAttribute('data-state', 'drawing'))
    })
  },
}

export const ReducedMotion: Story = {
  beforeEach: reducedMotion,
  play: ({ canvasElement }) => expectComplete(canvasElement),
}
