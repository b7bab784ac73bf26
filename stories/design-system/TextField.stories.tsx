import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { TextField } from '../../src/design-system'
import { FilledBeforeHydration } from '../support/FilledBeforeHydration'
import { SubmittedForm } from '../support/SubmittedForm'
import { betweenLinks } from '../support/betweenLinks'
import { disabledFieldPlay } from '../support/fieldPlays'
import {
  byRole,
  byTab,
  insertsDeletesAndMovesCaret,
  leftByTab,
  submitsForm,
  tabStops,
} from '../support/keyboardPlaces'
import { keepsValue } from '../support/keepsValue'
import { keyboardTable } from '../support/keyboardTable'
import { rightToLeft } from '../support/rightToLeft'

const Controlled = keepsValue(TextField)

const meta = {
  component: TextField,
  args: { label: 'Full Name', value: '', onValueChange: fn() },
  render: Controlled,
} satisfies Meta<typeof TextField>
export default meta

type Story = StoryObj<typeof meta>

const fullName = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  canvas.getByRole<HTMLInputElement>('textbox', { name: 'Full Name' })

export const Default: Story = {
  name: 'Default (input)',
  play: async (context) => {
    const { args, canvas, userEvent, step } = context
    await step('A click on the label focuses the field', async () => {
      await userEvent.click(canvas.getByText('Full Name'))
      await expect(fullName(context)).toHaveFocus()
    })
    await step('What is typed is reported and kept', async () => {
      await userEvent.type(fullName(context), 'Ayesha')
      await expect(args.onValueChange).toHaveBeenLastCalledWith('Ayesha')
      await expect(fullName(context)).toHaveValue('Ayesha')
    })
  },
}

const submitted = fn()

export const KeyboardAlone: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  decorators: [betweenLinks],
  render: (args) => (
    <SubmittedForm onSubmit={submitted}>
      <Controlled {...args} />
    </SubmittedForm>
  ),
  ...keyboardTable<Story>([
    ...tabStops(fullName, { after: byRole('button', 'Send') }),
    {
      where: 'In it',
      goTo: byTab(fullName),
      rows: [
        ...insertsDeletesAndMovesCaret(fullName, 'abc'),
        submitsForm(submitted, (context) => expect(fullName(context)).toHaveValue('b')),
        ...leftByTab(byRole('button', 'Send')),
      ],
    },
  ]),
}

/** Without `value`, its form reads what is on screen, also if no event has told of it. */
export const Native: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  render: ({ label }) => (
    <SubmittedForm onSubmit={submitted}>
      <TextField label={label} name="answer" />
    </SubmittedForm>
  ),
  play: async (context) => {
    fullName(context).value = 'Ayesha'
    await context.userEvent.type(fullName(context), ' Khan')
    await expect(new FormData(context.canvas.getByRole<HTMLFormElement>('form')).get('answer')).toBe(
      'Ayesha Khan',
    )
  },
}

/** Text entered before hydration is reported and kept, as are the focus and the caret. */
export const FilledInBeforeHydration: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  render: (args) => (
    <FilledBeforeHydration text="Ayesha Khan">
      <Controlled {...args} />
    </FilledBeforeHydration>
  ),
  play: async (context) => {
    await waitFor(() => expect(context.args.onValueChange).toHaveBeenCalledWith('Ayesha Khan'))
    await expect(fullName(context)).toHaveValue('Ayesha Khan')
    await expect(fullName(context)).toHaveFocus()
    await expect(fullName(context).selectionStart).toBe(0)
  },
}

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas, step }) => {
    await step('The asterisk isn’t part of the accessible name', async () => {
      await expect(canvas.getByText('*')).toBeVisible()
      await expect(canvas.getByRole('textbox', { name: /^Full Name$/ })).toBeRequired()
    })
  },
}

export const LabelBeside: Story = { args: { labelPlacement: 'beside' } }

export const WithWarning: Story = {
  args: { label: 'Phone', type: 'tel', value: '0300 000', warning: 'Is the number complete?' },
  play: async ({ canvas, step }) => {
    await step('The warning describes the field, which stays valid', async () => {
      const field = canvas.getByRole('textbox', { name: 'Phone' })
      await expect(field).toHaveAccessibleDescription('Is the number complete?')
      await expect(field).toHaveAttribute('aria-invalid', 'false')
    })
  },
}

