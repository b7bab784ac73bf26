import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { blogPage } from '../../src/content/pages/blog'
import { projectPage } from '../../src/content/pages/project'
import { UnknownEntry } from '../../src/sections/UnknownEntry'

const meta = {
  component: UnknownEntry,
  parameters: { layout: 'fullscreen', route: '/projects/no-such-project' },
  args: projectPage.unknown,
} satisfies Meta<typeof UnknownEntry>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.message })).toBeVisible()
    const link = canvas.getByRole('link', { name: args.action.label })
    await expect(link).toHaveAttribute('href', args.action.href)
  },
}

export const LongMessage: Story = { args: blogPage.unknown }
