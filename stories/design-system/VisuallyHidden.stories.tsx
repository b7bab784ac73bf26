import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link, Text, VisuallyHidden } from '../../src/design-system'

const meta = {
  component: VisuallyHidden,
  args: { children: 'about landscaping a small courtyard' },
  render: (args) => (
    <Text>
      <Link href="#post">
        Read More <VisuallyHidden {...args} />
      </Link>
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('A screen reader gets the whole name', async () => {
      await expect(
        canvas.getByRole('link', { name: 'Read More about landscaping a small courtyard' }),
      ).toBeVisible()
    })
    await step('Only the first words are visible', async () => {
      const box = canvas.getByText('about landscaping a small courtyard').getBoundingClientRect()
      await expect(box.width * box.height).toBeLessThanOrEqual(1)
    })
  },
}
