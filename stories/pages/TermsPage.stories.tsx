import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import TermsPage from '../../src/pages/terms/TermsPage'
import { paths } from '../../src/paths'
import { nothingSticksOut } from '../support/nothingSticksOut'
import { printed } from '../support/emulateMedia'

const meta = {
  component: TermsPage,
  parameters: { layout: 'fullscreen', route: paths.terms.href() },
} satisfies Meta<typeof TermsPage>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeVisible()
    await nothingSticksOut(canvasElement)
  },
}

export const Printed: Story = {
  tags: ['!visual'],
  beforeEach: printed,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}
