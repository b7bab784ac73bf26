import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { calculateEstimate, inputsOfHouse, plainHouse } from '../../src/estimator'
import { OwnerQuestions } from '../../src/pages/estimator/estimate/OwnerQuestions'

const meta = {
  component: OwnerQuestions,
  args: { estimate: calculateEstimate(inputsOfHouse(10, plainHouse)), headingLevel: 3 },
} satisfies Meta<typeof OwnerQuestions>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'On top, reserve, time, payments' }))
    await expect(await canvas.findByText('17 lakh to 26 lakh')).toBeVisible()
    await expect(canvas.getByText('10 to 14 months')).toBeVisible()
    await expect(canvas.getByText('1 November 2026')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'FAQ: How long' })).toHaveAttribute('href', '/faq#timeline')
    await expect(canvas.getByText('PKR 1,921,925')).toBeVisible()
  },
}

/** Between two sizes of the FAQ. */
export const NearestPlot: Story = {
  args: { estimate: calculateEstimate(inputsOfHouse(13, plainHouse)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading'))
    await expect(await canvas.findByText(/^After the approval, as for 10 marla/)).toBeInTheDocument()
  },
}

/** Larger than the largest size of the FAQ; the reserve is more than a crore. */
export const LargePlot: Story = {
  args: { estimate: calculateEstimate(inputsOfHouse(45, plainHouse)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading'))
    await expect(await canvas.findByText(/^After the approval, as for 20 marla/)).toBeInTheDocument()
  },
}

/** What isn't built takes no time. */
export const DesignOnly: Story = {
  args: {
    estimate: calculateEstimate({
      ...inputsOfHouse(13, plainHouse),
      services: { architectural: true, interior: true, grayStructure: false, finishing: false },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading'))
    await expect(await canvas.findByText('With the drawings')).toBeVisible()
    await expect(canvas.queryByText('Keep in reserve')).not.toBeInTheDocument()
    await expect(canvas.queryByText('How long')).not.toBeInTheDocument()
    await expect(canvas.queryByText('Foundation')).not.toBeInTheDocument()
  },
}
