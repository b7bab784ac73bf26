import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DescriptionList, Link } from '../../src/design-system'
import { onDark } from '../support/onDark'

const meta = {
  component: DescriptionList,
  args: {
    items: [
      { icon: 'phone', term: 'Phone', content: <Link href="tel:+920000000">+92 000 0000</Link> },
      { icon: 'envelope', term: 'Mail', content: `${'construction'.repeat(6)}@firm.example` },
      { icon: 'location-dot', term: 'Address', content: 'Plot 12, Main Boulevard, Lahore' },
    ],
  },
} satisfies Meta<typeof DescriptionList>
export default meta

type Story = StoryObj<typeof meta>

/** Each description is associated with its term. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')[2]).toHaveTextContent('Address')
    await expect(canvas.getAllByRole('definition')[2]).toHaveTextContent('Plot 12, Main Boulevard, Lahore')
  },
}

export const Ruled: Story = { args: { variant: 'ruled' } }

export const OnDark: Story = { decorators: [onDark] }
