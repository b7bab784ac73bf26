import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { amounts } from '../../src/content/amounts'
import { house10 } from '../../src/content/pages/projects'
import { calculateEstimate, exampleHouse, formatPkr } from '../../src/estimator'
import { LiftedHouse } from '../../src/sections/house/LiftedHouse'

const meta = {
  component: LiftedHouse,
  args: { floorNames: house10.floors, amounts, caption: house10.caption },
} satisfies Meta<typeof LiftedHouse>
export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const costs = canvas.getAllByText(/^PKR/).map(({ textContent }) => Number(textContent.replace(/\D/g, '')))
    await expect(costs).toHaveLength(2)
    const { grand } = calculateEstimate(exampleHouse).totals
    await expect(formatPkr(costs.reduce((total, cost) => total + cost, 0))).toBe(formatPkr(grand))
  },
}
