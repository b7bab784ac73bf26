import type { Meta, StoryObj } from '@storybook/react-vite'
import AboutPage from '../../src/pages/about/AboutPage'
import { paths } from '../../src/paths'

const meta = {
  component: AboutPage,
  parameters: { layout: 'fullscreen', route: paths.about.href() },
} satisfies Meta<typeof AboutPage>
export default meta

export const Default: StoryObj<typeof meta> = {}
