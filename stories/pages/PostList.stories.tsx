import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { posts } from '../../src/content/posts/posts'
import { PostList } from '../../src/pages/blogs/PostList'

const meta = {
  component: PostList,
  args: { posts },
  // The headings of the cards need an h1 above them.
  decorators: [
    (Story) => (
      <>
        <h1 className="sr-only">Blogs</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof PostList>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = {
  args: { posts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Blogs were found!!!')).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}
