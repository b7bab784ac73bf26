import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QuickActions } from '../../src/app/shell/QuickActions'
import { restoreScroll } from '../support/restoreScroll'

const meta = {
  component: QuickActions,
  decorators: [
    (Story) => (
      <div className="h-[250vh]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QuickActions>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('The chat link opens in a new tab, with the firm’s number', async () => {
      const chat = canvas.getByRole('link', { name: 'Chat with us' })
      await expect(chat).toHaveAttribute('href', 'https://wa.me/923000000000')
      await expect(chat).toHaveAttribute('rel', 'noopener noreferrer')
    })
    await step('There is no Back to top at the top of the page', async () => {
      await expect(canvas.queryByRole('button', { name: 'Back to top' })).toBeNull()
    })
  },
}

/** Not compared visually, because the scroll position varies. */
export const ScrolledDown: Story = {
  beforeEach: restoreScroll,
  tags: ['!visual'],
  play: async ({ canvas, userEvent, step }) => {
    window.scrollTo(0, window.innerHeight * 1.4)
    const button = await canvas.findByRole('button', { name: 'Back to top' })
    await step('It is beside the chat link, without overlap', async () => {
      const chat = canvas.getByRole('link', { name: 'Chat with us' })
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(
        chat.getBoundingClientRect().left,
      )
    })
    await step('The Tab key reaches both', async () => {
      await userEvent.tab()
      await expect(button).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Chat with us' })).toHaveFocus()
    })
  },
}
