import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { services, type Service } from '../../src/content/services/services'
import { OthersSection } from '../../src/sections/cards/OthersSection'
import { ServiceRow } from '../../src/sections/cards/ServiceRow'

const meta = {
  component: OthersSection,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Other Services',
    entries: services,
    current: services[0] as Service,
    layout: 'rows',
    children: (service) => <ServiceRow service={service} headingLevel={3} />,
  },
} satisfies Meta<typeof OthersSection<Service>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Other Services' }))
    await expect(region.getByRole('heading', { level: 2, name: 'Other Services' })).toBeVisible()
    await expect(region.getAllByRole('listitem')).toHaveLength(4)
  },
}

export const Cards: Story = { args: { layout: 'cards', entries: services.slice(0, 3) } }

/** Renders nothing. */
export const None: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  args: { entries: services.slice(0, 1) },
  play: ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
}
