import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button, Stack, Text } from '../../src/design-system'

const meta = {
  component: Stack,
  args: {
    as: 'ul',
    space: 'large',
    children: ['Houses', 'Towers'].map((title) => <li key={title}>{title}</li>),
  },
} satisfies Meta<typeof Stack>
export default meta

type Story = StoryObj<typeof meta>

/** It is announced as a list, even though it has no bullets. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const EverySpace: Story = {
  render: () => (
    <Stack space="2xlarge">
      {(['2xsmall', 'small', 'medium', 'large', '2xlarge'] as const).map((space) => (
        <Stack key={space} space={space} align="start">
          <Text weight="bold">{space}</Text>
          <Button>Continue</Button>
        </Stack>
      ))}
    </Stack>
  ),
}
