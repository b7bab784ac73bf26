import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { initialBudget, inputsOfHouse, plainHouse } from '../../src/estimator'
import { budgetStore } from '../../src/pages/estimator/planning/budgetStore'
import { HouseBudget } from '../../src/pages/estimator/planning/HouseBudget'
import { estimatorStore, openHouse } from '../../src/pages/estimator/wizard/estimatorStore'
import { useStore } from '../../src/lib/useStore'
import { isolatedEstimate } from '../support/isolatedEstimate'

/** A story's `beforeEach`: the visitor has entered a budget. */
const entered = (budget: string) => () => {
  budgetStore.set({ ...initialBudget, budget })
  return () => budgetStore.set(initialBudget)
}

const meta = {
  component: HouseBudget,
  args: { inputs: inputsOfHouse(10, { ...plainHouse, grade: 'A+', includeBasement: true }) },
  beforeEach: [isolatedEstimate, ({ args }) => void openHouse(args.inputs)],
  render: function Budget() {
    return <HouseBudget inputs={useStore(estimatorStore).inputs} />
  },
} satisfies Meta<typeof HouseBudget>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  beforeEach: entered(''),
  play: async ({ canvas, userEvent, step }) => {
    const budget = canvas.getByRole('textbox', { name: 'Your budget' })
    await expect(budget).toHaveDisplayValue('')
    await step('A budget pays for a part of the house', async () => {
      await userEvent.type(budget, '1.9')
      await expect(
        canvas.getByText('1.9 crore pays for 67 per cent of this house’s 2.8 crore; 89.96 lakh short.'),
      ).toBeVisible()
      await expect(canvas.getByText('A instead of A+ · First floor later')).toBeVisible()
    })
    await step('With the keyboard, a change makes it fit', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      const fits = '1.9 crore covers this house’s 1.83 crore, with 7.19 lakh left over.'
      await expect(canvas.getAllByText(fits)[0]).toBeVisible()
      await expect(canvas.getByRole('heading', { name: 'Your budget for this house' })).toHaveFocus()
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(fits))
      await expect(canvas.queryByRole('button', { name: /^Change to this/ })).toBeNull()
    })
    await step('It can be undone', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Undo the change' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('heading', { name: 'Your budget for this house' })).toHaveFocus()
      await expect(canvas.getAllByText(/89\.96 lakh short\.$/)[0]).toBeVisible()
      await expect(canvas.queryByRole('button', { name: 'Undo the change' })).toBeNull()
    })
  },
}

export const WithReserve: Story = {
  args: { inputs: inputsOfHouse(10, plainHouse) },
  beforeEach: entered('2'),
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByText(/with 25\.59 lakh left over; keep 17 lakh to 26 lakh of it in reserve\.$/)[0],
    ).toBeVisible()
  },
}

export const NothingFits: Story = {
  beforeEach: entered('90 lakh'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No change of basement, grade or first floor is enough\./)).toBeVisible()
    await expect(canvas.getByText('5.84 lakh short')).toBeVisible()
  },
}
