import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import OfflinePage from '../../src/pages/offline/OfflinePage'
import { paths } from '../../src/paths'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { offline } from '../support/offline'
import { largeText } from '../support/largeText'

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
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open the cost estimator' })).toHaveAttribute(
      'href',
      paths.estimator.href(),
    )
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '+92 300 0000000' })).toHaveAttribute(
      'href',
      'tel:+923000000000',
    )
    await expect(
      canvas.queryByRole('heading', { name: 'Pages stored on this device' }),
    ).not.toBeInTheDocument()
    await expectNoOverflow(canvasElement)
  },
}

/** The pages that the visitor has opened before, the last first, by the titles of their documents. */
export const WithStoredPages: Story = {
  beforeEach: () =>
    store({
      [paths.about.href()]: 'About Us | Sangbunyad',
      [paths.project.href('db-32')]: 'DB-32 &amp; its garden | Sangbunyad',
    }),
  play: async ({ canvas, canvasElement }) => {
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Pages stored on this device' })
    await expect(heading).toBeVisible()
    const links = [...canvas.getByRole('list').querySelectorAll('a')]
    await expect(links.map(({ textContent }) => textContent)).toEqual(['DB-32 & its garden', 'About Us'])
    await expect(links[1]).toHaveAttribute('href', paths.about.href())
    await expectNoOverflow(canvasElement)
  },
}

export const BackOnline: Story = {
  tags: ['!visual'],
  play: async ({ canvas, step }) => {
    const status = canvas.getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    await step('A message appears when the connection returns, and the page isn’t reloaded', async () => {
      dispatchEvent(new Event('online'))
      await waitFor(() => expect(status).toHaveTextContent('You are back online.'))
    })
  },
}

export const TryAgainFails: Story = {
  tags: ['!visual'],
  beforeEach: offline,
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Try again' })
    const failure = 'That did not work: there is still no connection.'
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

export const LargeText: Story = {
  tags: ['!visual'],
  beforeEach: largeText,
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
