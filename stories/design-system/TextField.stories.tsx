import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { TextField, type TextFieldProps } from '../../src/design-system'
import { FilledBeforeHydration } from '../support/FilledBeforeHydration'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { rightToLeft } from '../support/rightToLeft'
import { disabledFieldPlay, errorOnBlurPlay, warningOnTypingPlay } from '../support/fieldPlays'
import { tabStop, byTab, editing, submitsForm } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { SubmittedForm } from '../support/SubmittedForm'

/** Keeps the value. */
function Controlled(args: TextFieldProps) {
  const [value, setValue] = useState(args.value)
  return (
    <TextField
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
  component: TextField,
  args: { label: 'Full Name', value: '', onValueChange: fn() },
  render: Controlled,
} satisfies Meta<typeof TextField>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Full Name' })
    await step('A click on the label focuses the field', async () => {
      await userEvent.click(canvas.getByText('Full Name'))
      await expect(field).toHaveFocus()
    })
    await step('The whole text is reported', async () => {
      await userEvent.type(field, 'Ayesha Khan')
      await expect(field).toHaveValue('Ayesha Khan')
      await expect(args.onValueChange).toHaveBeenLastCalledWith('Ayesha Khan')
    })
  },
}

/** Input before hydration is reported and kept. */
export const FilledInBeforeHydration: Story = {
  tags: ['!visual'],
  render: (args) => (
    <FilledBeforeHydration text="Ayesha Khan">
      <Controlled {...args} />
    </FilledBeforeHydration>
  ),
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('Ayesha Khan'))
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Full Name' })
    await expect(field).toHaveValue('Ayesha Khan')
    await expect(field).toHaveFocus()
    await expect(field.selectionStart).toBe(0)
  },
}

const fullName = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  canvas.getByRole<HTMLInputElement>('textbox', { name: 'Full Name' })

const submitted = fn()

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  render: (args) => (
    <SubmittedForm onSubmit={submitted}>
      <Controlled {...args} />
    </SubmittedForm>
  ),
  ...keyboardTable<Story>([
    tabStop(fullName),
    { where: 'In it', reach: byTab(fullName), rows: [...editing(fullName), submitsForm(submitted)] },
  ]),
}

export const ValidatedOnSubmit: Story = {
  tags: ['!visual'],
  args: { label: 'Email', type: 'email', isRequired: true },
  render: (args) => (
    <SubmittedForm onSubmit={submitted}>
      <Controlled {...args} />
    </SubmittedForm>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
    const submit = () => userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await step('Empty, it isn’t submitted, and gets the focus', async () => {
      await submit()
      await expect(submitted).not.toHaveBeenCalled()
      await expect(field).toHaveFocus()
      await expect(field.validity.valueMissing).toBe(true)
    })
    await step('Nor is a text that isn’t an e-mail address', async () => {
      await userEvent.type(field, 'ayesha.example')
      await submit()
      await expect(submitted).not.toHaveBeenCalled()
      await expect(field.validity.typeMismatch).toBe(true)
    })
    await step('An e-mail address is submitted', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, 'ayesha@example.com')
      await submit()
      await expect(submitted).toHaveBeenCalledOnce()
    })
  },
}

export const Required: Story = {
  args: { isRequired: true, name: 'fullName', autoComplete: 'name' },
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: /^Full Name$/ })
    await step('The field has required, and its name is still the label', async () => {
      await expect(field).toBeRequired()
      await expect(field).toBeInvalid()
      await expect(canvas.getByLabelText('Full Name', { selector: 'input' })).toBe(field)
    })
  },
}

export const WithDescription: Story = {
  args: {
    label: 'Phone',
    type: 'tel',
    autoComplete: 'tel',
    description: 'With the country code if you live abroad.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
      /^With the country code if you live abroad\.\s*$/,
    )
  },
}

export const WithError: Story = {
  args: {
    label: 'Email',
    type: 'email',
    value: 'ayesha.example',
    description: 'The estimate is sent there.',
    errorMessage: 'Enter an e-mail address with an @, such as name@example.com.',
    isRequired: true,
  },
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await step('The field is invalid and described by its error', async () => {
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(
        'The estimate is sent there. Enter an e-mail address with an @, such as name@example.com.',
      )
    })
  },
}

