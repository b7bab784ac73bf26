import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CostTable } from '../../src/pages/estimator/planning/CostTable'
import { printed } from '../support/emulateMedia'

const meta = {
  component: CostTable,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CostTable>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('The figures are those of the calculator', async () => {
      const table = within(canvas.getByRole('table', { name: 'With a basement' }))
      const row = table.getByRole('row', { name: /^10 marla/ })
      await expect(row).toHaveTextContent(
        /^10 marla 3,666 sq ft2\.68 crore PKR\s26,813,7052\.80 crore PKR\s27,995,990$/,
      )
      await expect(table.getByRole('row', { name: /^Per sq ft/ })).toHaveTextContent(
        /^Per sq ftPKR\s7,141–7,442PKR\s7,463–7,765$/,
      )
    })
    await step('Each total opens in the estimator', async () => {
      const links = canvas.getAllByRole('link')
      await expect(links).toHaveLength(28)
      for (const link of links)
        await expect(link.getAttribute('href')).toMatch(/^\/calculate_actual_cost#v=1&plot=/)
    })
    await step('What moves the price is the difference between two totals', async () => {
      const term = canvas.getByText('A+ instead of A')
      await expect(term.closest('div')).toHaveTextContent(/\+PKR\s840,435 8\.40 lakh$/)
    })
  },
}

export const Printed: Story = {
  beforeEach: printed,
  play: async ({ canvas, step }) => {
    await step('No row is divided between two pages', async () => {
      for (const row of canvas.getAllByRole('rowheader').map((header) => header.parentElement))
        await expect(row).toHaveStyle({ breakInside: 'avoid' })
    })
    await step('Nothing is cut off that would be scrolled, and only the tables are printed', async () => {
      for (const table of canvas.getAllByRole('region', { name: /basement/ }))
        await expect(table).toHaveStyle({ overflow: 'visible' })
      await expect(canvas.getByText('A+ instead of A')).not.toBeVisible()
    })
  },
}
