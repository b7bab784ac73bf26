import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import AboutPage from '../../src/pages/about/AboutPage'
import { paths } from '../../src/paths'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { printed } from '../support/emulateMedia'

const meta = {
  component: AboutPage,
  parameters: { layout: 'fullscreen', route: paths.about.href() },
} satisfies Meta<typeof AboutPage>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'ABOUT US' })).toBeVisible()
    for (const name of ['Mission', 'Vision', 'Goal', 'Our Working Process']) {
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible()
    }
    const steps = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await expect(steps).toEqual(['Define Design', 'Estimate Design', 'Build Design'])
    await expectNoOverflow(canvasElement)
  },
}

export const Printed: Story = {
  tags: ['!visual'],
  beforeEach: printed,
}

export const LargeText: Story = {
  tags: ['!visual'],
  beforeEach: largeText,
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
