import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { posts } from '../../src/content/collections/posts'
import { services } from '../../src/content/collections/services'
import HomePage from '../../src/pages/home/HomePage'
import type { SendMessage } from '../../src/pages/home/useHomeMessage'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'

const meta = {
  component: HomePage,
  args: { sendMessage: fn<SendMessage>(async () => 'sent') },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomePage>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('The hero and its two links', async () => {
      await expect(
        canvas.getByRole('heading', { level: 1, name: 'Bring Your Dreams to Reality' }),
      ).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
      await expect(canvas.getByRole('link', { name: 'Learn More about us' })).toHaveAttribute(
        'href',
        '/aboutus',
      )
    })
    await step('The first three services and the first two posts', async () => {
      const teaser = within(canvas.getByRole('region', { name: 'OUR TOP NOTCH SERVICES' }))
      for (const { title, link } of services.slice(0, 3)) {
        await expect(teaser.getByRole('link', { name: `LEARN MORE: ${title}` })).toHaveAttribute('href', link)
      }
      const articles = within(canvas.getByRole('region', { name: 'From our blog' }))
      await expect(articles.getAllByRole('link', { name: /^Read More/ })).toHaveLength(2)
      for (const { title, link } of posts.slice(0, 2)) {
        await expect(articles.getByRole('link', { name: `Read More: ${title}` })).toHaveAttribute(
          'href',
          link,
        )
      }
    })
    await expectNoOverflow(canvasElement)
  },
}

export const LargeText: Story = {
  tags: ['!visual'],
  beforeEach: largeText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
