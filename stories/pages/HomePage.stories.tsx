import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { posts } from '../../src/content/posts/posts'
import { services } from '../../src/content/services/services'
import { homePage } from '../../src/content/pages/home/home'
import HomePage from '../../src/pages/home/HomePage'

const meta = {
  component: HomePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomePage>
export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, step }) => {
    await step(
      'Each house has its price, which opens its estimate; so has what a budget is enough for',
      async () => {
        const prices = within(canvas.getByRole('region', { name: homePage.hero.prices.heading }))
        await expect(prices.getAllByRole('link').map((link) => link.textContent)).toEqual([
          '10 marla, 2,606 sq ft 1.74 crore',
          '5 marla, 1,638 sq ft 1.10 crore',
          '20 marla, 4,860 sq ft 3.25 crore',
          '2 crore is enough for 11.4 marla',
        ])
        await expect(prices.getByRole('link', { name: /^10 marla/ })).toHaveAttribute(
          'href',
          expect.stringMatching(/^\/calculate_actual_cost#v=1&plot=10&/),
        )
      },
    )
    await step('The first three services and the first two posts are linked', async () => {
      const teaser = within(canvas.getByRole('region', { name: homePage.services.heading }))
      for (const { title, link } of services.slice(0, 3)) {
        await expect(teaser.getByRole('link', { name: `LEARN MORE: ${title}` })).toHaveAttribute('href', link)
      }
      await step('The link to all of them is after and below them', async () => {
        const links = teaser.getAllByRole('link').toReversed()
        const [last = 0, before = 0] = links.map((link) => link.getBoundingClientRect().top)
        await expect(links[0]).toHaveTextContent(homePage.services.action.label)
        await expect(last).toBeGreaterThan(before)
      })
      const articles = within(canvas.getByRole('region', { name: homePage.blogs.heading }))
      const links = articles.getAllByRole('link', { name: /^Read More/ })
      await expect(links.map((link) => link.getAttribute('href'))).toEqual(
        posts.slice(0, 2).map(({ link }) => link),
      )
    })
  },
}
