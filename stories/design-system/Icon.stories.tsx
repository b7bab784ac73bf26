import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Icon, iconNames, Inline, Text } from '../../src/design-system'
import { rightToLeft } from '../support/rightToLeft'

const meta = {
  component: Icon,
  args: { name: 'phone' },
  argTypes: { name: { control: 'select', options: iconNames } },
  render: (args) => (
    <Text tone="accent">
      <Icon {...args} /> Call us
    </Text>
  ),
} satisfies Meta<typeof Icon>
export default meta

type Story = StoryObj<typeof meta>

/** It is hidden from screen readers. */
export const Default: Story = {
  play: ({ canvasElement }) =>
    expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true'),
}

/** Each has an outline. */
export const EveryName: Story = {
  render: () => (
    <Inline>
      {iconNames.map((name) => (
        <Icon key={name} name={name} size="large" />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const outlines = [...canvasElement.querySelectorAll('path')]
    await expect(outlines).toHaveLength(iconNames.length)
    await expect(outlines.filter((outline) => outline.getBBox().width === 0)).toEqual([])
  },
}

/** Only arrows are mirrored. */
export const RightToLeft: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  beforeEach: rightToLeft,
  render: () => (
    <Text>
      <Icon name="arrow-left" /> <Icon name="phone" />
    </Text>
  ),
  play: async ({ canvasElement }) => {
    const [arrow, phone] = canvasElement.querySelectorAll('svg')
    await expect(arrow).toHaveStyle({ scale: '-1 1' })
    await expect(phone).toHaveStyle({ scale: 'none' })
  },
}
