import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { HouseTable } from '../../src/pages/home/hero/HouseTable'

const meta = { component: HouseTable } satisfies Meta<typeof HouseTable>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const lift = canvas.getByRole('button', { name: 'Floors of the house on 10 marla' })
    await step('With the keyboard, a model is lifted into its floors', async () => {
      lift.focus()
      await userEvent.keyboard('{Enter}')
      await expect(lift).toHaveAttribute('aria-expanded', 'true')
      await expect(canvas.getByText(/7,856,995/)).toBeVisible()
      await expect(canvas.getByText(/9,583,660/)).toBeVisible()
      await waitFor(() => expect(canvasElement.querySelectorAll('li:first-child picture')).toHaveLength(3))
    })
    await step('A basement changes the prices, the models and the budget', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Basement' }))
      await expect(canvas.getByText(/9,373,050/)).toBeVisible()
      await expect(canvas.getByRole('link', { name: /^10 marla, 3,666 sq ft 2\.68 crore$/ })).toBeVisible()
      await expect(canvas.getByRole('link', { name: '2 crore is enough for 7.4 marla' })).toBeVisible()
    })
    await step('It is put together again', async () => {
      await userEvent.click(lift)
      await expect(lift).toHaveAttribute('aria-expanded', 'false')
      await expect(canvas.queryByText(/9,373,050/)).toBeNull()
    })
  },
}
