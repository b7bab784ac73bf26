import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { company } from '../../src/content/company'
import { footer } from '../../src/content/shell/footer'
import { SiteFooter } from '../../src/app/shell/SiteFooter'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { rightToLeft } from '../support/rightToLeft'
import { expectLeftToRight } from '../support/expectLeftToRight'

const meta = { component: SiteFooter, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof SiteFooter>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('It shows the year of the visitor’s clock', async () => {
      const year = new Date().getFullYear()
      await expect(canvas.getByText(`© ${year} ${company.name}. All rights reserved.`)).toBeVisible()
    })
    await step('It shows six pictures with alternative texts', async () => {
      const alts = canvas.getAllByRole('img').map((picture) => picture.getAttribute('alt'))
      await expect(alts).toHaveLength(footer.gallery.pictures.length)
      await expect(alts.every((alt) => alt?.startsWith('Render of a model:'))).toBe(true)
    })
    await step('The social links open in a new tab, without a referrer', async () => {
      for (const { name } of company.socials) {
        const link = canvas.getByRole('link', { name: `${company.name} on ${name}` })
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      }
    })
    await step('Policies and useful links point to their pages', async () => {
      await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
        'href',
        '/privacy-policy',
      )
      await expect(canvas.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms')
      await expect(canvas.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/faq')
      await expect(canvas.getByRole('link', { name: 'Blogs' })).toHaveAttribute('href', '/blogs')
    })
  },
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
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

export const LargeText: Story = {
  tags: ['!visual'],
  ...Narrow,
  beforeEach: largeText,
}

export const RightToLeft: Story = {
  tags: ['!visual'],
  beforeEach: rightToLeft,
  play: async ({ canvas, step }) => {
    await step('The digits of phone numbers keep their order', async () => {
      for (const phone of company.phones) await expectLeftToRight(canvas.getByRole('link', { name: phone }))
    })
  },
}
