import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { LiftedLayers } from '../../src/design-system'
import { houseLayers } from '../../src/pages/estimator/houseLayers'
import { forcedColours, printed, reducedMotion } from '../support/emulateMedia'
import { expectNoOverflow } from '../support/expectNoOverflow'

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

/** The vertical position of a layer, as a share of the canvas's height above the bottom layer. */
function liftOf(canvasElement: HTMLElement, level: number) {
  const canvases = [...canvasElement.querySelectorAll('picture')].map((picture) =>
    picture.getBoundingClientRect(),
  )
  const [bottom, layer] = [canvases[0], canvases[level]]
  return bottom && layer ? (bottom.top - layer.top) / bottom.height : Number.NaN
}

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('Each layer is lifted by a fifth of the canvas', async () => {
      await waitFor(() => expect(liftOf(canvasElement, 1)).toBeCloseTo(0.2, 2))
      await expect(liftOf(canvasElement, 3)).toBeCloseTo(0.6, 2)
    })
    await step('It is hidden from screen readers', async () => {
      await expect(canvas.queryByRole('img')).toBeNull()
      await expect(canvasElement.querySelector('picture')?.closest('[aria-hidden="true"]')).toBeVisible()
    })
  },
}

export const Stacked: Story = {
  tags: ['!visual'],
  args: { isExploded: false },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(liftOf(canvasElement, 3)).toBeCloseTo(0.39, 2))
  },
}

const opacityOf = (picture?: Element) =>
  picture?.parentElement ? getComputedStyle(picture.parentElement).opacity : ''

export const Outlined: Story = {
  args: { outlinedParts: ['basement'] },
  play: async ({ canvasElement, step }) => {
    await step('Of an outlined part, only the outline is visible', async () => {
      const [basement, ground] = canvasElement.querySelectorAll('picture')
      await waitFor(() => expect(opacityOf(basement)).toBe('0'))
      await expect(opacityOf(ground)).toBe('1')
    })
  },
}

export const Lifted: Story = {
  args: { lifted: 'first' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(liftOf(canvasElement, 2)).toBeCloseTo(0.4625, 2))
    await expect(liftOf(canvasElement, 3)).toBeCloseTo(0.6, 2)
  },
}

export const ReducedMotion: Story = {
  tags: ['!visual'],
  args: { isExploded: false },
  beforeEach: reducedMotion,
  play: async ({ canvasElement, step }) => {
    await step('It is exploded from the start', async () => {
      await waitFor(() => expect(liftOf(canvasElement, 3)).toBeCloseTo(0.6, 2))
    })
  },
}

export const ForcedColours: Story = {
  tags: ['!visual'],
  beforeEach: forcedColours,
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('picture')).not.toBeVisible(),
}

export const Printed: Story = {
  tags: ['!visual'],
  beforeEach: printed,
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('picture')).not.toBeVisible(),
}

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => expectNoOverflow(canvasElement),
}
