import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link, SkipLink, Stack } from '../../src/design-system'
import { byRole, byTab } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'

const meta = {
  component: SkipLink,
  args: { href: '#content', children: 'Skip to the content' },
  render: (args) => (
    <Stack space="medium">
      <SkipLink {...args} />
      <Link href="#menu">Our services</Link>
      <main id="content">The content</main>
    </Stack>
  ),
} satisfies Meta<typeof SkipLink>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['alone'],
  play: async ({ canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'Skip to the content' })
    await step('It takes no space until the first Tab shows it', async () => {
      await expect(link.getBoundingClientRect().height).toBeLessThanOrEqual(1)
      await userEvent.tab()
      await expect(link).toHaveFocus()
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    })
  },
}

const findLink = byRole('link', 'Skip to the content')

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  ...keyboardTable<Story>([
    {
      where: 'At the top of the page',
      rows: [
        {
          keys: ['Tab'],
          does: 'Shows it, with the focus',
          result: (context) => expect(findLink(context)).toHaveFocus(),
        },
      ],
    },
    {
      where: 'On it',
      reach: byTab(findLink),
      rows: [
        {
          keys: ['Enter'],
          does: 'Moves the focus to the content, without a navigation',
          result: async ({ canvas }) => {
            await expect(canvas.getByRole('main')).toHaveFocus()
            await expect(window.location.hash).toBe('')
          },
        },
      ],
    },
  ]),
}
