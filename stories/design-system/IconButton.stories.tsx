import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { IconButton, iconNames, Inline } from '../../src/design-system'
import { byRole, byTab, tabStop } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { onDark } from '../support/onDark'
import { StateSheet } from '../support/StateSheet'

const meta = {
  component: IconButton,
  args: { icon: 'bars', label: 'Open menu', onClick: fn() },
  argTypes: { icon: { control: 'select', options: iconNames } },
} satisfies Meta<typeof IconButton>
export default meta

type Story = StoryObj<typeof meta>

/** A click calls the handler. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const EveryState: Story = {
  render: (args) => (
    <StateSheet others={{ Disabled: <IconButton icon="bars" label="Open menu" isDisabled /> }}>
      <IconButton {...args} />
    </StateSheet>
  ),
}

const findButton = byRole('button', 'Open menu')

export const KeyboardAlone: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  ...keyboardTable<Story>([
    tabStop(findButton),
    {
      where: 'On it',
      goTo: byTab(findButton),
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
    await step('It can be focused, but Enter and a click do nothing', async () => {
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await userEvent.tab()
      await expect(button).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await userEvent.click(button)
      await expect(args.onClick).not.toHaveBeenCalled()
    })
  },
}

/** The link's text is its name, and isn't shown. */
export const AsLink: Story = {
  tags: ['!visual'],
  render: () => (
    <IconButton asChild icon="whatsapp" variant="primary" size="large">
      <a href="#chat">Chat with us</a>
    </IconButton>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Chat with us' })
    await expect(link).toHaveAttribute('href', '#chat')
    await expect(link.getBoundingClientRect().width).toBe(56)
  },
}

export const EveryVariant: Story = {
  render: () => (
    <Inline>
      {(['secondary', 'quiet'] as const).map((variant) => (
        <IconButton key={variant} variant={variant} icon="xmark" label={`Close, ${variant}`} />
      ))}
      <IconButton icon="xmark" label="Close, small" size="small" />
    </Inline>
  ),
}

export const OnDark: Story = { ...EveryVariant, decorators: [onDark] }
