import type { Meta, StoryObj } from '@storybook/react-vite'
import TermsPage from '../../src/pages/legal/TermsPage'
import { paths } from '../../src/paths'

const meta = {
  component: TermsPage,
  parameters: { layout: 'fullscreen', route: paths.terms.href() },
} satisfies Meta<typeof TermsPage>
export default meta

export const Default: StoryObj<typeof meta> = {}
