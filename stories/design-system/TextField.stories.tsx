import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { TextField } from '../../src/design-system'
import { SubmittedForm } from '../support/SubmittedForm'
import { betweenLinks } from '../support/betweenLinks'
import { controlled } from '../support/controlled'
import { disabledFieldPlay, invalidFieldPlay, typedFieldPlay } from '../support/fieldPlays'
import {
  byRole,
  byTab,
  insertsDeletesAndMovesCaret,
  leftByTab,
  submitsForm,
  tabStops,
} from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { rightToLeft } from '../support/rightToLeft'
import { StateSheet } from '../support/StateSheet'

const meta = {
  component: TextField,
  args: { label: 'Full Name', value: '', onValueChange: fn() },
  decorators: [controlled('value', 'onValueChange')],
} satisfies Meta<typeof TextField>
export default meta

type Story = StoryObj<typeof meta>

const fullName = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  canvas.getByRole<HTMLInputElement>('textbox', { name: 'Full Name' })

export const Default: Story = {
  name: 'Default (input)',
  play: typedFieldPlay,
}

export const EveryState: Story = {
  render: (args) => (
    <StateSheet others={{ Disabled: <TextField {...args} isDisabled /> }}>
      <TextField {...args} />
    </StateSheet>
  ),
}

const submitted = fn()

export const KeyboardAlone: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  decorators: [betweenLinks],
  render: (args) => (
    <SubmittedForm onSubmit={submitted}>
      <TextField {...args} />
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
  play: invalidFieldPlay('textbox'),
}

export const WithRule: Story = {
  tags: ['!visual'],
  args: {
    isRequired: true,
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
    const { canvasElement, userEvent, step } = context
    const leaveWith = async (text: string) => {
      await userEvent.clear(fullName(context))
      if (text) await userEvent.type(fullName(context), text)
      await userEvent.tab()
    }
    await step('Before it is left, it isn’t invalid', () =>
      expect(fullName(context)).toHaveAttribute('aria-invalid', 'false'),
    )
    await step('The error of an empty one describes it, and isn’t announced beside others', async () => {
      await leaveWith('')
      await expect(fullName(context)).toHaveAccessibleDescription('Enter your name.')
      await expect(canvasElement.querySelector('[aria-live]')).toBeNull()
    })
    await step('The message of the rule replaces the error', async () => {
      await leaveWith('4yesha')
      await expect(fullName(context)).toHaveAccessibleDescription('Write your name without digits.')
    })
    await step('Both disappear when the text is corrected', async () => {
      await leaveWith('Ayesha')
      await expect(fullName(context)).toHaveAttribute('aria-invalid', 'false')
      await expect(fullName(context)).not.toHaveAccessibleDescription()
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
      <TextField {...args} />
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
