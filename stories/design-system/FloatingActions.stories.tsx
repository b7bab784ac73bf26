import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { BackToTop, Button, FloatingActions, Icon, Text } from '../../src/design-system'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { byRole, byTab } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { restoreScroll } from '../support/restoreScroll'
import { withLinkAfter } from '../support/withLinkAfter'

const meta = {
  component: FloatingActions,
  args: {
    label: 'Quick actions',
    children: (
      <>
        <BackToTop />
        <Button asChild>
          <a href="#chat">
            <Icon name="whatsapp" />
            Chat with us
          </a>
        </Button>
      </>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '28rem' } } },
  render: (args) => (
    <>
      <main className="flex h-[400dvh] flex-col justify-between p-4">
        <Text>The start of a long page</Text>
        <Button>Send the estimate</Button>
        <Text>{'A house of ten marla takes about nine months. '.repeat(40)}</Text>
      </main>
      <FloatingActions {...args} />
    </>
  ),
  beforeEach: restoreScroll,
} satisfies Meta<typeof FloatingActions>
export default meta

type Story = StoryObj<typeof meta>

const backToTop = byRole('button', 'Back to top')
const chatLink = byRole('link', 'Chat with us')
const controlAbove = byRole('button', 'Send the estimate')

export const Default: Story = {
  tags: ['alone'],
  play: async (context) => {
    const { canvas, step } = context
    const corner = canvas.getByRole('complementary', { name: 'Quick actions' })
    const row = corner.firstElementChild ?? corner
    await step('It is visible where the corner of the window is empty', async () => {
      await waitFor(() => expect(corner).toHaveAttribute('data-state', 'shown'))
      await expect(chatLink(context).getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    })
    await step('Over a text, it disappears, and a click reaches the page', async () => {
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
      await waitFor(() => expect(corner).toHaveAttribute('data-state', 'away'))
      await waitFor(() => expect(getComputedStyle(row).opacity).toBe('0'))
      const { left, top, width, height } = chatLink(context).getBoundingClientRect()
      const below = document.elementFromPoint(left + width / 2, top + height / 2)
      await expect(corner.contains(below)).toBe(false)
    })
    await step('Focusing one of its controls brings it back', async () => {
      await byTab(chatLink)(context)
      await waitFor(() => expect(getComputedStyle(row).opacity).toBe('1'))
    })
  },
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  decorators: [withLinkAfter],
  ...keyboardTable<Story>([
    {
      where: 'Before it',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to its first control',
          prepare: async (context) => {
            await byTab(controlAbove)(context)
            // Back to top is a tab stop only in a page that is scrolled down.
            await waitFor(() => expect(backToTop(context)).toBeVisible())
          },
          result: (context) => expectVisibleFocus(backToTop(context)),
        },
      ],
    },
  ]),
}
