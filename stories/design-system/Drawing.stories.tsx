import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Drawing, Frame } from '../../src/design-system'
import elevation from '../../src/images/elevation-detail.svg'

const meta = {
  component: Drawing,
  args: { src: elevation, width: 1600, height: 1000 },
} satisfies Meta<typeof Drawing>
export default meta

type Story = StoryObj<typeof meta>

const drawingIn = (canvasElement: HTMLElement) => canvasElement.querySelector('img') ?? canvasElement

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('It keeps its aspect ratio and is hidden from screen readers', async () => {
      const { width, height } = drawingIn(canvasElement).getBoundingClientRect()
      await expect(width / height).toBeCloseTo(1600 / 1000, 1)
      await expect(canvas.queryByRole('img')).toBeNull()
    })
  },
}

export const Fill: Story = {
  args: { ratio: 'fill' },
  render: (args) => (
    <Frame shape="landscape" ground="white" hasBorder>
      <Drawing {...args} />
    </Frame>
  ),
  play: async ({ canvasElement, step }) => {
    await step('It covers its container', async () => {
      const { width, height } = drawingIn(canvasElement).getBoundingClientRect()
      await expect(width / height).toBeCloseTo(16 / 10, 1)
    })
  },
}
