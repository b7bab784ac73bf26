import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link as RouterLink, Route, Routes } from 'react-router-dom'
import { expect, within } from 'storybook/test'
import { postBodies } from '../../src/content/collections/postBodies'
import BlogPage from '../../src/pages/blog/BlogPage'
import { paths } from '../../src/paths'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { printed } from '../support/emulateMedia'
import { withRouterPath } from '../support/withRouterPath'

const meta = {
  component: BlogPage,
  args: { entry: postBodies['gray-structure-quality-matters'] },
  parameters: { layout: 'fullscreen', route: paths.blog.href('gray-structure-quality-matters') },
  render: (args) => (
    <Routes>
      <Route path={paths.blog.pattern} element={<BlogPage {...args} />} />
      <Route
        path="*"
        element={<RouterLink to={paths.blog.href('project-reporting-made-easy')}>To a post</RouterLink>}
      />
    </Routes>
  ),
} satisfies Meta<typeof BlogPage>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('Title, picture, caption, text', async () => {
      await expect(
        canvas.getByRole('heading', {
          level: 1,
          name: 'Grey structure: why quality matters where nobody looks',
        }),
      ).toBeVisible()
      const article = within(canvas.getByRole('article'))
      await expect(article.getByRole('img', { name: /the house cut through/ })).toBeVisible()
      await expect(article.getByText('Render of a model.')).toBeVisible()
      await expect(article.getByRole('heading', { level: 2, name: 'Concrete is made twice' })).toBeVisible()
      await expect(
        article.getByText('Nobody shows guests the damp-proof course. They notice when it is missing.'),
      ).toBeVisible()
    })
    await step('Two other posts', async () => {
      const others = within(canvas.getByRole('region', { name: 'Other Blog Posts' }))
      await expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/blogs/construction-is-hard-working-project',
        '/blogs/project-reporting-made-easy',
      ])
    })
    await expectNoOverflow(canvasElement)
  },
}

export const BackToPreviousPage: Story = {
  args: { entry: postBodies['project-reporting-made-easy'] },
  decorators: [withRouterPath],
  parameters: { route: '/from-somewhere' },
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'To a post' }))
    await expect(canvas.getByText('Path: /blogs/project-reporting-made-easy')).toBeVisible()
    await userEvent.click(canvas.getByText('← Back'))
    await expect(await canvas.findByText('Path: /from-somewhere')).toBeVisible()
  },
}

export const BackToList: Story = {
  decorators: [withRouterPath],
  tags: ['!visual'],
  play: async ({ canvas, userEvent, step }) => {
    await step('With the keyboard, on the first page of a visit', async () => {
      await userEvent.tab()
      await expect(canvas.getByText('← Back')).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByText('Path: /blogs')).toBeVisible()
    })
  },
}

export const Unknown: Story = {
  args: { entry: undefined },
  parameters: { route: paths.blog.href('no-such-post') },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Sorry! We are not able to find this blog for you.' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All blogs' })).toHaveAttribute('href', '/blogs')
  },
}

export const LargeText: Story = {
  tags: ['!visual'],
  beforeEach: largeText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

export const Printed: Story = {
  tags: ['!visual'],
  beforeEach: printed,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByText('← Back')).not.toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Other Blog Posts' })).toBeNull()
  },
}
