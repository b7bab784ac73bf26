import type { Meta, StoryObj } from '@storybook/react-vite'
import { serviceSubpages } from '../../src/content/services/serviceSubpages'
import { SubpageCard } from '../../src/sections/cards/SubpageCard'

const [subpage] = serviceSubpages
if (!subpage) throw new Error('Project management has no subpages')

const meta = {
  component: SubpageCard,
  args: { subpage },
} satisfies Meta<typeof SubpageCard>
export default meta

export const Default: StoryObj<typeof meta> = {}
