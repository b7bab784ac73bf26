import type { Meta, StoryObj } from '@storybook/react-vite'
import BlogsPage from '../../src/pages/blogs/BlogsPage'
import { paths } from '../../src/paths'

const meta = {
  component: BlogsPage,
  parameters: { layout: 'fullscreen', route: paths.blogs.href() },
} satisfies Meta<typeof BlogsPage>
export default meta

export const Default: StoryObj<typeof meta> = {}
