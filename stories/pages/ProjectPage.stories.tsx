import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { projectDetails } from '../../src/content/collections/projectDetails'
import { projects } from '../../src/content/collections/projects'
import ProjectPage from '../../src/pages/project/ProjectPage'
import { paths } from '../../src/paths'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { expectPageUnblocked } from '../support/expectPageUnblocked'
import { printed } from '../support/emulateMedia'

const meta = {
  component: ProjectPage,
  args: { entry: projectDetails['db-32'] },
  parameters: { layout: 'fullscreen', route: paths.project.href('db-32') },
  render: (args) => (
    <Routes>
      <Route path={paths.project.pattern} element={<ProjectPage {...args} />} />
    </Routes>
  ),
} satisfies Meta<typeof ProjectPage>
export default meta

type Story = StoryObj<typeof meta>

const viewer = () => screen.findByRole('dialog', { name: 'Project Gallery: DB-32' })

async function expectStatus(text: string) {
  await waitFor(async () => {
    await expect(within(await viewer()).getByRole('status')).toHaveTextContent(text)
  })
}

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('Title, highlights, gallery and other projects', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'DB-32' })).toBeVisible()
      const highlights = within(canvas.getByRole('region', { name: 'Project Highlights' }))
      await expect(highlights.getAllByRole('listitem')).toHaveLength(7)
      await expect(highlights.getByText(/^5,701 sq ft within the outer walls; for a plot/)).toBeVisible()
      const gallery = within(canvas.getByRole('region', { name: 'Project Gallery' }))
      await expect(gallery.getAllByRole('button')).toHaveLength(10)
      const others = within(canvas.getByRole('region', { name: 'Other Projects' }))
      await expect(others.getByRole('link', { name: 'Read More →: Swiss Tower' })).toHaveAttribute(
        'href',
        '/projects/swiss-tower',
      )
      await expect(others.getByRole('link', { name: 'Read More →: House Project' })).toBeVisible()
    })
    await step('The texts of other projects are truncated to 160 characters, with an ellipsis', async () => {
      const [tower] = projects
      await expect(canvas.getByText(`${tower?.description?.slice(0, 160)}...`)).toBeInTheDocument()
    })
    await expectNoOverflow(canvasElement)
  },
}

export const LightboxOpen: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('A thumbnail opens its picture', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /the carport with an oak ceiling/ }))
      await expectStatus('Image 4 of 10')
      const picture = within(await viewer()).getByRole('img', { name: /the carport with an oak ceiling/ })
      // It fades in.
      await waitFor(() => expect(picture).toBeVisible())
    })
  },
}

export const LightboxWrapsAround: Story = {
  tags: ['!visual'],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const first = canvas.getByRole('button', { name: /the house from the corner of the street/ })
    await userEvent.click(first)
    await step('The last image is before the first', async () => {
      await expectStatus('Image 1 of 10')
      await userEvent.click(screen.getByRole('button', { name: 'Previous image' }))
      await expectStatus('Image 10 of 10')
    })
    await step('The first image is after the last', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Next image' }))
      await expectStatus('Image 1 of 10')
    })
    await step('× closes it and returns the focus to the thumbnail', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(first).toHaveFocus())
      await expectPageUnblocked(canvasElement)
    })
  },
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const first = canvas.getByRole('button', { name: /the house from the corner of the street/ })
    await step('The tabs, the render and the time of day come first', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('tab', { name: 'Render' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('tabpanel', { name: 'Render' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('slider', { name: 'Time of day' })).toHaveFocus()
    })
    await step('The first thumbnail follows the link to the estimator, and Enter opens it', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Estimate a house like this' })).toHaveFocus()
      await userEvent.tab()
      await expect(first).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expectStatus('Image 1 of 10')
    })
    await step('The arrow keys wrap around', async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await expectStatus('Image 10 of 10')
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
      await expectStatus('Image 2 of 10')
    })
    await step('Escape closes it and returns the focus to the thumbnail', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(first).toHaveFocus())
      await expectPageUnblocked(canvasElement)
    })
  },
}

export const OtherProjectFocused: Story = {
  tags: ['!visual'],
  play: async ({ canvas, step }) => {
    const others = within(canvas.getByRole('region', { name: 'Other Projects' }))
    const [tower] = projects
    const text = others.getByText(`${tower?.description?.slice(0, 160)}...`)
    await step('The description is visible on focus', async () => {
      others.getByRole('link', { name: 'Read More →: Swiss Tower' }).focus()
      await waitFor(() => expect(getComputedStyle(text).opacity).toBe('1'))
      await expect(text.getBoundingClientRect().height).toBeGreaterThan(1)
    })
  },
}

/** A gallery with a portrait, which has a tall place in the grid. */
export const PortraitInTheGallery: Story = {
  args: { entry: projectDetails['house-project'] },
  parameters: { route: paths.project.href('house-project') },
}

export const Tower: Story = {
  args: { entry: projectDetails['swiss-tower'] },
  tags: ['!visual'],
  parameters: { route: paths.project.href('swiss-tower') },
}

export const Unknown: Story = {
  args: { entry: undefined },
  parameters: { route: paths.project.href('no-such-project') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Project not found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All projects' })).toHaveAttribute('href', '/projects')
  },
}

/** Ids are case-sensitive. */
export const UnknownByCase: Story = {
  args: { entry: undefined },
  parameters: { route: paths.project.href('DB-32') },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Project not found' })).toBeVisible()
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
    await expect(canvas.getByRole('heading', { level: 1, name: 'DB-32' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Other Projects' })).toBeNull()
  },
}
