import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { initialBudget } from '../../src/estimator'
import { BudgetSection } from '../../src/pages/estimator/planning/BudgetSection'
import { controlled } from '../support/controlled'

const meta = {
  component: BudgetSection,
  args: { inputs: initialBudget, onChange: () => {} },
  decorators: [controlled('inputs', 'onChange')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BudgetSection>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const budgetIn = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Your budget' })

/** The value of a row of the answer. */
function answerOf(canvas: Canvas, term: string) {
  return canvas.getAllByRole('term').find(({ textContent }) => textContent === term)?.nextElementSibling
}

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Two crore are enough for 11.4 marla, of which 10 marla is the common size', async () => {
      await expect(answerOf(canvas, 'Largest plot')).toHaveTextContent('11.4 marla')
      await expect(answerOf(canvas, 'With a basement')).toHaveTextContent('7.4 marla')
      await expect(answerOf(canvas, 'Cost')).toHaveTextContent('about 1.99 crore PKR 19,883,418')
      await expect(answerOf(canvas, '10 marla')).toHaveTextContent('PKR 2,559,345 left')
      await expect(answerOf(canvas, '14 marla')).toHaveTextContent('PKR 4,420,933 short')
    })
    await step('The answer at the start is not announced, a changed one is', async () => {
      const announcement = canvas.getByRole('status', { name: 'Plot within your budget' })
      await expect(announcement).toBeEmptyDOMElement()
      await userEvent.click(canvas.getByRole('checkbox', { name: 'With a basement' }))
      await expect(answerOf(canvas, 'Largest plot')).toHaveTextContent('7.4 marla')
      await waitFor(() => expect(announcement).toHaveTextContent('Largest plot: 7.4 marla'))
    })
    await step('Its link carries the house', async () => {
      const link = canvas.getByRole('link', { name: 'Open 7.4 marla in the estimator' })
      await expect(link.getAttribute('href')).toMatch(
        /^\/calculate_actual_cost#v=1&plot=7%2E4&unit=marla&authority=DHA&mode=auto&basement_included=yes&grade=A&/,
      )
    })
  },
}

export const TooLow: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Lakh' }))
    await expect(canvas.getAllByText(/^The smallest house we estimate, on 1 marla, costs/)[0]).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const MoreThanTheLargestPlot: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(budgetIn(canvas))
    await userEvent.type(budgetIn(canvas), '1,000')
    await expect(answerOf(canvas, 'Largest plot')).toHaveTextContent('400 marla')
    await expect(canvas.getByText(/^Your budget is enough for 400 marla/)).toBeVisible()
  },
}

export const WithoutServices: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const service of canvas.getAllByRole('checkbox', { checked: true })) {
      if (service !== canvas.getByRole('checkbox', { name: 'With a basement' }))
        await userEvent.click(service)
    }
    await expect(canvas.getAllByText('Choose at least one service.')[0]).toBeVisible()
  },
}

export const NotANumber: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(budgetIn(canvas))
    await expect(canvas.getByText('Enter a budget, such as 2 crore.')).toBeVisible()
    await userEvent.type(budgetIn(canvas), 'two')
    await waitFor(() => expect(budgetIn(canvas)).toHaveAccessibleDescription('Enter a number, such as 7.5.'))
    await expect(budgetIn(canvas)).toHaveDisplayValue('two')
  },
}
