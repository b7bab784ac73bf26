import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExcellenceBanner } from '../../src/sections/ExcellenceBanner'

const meta = {
  component: ExcellenceBanner,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ExcellenceBanner>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithPicture: Story = { args: { hasPicture: true } }
