import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { categories } from '../../src/content/collections/categories'
import ServicesPage from '../../src/pages/services/ServicesPage'
import { paths } from '../../src/paths'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { expectPageUnblocked } from '../support/expectPageUnblocked'
import { withRouterPath } from '../support/withRouterPath'
import { tabTo } from '../support/tabTo'

const meta = {
  component: ServicesPage,
  parameters: { layout: 'fullscreen', route: paths.services.href() },
} satisfies Meta<typeof ServicesPage>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'SERVICES' })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...categories.map(({ title }) => title),
      'Building a house in DHA?',
    ])
    await expect(canvas.getByText('Render of a model.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /DHA plots/ })).toHaveAttribute(
      'href',
      '/services/dha-construction',
    )
    await expectNoOverflow(canvasElement)
  },
}

/** With a nested list. */
export const CategoryOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read More: Engineering Services' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Engineering Services' }))
    const proposals = dialog.getByText('Proposal preparation').closest('li')
    await expect(proposals).not.toBeNull()
    if (proposals) await expect(within(proposals).getAllByRole('listitem')).toHaveLength(3)
    await waitFor(() => expect(dialog.getByText('Electro Mechanical')).toBeVisible())
  },
}

export const CategoryOpenOnAPhone: Story = {
  ...CategoryOpen,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const ConsultancyLink: Story = {
  tags: ['!visual'],
  decorators: [withRouterPath],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Read More: Consultancy Services' }))
    await expect(canvas.getByText('Path: /consultany_services')).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const first = canvas.getByRole('button', { name: 'Read More: Project Development' })
    await step('Each category is one tab stop', async () => {
      for (const { title } of categories) {
        await userEvent.tab()
        await expect(document.activeElement).toHaveAccessibleName(`Read More: ${title}`)
      }
    })
    await step('Enter opens a dialog, Escape closes it and returns the focus', async () => {
      await tabTo(userEvent, first)
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('dialog', { name: 'Project Development' })
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
