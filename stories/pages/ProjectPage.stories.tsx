import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { db32 } from '../../src/content/projects/db32'
import { houseProject } from '../../src/content/projects/houseProject'
import { swissTower } from '../../src/content/projects/swissTower'
import ProjectPage from '../../src/pages/project/ProjectPage'
import { paths } from '../../src/paths'

const meta = {
  component: ProjectPage,
  args: { entry: db32 },
  parameters: { layout: 'fullscreen', route: paths.project.href('db-32') },
} satisfies Meta<typeof ProjectPage>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('Each highlight is listed', async () => {
      const legend = within(canvas.getByRole('region', { name: 'Project Highlights' }))
      await expect(legend.getAllByRole('listitem')).toHaveLength(db32.highlights.length)
    })
  },
}

export const KeyboardAlone: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const gallery = within(canvas.getByRole('region', { name: 'Project Gallery' }))
    for (const stop of [
      canvas.getByRole('tab', { name: 'Render' }),
      canvas.getByRole('slider', { name: 'Time of day' }),
      canvas.getByRole('link', { name: 'Estimate a house like this' }),
      ...gallery.getAllByRole('button'),
    ]) {
      await userEvent.tab()
      await expect(stop).toHaveFocus()
    }
  },
}

/** Without another time of day, and with a portrait in its gallery. */
export const HouseProject: Story = {
  args: { entry: houseProject },
  parameters: { route: paths.project.href('house-project') },
}

export const Tower: Story = {
  args: { entry: swissTower },
  parameters: { route: paths.project.href('swiss-tower') },
}
