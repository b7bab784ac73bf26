import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Grid, Icon, iconNames, Inline, Text } from '../../src/design-system'
import { rightToLeft } from '../support/rightToLeft'

const meta = {
  component: Icon,
  args: { name: 'phone' },
  argTypes: { name: { control: 'select', options: iconNames } },
  render: (args) => (
    <Text>
      <Icon {...args} /> Call us
    </Text>
  ),
} satisfies Meta<typeof Icon>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const icon = canvas.getByText('Call us').querySelector('svg')
    await step('It is hidden from screen readers', async () => {
      await expect(icon).toHaveAttribute('aria-hidden', 'true')
      await expect(canvas.queryByRole('img')).toBeNull()
    })
    await step('It is as large as the text around it', async () => {
      const size = Number.parseFloat(getComputedStyle(canvas.getByText('Call us')).fontSize)
      await expect(icon?.getBoundingClientRect().height).toBeCloseTo(size, 0)
    })
  },
}

export const EveryName: Story = {
  render: () => (
    <Grid columns="three" as="ul">
      {iconNames.map((name) => (
        <li key={name}>
          <Inline space="small">
            <Text as="span" size="lead">
              <Icon name={name} />
            </Text>
            <Text as="span" size="small" tone="muted">
              {name}
            </Text>
          </Inline>
        </li>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement, step }) => {
    await step('Each has an outline', async () => {
      const outlines = [...canvasElement.querySelectorAll('use')]
      await expect(outlines).toHaveLength(iconNames.length)
      await waitFor(() => expect(outlines.filter((outline) => outline.getBBox().width === 0)).toEqual([]))
    })
    await step('Each is as large as the text around it', async () => {
      for (const icon of canvasElement.querySelectorAll('svg')) {
        const size = Number.parseFloat(getComputedStyle(icon.parentElement ?? icon).fontSize)
        await expect(icon.getBoundingClientRect().height).toBeCloseTo(size, 1)
      }
    })
  },
}

export const EverySize: Story = {
  render: () => (
    <Inline space="medium">
      {(['medium', 'large'] as const).map((size) => (
        <Text key={size} as="span">
          <Icon name="location-dot" size={size} /> {size}
        </Text>
      ))}
    </Inline>
  ),
}

export const InheritedColour: Story = {
  render: () => (
    <Text tone="accent">
      <Icon name="envelope" /> Write to us
    </Text>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText('Write to us')
    await expect(getComputedStyle(text.querySelector('use') ?? text).fill).toBe(getComputedStyle(text).color)
  },
}

export const RightToLeft: Story = {
  tags: ['!visual'],
  beforeEach: rightToLeft,
  render: () => (
    <Inline space="medium">
      <Text as="span">
        <Icon name="arrow-left" /> Back
      </Text>
      <Text as="span">
        <Icon name="arrow-right" /> On
      </Text>
      <Text as="span">
        <Icon name="phone" /> Call us
      </Text>
    </Inline>
  ),
  play: async ({ canvas, step }) => {
    const scaleOf = (text: string) => {
      const icon = canvas.getByText(text).querySelector('svg')
      return icon && getComputedStyle(icon).scale
    }
    await step('Only arrows are mirrored', async () => {
      await expect(scaleOf('Back')).toBe('-1 1')
      await expect(scaleOf('On')).toBe('-1 1')
      await expect(scaleOf('Call us')).toBe('none')
    })
  },
}
