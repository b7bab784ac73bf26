import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import NotFoundPage from '../../src/pages/not-found/NotFoundPage'

const meta = { component: NotFoundPage, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof NotFoundPage
>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Searching: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search this site' })
    await step('words in any order and case find a page', async () => {
      await userEvent.type(search, 'plot AUTHORITY')
      await expect(canvas.getByRole('status')).toHaveTextContent('Pages found: 1')
      await expect(canvas.getByRole('link', { name: 'Cost Estimator' })).toBeVisible()
    })
    await step('a word that is nowhere says so', async () => {
      await userEvent.clear(search)
      await userEvent.type(search, 'aquarium')
      await expect(canvas.getByRole('status')).toHaveTextContent('No page matches your search.')
    })
  },
}
