import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { LiftedLayers } from '../../src/design-system'
import { houseLayers } from '../../src/pages/estimator/houseLayers'
import { reducedMotion } from '../support/emulateMedia'

const meta = {
  component: LiftedLayers,
  args: { layers: houseLayers, isExploded: true, sizes: '22rem' },
  decorators: [
    (Story) => (
      <div className="w-full max-w-sheet">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LiftedLayers>
export default meta

type Story = StoryObj<typeof meta>

/** Expects the top layer to be lifted above the bottom one by more than a half of the height of a layer. */
const expectExploded = (canvasElement: HTMLElement) =>
  waitFor(async () => {
    const layers = [...canvasElement.querySelectorAll('picture')].map((layer) =>
      layer.getBoundingClientRect(),
    )
    const [bottom = new DOMRect()] = layers
    await expect(bottom.top - (layers.at(-1)?.top ?? 0)).toBeGreaterThan(bottom.height / 2)
  })

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('The layers are lifted apart', () => expectExploded(canvasElement))
    await step('It is hidden from screen readers', () => expect(canvas.queryByRole('img')).toBeNull())
  },
}

export const Stacked: Story = { args: { isExploded: false } }

export const Outlined: Story = { args: { outlinedParts: ['basement'] } }

export const Lifted: Story = { args: { lifted: 'first' } }

/** It is exploded from the start. */
export const ReducedMotion: Story = {
  tags: ['!visual'],
  args: { isExploded: false },
  beforeEach: reducedMotion,
  play: ({ canvasElement }) => expectExploded(canvasElement),
}
