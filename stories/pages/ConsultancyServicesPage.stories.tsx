import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { services } from '../../src/content/collections/services'
import ConsultancyServicesPage from '../../src/pages/consultancy-services/ConsultancyServicesPage'
import { paths } from '../../src/paths'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { withRouterPath } from '../support/withRouterPath'

const meta = {
  component: ConsultancyServicesPage,
  parameters: { layout: 'fullscreen', route: paths.consultancyServices.href() },
} satisfies Meta<typeof ConsultancyServicesPage>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      services.map(({ title }) => title),
    )
    await expectNoOverflow(canvasElement)
  },
}

/** At the start of a visit, Go Back links to the services page. */
export const KeyboardAlone: Story = {
  tags: ['!visual'],
  decorators: [withRouterPath],
  play: async ({ canvas, userEvent, step }) => {
    await step('Go Back is the first tab stop', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Go Back' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText('Path: /services')).toBeVisible()
    })
    await step('Then each service', async () => {
      for (const { title } of services) {
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name: `LEARN MORE: ${title}` })).toHaveFocus()
      }
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByText('Path: /services/equipment-selection')).toBeVisible()
    })
  },
}

export const LargeText: Story = {
  tags: ['!visual'],
  beforeEach: largeText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
