import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import NotFoundPage from '../../src/pages/not-found/NotFoundPage'
import { expectNoOverflow } from '../support/expectNoOverflow'

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
  play: async ({ canvas, canvasElement }) => {
    await expect(listedPages(canvas)).toEqual([
      'Home',
      'Cost Estimator',
      'Services',
      'Consultancy Services',
      'Projects',
      'Blogs',
      'About Us',
      'Contact Us',
      'FAQ',
      'Privacy Policy',
      'Terms',
    ])
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expectNoOverflow(canvasElement)
  },
}

export const Searching: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search this site' })
    await step('Words in any order and case match a page', async () => {
      await userEvent.type(search, 'plot AUTHORITY')
      await expect(canvas.getByRole('status')).toHaveTextContent('Pages found: 1')
      await expect(canvas.getByRole('link', { name: 'Cost Estimator' })).toBeVisible()
    })
    await step('Pages with the word in the title come first', async () => {
      await userEvent.clear(search)
      await userEvent.type(search, 'landscaping')
      await expect(listedPages(canvas)[0]).toBe('Landscaping Consultancy, Planning & Execution')
      await expect(listedPages(canvas)).toContain('Consultancy Services')
    })
  },
}

export const NothingFound: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search this site' })
    await step('A word without a match gets a message above the main pages', async () => {
      await userEvent.type(search, 'aquarium')
      await expect(canvas.getByRole('status')).toHaveTextContent('No page matches your search.')
      await expect(canvas.getByRole('heading', { name: 'Main pages' })).toBeVisible()
    })
  },
}
