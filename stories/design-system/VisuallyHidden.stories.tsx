import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link, VisuallyHidden } from '../../src/design-system'

const meta = {
  component: VisuallyHidden,
  args: { children: 'about landscaping' },
  render: (args) => (
    <Link href="#post">
      Read More <VisuallyHidden {...args} />
    </Link>
  ),
} satisfies Meta<typeof VisuallyHidden>
export default meta

/** Only a screen reader gets the whole name. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read More about landscaping' })).toBeVisible()
    const { width, height } = canvas.getByText('about landscaping').getBoundingClientRect()
    await expect(width * height).toBeLessThanOrEqual(1)
  },
}
