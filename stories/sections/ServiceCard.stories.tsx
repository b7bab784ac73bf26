import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { services } from '../../src/content/collections/services'
import { Grid } from '../../src/design-system'
import { ServiceCard } from '../../src/sections/ServiceCard'
import { expectNoOverflow } from '../support/expectNoOverflow'

const [service] = services
if (!service) throw new Error('There are no services')

const meta = {
  component: ServiceCard,
  args: { service },
} satisfies Meta<typeof ServiceCard>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('One link, named after the service, points to its page', async () => {
      await expect(canvas.getByRole('link', { name: `LEARN MORE: ${service.title}` })).toHaveAttribute(
        'href',
        service.link,
      )
      await expect(canvas.getByRole('heading', { level: 3, name: service.title })).toBeVisible()
    })
  },
}

export const EveryService: Story = {
  render: () => (
    <Grid columns="three" as="ul">
      {services.map((one) => (
        <li key={one.id}>
          <ServiceCard service={one} headingLevel={2} />
        </li>
      ))}
    </Grid>
  ),
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
