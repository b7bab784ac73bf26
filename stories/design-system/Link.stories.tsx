import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
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
    onClick: fn((event: MouseEvent) => event.preventDefault()),
  },
  render: (args) => (
    <Text isMeasured>
      What we have built so far is listed among <Link {...args} />, with drawings and figures.
    </Text>
  ),
} satisfies Meta<typeof Link>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'our projects' })
    await step('It is a native link, which the browser can open in a new tab', async () => {
      await expect(link).toBeInstanceOf(HTMLAnchorElement)
      await expect(link).toHaveAttribute('href', '#projects')
    })
    await step('It is underlined, not only coloured', async () => {
      await expect(getComputedStyle(link).textDecorationLine).toBe('underline')
    })
    await step('A click follows it', async () => {
      await userEvent.click(link)
      await expect(args.onClick).toHaveBeenCalledOnce()
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
          result: ({ args }) => expect(args.onClick).toHaveBeenCalledOnce(),
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
      await expect(getComputedStyle(link).textDecorationLine).toBe('underline')
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
