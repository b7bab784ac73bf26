import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import TermsPage from '../../src/pages/terms/TermsPage'
import { paths } from '../../src/paths'
import { expectNoOverflow } from '../support/expectNoOverflow'
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
    await expectNoOverflow(canvasElement)
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
