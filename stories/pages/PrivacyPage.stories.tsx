import type { Meta, StoryObj } from '@storybook/react-vite'
import PrivacyPage from '../../src/pages/legal/PrivacyPage'
import { paths } from '../../src/paths'

const meta = {
  component: PrivacyPage,
  parameters: { layout: 'fullscreen', route: paths.privacy.href() },
} satisfies Meta<typeof PrivacyPage>
export default meta

export const Default: StoryObj<typeof meta> = {}
