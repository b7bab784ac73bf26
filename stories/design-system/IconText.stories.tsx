import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card, IconText, Text } from '../../src/design-system'

const meta = {
  component: IconText,
  args: {
    icon: 'pen-ruler',
    title: 'Drawn by engineers',
    headingLevel: 2,
    children: <Text>Every sheet is checked by the one who builds it.</Text>,
  },
} satisfies Meta<typeof IconText>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const icon = canvasElement.querySelector('svg')
    await step('The icon precedes the heading and is hidden from screen readers', async () => {
      const heading = canvas.getByRole('heading', { name: 'Drawn by engineers', level: 2 })
      await expect(icon?.getBoundingClientRect().right).toBeLessThan(heading.getBoundingClientRect().left)
      await expect(icon).toHaveAttribute('aria-hidden', 'true')
    })
  },
}

export const Above: Story = {
  args: { layout: 'above' },
  decorators: [
    (Story) => (
      <Card as="div">
        <Story />
      </Card>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const icon = canvasElement.querySelector('svg')?.getBoundingClientRect()
    const heading = canvas.getByRole('heading').getBoundingClientRect()
    await expect(icon?.bottom).toBeLessThan(heading.top)
  },
}

export const Narrow: Story = {
  args: { title: 'Construction management of residential buildings' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
