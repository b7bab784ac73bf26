import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { posts } from '../../src/content/collections/posts'
import BlogsPage from '../../src/pages/blogs/BlogsPage'
import { paths } from '../../src/paths'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { withRouterPath } from '../support/withRouterPath'

const meta = {
  component: BlogsPage,
  parameters: { layout: 'fullscreen', route: paths.blogs.href() },
} satisfies Meta<typeof BlogsPage>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'BLOGS' })).toBeVisible()
    for (const { title, description, link } of posts) {
      await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible()
      await expect(canvas.getByText(description)).toBeVisible()
      await expect(canvas.getByRole('link', { name: `Read More: ${title}` })).toHaveAttribute('href', link)
    }
    const dates = [...canvasElement.querySelectorAll('time')]
    await expect(dates.map(({ dateTime }) => dateTime)).toEqual(posts.map(({ date }) => date))
    await expect(dates[0]).toHaveTextContent('9 March 2026')
    await expectNoOverflow(canvasElement)
  },
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  decorators: [withRouterPath],
  play: async ({ canvas, userEvent, step }) => {
    await step('Each post is one tab stop, and Enter opens it', async () => {
      for (const { title } of posts) {
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name: `Read More: ${title}` })).toHaveFocus()
      }
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText('Path: /blogs/gray-structure-quality-matters')).toBeVisible()
    })
  },
}

export const LargeText: Story = {
  tags: ['!visual'],
  beforeEach: largeText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
