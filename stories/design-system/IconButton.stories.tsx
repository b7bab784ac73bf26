import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { IconButton, iconNames, Inline } from '../../src/design-system'
import { onDark } from '../support/onDark'
import { expectVisibleFocus } from '../support/expectVisibleFocus'

const meta = {
  component: IconButton,
  args: { icon: 'bars', label: 'Open menu', onClick: fn() },
  argTypes: { icon: { control: 'select', options: iconNames } },
} satisfies Meta<typeof IconButton>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Open menu' })
    await step('A click calls the handler', async () => {
      await userEvent.click(button)
      await expect(args.onClick).toHaveBeenCalledOnce()
    })
    await step('It is at least 44 px wide and high', async () => {
      const { width, height } = button.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    })
  },
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Open menu' })
    await step('The Tab key reaches it, and the focus is visible', async () => {
      await userEvent.tab()
      await expectVisibleFocus(button)
    })
    await step('Enter and Space activate it', async () => {
      await userEvent.keyboard('{Enter}')
      await userEvent.keyboard(' ')
      await expect(args.onClick).toHaveBeenCalledTimes(2)
    })
  },
}

const everyVariant = () => (
  <Inline>
    {(['secondary', 'quiet'] as const).map((variant) => (
      <IconButton key={variant} variant={variant} icon="xmark" label={`Close, ${variant}`} />
    ))}
  </Inline>
)

export const EveryVariant: Story = { render: everyVariant }

export const OnDark: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [onDark],
  render: everyVariant,
}
