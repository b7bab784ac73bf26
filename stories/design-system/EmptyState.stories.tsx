import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EmptyState } from '../../src/design-system'

const meta = {
  component: EmptyState,
  args: { children: 'Enter a plot size and select a quality grade, or switch to manual mode.' },
} satisfies Meta<typeof EmptyState>
export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(String(args.children))).toBeVisible()
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}
