import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { subpageDetails } from '../../src/content/collections/subpageDetails'
import ServiceSubpagePage from '../../src/pages/service-subpage/ServiceSubpagePage'
import { paths } from '../../src/paths'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { expectPageUnblocked } from '../support/expectPageUnblocked'
import { tabTo } from '../support/tabTo'

const meta = {
  component: ServiceSubpagePage,
  args: { entry: subpageDetails['Project-Planning'] },
  parameters: {
    layout: 'fullscreen',
    route: paths.serviceSubpage.href('project-management', 'Project-Planning'),
  },
  render: (args) => (
    <Routes>
      <Route path={paths.serviceSubpage.pattern} element={<ServiceSubpagePage {...args} />} />
    </Routes>
  ),
} satisfies Meta<typeof ServiceSubpagePage>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('Highlights and four topics', async () => {
      await expect(canvas.getByRole('heading', { level: 2, name: 'Key Highlights' })).toBeVisible()
      const topics = within(canvas.getByRole('region', { name: 'More in this Section' }))
      await expect(topics.getAllByRole('button')).toHaveLength(4)
    })
    await step('Four points of each topic', async () => {
      const topics = within(canvas.getByRole('region', { name: 'More in this Section' }))
      for (const list of topics.getAllByRole('list').slice(1)) {
        await expect(within(list).getAllByRole('listitem')).toHaveLength(4)
      }
    })
    await expectNoOverflow(canvasElement)
  },
}

export const TopicOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See all points: Cost Estimation' }))
    const dialog = await screen.findByRole('dialog', { name: 'Cost Estimation' })
    await expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThanOrEqual(8)
    await waitFor(() => expect(within(dialog).getByRole('heading')).toBeVisible())
    await expect(document.body).toHaveAttribute('data-scroll-locked')
  },
}

export const TopicOpenOnAPhone: Story = {
  ...TopicOpen,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

/** A subpage without topics has no "More in this Section". */
export const WithoutTopics: Story = {
  args: { entry: subpageDetails['project-closeout'] },
  parameters: { route: paths.serviceSubpage.href('project-management', 'project-closeout') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'More in this Section' })).toBeNull()
    const siblings = within(canvas.getByRole('region', { name: 'Other sections of this service' }))
    await expect(siblings.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/services/project-management/Project-Planning',
      '/services/project-management/project-execution',
    ])
  },
}

export const UnknownService: Story = {
  parameters: { route: paths.serviceSubpage.href('no-such-service', 'Project-Planning') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Main service not found.' })).toBeVisible()
  },
}

export const UnknownSubpage: Story = {
  tags: ['!visual'],
  args: { entry: undefined },
  parameters: { route: paths.serviceSubpage.href('project-management', 'project-planning') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Subpage not found.' })).toBeVisible()
  },
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('Back is the first tab stop', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Back' })).toHaveFocus()
    })
    await step('Then comes the drawing, which arrow keys scroll', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('region', { name: /^Ground floor/ })).toHaveFocus()
    })
    const first = canvas.getByRole('button', { name: 'See all points: Cost Estimation' })
    await step('Enter opens a dialog, Escape closes it and returns the focus', async () => {
      await tabTo(userEvent, first)
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('dialog')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(first).toHaveFocus())
      await expectPageUnblocked(canvasElement)
    })
  },
}

export const LargeText: Story = {
  tags: ['!visual'],
  beforeEach: largeText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
