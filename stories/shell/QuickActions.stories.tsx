import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QuickActions } from '../../src/app/shell/QuickActions'
import { restoreScroll } from '../support/restoreScroll'

const meta = {
  component: QuickActions,
  beforeEach: restoreScroll,
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
  play: async ({ canvas, userEvent, step }) => {
    const chat = canvas.getByRole('link', { name: 'Chat with us' })
    await step('There is no Back to top at the top of the page', async () => {
      await expect(chat).toHaveAttribute('href', 'https://wa.me/923000000000')
      await expect(canvas.queryByRole('button', { name: 'Back to top' })).toBeNull()
    })
    await step('Further down, the Tab key reaches both', async () => {
      window.scrollTo(0, window.innerHeight * 1.4)
      const button = await canvas.findByRole('button', { name: 'Back to top' })
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(
        chat.getBoundingClientRect().left,
      )
      await userEvent.tab()
      await expect(button).toHaveFocus()
      await userEvent.tab()
      await expect(chat).toHaveFocus()
    })
  },
}
