import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import {
  calculateEstimate,
  initialBudget,
  inputsOfHouse,
  plainHouse,
  type BudgetInputs,
} from '../../src/estimator'
import { HouseBudget } from '../../src/pages/estimator/planning/HouseBudget'

const house = inputsOfHouse(10, { ...plainHouse, grade: 'A+', includeBasement: true })
const withBudget = (budget: string): BudgetInputs => ({ ...initialBudget, budget })

const meta = {
  component: HouseBudget,
  args: {
    inputs: house,
    estimate: calculateEstimate(house),
    budget: withBudget('1.9'),
    onBudgetChange: fn(),
    onApply: fn(),
  },
  render: function Budget(args) {
    const [inputs, setInputs] = useState(args.inputs)
    const [budget, setBudget] = useState(args.budget)
    return (
      <HouseBudget
        inputs={inputs}
        estimate={calculateEstimate(inputs)}
        budget={budget}
        onBudgetChange={setBudget}
        onApply={setInputs}
      />
    )
  },
} satisfies Meta<typeof HouseBudget>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('The budget pays for a part of the house', async () => {
      await expect(
        canvas.getByText('1.9 crore pays for 67 per cent of this house’s 2.8 crore; 89.96 lakh short.'),
      ).toBeVisible()
      await expect(canvas.getByText('Without a basement')).toBeVisible()
      await expect(canvas.getByText('A instead of A+ + Ground floor first, first floor later')).toBeVisible()
    })
    await step('A change makes it fit, and can be undone with the keyboard', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change to this: Without a basement' }))
      const fits = '1.9 crore covers this house’s 1.83 crore, with 7.19 lakh left over.'
      await expect(canvas.getAllByText(fits)[0]).toBeVisible()
      await expect(canvas.getByRole('heading', { name: 'Your budget for this house' })).toHaveFocus()
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(fits))
      const undo = canvas.getByRole('button', { name: 'Undo the change' })
      undo.focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText(/89\.96 lakh short\.$/)).toBeVisible()
      await expect(undo).not.toBeInTheDocument()
    })
  },
}

export const NothingFits: Story = {
  args: { budget: withBudget('90 lakh') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nothing makes it fit on this plot\./)).toBeVisible()
    await expect(canvas.getByText('5.84 lakh short')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { budget: initialBudget },
  play: async ({ canvas }) => {
    const budget = canvas.getByRole('textbox', { name: 'Your budget' })
    await expect(budget).toHaveDisplayValue('')
    await expect(budget).toHaveAccessibleDescription(/Enter a budget, such as 2 crore\./)
  },
}
