import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { IconButton, iconNames, Inline } from '../../src/design-system'
import { onDark } from '../support/onDark'
import { tabStop, byRole, byTab } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'

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
    await step('Its icon is hidden from screen readers', async () => {
      await expect(button.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    })
    await step('It is at least 44 px wide and high', async () => {
      const { width, height } = button.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    })
  },
}

export const Small: Story = {
  args: { size: 'small' },
  play: async ({ canvas, step }) => {
    await step('It is 36 px wide and high', async () => {
      const { width, height } = canvas.getByRole('button').getBoundingClientRect()
      await expect([width, height]).toEqual([36, 36])
    })
  },
}

const findButton = byRole('button', 'Open menu')

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  ...keyboardTable<Story>([
    tabStop(findButton),
    {
      where: 'On it',
      reach: byTab(findButton),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Activates it',
          result: ({ args }) => expect(args.onClick).toHaveBeenCalledOnce(),
        },
      ],
    },
  ]),
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Open menu' })
    await step('It is announced as disabled, and keeps the focus', async () => {
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await userEvent.tab()
      await expect(button).toHaveFocus()
    })
    await step('Enter and a click do nothing', async () => {
      await userEvent.keyboard('{Enter}')
      await userEvent.click(button)
      await expect(args.onClick).not.toHaveBeenCalled()
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
