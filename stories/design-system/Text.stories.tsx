import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack, Text } from '../../src/design-system'
import { onDark } from '../support/onDark'

const meta = {
  component: Text,
  args: { children: 'The exact final cost is worked out after reviewing drawings, plan and discussions.' },
} satisfies Meta<typeof Text>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Measured: Story = { args: { hasMeasure: true } }

export const EverySize: Story = {
  render: () => (
    <Stack space="small">
      {(['caption', 'small', 'body', 'lead', 'subheading', 'monument'] as const).map((size) => (
        <Text key={size} size={size} isTabular>
          {size}: PKR 15,648,840
        </Text>
      ))}
    </Stack>
  ),
}

export const EveryTone: Story = {
  render: () => (
    <Stack space="small">
      <Text weight="bold">The house stands on one kanal.</Text>
      <Text tone="muted">Covered area without the porch.</Text>
      <Text tone="accent">Engineering, Construction & Interior Design</Text>
    </Stack>
  ),
}

export const EveryToneOnDark: Story = { ...EveryTone, decorators: [onDark] }
