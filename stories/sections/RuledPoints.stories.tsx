import type { Meta, StoryObj } from '@storybook/react-vite'
import { serviceDetails } from '../../src/content/services/serviceDetails'
import { servicePage } from '../../src/content/pages/service'
import { RuledPoints } from '../../src/sections/RuledPoints'

const meta = {
  component: RuledPoints,
  args: { heading: servicePage.pointsHeading, points: serviceDetails.landscaping.points },
} satisfies Meta<typeof RuledPoints>
export default meta

export const Default: StoryObj<typeof meta> = {}
