import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { SiteFooter } from '../../src/app/shell/SiteFooter'
import { company } from '../../src/content/company'

const meta = { component: SiteFooter, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof SiteFooter>
export default meta

export const Default: StoryObj<typeof meta> = {
  beforeEach: () => void spyOn(Date.prototype, 'getFullYear').mockReturnValue(2031),
  play: async ({ canvas, step }) => {
    await step('It shows the year of the visitor’s clock', async () => {
      await expect(canvas.getByText(`© 2031 ${company.name}. All rights reserved.`)).toBeVisible()
    })
    await step('The social links open in a new tab, without a referrer', async () => {
      for (const { name } of company.socials) {
        const link = canvas.getByRole('link', { name: `${company.name} on ${name}` })
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      }
    })
    await step('Policies and useful links point to their pages', async () => {
      const names = ['About Us', 'Projects', 'Blogs', 'Contact Us', 'Privacy Policy', 'Terms', 'FAQ']
      const targets = names.map((name) => canvas.getByRole('link', { name }).getAttribute('href'))
      const policies = ['/privacy-policy', '/terms', '/faq']
      await expect(targets).toEqual(['/aboutus', '/projects', '/blogs', '/contact', ...policies])
    })
  },
}
