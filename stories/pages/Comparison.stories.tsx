import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inputsOfHouse, plainHouse } from '../../src/estimator'
import { Comparison } from '../../src/pages/estimator/planning/Comparison'
import { keptHouses, noHouses } from '../../src/pages/estimator/planning/keptHouses'
import { isolatedStore } from '../support/isolatedStorage'

const inputs = inputsOfHouse(10, { ...plainHouse, includeBasement: true })

const meta = {
  component: Comparison,
  args: { inputs, onOpen: fn() },
  beforeEach: isolatedStore(() => keptHouses.update(noHouses)),
} satisfies Meta<typeof Comparison>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const heading = canvas.getByRole('heading', { name: 'Compare houses' })
    const caption = 'Saved and current house: 10 Marla, DHA, A Grade, with a basement'
    await step('A saved house is compared, and the focus stays in the part', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save this house' }))
      await expect(canvas.getByRole('table', { name: caption })).toBeVisible()
      await expect(heading).toHaveFocus()
    })
    await step('Ending the comparison removes the table, and keeps the house', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'End the comparison' }))
      await expect(canvas.queryByRole('table')).toBeNull()
      await expect(heading).toHaveFocus()
      await userEvent.click(canvas.getByRole('button', { name: /^Compare 10 Marla/ }))
      await expect(canvas.getByRole('table', { name: caption })).toBeVisible()
    })
  },
}

const other = inputsOfHouse(10, { ...plainHouse, grade: 'A+' })

export const Different: Story = {
  args: { inputs: other },
  beforeEach: () => keptHouses.save('First idea', inputs),
  play: async ({ canvas, step }) => {
    const row = (name: RegExp) => canvas.getByRole('row', { name })
    await step('The total comes first, then only what differs', async () => {
      await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/^Total/)
      await expect(row(/^Grade/)).toHaveTextContent('GradeAA+')
      await expect(row(/^Basement/)).toBeVisible()
      await expect(canvas.queryByRole('row', { name: /^Plot/ })).toBeNull()
    })
    await step('Amounts have their difference', async () => {
      await expect(row(/^Total/)).toHaveTextContent(
        /PKR\s26,813,705 \(2\.68 crore\)PKR\s18,281,090 \(1\.83 crore\) −PKR\s8,532,615$/,
      )
    })
  },
}
