import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { notFoundPage } from '../../src/content/pages/notFound'
import { mainPages } from '../../src/site/siteSearch'
import NotFoundPage from '../../src/pages/not-found/NotFoundPage'

const meta = { component: NotFoundPage, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof NotFoundPage
>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

function listedPages(canvas: Canvas) {
  return [...canvas.getByRole('list').querySelectorAll('a')].map(({ textContent }) => textContent)
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(listedPages(canvas)).toEqual(mainPages.map(({ label }) => label))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Searching: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const search = canvas.getByRole('searchbox', { name: notFoundPage.searchLabel })
    await step('Words in any order and case match a page', async () => {
      await userEvent.type(search, 'plot AUTHORITY')
      await expect(listedPages(canvas)).toEqual(['Cost Estimator'])
      const status = canvas.getByRole('status', { name: notFoundPage.foundHeading })
      await waitFor(() => expect(status).toHaveTextContent(notFoundPage.found(1)))
    })
    await step('Pages with the word in the title come first', async () => {
      await userEvent.clear(search)
      await userEvent.type(search, 'landscaping')
      await expect(listedPages(canvas)[0]).toBe('Landscaping Consultancy, Planning & Execution')
      await expect(listedPages(canvas)).toContain('Consultancy Services')
    })
  },
}
