import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Select, type SelectProps } from '../../src/design-system'
import { FilledBeforeHydration } from '../support/FilledBeforeHydration'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { hasRealKeys } from '../support/hasRealKeys'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { disabledFieldPlay } from '../support/fieldPlays'

const meta = {
  component: Select,
  args: {
    label: 'Project Type',
    options: [
      { value: 'house', label: 'House' },
      { value: 'commercial', label: 'Commercial building' },
      { value: 'interior', label: 'Interior design' },
    ],
    value: '',
    onValueChange: fn(),
  },
  render: function Controlled(args: SelectProps<string>) {
    const [value, setValue] = useState(args.value)
    return (
      <Select
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next)
          setValue(next)
        }}
      />
    )
  },
} satisfies Meta<typeof Select<string>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Project Type' })
    await step('Nothing is selected', async () => {
      await expect(field).toHaveValue('')
      await expect(field).toHaveDisplayValue('Choose one')
    })
    await step('The value of the selected option is reported', async () => {
      await userEvent.selectOptions(field, 'Commercial building')
      await expect(args.onValueChange).toHaveBeenLastCalledWith('commercial')
      await expect(field).toHaveDisplayValue('Commercial building')
    })
    await step('The placeholder can’t be selected again', async () => {
      await expect(canvas.getByRole('option', { name: 'Choose one' })).toBeDisabled()
    })
  },
}

/** Input before hydration is reported and kept. */
export const FilledInBeforeHydration: Story = {
  tags: ['!visual'],
  render: (args) => (
    <FilledBeforeHydration text="interior">
      <meta.render {...args} />
    </FilledBeforeHydration>
  ),
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('interior'))
    const field = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Project Type' })
    await expect(field).toHaveValue('interior')
    await expect(field).toHaveFocus()
  },
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Project Type' })
    await step('The Tab key reaches the field, and the focus is visible', async () => {
      await userEvent.tab()
      await expectVisibleFocus(field)
    })
    if (!hasRealKeys) return
    await step('Typing the first letters of an option selects it', async () => {
      await userEvent.keyboard('in')
      await expect(field).toHaveDisplayValue('Interior design')
      await expect(args.onValueChange).toHaveBeenLastCalledWith('interior')
    })
  },
}

export const Selected: Story = {
  args: { value: 'house', description: 'Decides which rates are used.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Project Type' })
    await expect(field).toHaveDisplayValue('House')
    await expect(field).toHaveAccessibleDescription(/^Decides which rates are used\.\s*$/)
  },
}

export const WithError: Story = {
  args: { isRequired: true, placeholder: 'Choose a type', errorMessage: 'Choose what you want to build.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: /^Project Type$/ })
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription('Choose what you want to build.')
    await expect(field).toBeRequired()
  },
}

export const ErrorAppears: Story = {
  render: function Validated(args) {
    const [errorMessage, setErrorMessage] = useState('')
    return (
      <Select
        {...args}
        errorMessage={errorMessage}
        onBlur={() => setErrorMessage('Choose what you want to build.')}
      />
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Project Type' })
    await step('Leaving the field without a selection shows the error in a live region', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await expect(canvas.getByText('Choose what you want to build.').closest('[aria-live]')).toHaveAttribute(
        'aria-live',
        'polite',
      )
      await expect(field).toHaveAccessibleDescription('Choose what you want to build.')
    })
  },
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: disabledFieldPlay('combobox'),
}

export const LongText: Story = {
  args: {
    label:
      'What best describes the piece of land on which you would like us to build for you and your family',
    options: [
      {
        value: 'corner',
        label: 'A corner plot with streets on two sides, of which at least one is wider than forty feet',
      },
    ],
    value: 'corner',
  },
}

export const Narrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expectNoOverflow(canvasElement)
    await expect(canvas.getByRole('combobox').getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
