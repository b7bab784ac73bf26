import type { Meta, StoryObj } from '@storybook/react-vite'
import ProjectsPage from '../../src/pages/projects/ProjectsPage'
import { paths } from '../../src/paths'

const meta = {
  component: ProjectsPage,
  parameters: { layout: 'fullscreen', route: paths.projects.href() },
} satisfies Meta<typeof ProjectsPage>
export default meta

export const Default: StoryObj<typeof meta> = {}
