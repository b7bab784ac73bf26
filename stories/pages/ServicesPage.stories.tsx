import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { categories } from '../../src/content/services/categories'
import ServicesPage from '../../src/pages/services/ServicesPage'
import { paths } from '../../src/paths'

const meta = {
  component: ServicesPage,
  parameters: { layout: 'fullscreen', route: paths.services.href() },
} satisfies Meta<typeof ServicesPage>
export default meta

type Story = StoryObj<typeof meta>

/** A category opens its services as a nested list. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read More: Engineering Services' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Engineering Services' }))
    const proposals = dialog.getByText('Proposal preparation').closest('li')
    await expect(proposals?.querySelectorAll('li')).toHaveLength(3)
  },
}

/** Each category is one tab stop. */
export const KeyboardAlone: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    for (const { title } of categories) {
      await userEvent.tab()
      await expect(document.activeElement).toHaveAccessibleName(`Read More: ${title}`)
    }
  },
}
