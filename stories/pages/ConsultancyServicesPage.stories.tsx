import type { Meta, StoryObj } from '@storybook/react-vite'
import ConsultancyServicesPage from '../../src/pages/consultancy-services/ConsultancyServicesPage'
import { paths } from '../../src/paths'

const meta = {
  component: ConsultancyServicesPage,
  parameters: { layout: 'fullscreen', route: paths.consultancyServices.href() },
} satisfies Meta<typeof ConsultancyServicesPage>
export default meta

export const Default: StoryObj<typeof meta> = {}
