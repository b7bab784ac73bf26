import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { expect, fn } from 'storybook/test'
import { Alert, Button, Icon, Inline, Stack, Text } from '../../src/design-system'
import { largeText } from '../support/largeText'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { onDark } from '../support/onDark'
import { betweenLinks } from '../support/betweenLinks'
import { byRole, byTab, linkBefore } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { tabTo } from '../support/tabTo'
import { inUrdu } from '../support/inUrdu'
import { textBox } from '../support/textLines'

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
    await step('It is a target of at least 44 px', async () => {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    })
    await step('It doesn’t submit a form by default', async () => {
      await expect(button).toHaveAttribute('type', 'button')
    })
  },
}

const findButton = byRole('button', 'Continue')
const findLoading = byRole('button', 'Sending...')
const findExplaining = byRole('button', 'Send')
const findLink = byRole('link', 'Get your Estimate')

const onFormSubmit = fn()
const onLoadingClick = fn()
const onExplainingClick = fn()
const onLinkFollowed = fn()

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  decorators: [betweenLinks],
  render: (args) => (
    <form
      aria-label="Message"
      onSubmit={(event) => {
        event.preventDefault()
        onFormSubmit()
      }}
    >
      <Inline>
        <Button {...args} />
        <Button isDisabled>Unavailable</Button>
        <Button type="submit" isLoading loadingLabel="Sending..." onClick={onLoadingClick}>
          Send
        </Button>
        <Button type="submit" isDisabled explainsWhenDisabled onClick={onExplainingClick}>
          Send
        </Button>
        <Button asChild>
          <RouterLink
            to="/estimator"
            onClick={(event) => {
              event.preventDefault()
              onLinkFollowed()
            }}
          >
            Get your Estimate
          </RouterLink>
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
          does: 'Moves the focus to it. A disabled one is skipped, unless explainsWhenDisabled is set',
          prepare: (context) => tabTo(context.userEvent, linkBefore(context)),
          result: async (context) => {
            await expectVisibleFocus(findButton(context))
            await context.userEvent.tab()
            await expectVisibleFocus(findLoading(context))
            await context.userEvent.tab()
            await expectVisibleFocus(findExplaining(context))
          },
        },
      ],
    },
    {
      where: 'After it',
      rows: [
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to it. A disabled one is skipped, unless explainsWhenDisabled is set',
          prepare: (context) => tabTo(context.userEvent, findLink(context)),
          result: async (context) => {
            await expectVisibleFocus(findExplaining(context))
            await context.userEvent.tab({ shift: true })
            await expectVisibleFocus(findLoading(context))
            await context.userEvent.tab({ shift: true })
            await expectVisibleFocus(findButton(context))
          },
        },
      ],
    },
    {
      where: 'On it',
      reach: byTab(findButton),
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
    {
      where: 'On it, while it is loading',
      reach: byTab(findLoading),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Nothing: onClick isn’t called, its form isn’t submitted, and the focus stays',
          result: async (context) => {
            await expect(onLoadingClick).not.toHaveBeenCalled()
            await expect(onFormSubmit).not.toHaveBeenCalled()
            await expect(findLoading(context)).toHaveFocus()
          },
        },
      ],
    },
    {
      where: 'On it, disabled, with explainsWhenDisabled',
      reach: byTab(findExplaining),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Calls onClick, and submits its form if it is a submit button, so that the page can say why it is disabled (the story Disabled With Reason)',
          result: async (context) => {
            await expect(onExplainingClick).toHaveBeenCalledOnce()
            await expect(onFormSubmit).toHaveBeenCalledOnce()
            await expect(findExplaining(context)).toHaveFocus()
          },
        },
      ],
    },
    {
      where: 'On it, if asChild makes it a link',
      reach: byTab(findLink),
      rows: [
        {
          keys: ['Enter'],
          does: 'Follows the link. Space does nothing to it',
          result: () => expect(onLinkFollowed).toHaveBeenCalledOnce(),
        },
      ],
    },
  ]),
}

const everyVariant = () => (
  <Stack space="medium">
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
    {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
      <Inline key={variant}>
        <Button variant={variant} isLoading loadingLabel="Sending...">
          Send
        </Button>
        <Button variant={variant} isDisabled>
          Unavailable
        </Button>
      </Inline>
    ))}
  </Stack>
)

