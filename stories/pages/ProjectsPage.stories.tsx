import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import ProjectsPage from '../../src/pages/projects/ProjectsPage'
import { paths } from '../../src/paths'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { withRouterPath } from '../support/withRouterPath'

const meta = {
  component: ProjectsPage,
  parameters: { layout: 'fullscreen', route: paths.projects.href() },
} satisfies Meta<typeof ProjectsPage>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'PROJECTS' })).toBeVisible()
    await expect(canvas.getByText('Construction Projects')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Our Recent Projects' })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Swiss Tower',
      'DB-32',
      'House Project',
    ])
    await expectNoOverflow(canvasElement)
  },
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  decorators: [withRouterPath],
  play: async ({ canvas, userEvent, step }) => {
    await step('Each project is one tab stop', async () => {
      for (const title of ['Swiss Tower', 'DB-32', 'House Project']) {
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name: `Read More →: ${title}` })).toHaveFocus()
      }
    })
    await step('Enter opens it', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText('Path: /projects/house-project')).toBeVisible()
    })
  },
}

export const LargeText: Story = {
  tags: ['!visual'],
  beforeEach: largeText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
