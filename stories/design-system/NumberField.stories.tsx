import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { NumberField, type NumberFieldProps } from '../../src/design-system'
import { nothingSticksOut } from '../support/nothingSticksOut'

const meta = {
  component: NumberField,
  args: { label: 'Plot Area', value: '', onValueChange: fn() },
  render: function Typed(args: NumberFieldProps) {
    const [value, setValue] = useState(args.value)
    return (
      <NumberField
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next)
          setValue(next)
        }}
      />
    )
  },
} satisfies Meta<typeof NumberField>
export default meta

type Story = StoryObj<typeof meta>

// Simulated keys set the field's value, which drops what is no number before the field can see it.
const insert = (text: string) => document.execCommand('insertText', false, text)

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Plot Area' })
    await step(
      'A press on the label puts the focus into the field, and the typing arrives as text',
      async () => {
        await userEvent.click(canvas.getByText('Plot Area'))
        await userEvent.keyboard('7.25')
        await expect(args.onValueChange).toHaveBeenLastCalledWith('7.25')
        await expect(field).toHaveDisplayValue('7.25')
      },
    )
    await step('Turning the wheel over the field leaves it and changes nothing', async () => {
      await fireEvent.wheel(field, { deltaY: 100 })
      await expect(field).not.toHaveFocus()
      await expect(field).toHaveDisplayValue('7.25')
    })
  },
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Plot Area' })
    await step('The Tab key reaches the field, a figure can be typed and mended', async () => {
      await userEvent.tab()
      await expect(field).toHaveFocus()
      await userEvent.keyboard('125{Backspace}0')
      await expect(field).toHaveDisplayValue('120')
    })
  },
}

export const WithUnit: Story = {
  args: { label: 'Covered Area', unit: 'sqft', value: '2250', description: 'All floors together.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: /^Covered Area$/ })
    await expect(field).toHaveAccessibleDescription(/^sqft All floors together\.\s*$/)
  },
}

export const Negative: Story = {
  args: { label: 'Front', unit: 'ft' },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Front' })
    await step('A figure below the smallest is named as such', async () => {
      await userEvent.type(field, '-5')
      await expect(field).toHaveAccessibleDescription(/Enter 0 or more\./)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
    })
    await step('Zero is enough', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '0')
      await expect(canvas.queryByText('Enter 0 or more.')).toBeNull()
    })
  },
}

export const Unreadable: Story = {
  args: { label: 'Front', unit: 'ft' },
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Front' })
    await step('Typing that is no number is named as such', async () => {
      field.focus()
      insert('3')
      insert('e')
      await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter a number, such as 7\.5\./))
      await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    })
    await step('The message goes as soon as it can be read', async () => {
      insert('1')
      await waitFor(() => expect(canvas.queryByText('Enter a number, such as 7.5.')).toBeNull())
      await expect(args.onValueChange).toHaveBeenLastCalledWith('3e1')
    })
  },
}

export const WithError: Story = {
  args: {
    label: 'Front',
    unit: 'ft',
    value: '-3',
    errorMessage: 'Enter the front of the plot.',
    isRequired: true,
  },
  play: async ({ canvas, step }) => {
    await step('The page’s own error comes before the field’s', async () => {
      const field = canvas.getByRole('spinbutton', { name: /^Front$/ })
      await expect(field).toHaveAccessibleDescription('ft Enter the front of the plot.')
      await expect(field).toBeRequired()
    })
  },
}

export const HintComes: Story = {
  args: { label: 'Plot Size', unit: 'marla', description: 'As it stands in the allotment letter.' },
  render: function Doubted(args) {
    const [value, setValue] = useState('')
    const hint = Number(value) > 400 ? 'That is more than 400 marla. Is the unit right?' : undefined
    return <NumberField {...args} value={value} onValueChange={setValue} hint={hint} />
  },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Plot Size' })
    await step('A doubt comes in a live region, and the field stays valid', async () => {
      await userEvent.type(field, '4500')
      await expect(canvas.getByText(/Is the unit right\?/).closest('[aria-live]')).toHaveAttribute(
        'aria-live',
        'polite',
      )
      await expect(field).toHaveAccessibleDescription(
        'marla As it stands in the allotment letter. That is more than 400 marla. Is the unit right?',
      )
      await expect(field).not.toHaveAttribute('aria-invalid')
    })
    await step('It goes with its cause', async () => {
      await userEvent.type(field, '{Backspace}{Backspace}')
      await expect(canvas.queryByText(/Is the unit right\?/)).toBeNull()
    })
  },
}

export const Disabled: Story = {
  args: { label: 'Depth', unit: 'ft', value: '60', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Depth' })).toBeDisabled()
  },
}

export const LongText: Story = {
  args: {
    label: 'Area of the open space around the house that is to be landscaped, without driveway and ramps',
    description: 'Measured along the ground, whatever is planned to stand or grow on it later on.',
    unit: 'square metres',
    value: '123456789.123456',
  },
}

export const Narrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await nothingSticksOut(canvasElement)
    await expect(canvas.getByRole('spinbutton').getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
