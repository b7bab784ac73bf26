import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { expect, fn } from 'storybook/test'
import { Button, Icon, Inline, Stack, type ButtonProps } from '../../src/design-system'
import { betweenLinks } from '../support/betweenLinks'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { byRole, byTab, linkBefore } from '../support/keyboardPlaces'
import { keyboardTable, type KeyboardPlace } from '../support/keyboardTable'
import { onDark } from '../support/onDark'
import { tabTo } from '../support/tabTo'
import { withRouterPath } from '../support/withRouterPath'
import { StateSheet } from '../support/StateSheet'

const meta = {
  component: Button,
  args: { children: 'Continue', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Continue' })
    await step('A click calls the handler', async () => {
      await userEvent.click(button)
      await expect(args.onClick).toHaveBeenCalledOnce()
    })
    await step('It doesn’t submit a form by default', async () => {
      await expect(button).toHaveAttribute('type', 'button')
    })
  },
}

/** The variants in a state. */
const everyVariant = (props: Pick<ButtonProps, 'isDisabled' | 'isLoading'>) => (
  <Inline>
    {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
      <Button key={variant} variant={variant} loadingLabel="Sending..." {...props}>
        Send
      </Button>
    ))}
  </Inline>
)

export const EveryState: Story = {
  render: () => (
    <StateSheet
      others={{ Disabled: everyVariant({ isDisabled: true }), Loading: everyVariant({ isLoading: true }) }}
    >
      {everyVariant({})}
    </StateSheet>
  ),
}

const findButton = byRole('button', 'Continue')
const findLoading = byRole('button', 'Sending...')
const findDisabled = byRole('button', 'Unavailable')
const findExplaining = byRole('button', 'Send')
const findLink = byRole('link', 'Get your Estimate')

const onSubmit = fn()
const onLoadingClick = fn()
const onDisabledClick = fn()
const onExplainingClick = fn()

/** A place where keys do nothing. */
const inert = (where: string, find: typeof findButton, onClick: () => void): KeyboardPlace<StoryContext> => ({
  where,
  goTo: byTab(find),
  rows: [
    {
      keys: ['Enter', 'Space'],
      does: 'Nothing: its form isn’t submitted, and the focus stays',
      result: async (context) => {
        await expect(onClick).not.toHaveBeenCalled()
        await expect(onSubmit).not.toHaveBeenCalled()
        await expect(find(context)).toHaveFocus()
      },
    },
  ],
})

export const KeyboardAlone: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  decorators: [withRouterPath, betweenLinks],
  render: (args) => (
    <form
      aria-label="Message"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Inline>
        <Button {...args} />
        <Button type="submit" isLoading loadingLabel="Sending..." onClick={onLoadingClick}>
          Send
        </Button>
        <Button type="submit" isDisabled onClick={onDisabledClick}>
          Unavailable
        </Button>
        <Button type="submit" isSoftDisabled onClick={onExplainingClick}>
          Send
        </Button>
        <Button asChild>
          <RouterLink to="/estimator">Get your Estimate</RouterLink>
        </Button>
      </Inline>
    </form>
  ),
  ...keyboardTable<Story>([
    {
      where: 'Before it',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to it. Also if it is loading or disabled',
          prepare: (context) => tabTo(context.userEvent, linkBefore(context)),
          result: async (context) => {
            await expectVisibleFocus(findButton(context))
            await context.userEvent.tab()
            await expectVisibleFocus(findLoading(context))
            await context.userEvent.tab()
            await expectVisibleFocus(findDisabled(context))
            await context.userEvent.tab()
            await expectVisibleFocus(findExplaining(context))
          },
        },
      ],
    },
    {
      where: 'On it',
      goTo: byTab(findButton),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Activates it; the focus stays',
          result: async (context) => {
            await expect(context.args.onClick).toHaveBeenCalledOnce()
            await expect(findButton(context)).toHaveFocus()
          },
        },
      ],
    },
    inert('On it, while it is loading', findLoading, onLoadingClick),
    inert('On it, disabled', findDisabled, onDisabledClick),
    {
      where: 'On it, soft-disabled',
      goTo: byTab(findExplaining),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Calls onClick, and submits its form if it is a submit button, so that the page can say what is missing',
          result: async (context) => {
            await expect(onExplainingClick).toHaveBeenCalledOnce()
            await expect(onSubmit).toHaveBeenCalledOnce()
            await expect(findExplaining(context)).toHaveFocus()
          },
        },
      ],
    },
    {
      where: 'On it, if asChild makes it a link',
      goTo: byTab(findLink),
      rows: [
        {
          keys: ['Enter'],
          does: 'Follows the link. Space does nothing to it',
          result: ({ canvas }) => canvas.findByText('Path: /estimator'),
        },
      ],
    },
  ]),
}

export const EveryVariant: Story = {
  render: () => (
    <Stack space="large">
      {(['large', 'medium'] as const).map((size) => (
        <Inline key={size}>
          <Button size={size}>Get your Estimate</Button>
          <Button size={size} variant="secondary">
            <Icon name="arrow-left" />
            Back
          </Button>
          <Button size={size} variant="quiet">
            <Icon name="rotate-left" />
            Reset
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
}

export const OnDark: Story = {
  ...EveryState,
  parameters: { layout: 'fullscreen' },
  decorators: [onDark],
}

export const Loading: Story = {
  tags: ['!visual'],
  args: { children: 'Submit Final Estimate', loadingLabel: 'Sending...' },
  render: function Sending({ children, loadingLabel }) {
    const [isSending, setIsSending] = useState(false)
    return (
      <Button isLoading={isSending} loadingLabel={loadingLabel} onClick={() => setIsSending(true)}>
        {children}
      </Button>
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Submit Final Estimate' })
    const { width } = button.getBoundingClientRect()
    await step('After a click it is busy, keeps the focus and doesn’t get narrower', async () => {
      await userEvent.click(button)
      await expect(button).toHaveAccessibleName('Sending...')
      await expect(button).toHaveAttribute('aria-busy', 'true')
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await expect(button).toHaveFocus()
      await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(width)
    })
  },
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('It is announced as disabled, and a click does nothing', async () => {
      const button = canvas.getByRole('button', { name: 'Continue' })
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(button)
      await expect(args.onClick).not.toHaveBeenCalled()
    })
  },
}

export const SoftDisabled: Story = {
  tags: ['!visual'],
  args: { isSoftDisabled: true },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('It looks and is announced as disabled, but a click calls the handler', async () => {
      const button = canvas.getByRole('button', { name: 'Continue' })
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await expect(button).toHaveAttribute('data-state', 'disabled')
      await userEvent.click(button)
      await expect(args.onClick).toHaveBeenCalledOnce()
    })
  },
}

export const AsRouterLink: Story = {
  args: {
    asChild: true,
    size: 'large',
    children: (
      <RouterLink to="/estimator">
        Get your Construction Estimate
        <Icon name="arrow-right" />
      </RouterLink>
    ),
  },
}

export const LongText: Story = {
  args: {
    size: 'large',
    children: 'Send my estimate and ask for a visit to the plot within the next two weeks',
  },
}
