import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { FrontElevation } from '../../src/sections/FrontElevation'
import { reducedMotion, withMedia } from '../support/emulateMedia'
import { restoreScroll } from '../support/restoreScroll'

const meta = { component: FrontElevation } satisfies Meta<typeof FrontElevation>
export default meta

type Story = StoryObj<typeof meta>

const drawingIn = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('[aria-hidden="true"]:has(svg)')

/** Expects all of it to be visible, and nothing to move. */
async function expectComplete(canvasElement: HTMLElement) {
  await expect(drawingIn(canvasElement)).toHaveStyle({ opacity: '1' })
  await expect(drawingIn(canvasElement)?.getAnimations({ subtree: true })).toEqual([])
}

export const Default: Story = {
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
      await waitFor(() => expect(drawing).toHaveStyle({ opacity: '0' }))
      await withMedia({ media: 'print' }, () => expectComplete(canvasElement))
    })
    await step('Scrolled into view, it draws itself, and is complete afterwards', async () => {
      drawing?.scrollIntoView({ block: 'center' })
      await waitFor(() => expect(drawing?.getAnimations({ subtree: true }).length).toBeGreaterThan(0))
      for (const motion of drawing?.getAnimations({ subtree: true }) ?? []) motion.finish()
      await expectComplete(canvasElement)
    })
  },
}

/** Hidden from screen readers, with its dimensions. */
export const ReducedMotion: Story = {
  beforeEach: reducedMotion,
  play: async ({ canvas, canvasElement }) => {
    await expectComplete(canvasElement)
    for (const dimension of ['48′-5″', '34′-7″']) {
      await expect(canvas.getByText(dimension).closest('[aria-hidden="true"]')).toBeVisible()
    }
  },
}