export const WithError: Story = {
  args: {
    label: 'Email',
    type: 'email',
    value: 'ayesha.example',
    description: 'The estimate is sent there.',
    warning: 'Is the address complete?',
    errorMessage: 'Enter an e-mail address with an @.',
  },
  play: async ({ canvas, step }) => {
    await step('Description and error describe the field; the warning is hidden', async () => {
      const field = canvas.getByRole('textbox', { name: 'Email' })
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(
        'The estimate is sent there. Enter an e-mail address with an @.',
      )
      await expect(canvas.queryByText(/complete\?/)).toBeNull()
    })
  },
}

export const WithRule: Story = {
  tags: ['!visual'],
  args: {
    value: undefined,
    rule: { isBroken: ({ text }) => /\d/.test(text), errorMessage: 'Write your name without digits.' },
  },
  render: function Validated(args) {
    const [errorMessage, setErrorMessage] = useState('')
    return (
      <TextField
        {...args}
        errorMessage={errorMessage}
        onBlur={({ target }) => setErrorMessage(target.validity.valid ? '' : 'Enter your name.')}
      />
    )
  },
  play: async (context) => {
    const { userEvent, step } = context
    await step('A text that breaks it is invalid, and its message replaces the error', async () => {
      await userEvent.type(fullName(context), '4yesha')
      await userEvent.tab()
      await expect(fullName(context)).toHaveAccessibleDescription('Write your name without digits.')
    })
    await step('A text that keeps it is valid', async () => {
      await userEvent.clear(fullName(context))
      await userEvent.type(fullName(context), 'Ayesha')
      await userEvent.tab()
      await expect(fullName(context)).toHaveAttribute('aria-invalid', 'false')
    })
  },
}

export const ErrorAppears: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
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
  play: async (context) => {
    const { canvas, canvasElement, userEvent, step } = context
    await step('Before anything is typed, it isn’t invalid', () =>
      expect(fullName(context)).toHaveAttribute('aria-invalid', 'false'),
    )
    await step('An error describes it, and isn’t announced beside others', async () => {
      await userEvent.click(fullName(context))
      await userEvent.tab()
      await expect(canvas.getByText('Enter your name.')).toBeVisible()
      await expect(canvasElement.querySelector('[aria-live]')).toBeNull()
      await expect(fullName(context)).toHaveAccessibleDescription('Enter your name.')
    })
    await step('It disappears when it is corrected', async () => {
      await userEvent.type(fullName(context), 'Ayesha')
      await userEvent.tab()
      await expect(canvas.queryByText('Enter your name.')).toBeNull()
      await expect(fullName(context)).toHaveAttribute('aria-invalid', 'false')
    })
  },
}

export const LongestText: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  play: async (context) => {
    await context.step('It takes 200 characters', async () => {
      await context.userEvent.click(fullName(context))
      await context.userEvent.paste('x'.repeat(201))
      await expect(fullName(context)).toHaveValue('x'.repeat(200))
    })
  },
}

export const Disabled: Story = {
  args: { name: 'answer', value: 'Ayesha Khan', isRequired: true, isDisabled: true },
  render: (args) => (
    <SubmittedForm onSubmit={submitted}>
      <Controlled {...args} />
    </SubmittedForm>
  ),
  play: disabledFieldPlay('textbox'),
}

export const LongText: Story = {
  args: {
    label:
      'The name of the person whom our engineer should ask for when visiting the plot for the first time',
    description: 'As printed on the identity card, because the guard of the housing society compares it.',
    errorMessage:
      'Enter the name of the person at the plot; without it the guard cannot let our engineer in.',
    isRequired: true,
  },
}

export const PhoneInRightToLeft: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  args: { label: 'Phone Number', type: 'tel', value: '+92 300 0000000' },
  beforeEach: rightToLeft,
  play: async ({ canvas }) => {
    const { direction, textAlign } = getComputedStyle(canvas.getByRole('textbox'))
    await expect([direction, textAlign]).toEqual(['ltr', 'end'])
  },
}
