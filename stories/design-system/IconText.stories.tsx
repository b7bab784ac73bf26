import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { IconText, Text } from '../../src/design-system'

const meta = {
  component: IconText,
  args: {
    icon: 'pen-ruler',
    title: 'Construction management of residential buildings',
    headingLevel: 2,
    children: <Text>Every sheet is checked by the one who builds it.</Text>,
  },
} satisfies Meta<typeof IconText>
export default meta

type Story = StoryObj<typeof meta>

/** Its title is a heading, and its icon is hidden from screen readers. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: /^Construction/ })).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const Above: Story = { args: { layout: 'above' } }
