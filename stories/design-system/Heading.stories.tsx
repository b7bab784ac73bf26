import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Heading, Stack } from '../../src/design-system'
import { onDark } from '../support/onDark'

const meta = {
  component: Heading,
  args: { level: 2, size: 'subheading', children: 'What you will see next' },
} satisfies Meta<typeof Heading>
export default meta

type Story = StoryObj<typeof meta>

/** The outline follows the level, not the size. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'What you will see next' })).toBeVisible()
  },
}

export const EverySize: Story = {
  render: () => (
    <Stack space="large">
      <Heading level={1} size="display">
        Bring Your Dreams to Reality
      </Heading>
      <Heading level={1}>House in Phase 6, one kanal</Heading>
      <Heading level={2}>Estimate Summary</Heading>
      <Heading level={2} size="card">
        Konstruktionsstatikberechnungsgrundlagen
      </Heading>
      <Heading level={3}>Construction Costs</Heading>
      <Heading level={4}>Rates, A+ Grade</Heading>
    </Stack>
  ),
}

export const OnDark: Story = { decorators: [onDark] }
