import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Section, Spinner } from '../../src/design-system'

const meta = { component: Spinner } satisfies Meta<typeof Spinner>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent('Loading')
    await step('It turns, unless the visitor wants things to stand still', async () => {
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      const drawing = status.querySelector('svg') ?? status
      await expect(getComputedStyle(drawing).animationName).toBe(isStill ? 'none' : 'spin')
    })
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
