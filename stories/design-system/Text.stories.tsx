import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card, Stack, Text } from '../../src/design-system'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { onDark } from '../support/onDark'

const paragraph =
  'Thank you for your submission. We have received your estimate and will contact you within 24 hours to discuss your project. The exact final cost is worked out after reviewing drawings, plan and discussions.'

const meta = {
  component: Text,
  args: { children: paragraph },
} satisfies Meta<typeof Text>
export default meta

type Story = StoryObj<typeof meta>

function Tones() {
  return (
    <Stack space="xsmall">
      <Text>The house stands on one kanal.</Text>
      <Text tone="muted">Covered area without the porch.</Text>
      <Text tone="accent">Engineering, Construction & Interior Design</Text>
    </Stack>
  )
}

export const Default: Story = {}

export const EverySize: Story = {
  render: () => (
    <Stack space="small">
      {(['caption', 'small', 'body', 'lead', 'subheading', 'monument'] as const).map((size) => (
        <Text key={size} size={size}>
          {size}: 15,648,840
        </Text>
      ))}
    </Stack>
  ),
}

export const EveryTone: Story = {
  render: () => (
    <Stack space="small">
      {(['white', 'sand'] as const).map((ground) => (
        <Card key={ground} ground={ground}>
          <Tones />
        </Card>
      ))}
      <Tones />
    </Stack>
  ),
}

export const EveryToneOnDark: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [onDark],
  render: () => <Tones />,
}

export const Measured: Story = {
  render: () => (
    <Stack space="medium">
      {(['body', 'lead'] as const).map((size) => (
        <Text key={size} size={size} isMeasured>
          {paragraph} {paragraph}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    await step('No line is longer than 75 characters', async () => {
      for (const text of canvas.getAllByText(/Thank you/)) {
        const lines =
          text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight)
        await expect((text.textContent?.length ?? 0) / Math.round(lines)).toBeLessThanOrEqual(75)
      }
    })
  },
}

export const Tabular: Story = {
  render: () => (
    <Stack space="xsmall" align="start">
      <Text as="span" size="monument" weight="bold" isTabular>
        11,111,111
      </Text>
      <Text as="span" size="monument" weight="bold" isTabular>
        48,888,888
      </Text>
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    const width = (text: string) => canvas.getByText(text).getBoundingClientRect().width
    await step('Numbers with equally many digits have equal widths', async () => {
      await expect(width('11,111,111')).toBeCloseTo(width('48,888,888'), 1)
    })
  },
}

export const InheritedColour: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [onDark],
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/Thank you/)).color).toBe('rgb(255, 255, 255)')
  },
}

export const Narrow: Story = {
  args: { size: 'monument', children: 'PKR 15,648,840,000,000,000,000,000.00' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
