import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { paths } from '../../src/paths'
import { MobileMenu } from '../../src/app/shell/MobileMenu'
import { withRouterPath } from '../support/withRouterPath'
import { tabTo } from '../support/tabTo'

const meta = {
  component: MobileMenu,
  parameters: { route: paths.service.href('landscaping') },
  decorators: [withRouterPath],
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof MobileMenu>
export default meta

type Story = StoryObj<typeof meta>

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('A click opens the menu, with the links of the main menu, without Tools', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
      const links = [...(await screen.findByRole('navigation', { name: 'Menu' })).querySelectorAll('a')]
      await expect(links.map((link) => link.textContent)).toEqual([
        'Home',
        'About Us',
        'Services',
        'Projects',
        'Blogs',
        'Contact Us',
      ])
      await expect(screen.queryByText('Tools')).toBeNull()
    })
    await step('Calling and chatting are at its foot', async () => {
      await expect(screen.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+923000000000')
      await expect(screen.getByRole('link', { name: 'Chat with us' })).toHaveAttribute(
        'href',
        'https://wa.me/923000000000',
      )
    })
    await step('The parent of the current page is marked', async () => {
      await expect(screen.getByRole('link', { name: 'Services' })).toHaveAttribute('data-state', 'within')
    })
    await step('A link closes it and navigates', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Projects' }))
      await expectClosed()
      await expect(canvas.getByText('Path: /projects')).toBeVisible()
      await expect(document.body).not.toHaveAttribute('data-scroll-locked')
    })
  },
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' })
    await step('Enter opens it, Escape closes it and the focus returns', async () => {
      await tabTo(userEvent, opener)
      await userEvent.keyboard('{Enter}')
      await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expectClosed()
      await expect(opener).toHaveFocus()
    })
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible())
  },
}
