import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { company } from '../../src/content/company'
import { header } from '../../src/content/shell/header'
import { paths } from '../../src/paths'
import { SiteHeader } from '../../src/app/shell/SiteHeader'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { withRouterPath } from '../support/withRouterPath'
import { tabTo } from '../support/tabTo'

const meta = {
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'laptop', isRotated: false } },
} satisfies Meta<typeof SiteHeader>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Main' }))
    await step('The logo links to the home page', async () => {
      await expect(menu.getByRole('link', { name: new RegExp(`^${company.name}`) })).toHaveAttribute(
        'href',
        '/',
      )
    })
    await step('Only the current page is marked', async () => {
      await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
      await expect(menu.getByRole('link', { name: 'Services' })).not.toHaveAttribute('aria-current')
    })
    await step('Two phones, the e-mail address and the map are links', async () => {
      const [first, second] = company.phones
      await expect(canvas.getByRole('link', { name: first })).toHaveAttribute('href', 'tel:+923000000000')
      await expect(canvas.getByRole('link', { name: second })).toHaveAttribute('href', 'tel:+924200000000')
      await expect(canvas.getByRole('link', { name: company.email })).toHaveAttribute(
        'href',
        `mailto:${company.email}`,
      )
      await expect(canvas.getByRole('link', { name: company.address })).toHaveAttribute('target', '_blank')
    })
    await step('All six slides are links', async () => {
      const slider = canvas.getByRole('region', { name: 'highlights' })
      const links = [...slider.querySelectorAll('a')].map((link) => link.textContent)
      await expect(links.toSorted()).toEqual(header.highlights.map(({ label }) => label).toSorted())
    })
  },
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  decorators: [withRouterPath],
  play: async ({ canvas, userEvent, step }) => {
    const tools = canvas.getByRole('button', { name: 'Tools' })
    await step('Arrow down opens Tools and focuses its first item', async () => {
      await tabTo(userEvent, tools)
      await userEvent.keyboard('{ArrowDown}')
      await expect(
        await screen.findByRole('menuitem', { name: 'Calculate area of your Floors' }),
      ).toHaveFocus()
    })
    await step('Escape closes it and returns the focus', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
      await expect(tools).toHaveFocus()
    })
    await step('Enter on an item opens the estimator', async () => {
      await userEvent.keyboard('{Enter}')
      await userEvent.keyboard('{ArrowDown}')
      await expect(
        await screen.findByRole('menuitem', { name: 'Get your Construction Estimate' }),
      ).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByText(`Path: ${paths.estimator.href()}`)).toBeVisible()
    })
  },
}

export const ToolsOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tools' }))
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(2)
  },
}

export const WithinServices: Story = {
  parameters: { route: paths.consultancyServices.href() },
  play: async ({ canvas }) => {
    const services = within(canvas.getByRole('navigation', { name: 'Main' })).getByRole('link', {
      name: 'Services',
    })
    await expect(services).not.toHaveAttribute('aria-current')
    await expect(services).toHaveAttribute('data-state', 'within')
  },
}

export const OnTheEstimator: Story = {
  parameters: { route: paths.estimator.href() },
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Main' }))
    await expect(menu.getByRole('link', { name: 'Get your Construction Estimate' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

export const Wide: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    await expectNoOverflow(canvasElement)
    await step('A button opens the menu', async () => {
      await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible()
      await expect(canvas.queryByRole('link', { name: 'Services' })).toBeNull()
    })
    await step('The link to the estimator is still visible', async () => {
      const menu = within(canvas.getByRole('navigation', { name: 'Main' }))
      await expect(menu.getByRole('link', { name: 'Get your Construction Estimate' })).toBeVisible()
    })
  },
}
