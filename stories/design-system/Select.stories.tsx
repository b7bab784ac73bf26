import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Select, type SelectProps } from '../../src/design-system'
import { FilledBeforeHydration } from '../support/FilledBeforeHydration'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { disabledFieldPlay } from '../support/fieldPlays'
import { byRole, tabStop } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { tabTo } from '../support/tabTo'

/** Keeps the value. */
function Controlled(args: SelectProps<string>) {
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
}

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
  render: Controlled,
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
      <Controlled {...args} />
    </FilledBeforeHydration>
  ),
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('interior'))
    const field = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Project Type' })
    await expect(field).toHaveValue('interior')
    await expect(field).toHaveFocus()
  },
}

const projectType = byRole('combobox', 'Project Type')
const expectChosen = (context: Pick<StoryContext, 'canvas' | 'userEvent'>, label: string) =>
  expect(projectType(context)).toHaveDisplayValue(label)

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  ...keyboardTable<Story>([
    tabStop(projectType),
    {
      where: 'On it',
      reach: async (context) => {
        await tabTo(context.userEvent, projectType(context))
      },
      rows: [
        {
          keys: ['Letters'],
          does: 'Chooses the option that begins with them',
          sample: 'in',
          isNative: true,
          result: async (context) => {
            await expectChosen(context, 'Interior design')
            await expect(context.args.onValueChange).toHaveBeenLastCalledWith('interior')
          },
        },
        {
          keys: ['ArrowUp', 'ArrowLeft'],
          does: 'Chooses the previous option',
          isNative: true,
          result: (context, key) =>
            expectChosen(context, key === 'ArrowUp' ? 'Commercial building' : 'House'),
        },
        {
          keys: ['ArrowDown', 'ArrowRight'],
          does: 'Chooses the next option',
          isNative: true,
          result: (context, key) =>
            expectChosen(context, key === 'ArrowDown' ? 'Commercial building' : 'Interior design'),
        },
        {
          keys: ['Home', 'PageUp'],
          does: 'Chooses the first option',
          isNative: true,
          prepare: ({ userEvent }) => userEvent.keyboard('{End}'),
          result: (context) => expectChosen(context, 'House'),
        },
        {
          keys: ['End', 'PageDown'],
          does: 'Chooses the last option',
          isNative: true,
          prepare: ({ userEvent }) => userEvent.keyboard('{Home}'),
          result: (context) => expectChosen(context, 'Interior design'),
        },
        {
          keys: ['Space'],
          does: 'Opens the list of options',
          unobservable: 'The list is a window of the browser, which Chromium without a screen does not open.',
        },
      ],
    },
  ]),
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
