import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FactRow } from '../../src/design-system'

const meta = {
  component: FactRow,
  args: {
    facts: [
      { term: 'A Grade', value: 'PKR 26,813,705' },
      { term: 'A+ Grade', value: 'PKR 27,995,990', isBold: true },
      { term: 'Difference', value: 'PKR 1,182,285' },
    ],
  },
} satisfies Meta<typeof FactRow>
export default meta

type Story = StoryObj<typeof meta>

/** Each value is associated with its term. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')[1]).toHaveTextContent('A+ Grade')
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('PKR 27,995,990')
  },
}

/** On a phone, facts that are compared become rows. */
export const NarrowRows: Story = { args: { narrow: 'rows' } }

export const EqualColumns: Story = { args: { columns: 'equal' } }
