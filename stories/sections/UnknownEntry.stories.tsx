import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { blogPage } from '../../src/content/pages/blog'
import { projectPage } from '../../src/content/pages/project'
import { UnknownEntry } from '../../src/sections/UnknownEntry'
import { withRouterPath } from '../support/withRouterPath'

const meta = {
  component: UnknownEntry,
  parameters: { layout: 'fullscreen', route: '/projects/no-such-project' },
  args: projectPage.unknown,
} satisfies Meta<typeof UnknownEntry>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  decorators: [withRouterPath],
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Project not found' })).toBeVisible()
    await step('The link to the list works with the keyboard', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'All projects' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText('Path: /projects')).toBeVisible()
    })
  },
}

export const LongMessage: Story = { args: blogPage.unknown }
