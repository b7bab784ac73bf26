import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button, Inline, Stack, Text } from '../../src/design-system'

const meta = {
  component: Inline,
  args: {
    children: (
      <>
        <Button>Get your Construction Estimate</Button>
        <Button variant="secondary">See our projects</Button>
      </>
    ),
  },
} satisfies Meta<typeof Inline>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect())
    await expect(second?.top).toBe(first?.top)
  },
}

export const Between: Story = { args: { justify: 'between' } }

export const Stacked: Story = { args: { narrow: 'stack' } }

export const EverySpace: Story = {
  render: () => (
    <Stack space="large">
      {(['small', 'large', 'xlarge'] as const).map((space) => (
        <Inline key={space} space={space} align="end">
          <Text weight="bold">{space}</Text>
          <Button variant="secondary">Houses</Button>
        </Inline>
      ))}
    </Stack>
  ),
}
