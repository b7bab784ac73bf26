import type { Meta, StoryObj } from '@storybook/react-vite'
import { services } from '../../src/content/services/services'
import { ServiceCard } from '../../src/sections/cards/ServiceCard'

const [service] = services
if (!service) throw new Error('There are no services')

const meta = { component: ServiceCard, args: { service } } satisfies Meta<typeof ServiceCard>
export default meta

export const Default: StoryObj<typeof meta> = {}
