import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { serviceDetails } from '../../src/content/services/serviceDetails'
import { serviceSubpages } from '../../src/content/services/serviceSubpages'
import { servicePage } from '../../src/content/pages/service'
import ServicePage from '../../src/pages/service/ServicePage'
import { paths } from '../../src/paths'

const meta = {
  component: ServicePage,
  args: { entry: serviceDetails.landscaping },
  parameters: { layout: 'fullscreen', route: paths.service.href('landscaping') },
} satisfies Meta<typeof ServicePage>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const point of serviceDetails.landscaping.points) await expect(canvas.getByText(point)).toBeVisible()
    await expect(canvas.queryByRole('region', { name: servicePage.subpagesHeading })).toBeNull()
    const others = within(canvas.getByRole('region', { name: servicePage.othersHeading }))
    await expect(others.getAllByRole('listitem')).toHaveLength(4)
  },
}

/** The only service with subpages. */
export const WithSubpages: Story = {
  args: { entry: serviceDetails['project-management'] },
  parameters: { route: paths.service.href('project-management') },
  play: async ({ canvas }) => {
    const subpages = within(canvas.getByRole('region', { name: servicePage.subpagesHeading }))
    const links = subpages.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual(serviceSubpages.map(({ link }) => link))
  },
}
