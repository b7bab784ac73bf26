import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Section, Spinner } from '../../src/design-system'

const meta = { component: Spinner } satisfies Meta<typeof Spinner>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
  },
}

export const WithItsOwnLabel: Story = {
  args: { label: 'Loading the map' },
  play: async ({ canvas, step }) => {
    await step('The label is read out and not seen', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Loading the map')
      const box = canvas.getByText('Loading the map').getBoundingClientRect()
      await expect(box.width * box.height).toBeLessThanOrEqual(1)
    })
  },
}

export const OnDark: Story = {
  decorators: [
    (Story) => (
      <Section ground="deep" space="medium">
        <Story />
      </Section>
    ),
  ],
}