export const EveryVariant: Story = {
  render: everyVariant,
  play: async ({ canvas, step }) => {
    await step('Each is at least 44 px high, a large one 56 px', async () => {
      const heights = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().height)
      await expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
      await expect(Math.min(...heights.slice(0, 3))).toBeGreaterThanOrEqual(56)
    })
  },
}

export const OnDark: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [onDark],
  render: everyVariant,
}

export const Loading: Story = {
  args: { children: 'Submit Final Estimate', loadingLabel: 'Processing Estimate...' },
  render: function Sending({ children, loadingLabel, onClick }) {
    const [isSending, setIsSending] = useState(false)
    return (
      <Button
        isLoading={isSending}
        loadingLabel={loadingLabel}
        onClick={(event) => {
          onClick?.(event)
          setIsSending(true)
        }}
      >
        {children}
      </Button>
    )
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Submit Final Estimate' })
    const width = button.getBoundingClientRect().width
    await step('After a click it announces once that it is loading', async () => {
      await userEvent.click(button)
      await expect(button).toHaveAccessibleName('Processing Estimate...')
      await expect(button).toHaveAttribute('aria-busy', 'true')
      await expect(canvas.queryByRole('status')).toBeNull()
    })
    await step('It keeps the focus and doesn’t get narrower', async () => {
      await expect(button).toHaveFocus()
      await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(width)
    })
    await step('A second click does nothing', async () => {
      await userEvent.click(button)
      await userEvent.keyboard('{Enter}')
      await expect(args.onClick).toHaveBeenCalledOnce()
      await expect(button).toHaveAttribute('aria-disabled', 'true')
    })
  },
}

const formSubmitted = fn()

export const LoadingInAForm: Story = {
  args: { type: 'submit', isLoading: true, loadingLabel: 'Sending...', children: 'Send' },
  render: (args) => (
    <form
      aria-label="Message"
      onSubmit={(event) => {
        event.preventDefault()
        formSubmitted()
      }}
    >
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, step }) => {
    formSubmitted.mockClear()
    await step('While it is loading, the form isn’t submitted again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sending...' }))
      await userEvent.keyboard('{Enter} ')
      await expect(formSubmitted).not.toHaveBeenCalled()
    })
  },
}

export const ShortLoadingLabel: Story = {
  args: { children: 'Get your Construction Estimate', loadingLabel: 'Sending...' },
  render: ({ children, loadingLabel }) => (
    <Inline>
      <Button>{children}</Button>
      <Button isLoading loadingLabel={loadingLabel}>
        {children}
      </Button>
    </Inline>
  ),
  play: async ({ canvas, step }) => {
    const width = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().width
    await step('While loading it is as wide as before', async () => {
      await expect(width('Sending...')).toBeCloseTo(width('Get your Construction Estimate'), 0)
    })
  },
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Continue' })
    await step('It is announced as disabled, and the Tab key skips it', async () => {
      await expect(button).toBeDisabled()
      await userEvent.tab()
      await expect(button).not.toHaveFocus()
    })
    await step('A click does nothing', async () => {
      await userEvent.click(button)
      await expect(args.onClick).not.toHaveBeenCalled()
    })
  },
}

export const DisabledWithReason: Story = {
  args: { isDisabled: true, explainsWhenDisabled: true },
  render: function WithMessage(args) {
    const [message, setMessage] = useState('')
    return (
      <Stack space="medium" align="start">
        <Button
          {...args}
          onClick={(event) => {
            args.onClick?.(event)
            setMessage('Please fill all contact information')
          }}
        />
        <Alert tone="danger">{message}</Alert>
      </Stack>
    )
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Continue' })
    await step('It is announced as disabled, and the Tab key reaches it', async () => {
      await userEvent.tab()
      await expect(button).toHaveFocus()
      await expect(button).toHaveAttribute('aria-disabled', 'true')
    })
    await step('A click shows the reason', async () => {
      await userEvent.keyboard('{Enter}')
      await userEvent.click(button)
      await expect(args.onClick).toHaveBeenCalledTimes(2)
      await expect(canvas.getByRole('alert')).toHaveTextContent('Please fill all contact information')
    })
  },
}

