import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressSteps } from '../../src/design-system'

const meta = {
  component: ProgressSteps,
  args: { label: 'Progress', steps: ['Contact', 'Calculator', 'Submit'], current: 2 },
} satisfies Meta<typeof ProgressSteps>
export default meta

type Story = StoryObj<typeof meta>

const currentOf = (items: readonly HTMLElement[]) => items.map((item) => item.getAttribute('aria-current'))

/** It is a named list, in the order of the steps, with one current step. */
export const Default: Story = {
  name: 'Default (stepper)',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Progress' })).toHaveTextContent(
      '1Contact2Calculator3Submit',
    )
    await expect(currentOf(canvas.getAllByRole('listitem'))).toEqual([null, 'step', null])
  },
}

/** After the last step none is current. */
export const AllDone: Story = {
  args: {
    steps: ['Contact Information', 'Cost Calculator', 'Review & Submit', 'Estimate Summary'],
    current: 5,
  },
  play: async ({ canvas }) => {
    await expect(currentOf(canvas.getAllByRole('listitem'))).toEqual([null, null, null, null])
  },
}
