import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { subpageDetails } from '../../src/content/services/subpageDetails'
import { serviceSubpagePage } from '../../src/content/pages/serviceSubpage'
import ServiceSubpagePage from '../../src/pages/service-subpage/ServiceSubpagePage'
import { paths } from '../../src/paths'

const meta = {
  component: ServiceSubpagePage,
  args: { entry: subpageDetails['Project-Planning'] },
  parameters: {
    layout: 'fullscreen',
    route: paths.serviceSubpage.href('project-management', 'Project-Planning'),
  },
} satisfies Meta<typeof ServiceSubpagePage>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('Four points of each topic are on its card', async () => {
      const topics = within(canvas.getByRole('region', { name: serviceSubpagePage.topicsHeading }))
      const [, ...lists] = topics.getAllByRole('list')
      await expect(lists).toHaveLength(4)
      for (const list of lists) await expect(within(list).getAllByRole('listitem')).toHaveLength(4)
    })
  },
}

/** A subpage without topics has no "More in this Section". */
export const WithoutTopics: Story = {
  args: { entry: subpageDetails['project-closeout'] },
  parameters: { route: paths.serviceSubpage.href('project-management', 'project-closeout') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: serviceSubpagePage.topicsHeading })).toBeNull()
    const siblings = within(canvas.getByRole('region', { name: serviceSubpagePage.siblingsHeading }))
    await expect(siblings.getAllByRole('link')).toHaveLength(2)
  },
}
