import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { SiteHeader } from '../../src/app/shell/header/SiteHeader'
import { company } from '../../src/content/company'
import { paths } from '../../src/paths'

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
      const logo = menu.getByRole('link', { name: new RegExp(`^${company.name}`) })
      await expect(logo).toHaveAttribute('href', paths.home.href())
    })
    await step('Only the current page is marked', async () => {
      await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
      await expect(menu.getByRole('link', { name: 'Services' })).not.toHaveAttribute('aria-current')
    })
    await step('The estimator is linked in English and in Urdu', async () => {
      const estimate = menu.getByRole('link', { name: 'Get your Construction Estimate' })
      await expect(estimate).toHaveAttribute('href', paths.estimator.href())
      const urdu = menu.getByRole('link', { name: 'اردو – the estimate in Urdu' })
      await expect(urdu).toHaveAttribute('href', '/calculate_actual_cost?lang=ur')
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
  },
}

/** Firefox tells screen readers of a new link whenever its handler is set, and the focus is lost for them. */
export const ToolsByArrowKeys: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  play: async ({ canvas, userEvent, step }) => {
    await step('The links keep their click handlers while the focus moves through them', async () => {
      const tools = () => canvas.getByRole('button', { name: 'Tools' })
      // Once the menu is loaded.
      await waitFor(() => expect(tools()).toHaveAttribute('data-state', 'closed'))
      tools().focus()
      await userEvent.keyboard('{Enter}')
      const links = canvas.getAllByRole('menuitem')
      await waitFor(() => expect(links[0]).toHaveFocus())
      const set = fn()
      for (const link of links) Object.defineProperty(link, 'onclick', { set })
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(links[1]).toHaveFocus())
      await expect(links[1]).toHaveAttribute('data-highlighted')
      await expect(set).not.toHaveBeenCalled()
    })
  },
}

/** The menu becomes a button, and the link to the estimator stays visible. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Services' })).toBeNull()
    const menu = within(canvas.getByRole('navigation', { name: 'Main' }))
    await expect(
      menu.getByRole('link', { name: /^Estimate.*: Get your Construction Estimate$/ }),
    ).toBeVisible()
  },
}
