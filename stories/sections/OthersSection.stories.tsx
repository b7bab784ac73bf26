import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { services } from '../../src/content/collections/services'
import { OthersSection } from '../../src/sections/OthersSection'
import { ServiceCard } from '../../src/sections/ServiceCard'

function cards(count: number) {
  return services.slice(0, count).map((service) => (
    <li key={service.id}>
      <ServiceCard service={service} />
    </li>
  ))
}

const meta = {
  component: OthersSection,
  parameters: { layout: 'fullscreen' },
  args: { heading: 'Other Services', children: cards(4) },
} satisfies Meta<typeof OthersSection>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Other Services' }))
    await expect(region.getByRole('heading', { level: 2, name: 'Other Services' })).toBeVisible()
    await expect(region.getAllByRole('listitem')).toHaveLength(4)
  },
}

export const One: Story = { args: { children: cards(1) } }

export const Two: Story = { args: { children: cards(2) } }

export const None: Story = {
  args: { children: [] },
  play: ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
}
