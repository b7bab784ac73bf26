import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { MobileMenu } from '../../src/app/shell/header/MobileMenu'
import { header } from '../../src/content/shell/header'
import { paths } from '../../src/paths'

const meta = {
  component: MobileMenu,
  parameters: { route: paths.service.href('landscaping') },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof MobileMenu>
export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, step }) => {
    await step('The menu has the links of the main menu, without Tools', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
      const links = [...(await screen.findByRole('navigation', { name: 'Menu' })).querySelectorAll('a')]
      await expect(links.map((link) => link.textContent)).toEqual(header.menu.map(({ label }) => label))
    })
    await step('The estimate, also in Urdu, calling and chatting are at its foot', async () => {
      const estimate = screen.getByRole('link', { name: header.estimate.label })
      await expect(estimate).toHaveAttribute('href', paths.estimator.href())
      await expect(screen.getByRole('link', { name: /اردو/ })).toHaveAttribute(
        'href',
        header.languages.ur.href,
      )
      const [call, chat] = [header.call, header.chat].map((name) => screen.getByRole('link', { name }))
      await expect(call).toHaveAttribute('href', 'tel:+923000000000')
      await expect(chat).toHaveAttribute('href', 'https://wa.me/923000000000')
    })
    await step('The parent of the current page is marked', async () => {
      await expect(screen.getByRole('link', { name: 'Services' })).toHaveAttribute('data-state', 'within')
    })
  },
}
