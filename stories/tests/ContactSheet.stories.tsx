import type { Meta, StoryObj } from '@storybook/react-vite'
import { Exhibits } from '../support/exhibits'

/** The stories of one component on one page, for its picture. */
const meta = {
  component: Exhibits,
  args: { components: ['Button'] },
  tags: ['!test', '!dev', '!autodocs', '!visual'],
} satisfies Meta<typeof Exhibits>
export default meta

export const Default: StoryObj<typeof meta> = {}
