import type { Meta, StoryObj } from '@storybook/react-vite'
import { WorkSheets } from '../../src/sections/pictures/WorkSheets'

const meta = { component: WorkSheets } satisfies Meta<typeof WorkSheets>
export default meta

export const Default: StoryObj<typeof meta> = {}
