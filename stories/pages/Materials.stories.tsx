import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { calculateEstimate, inputsOfHouse, plainHouse } from '../../src/estimator'
import { Materials } from '../../src/pages/estimator/planning/Materials'

const meta = {
  component: Materials,
  args: { estimate: calculateEstimate(inputsOfHouse(10, plainHouse)) },
} satisfies Meta<typeof Materials>
export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'What goes into it' }))
    await expect(await canvas.findByText('about 68,000 pieces')).toBeVisible()
    await expect(canvas.getByText('700 to 830 bags of 50 kg')).toBeVisible()
    await expect(canvas.getByText('4,200 to 5,700 kg')).toBeVisible()
  },
}
