import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { postBodies } from '../../src/content/posts/postBodies'
import { posts } from '../../src/content/posts/posts'
import { PostArticle } from '../../src/pages/blog/PostArticle'
import { postWithoutPicture, shortPostBody } from '../support/samplePosts'

const [post] = posts
if (!post) throw new Error('The blog has no posts')

const meta = {
  component: PostArticle,
  args: { post, body: postBodies[post.slug] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PostArticle>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithoutPicture: Story = {
  args: { post: postWithoutPicture, body: shortPostBody },
  play: async ({ canvas, canvasElement, step }) => {
    await step('A decorative drawing replaces the picture, without the caption of renders', async () => {
      await expect(canvasElement.querySelector('figure img')).toHaveAttribute('alt', '')
      await expect(canvas.queryByText(/^Render:/)).toBeNull()
    })
  },
}
