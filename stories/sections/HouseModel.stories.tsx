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
    await waitFor(() => expect(new Set(tops(canvasElement)).size).toBe(4))
    const [basement = 0, ground = 0, first = 0, roof = 0] = tops(canvasElement)
    await expect([roof, first, ground, basement]).toEqual(
      [basement, ground, first, roof].toSorted((one, other) => one - other),
    )
  },
}

export const WithoutBasement: Story = {
  args: { floors: ['ground', 'first'], liftedFloor: 'first' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('picture')).toHaveLength(3)
    await expect(canvasElement.querySelectorAll('polygon')).toHaveLength(1)
  },
}
