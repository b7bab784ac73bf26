import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, within } from 'storybook/test'
import { serviceDetails } from '../../src/content/collections/serviceDetails'
import { services } from '../../src/content/collections/services'
import ServicePage from '../../src/pages/service/ServicePage'
import { paths } from '../../src/paths'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { printed } from '../support/emulateMedia'

const meta = {
  component: ServicePage,
  args: { entry: serviceDetails.landscaping },
  parameters: { layout: 'fullscreen', route: paths.service.href('landscaping') },
  render: (args) => (
    <Routes>
      <Route path={paths.service.pattern} element={<ServicePage {...args} />} />
    </Routes>
  ),
} satisfies Meta<typeof ServicePage>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const service = services.find(({ id }) => id === 'landscaping')
    await expect(canvas.getByRole('heading', { level: 1, name: service?.title ?? '' })).toBeVisible()
    for (const point of serviceDetails.landscaping.points) await expect(canvas.getByText(point)).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Additional Service Sections' })).toBeNull()
    await expect(canvas.queryByRole('region', { name: 'Building a house in DHA?' })).toBeNull()
    await expect(canvas.getByText('Renders of models.')).toBeVisible()
    const others = within(canvas.getByRole('region', { name: 'Other Services' }))
    await expect(others.getAllByRole('listitem')).toHaveLength(4)
    await expectNoOverflow(canvasElement)
  },
}

/** Shows a plan, and leads to the estimator with a plot in DHA. */
export const ForDha: Story = {
  args: { entry: serviceDetails['dha-construction'] },
  parameters: { route: paths.service.href('dha-construction') },
  play: async ({ canvas, canvasElement }) => {
    const teaser = within(canvas.getByRole('region', { name: 'Building a house in DHA?' }))
    await expect(teaser.getByRole('link', { name: 'Estimate a house in DHA' })).toHaveAttribute(
      'href',
      expect.stringContaining('authority=DHA'),
    )
    await expect(teaser.getByRole('link', { name: /drawings/ })).toHaveAttribute('href', '/projects/db-32')
    const links = canvas.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(links.indexOf('hire our services')).toBeLessThan(links.indexOf('Estimate a house in DHA'))
    await expectNoOverflow(canvasElement)
  },
}

/** The only service with subpages. */
export const WithSubpages: Story = {
  args: { entry: serviceDetails['project-management'] },
  parameters: { route: paths.service.href('project-management') },
  play: async ({ canvas }) => {
    const subpages = within(canvas.getByRole('region', { name: 'Additional Service Sections' }))
    const links = subpages.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual([
      '/services/project-management/Project-Planning',
      '/services/project-management/project-execution',
      '/services/project-management/project-closeout',
    ])
  },
}

export const Unknown: Story = {
  args: { entry: undefined },
  parameters: { route: paths.service.href('no-such-service') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Service not found.' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/services')
  },
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    const stops = canvas.getAllByRole('link')
    for (const stop of stops) {
      await userEvent.tab()
      await expect(stop).toHaveFocus()
    }
    await expect(stops.map((stop) => stop.getAttribute('href')).slice(0, 2)).toEqual([
      '/contact',
      'tel:+923000000000',
    ])
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
    await expect(canvas.getByRole('heading', { level: 2, name: 'What you receive' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'hire our services' })).toBeNull()
  },
}
