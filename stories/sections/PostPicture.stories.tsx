import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { posts } from '../../src/content/posts/posts'
import { PostPicture } from '../../src/sections/pictures/PostPicture'
import { postWithoutPicture } from '../support/samplePosts'

const [post] = posts
if (!post) throw new Error('The blog has no posts')

const meta = { component: PostPicture, args: { post } } satisfies Meta<typeof PostPicture>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/^Render of a model: /)
  },
}

export const WithoutPicture: Story = {
  args: { post: postWithoutPicture },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvasElement.querySelector('img')).toBeVisible()
  },
}
