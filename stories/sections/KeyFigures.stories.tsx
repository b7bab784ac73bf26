import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { db32 } from '../../src/content/projects/db32'
import { KeyFigures } from '../../src/sections/KeyFigures'

const meta = {
  component: KeyFigures,
  args: { layout: 'row', figures: [...db32.figures, { value: '4.04 crore', label: 'In A Grade' }] },
} satisfies Meta<typeof KeyFigures>
export default meta

type Story = StoryObj<typeof meta>

export const Row: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(3)
  },
}

export const Column: Story = { args: { layout: 'column' } }
