import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { postBodies } from '../../src/content/posts/postBodies'
import { posts } from '../../src/content/posts/posts'
import { blogPage } from '../../src/content/pages/blog'
import BlogPage from '../../src/pages/blog/BlogPage'

const [first, ...others] = posts
if (!first) throw new Error('The blog has no posts')

const meta = {
  component: BlogPage,
  args: { entry: postBodies[first.slug] },
  parameters: { layout: 'fullscreen', route: first.link },
} satisfies Meta<typeof BlogPage>
export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, step }) => {
    await step('The article has its title, and its picture a caption', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: first.title })).toBeVisible()
      const article = within(canvas.getByRole('article'))
      const [picture] = article.getAllByRole('img', { name: /^Render of a model: / })
      await expect(picture).toBeVisible()
      await expect(article.getByText(/^Render: /)).toBeVisible()
    })
    await step('The other posts follow', async () => {
      const region = within(canvas.getByRole('region', { name: blogPage.othersHeading }))
      await expect(region.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
        others.map(({ link }) => link),
      )
    })
  },
}