export const AsRouterLink: Story = {
  render: function InRouter() {
    const { pathname } = useLocation()
    return (
      <Stack space="medium" align="start">
        <Text>You are at {pathname}</Text>
        <Button asChild size="large">
          <RouterLink to="/estimator">
            Get your Construction Estimate
            <Icon name="arrow-right" />
          </RouterLink>
        </Button>
      </Stack>
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'Get your Construction Estimate' })
    await step('It is a link: Space doesn’t activate it', async () => {
      await expect(canvas.queryByRole('button')).toBeNull()
      await tabTo(userEvent, link)
      await userEvent.keyboard(' ')
      await expect(canvas.getByText('You are at /')).toBeVisible()
    })
    await step('Enter does, and the router handles it', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText('You are at /estimator')).toBeVisible()
    })
    await step('So does a click', async () => {
      await userEvent.click(link)
      await expect(canvas.getByText('You are at /estimator')).toBeVisible()
    })
  },
}

export const LongText: Story = {
  args: {
    size: 'large',
    children: 'Send my estimate and ask for a visit to the plot within the next two weeks',
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

export const LargeText: Story = {
  tags: ['!visual'],
  ...LongText,
  beforeEach: largeText,
}

/** The boxes of a button and of what is in it. */
function buttonAndContent(button: HTMLElement) {
  const content = document.createRange()
  content.selectNodeContents(button)
  return [button.getBoundingClientRect(), content.getBoundingClientRect()] as const
}

/** Long words beside an icon, and one alone, on a phone of 320 px in text of twice the usual size. */
export const LongWordInLargeText: Story = {
  tags: ['!visual'],
  args: { size: 'large' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  beforeEach: largeText,
  render: (args) => (
    <main className="px-gutter">
      <Stack space="medium" align="start">
        {(['Construction', 'Reconstruction'] as const).map((word) => (
          <Button key={word} {...args}>
            <Icon name="calculator" />
            {word}
          </Button>
        ))}
        <Button {...args}>Consultancy</Button>
      </Stack>
    </main>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step('The page doesn’t scroll sideways', () => expectNoOverflow(canvasElement))
    await step('Word and icon are at least 16 px from the sides of the button', async () => {
      for (const [box, content] of canvas.getAllByRole('button').map(buttonAndContent)) {
        await expect(content.left - box.left).toBeGreaterThanOrEqual(16)
        await expect(box.right - content.right).toBeGreaterThanOrEqual(16)
      }
    })
    await step('A word that fits isn’t broken: its button is a line high', async () => {
      const [fits, tooLong] = ['Consultancy', 'Reconstruction'].map((name) =>
        canvas.getByRole('button', { name }).getBoundingClientRect(),
      )
      await expect(fits?.height).toBeCloseTo(112, 0)
      await expect(tooLong?.height).toBeGreaterThan(112)
    })
  },
}

export const RightToLeft: Story = {
  beforeEach: inUrdu,
  render: (args) => (
    <Inline>
      <Button {...args}>
        <Icon name="calculator" />
        لاگت کا کیلکولیٹر
      </Button>
      <Button variant="secondary">
        <Icon name="arrow-left" />
        واپس
      </Button>
      <Button asChild variant="quiet">
        <RouterLink to="/estimator">آگے بڑھیں →</RouterLink>
      </Button>
    </Inline>
  ),
  play: async ({ canvas, step }) => {
    const calculator = canvas.getByRole('button', { name: 'لاگت کا کیلکولیٹر' })
    const back = canvas.getByRole('button', { name: 'واپس' })
    const onwards = canvas.getByRole('link', { name: /^آگے بڑھیں/ })
    await step('The first button is on the right', async () => {
      const [first, second, third] = [calculator, back, onwards].map((one) => one.getBoundingClientRect())
      await expect(first?.left).toBeGreaterThan(second?.right ?? Infinity)
      await expect(second?.left).toBeGreaterThan(third?.right ?? Infinity)
    })
    await step(
      'An icon that precedes the text is to the right of it; only an arrow is mirrored',
      async () => {
        for (const [button, scale] of [
          [calculator, 'none'],
          [back, '-1 1'],
        ] as const) {
          const icon = button.querySelector('svg') ?? button
          await expect(icon.getBoundingClientRect().left).toBeGreaterThanOrEqual(textBox(button).right)
          await expect(getComputedStyle(icon).scale).toBe(scale)
        }
      },
    )
    await step('An arrow that follows the text is to the left of it, and points to the left', async () => {
      const arrow = [...onwards.querySelectorAll('span')].find(({ textContent }) => textContent === '→')
      const box = arrow?.getBoundingClientRect()
      const all = textBox(onwards)
      await expect(box?.left).toBeCloseTo(all.left, 0)
      await expect(box?.right).toBeLessThan(all.left + all.width / 2)
      await expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1')
    })
  },
}
