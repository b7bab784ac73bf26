import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { offlinePage } from '../../src/content/pages/offline'
import OfflinePage from '../../src/pages/offline/OfflinePage'
import { paths } from '../../src/paths'
import { offline } from '../support/offline'

const meta = {
  component: OfflinePage,
  parameters: { layout: 'fullscreen', route: paths.offline.href() },
} satisfies Meta<typeof OfflinePage>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const status = canvas.getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    await step('A message appears when the connection returns, and the page isn’t reloaded', async () => {
      dispatchEvent(new Event('online'))
      await waitFor(() => expect(status).toHaveTextContent(offlinePage.messages.backOnline))
    })
  },
}

export const TryAgainFails: Story = {
  beforeEach: offline,
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: offlinePage.retry.idle })
    const failure = offlinePage.messages.stillOffline
    const status = canvas.getByRole('status')
    await step('The failure is announced, and the button keeps the focus', async () => {
      await userEvent.click(button)
      await waitFor(() => expect(status).toHaveTextContent(failure))
      await expect(button).toHaveFocus()
    })
    await step('A second failure is announced again', async () => {
      const texts: (string | null)[] = []
      const observer = new MutationObserver(() => texts.push(status.textContent))
      observer.observe(status, { subtree: true, characterData: true, childList: true })
      await userEvent.click(button)
      await waitFor(() => expect(texts).toEqual(['', failure]))
      observer.disconnect()
    })
  },
}
