import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { offlinePage } from '../../src/content/pages/offline'
import OfflinePage from '../../src/pages/offline/OfflinePage'
import { paths } from '../../src/paths'
import { offline } from '../support/offline'

/** The cache in which the service worker stores the pages that the visitor opens. */
const pages = 'site-pages'

async function store(documents: Readonly<Record<string, string>>) {
  const cache = await caches.open(pages)
  for (const [path, title] of Object.entries(documents)) {
    const html = `<!doctype html><html><head><title>${title}</title></head><body></body></html>`
    await cache.put(path, new Response(html, { headers: { 'content-type': 'text/html' } }))
  }
}

const meta = {
  component: OfflinePage,
  parameters: { layout: 'fullscreen', route: paths.offline.href() },
  beforeEach: () => async () => {
    await caches.delete(pages)
  },
} satisfies Meta<typeof OfflinePage>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await expect(canvas.queryByRole('heading', { name: offlinePage.storedHeading })).toBeNull()
    const status = canvas.getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    await step('A message appears when the connection returns, and the page isn’t reloaded', async () => {
      dispatchEvent(new Event('online'))
      await waitFor(() => expect(status).toHaveTextContent(offlinePage.messages.backOnline))
    })
  },
}

/** The pages that the visitor has opened before, the last first, by the titles of their documents. */
export const WithStoredPages: Story = {
  beforeEach: () =>
    store({
      [paths.about.href()]: 'About Us | Sangbunyad',
      [paths.project.href('db-32')]: 'DB-32 &amp; its garden | Sangbunyad',
    }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: offlinePage.storedHeading })
    const links = [...canvas.getByRole('list').querySelectorAll('a')]
    await expect(links.map(({ textContent }) => textContent)).toEqual(['DB-32 & its garden', 'About Us'])
    await expect(links[1]).toHaveAttribute('href', paths.about.href())
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
