import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SiteFooter } from '../../src/app/shell/SiteFooter'
import { company } from '../../src/content/company'
import { footer } from '../../src/content/shell/footer'

const meta = { component: SiteFooter, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof SiteFooter>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('It shows the year of the visitor’s clock', async () => {
      await expect(
        canvas.getByText(`© ${new Date().getFullYear()} ${company.name}. All rights reserved.`),
      ).toBeVisible()
    })
    await step('The social links open in a new tab, without a referrer', async () => {
      for (const { name } of company.socials) {
        const link = canvas.getByRole('link', { name: `${company.name} on ${name}` })
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      }
    })
    await step('Policies and useful links point to their pages', async () => {
      for (const { label, href } of [...footer.policies, ...footer.links.links])
        await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', href)
    })
  },
}
