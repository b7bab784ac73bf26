import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { services } from '../../src/content/services/services'
import { ServiceRow } from '../../src/sections/cards/ServiceRow'

const [service] = services
if (!service) throw new Error('There are no services')

const meta = { component: ServiceRow, args: { service, headingLevel: 2 } } satisfies Meta<typeof ServiceRow>
export default meta

type Story = StoryObj<typeof meta>

/** All of it is the target of its link. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: service.title })
    await expect(link).toHaveAttribute('href', service.link)
    const { left, top, width, height } = canvas.getByText(service.summary).getBoundingClientRect()
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link)
  },
}

export const InTheRegister: Story = { args: { number: 1 } }
