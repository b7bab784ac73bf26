import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from '../../src/design-system'

const meta = {
  component: EmptyState,
  args: { children: 'Enter a plot size and select a quality grade, or switch to manual mode.' },
} satisfies Meta<typeof EmptyState>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
