import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Ruled, Stack, Text } from '../../src/design-system'

const meta = {
  component: Ruled,
  args: { as: 'nav', 'aria-label': 'Contents', children: <Text>Project Gallery</Text> },
} satisfies Meta<typeof Ruled>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('navigation', { name: 'Contents' })).toBeVisible(),
}

export const EveryVariant: Story = {
  render: () => (
    <Stack space="large">
      {(['hairline', 'strong', 'ink'] as const).map((variant) => (
        <Ruled key={variant} variant={variant}>
          <Text>{variant}</Text>
        </Ruled>
      ))}
    </Stack>
  ),
}
