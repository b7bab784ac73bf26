import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { announceResult, dismissSubmissionResults } from '../../src/sections/submissionResults'
import { sendHomeMessage } from '../../src/leads'
import { offerUpdate } from '../../src/offline'
import { UpdateNotice } from '../../src/app/shell/UpdateNotice'
import { tabTo } from '../support/tabTo'

/** Applies the new version; in the site, it loads the page again. */
const apply = fn(() => new Promise<void>(() => undefined))

const meta = {
  component: UpdateNotice,
  // Fixed to the window, so the docs page needs a frame.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '16rem' } } },
  beforeEach: () => {
    apply.mockClear()
    offerUpdate({ apply })
    return () => offerUpdate(undefined)
  },
} satisfies Meta<typeof UpdateNotice>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'A new version of this site is readyLoad it whenever it suits you. What you have typed is kept.',
    )
    await expect(document.body).toHaveFocus()
    await expect(apply).not.toHaveBeenCalled()
  },
}

export const NoUpdate: Story = {
  tags: ['!visual'],
  beforeEach: () => offerUpdate(undefined),
  play: async ({ canvas, step }) => {
    const status = canvas.getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    await step('A version that becomes ready later is announced', async () => {
      offerUpdate({ apply })
      await waitFor(() => expect(status).toHaveTextContent(/A new version of this site is ready/))
    })
    await step('A version that is no longer newer is withdrawn', async () => {
      offerUpdate(undefined)
      await waitFor(() => expect(status).toBeEmptyDOMElement())
    })
  },
}

export const Loading: Story = {
  tags: ['!visual'],
  // The forms of other stories have texts to keep.
  beforeEach: () => () => sessionStorage.clear(),
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Load the new version' })
    await step('A second click doesn’t load the version again', async () => {
      await userEvent.click(button)
      await expect(apply).toHaveBeenCalledOnce()
      await userEvent.click(button)
      await expect(apply).toHaveBeenCalledOnce()
    })
  },
}

export const Postponed: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, step }) => {
    const status = canvas.getByRole('status')
    await step('With the keyboard alone: it disappears, and nothing is loaded', async () => {
      await tabTo(userEvent, canvas.getByRole('button', { name: 'Later' }))
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(status).toBeEmptyDOMElement())
      await expect(apply).not.toHaveBeenCalled()
    })
    await step('The next version is offered again', async () => {
      offerUpdate({ apply })
      await waitFor(() => expect(status).toHaveTextContent(/A new version of this site is ready/))
    })
  },
}

/** Loading the page again would abort the request. */
export const WhileSending: Story = {
  tags: ['!visual'],
  play: async ({ canvas, step }) => {
    const button = () => canvas.queryByRole('button', { name: 'Load the new version' })
    const receiver = new EventTarget()
    const response = new Promise<Response>((resolve) => {
      receiver.addEventListener('response', () => resolve(Response.json({ success: 'true' })))
    })
    await expect(button()).toBeVisible()
    await step('It is hidden while a message is being sent', async () => {
      const sent = sendHomeMessage(
        { name: 'Ayesha', email: 'ayesha@example.com', subject: 'Plot', message: 'One kanal.' },
        { fetch: () => response, url: '/inbox' },
      )
      await waitFor(() => expect(button()).toBeNull())
      receiver.dispatchEvent(new Event('response'))
      await expect(await sent).toBe('sent')
    })
    await step('It is shown again afterwards', async () => {
      await waitFor(() => expect(button()).toBeVisible())
    })
  },
}

/** The result of a form is shown in the same corner. */
export const BelowAnotherNotice: Story = {
  tags: ['!visual'],
  beforeEach: () => () => dismissSubmissionResults(() => true),
  play: async ({ canvas, step }) => {
    const button = () => canvas.queryByRole('button', { name: 'Later' })
    await step('It is hidden while the result is shown', async () => {
      const failure = { title: '', text: '', link: { label: '', href: '' } }
      announceResult({ id: 'form', tone: 'success', message: 'Sent.', failure })
      await waitFor(() => expect(button()).not.toBeInTheDocument())
    })
    await step('It is shown again afterwards', async () => {
      dismissSubmissionResults(() => true)
      await waitFor(() => expect(button()).toBeVisible())
    })
  },
}
