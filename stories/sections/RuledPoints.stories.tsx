import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RuledPoints } from '../../src/sections/RuledPoints'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'

const meta = {
  component: RuledPoints,
  args: {
    heading: 'What you receive',
    points: ['Site plan and a check of the plot papers', 'Submission drawings', 'As-built drawings'],
  },
} satisfies Meta<typeof RuledPoints>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, step }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'What you receive' })
    const [first, , last] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect())
    await step('The points are beside the heading, in two columns', async () => {
      await expect(first?.left).toBeGreaterThan(heading.getBoundingClientRect().left)
      await expect(last?.top).toBe(first?.top)
      await expect(last?.left).toBeGreaterThan(first?.right ?? Infinity)
    })
  },
}

export const Narrow: Story = {
  beforeEach: largeText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
