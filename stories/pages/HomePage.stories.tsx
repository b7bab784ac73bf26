import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { posts } from '../../src/content/collections/posts'
import { services } from '../../src/content/collections/services'
import { homePage } from '../../src/content/pages/home'
import HomePage from '../../src/pages/home/HomePage'
import type { MessageFormProps } from '../../src/pages/home/MessageForm'

const meta = {
  component: HomePage,
  args: { sendMessage: fn<MessageFormProps['sendMessage']>(async () => 'sent') },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomePage>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('The first three services and the first two posts are linked', async () => {
      const teaser = within(canvas.getByRole('region', { name: homePage.services.heading }))
      for (const { title, link } of services.slice(0, 3)) {
        await expect(teaser.getByRole('link', { name: `LEARN MORE: ${title}` })).toHaveAttribute('href', link)
      }
      const articles = within(canvas.getByRole('region', { name: homePage.blogs.heading }))
      const links = articles.getAllByRole('link', { name: /^Read More/ })
      await expect(links.map((link) => link.getAttribute('href'))).toEqual(
        posts.slice(0, 2).map(({ link }) => link),
      )
    })
  },
}
