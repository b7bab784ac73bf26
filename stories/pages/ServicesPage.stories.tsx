import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import ServicesPage from '../../src/pages/services/ServicesPage'
import { paths } from '../../src/paths'

const meta = {
  component: ServicesPage,
  parameters: { layout: 'fullscreen', route: paths.services.href() },
} satisfies Meta<typeof ServicesPage>
export default meta

/** A category opens its services as a nested list. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read More: Engineering Services' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Engineering Services' }))
    const proposals = dialog.getByText('Proposal preparation').closest('li')
    await expect(proposals?.querySelectorAll('li')).toHaveLength(3)
  },
}
