import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FieldRow, NumberField, SegmentedControl } from '../../src/design-system'

const ignored = () => undefined

const units = [
  { value: 'marla', label: 'Marla' },
  { value: 'sqft', label: 'Sq. Ft.' },
] as const

const plotAndUnit = (errorMessage?: string) => (
  <>
    <NumberField
      label="Plot Size"
      number={10}
      value="10"
      onValueChange={ignored}
      errorMessage={errorMessage}
    />
    <SegmentedControl label="Plot Unit" options={units} value="marla" onValueChange={ignored} />
  </>
)

const meta = {
  component: FieldRow,
  args: { children: plotAndUnit() },
} satisfies Meta<typeof FieldRow>
export default meta

type Story = StoryObj<typeof meta>

const boxOf = (element: HTMLElement) => element.getBoundingClientRect()

/** The fields share the row equally. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const first = boxOf(canvas.getByRole('textbox', { name: 'Plot Size' }))
    const second = boxOf(canvas.getByRole('radiogroup', { name: 'Plot Unit' }))
    await expect(second.left).toBeGreaterThan(first.right)
    await expect(second.width).toBeCloseTo(first.width, 0)
  },
}

export const ShortAndLong: Story = { args: { split: 'short-and-long' } }

export const AlignedAtTheEnd: Story = { args: { align: 'end' } }

/** The message is below both fields. */
export const MessageAcross: Story = {
  args: { split: 'short-and-long', children: plotAndUnit('Enter 5 or less.') },
  play: async ({ canvas }) => {
    const message = boxOf(canvas.getByText('Enter 5 or less.'))
    await expect(message.top).toBeGreaterThanOrEqual(boxOf(canvas.getByRole('radiogroup')).bottom)
  },
}
