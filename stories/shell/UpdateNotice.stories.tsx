import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { UpdateNotice } from '../../src/app/shell/notices/UpdateNotice'
import { sendHomeMessage } from '../../src/leads'
import { siteUpdate } from '../../src/offline'
import { liveRegionIn } from '../support/liveRegionIn'
import { tabTo } from '../support/tabTo'

/** Applies the new version; in the site, it loads the page again. */
const apply = fn(() => new Promise<void>(() => undefined))

const meta = {
  component: UpdateNotice,
  beforeEach: () => {
    apply.mockClear()
    siteUpdate.set(apply)
    return () => siteUpdate.set(undefined)
  },
} satisfies Meta<typeof UpdateNotice>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const title = /A new version of this site is ready/

const loadButton = (canvas: Canvas) => canvas.queryByRole('button', { name: 'Load the new version' })

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('It doesn’t take the focus, and loads nothing by itself', async () => {
      await expect(liveRegionIn(canvasElement)).toHaveTextContent(title)
      await expect(document.body).toHaveFocus()
      await expect(apply).not.toHaveBeenCalled()
    })
    await step('Two clicks load the version once', async () => {
      const button = canvas.getByRole('button', { name: 'Load the new version' })
      await userEvent.click(button)
      await userEvent.click(button)
      await expect(apply).toHaveBeenCalledOnce()
    })
  },
}

export const DeclinedByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const status = liveRegionIn(canvasElement)
    await step('It disappears, and nothing is loaded', async () => {
      await tabTo(userEvent, canvas.getByRole('button', { name: 'Later' }))
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(status).toBeEmptyDOMElement())
      await expect(apply).not.toHaveBeenCalled()
    })
    await step('The next version is offered again, unless it is withdrawn', async () => {
      siteUpdate.set(apply)
      await waitFor(() => expect(status).toHaveTextContent(title))
      siteUpdate.set(undefined)
      await waitFor(() => expect(status).toBeEmptyDOMElement())
    })
  },
}

/** Loading the page again would abort the request. */
export const WhileSending: Story = {
  play: async ({ canvas }) => {
    const receiver = new EventTarget()
    const response = new Promise<Response>((resolve) => {
      receiver.addEventListener('response', () => resolve(Response.json({ success: 'true' })))
    })
    const sent = sendHomeMessage(
      { name: 'Ayesha', email: 'ayesha@example.com', subject: 'Plot', message: 'One kanal.' },
      { fetch: () => response, url: '/inbox' },
    )
    await waitFor(() => expect(loadButton(canvas)).toBeNull())
    receiver.dispatchEvent(new Event('response'))
    await expect(await sent).toBe('sent')
    await waitFor(() => expect(loadButton(canvas)).toBeVisible())
  },
}
