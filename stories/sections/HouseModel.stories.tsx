import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { houseModels } from '../../src/content/houseModels'
import { floors } from '../../src/estimator'
import { HouseModel } from '../../src/sections/house/HouseModel'

const meta = {
  component: HouseModel,
  args: { model: houseModels[1], floors, isLifted: true, isWhole: true, sizes: { base: '18rem' } },
  render: (args) => (
    <div className="flex aspect-10/11 max-w-figure items-end justify-center">
      <HouseModel {...args} />
    </div>
  ),
} satisfies Meta<typeof HouseModel>
export default meta

type Story = StoryObj<typeof meta>

/** The top of each part, in px, from the highest. */
const tops = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('picture')].map((part) => Math.round(part.getBoundingClientRect().top))

export const Lifted: Story = {
  play: async ({ canvasElement }) => {
    // Of the height of its pictures: a storey, and the distance between floors that are apart.
    const { height, storey } = houseModels[1]
    const scale = (canvasElement.querySelector('picture')?.offsetHeight ?? 0) / height
    await waitFor(() => {
      const [, ground = 0, first = 0, roof = 0] = tops(canvasElement)
      expect(Math.abs(ground - first - scale * (storey + 70))).toBeLessThan(2)
      expect(Math.abs(first - roof - scale * (storey + 70))).toBeLessThan(2)
    })
  },
}

export const WithoutBasement: Story = {
  args: { floors: ['ground', 'first'], liftedFloor: 'first' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-state="lifted"]')).toHaveLength(1)
    await expect(canvasElement.querySelectorAll('picture')).toHaveLength(3)
    await expect(canvasElement.querySelectorAll('polygon')).toHaveLength(1)
  },
}
