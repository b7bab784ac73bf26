import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FloorStack } from '../../src/pages/estimator/estimate/FloorStack'

const meta = {
  component: FloorStack,
  args: { areas: { basement: 1060, ground: 1432, first: 1174, total: 3666 } },
} satisfies Meta<typeof FloorStack>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: 'Floors to scale: First Floor 1,174 sq ft, Ground Floor 1,432 sq ft, Basement 1,060 sq ft',
      }),
    ).toBeVisible()
  },
}

export const Empty: Story = {
  args: { areas: { basement: 0, ground: 0, first: 0, total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Floors, without areas yet' })).toBeVisible()
  },
}
