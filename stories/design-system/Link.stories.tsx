import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link as RouterLink } from 'react-router-dom'
import { expect, fn } from 'storybook/test'
import { Link, Text } from '../../src/design-system'
import { byRole, byTab, tabStop } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { onDark } from '../support/onDark'
import { StateSheet } from '../support/StateSheet'

const meta = {
  component: Link,
  args: { href: '#projects', children: 'our projects', onClick: fn((event) => event.preventDefault()) },
  render: (args) => (
    <Text hasMeasure>
      What we have built so far is listed among <Link {...args} />, with drawings and figures.
    </Text>
  ),
} satisfies Meta<typeof Link>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'our projects' })
    await step('It is underlined, not only coloured', async () => {
      await expect(link).toHaveStyle({ textDecorationLine: 'underline' })
    })
    await step('A click follows it', async () => {
      await userEvent.click(link)
      await expect(args.onClick).toHaveBeenCalledOnce()
    })
  },
}

export const EveryState: Story = {
  render: (args) => (
    <StateSheet>
      <Link {...args} />
    </StateSheet>
  ),
}

const findLink = byRole('link', 'our projects')

export const KeyboardAlone: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  ...keyboardTable<Story>([
    tabStop(findLink),
    {
      where: 'On it',
      goTo: byTab(findLink),
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

export const OnDark: Story = { decorators: [onDark] }

export const AsRouterLink: Story = {
  render: () => (
    <Link asChild>
      <RouterLink to="/projects">See the projects</RouterLink>
    </Link>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See the projects' })
    await expect(link).toHaveAttribute('href', '/projects')
    await expect(link).toHaveStyle({ textDecorationLine: 'underline' })
  },
}

export const LongText: Story = {
  args: { children: 'the houses, towers and gardens that we have drawn and built since the office opened' },
}
