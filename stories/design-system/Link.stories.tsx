import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { expect, fn } from 'storybook/test'
import { Link, Text } from '../../src/design-system'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { onDark } from '../support/onDark'
import { tabStop, byRole, byTab } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'

const meta = {
  component: Link,
  args: {
    href: '#projects',
    children: 'our projects',
    onClick: fn(),
  },
  render: (args) => (
    <Text isMeasured>
      What we have built so far is listed among <Link {...args} />, with drawings and figures.
    </Text>
  ),
} satisfies Meta<typeof Link>
export default meta

type Story = StoryObj<typeof meta>

const onLinkClick = fn()

/** Records what the browser would do with a click, and keeps it from doing it. */
function recordClick(event: MouseEvent) {
  onLinkClick({ isPrevented: event.defaultPrevented, ctrlKey: event.ctrlKey, shiftKey: event.shiftKey })
  event.preventDefault()
}

const recordNextClick = () => {
  onLinkClick.mockClear()
  window.addEventListener('click', recordClick, { once: true })
}

/** Expects that the browser got one click, which it would follow, with these keys. */
async function expectFollowed({ ctrlKey = false, shiftKey = false } = {}) {
  await expect(onLinkClick).toHaveBeenCalledOnce()
  await expect(onLinkClick).toHaveBeenCalledWith({ isPrevented: false, ctrlKey, shiftKey })
}

/** Expects a line in the colour of the text. */
async function expectUnderlined(link: HTMLElement) {
  const { textDecorationLine, textDecorationColor, color } = getComputedStyle(link)
  await expect(textDecorationLine).toBe('underline')
  await expect(textDecorationColor).toBe(color)
}

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'our projects' })
    await step('It is a native link, which the browser can open in a new tab', async () => {
      await expect(link).toBeInstanceOf(HTMLAnchorElement)
      await expect(link).toHaveAttribute('href', '#projects')
    })
    await step('It is underlined, not only coloured', () => expectUnderlined(link))
    await step('A click follows it', async () => {
      recordNextClick()
      await userEvent.click(link)
      await expect(args.onClick).toHaveBeenCalledOnce()
      await expectFollowed()
    })
  },
}

const findLink = byRole('link', 'our projects')

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  ...keyboardTable<Story>([
    tabStop(findLink),
    {
      where: 'On it',
      reach: byTab(findLink),
      rows: [
        {
          keys: ['Enter'],
          does: 'Follows it',
          prepare: recordNextClick,
          result: async ({ args }) => {
            await expect(args.onClick).toHaveBeenCalledOnce()
            await expectFollowed()
          },
        },
        {
          keys: ['Control+Enter', 'Shift+Enter'],
          does: 'Leaves it to the browser, which may open a new tab or window',
          isNative: true,
          prepare: recordNextClick,
          result: (_, key) =>
            expectFollowed({ ctrlKey: key === 'Control+Enter', shiftKey: key === 'Shift+Enter' }),
        },
      ],
    },
  ]),
}

export const OnDark: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [onDark],
}

export const AsRouterLink: Story = {
  render: function InRouter() {
    const { pathname } = useLocation()
    return (
      <Text>
        You are at {pathname}.{' '}
        <Link asChild>
          <RouterLink to="/projects">See the projects</RouterLink>
        </Link>
      </Text>
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'See the projects' })
    await step('The router handles it, and it looks like other links', async () => {
      await expectUnderlined(link)
      await userEvent.click(link)
      await expect(canvas.getByText(/You are at \/projects\./)).toBeVisible()
    })
  },
}

export const LongText: Story = {
  args: {
    children:
      'the houses, towers, interiors and gardens that we have drawn, calculated and built since the office opened',
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('It wraps like the surrounding text', async () => {
      await expect(canvas.getByRole('link').getClientRects().length).toBeGreaterThan(1)
      await expectNoOverflow(canvasElement)
    })
  },
}
