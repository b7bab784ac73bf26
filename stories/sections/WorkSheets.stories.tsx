import type { Meta, StoryObj } from '@storybook/react-vite'
import { WorkSheets } from '../../src/sections/pictures/WorkSheets'

const meta = { component: WorkSheets } satisfies Meta<typeof WorkSheets>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Brief: Story = { args: { isBrief: true } }