export const ErrorAppears: Story = {
  render: function Validated(args) {
    const [value, setValue] = useState('')
    const [errorMessage, setErrorMessage] = useState('')
    return (
      <TextField
        {...args}
        value={value}
        onValueChange={setValue}
        errorMessage={errorMessage}
        onBlur={() => setErrorMessage(value === '' ? 'Enter your name.' : '')}
      />
    )
  },
  play: errorOnBlurPlay('Full Name', 'Enter your name.', 'Ayesha'),
}

export const WithWarning: Story = {
  args: {
    label: 'Phone',
    type: 'tel',
    value: '0300 000',
    warning: 'That is shorter than a telephone number. Is it complete?',
  },
  play: async ({ canvas, step }) => {
    await step('A warning is read out with the field, which stays valid', async () => {
      const field = canvas.getByRole('textbox', { name: 'Phone' })
      await expect(field).toHaveAccessibleDescription(
        'That is shorter than a telephone number. Is it complete?',
      )
      await expect(field).not.toHaveAttribute('aria-invalid')
    })
  },
}

export const WarningAppears: Story = {
  tags: ['!visual'],
  args: { label: 'Phone', type: 'tel' },
  render: function Checked(args) {
    const [value, setValue] = useState('')
    const warning = value !== '' && value.length < 7 ? 'Is it complete?' : undefined
    return <TextField {...args} value={value} onValueChange={setValue} warning={warning} />
  },
  play: warningOnTypingPlay('Phone', '0300', 'Is it complete?', '0000000'),
}

export const ErrorReplacesWarning: Story = {
  args: { ...WithWarning.args, errorMessage: 'Enter a phone number we can reach you on.' },
  play: async ({ canvas, step }) => {
    await step('An error replaces the warning', async () => {
      const field = canvas.getByRole('textbox', { name: 'Phone' })
      await expect(field).toHaveAccessibleDescription('Enter a phone number we can reach you on.')
      await expect(canvas.queryByText(/Is it complete\?/)).toBeNull()
    })
  },
}

export const WithPlaceholder: Story = {
  args: { label: 'Search', type: 'search', placeholder: 'Search the projects' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveAttribute(
      'placeholder',
      'Search the projects',
    )
  },
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: disabledFieldPlay('textbox'),
}

export const LongText: Story = {
  args: {
    label:
      'The name of the person whom our engineer should ask for when visiting the plot for the first time',
    description:
      'As printed on the identity card, because the housing society’s guard compares it with the list of announced visitors.',
    errorMessage:
      'Enter the name of the person at the plot; without it the guard cannot let our engineer in and the visit has to be put off.',
    value: 'Muhammad Abdullah ibn Abdul Rahman al-Hashimi of the Third Street in the Second Phase',
    isRequired: true,
  },
}

export const Narrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

export const RightToLeft: Story = {
  tags: ['!visual'],
  args: { label: 'Phone Number', type: 'tel', value: '+92 300 0000000' },
  beforeEach: rightToLeft,
  play: async ({ canvas, step }) => {
    await step('It runs left to right and is right-aligned', async () => {
      const { direction, textAlign } = getComputedStyle(canvas.getByRole('textbox'))
      await expect(direction).toBe('ltr')
      await expect(textAlign).toBe('end')
    })
  },
}

export const EmailRightToLeft: Story = {
  ...RightToLeft,
  tags: ['!visual'],
  args: { label: 'Email', type: 'email', value: 'ayesha@example.com' },
}

export const NameRightToLeft: Story = {
  tags: ['!visual'],
  args: { label: 'Full Name' },
  beforeEach: rightToLeft,
  play: async ({ canvas, step }) => {
    await step('A name follows the direction of the page', async () => {
      await expect(getComputedStyle(canvas.getByRole('textbox', { name: 'Full Name' })).direction).toBe('rtl')
    })
  },
}
