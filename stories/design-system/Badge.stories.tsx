import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../../src/design-system'

const meta = {
  component: Badge,
  args: { children: 'Construction, project management and town planning consultancy' },
} satisfies Meta<typeof Badge>
export default meta

type Story = StoryObj<typeof meta>

/** It is plain text, not a heading. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(/^Construction/)
  },
}
