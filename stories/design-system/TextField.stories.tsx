import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, waitFor } from 'storybook/test'
import { TextField, type TextFieldProps } from '../../src/design-system'
import { FilledBeforeHydration } from '../support/FilledBeforeHydration'
import { expectDescriptionBelowLabel, expectDescriptionBeside } from '../support/descriptionPlace'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { rightToLeft } from '../support/rightToLeft'
import { betweenLinks } from '../support/betweenLinks'
import {
  charactersLeftPlay,
  disabledFieldPlay,
  errorHidesCharactersLeftPlay,
  errorOnBlurPlay,
  errorReplacesPlay,
  labelBesidePlay,
  leftOutOfFormPlay,
  warningOnTypingPlay,
} from '../support/fieldPlays'
import {
  byRole,
  byTab,
  insertsDeletesAndMovesCaret,
  leftByTab,
  linkBefore,
  submitsForm,
  tabStops,
} from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { SubmittedForm } from '../support/SubmittedForm'
import { tabTo } from '../support/tabTo'
import { largeText } from '../support/largeText'
import { expectContentUncut, expectTextUncut } from '../support/textLines'

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
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Full Name' })
    await step('A click on the label focuses the field', async () => {
      await userEvent.click(canvas.getByText('Full Name'))
      await expect(field).toHaveFocus()
    })
    await step('The label is above the field', async () => {
      const { bottom } = canvas.getByText('Full Name').getBoundingClientRect()
      await expect(field.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
    })
    await step('It isn’t required, and has no asterisk: the label is its only text', async () => {
      await expect(field).not.toBeRequired()
      await expect(canvasElement).toHaveTextContent(/^Full Name$/)
    })
    await step('The whole text is reported on each change', async () => {
      await userEvent.type(field, 'Ayesha')
      await expect(field).toHaveValue('Ayesha')
      const texts = ['A', 'Ay', 'Aye', 'Ayes', 'Ayesh', 'Ayesha']
      await expect(mocked(args.onValueChange).mock.calls.map(([text]) => text)).toEqual(texts)
    })
    await step('It is as wide as its container, up to 480 px', async () => {
      try {
        for (const [container, width] of [
          [320, 320],
          [800, 480],
        ] as const) {
          canvasElement.style.width = `${container}px`
          await expect(field.getBoundingClientRect().width).toBe(width)
        }
      } finally {
        canvasElement.style.removeProperty('width')
      }
    })
  },
}

export const LabelBeside: Story = {
  tags: ['!visual'],
  args: { labelPlacement: 'beside' },
  play: labelBesidePlay('textbox', 'Full Name'),
}

export const LabelAndDescriptionBeside: Story = {
  tags: ['!visual'],
  args: { labelPlacement: 'beside', description: 'As on your papers.' },
  play: (context) => expectDescriptionBeside(context, fullName(context), 'Full Name', 'As on your papers.'),
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

const sendButton = byRole('button', 'Send')

const search = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  canvas.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  decorators: [betweenLinks],
  render: (args) => (
    <>
      <SubmittedForm onSubmit={submitted}>
        <Controlled {...args} />
      </SubmittedForm>
      <Controlled {...args} label="Search" type="search" />
    </>
  ),
  ...keyboardTable<Story>([
    ...tabStops(fullName, { after: sendButton }),
    {
      where: 'In it',
      reach: byTab(fullName),
      rows: [
        ...insertsDeletesAndMovesCaret(fullName, 'abc'),
        {
          keys: ['ArrowUp', 'ArrowDown'],
          does: 'In Chromium on Linux: moves the insertion point to the start or the end of the text',
          isNative: true,
          prepare: ({ userEvent }) => userEvent.keyboard('abc{ArrowLeft}'),
          result: async (context, key) => {
            const { selectionStart, value } = fullName(context)
            await expect(value).toContain('abc')
            await expect(selectionStart).toBe(key === 'ArrowUp' ? 0 : value.length)
          },
        },
        {
          keys: ['Control+Z'],
          does: 'The browser’s own undo: brings back a deleted text',
          isNative: true,
          prepare: ({ userEvent }) =>
            userEvent.keyboard('{Control>}a{/Control}Ayesha Khan{Control>}a{/Control}{Delete}'),
          result: async (context) => {
            await waitFor(() => expect(fullName(context)).toHaveValue('Ayesha Khan'))
            await expect(context.args.onValueChange).toHaveBeenLastCalledWith('Ayesha Khan')
          },
        },
        submitsForm(submitted, (context) => expect(fullName(context)).toHaveValue('Ayesha Khan')),
        ...leftByTab(sendButton),
      ],
    },
    {
      where: 'Before it, if it has a text',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to it and selects its text',
          isNative: true,
          prepare: (context) => tabTo(context.userEvent, linkBefore(context)),
          result: async (context) => {
            const field = fullName(context)
            await expect(field).toHaveFocus()
            await expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'Ayesha Khan'.length])
          },
        },
      ],
    },
    {
      where: 'In a field of type search',
      reach: byTab(search),
      // They have rows in any field.
      alsoHandled: ['Characters', 'Backspace', 'Delete'],
      rows: [
        {
          keys: ['Escape'],
          does: 'In Chromium: empties it; the focus stays',
          isNative: true,
          prepare: ({ userEvent }) => userEvent.keyboard('plans'),
          result: async (context) => {
            await expect(search(context)).toHaveValue('')
            await expect(context.args.onValueChange).toHaveBeenLastCalledWith('')
            await expect(search(context)).toHaveFocus()
          },
        },
      ],
    },
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
    await step('An asterisk after the label marks it, hidden from screen readers', async () => {
      const asterisk = canvas.getByText('*')
      await expect(asterisk).toBeVisible()
      await expect(asterisk).toHaveAttribute('aria-hidden', 'true')
      const [label, mark] = [canvas.getByText('Full Name'), asterisk].map((part) =>
        part.getBoundingClientRect(),
      )
      await expect(mark?.left).toBeGreaterThanOrEqual(label?.right ?? Infinity)
      await expect(mark?.top).toBeLessThan(label?.bottom ?? 0)
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
  play: async (context) => {
    const field = context.canvas.getByRole('textbox', { name: 'Phone' })
    await expect(field).toHaveAccessibleDescription(/^With the country code if you live abroad\.\s*$/)
    await expectDescriptionBelowLabel(context, field, 'Phone', 'With the country code if you live abroad.')
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
    await step('The error is below the field', async () => {
      const { top } = canvas.getByText(/^Enter an e-mail address/).getBoundingClientRect()
      await expect(top).toBeGreaterThanOrEqual(field.getBoundingClientRect().bottom)
    })
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
    await step('The warning is below the field', async () => {
      const { top } = canvas.getByText(/Is it complete\?$/).getBoundingClientRect()
      const field = canvas.getByRole('textbox', { name: 'Phone' }).getBoundingClientRect()
      await expect(top).toBeGreaterThanOrEqual(field.bottom)
      await expect(top - field.bottom).toBeLessThan(24)
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
  play: errorReplacesPlay('Enter a phone number we can reach you on.', /Is it complete\?/),
}

/** A text that comes near its limit. */
export const NearItsLimit: Story = {
  tags: ['!visual'],
  render: function Counted(args) {
    const [value, setValue] = useState('A house on 10 marla')
    return <TextField {...args} value={value} onValueChange={setValue} charactersLeft={40 - value.length} />
  },
  play: async (context) => {
    await charactersLeftPlay(context)
    const { canvas, canvasElement, userEvent, step } = context
    const field = canvas.getByRole('textbox')
    const announced = canvasElement.querySelectorAll('[aria-live=polite]')[1]
    await step('The live region follows a second after the last key, not later', async () => {
      let [lastInput, changed] = [0, 0]
      field.addEventListener('input', () => (lastInput = performance.now()))
      const observer = new MutationObserver(() => (changed = performance.now()))
      if (announced) observer.observe(announced, { characterData: true, childList: true, subtree: true })
      // Half a second apart, which is no pause.
      for (const key of ' a') {
        await userEvent.type(field, key)
        await new Promise((resolve) => setTimeout(resolve, 500))
        await expect(changed).toBe(0)
      }
      await waitFor(() => expect(announced).toHaveTextContent('About 14 characters left'), { timeout: 5000 })
      observer.disconnect()
      await expect(changed - lastInput, 'The pause in milliseconds').toBeGreaterThan(990)
      await expect(changed - lastInput, 'The pause in milliseconds').toBeLessThan(1300)
    })
  },
}

export const NearItsLimitWithError: Story = {
  tags: ['!visual'],
  args: { charactersLeft: 0, errorMessage: 'This is too long to send.' },
  render: function Checked(args) {
    const [isChecked, setIsChecked] = useState(false)
    return (
      <Controlled
        {...args}
        errorMessage={isChecked ? args.errorMessage : undefined}
        onBlur={() => setIsChecked(true)}
      />
    )
  },
  play: errorHidesCharactersLeftPlay('This is too long to send.'),
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

export const DisabledInAForm: Story = {
  tags: ['!visual'],
  args: { name: 'answer', isRequired: true, isDisabled: true },
  render: (args) => (
    <SubmittedForm onSubmit={submitted}>
      <Controlled {...args} />
    </SubmittedForm>
  ),
  play: leftOutOfFormPlay('textbox'),
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
  play: async ({ args, canvas, step }) => {
    await step(
      `In a right-to-left page, a field of type ${args.type} runs left to right, aligned to the right`,
      async () => {
        const field = canvas.getByRole('textbox')
        await expect(field).toHaveAttribute('type', args.type)
        const { direction, textAlign } = getComputedStyle(field)
        await expect(direction).toBe('ltr')
        await expect(textAlign).toBe('end')
      },
    )
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

/** Text of twice the usual size, in a window of 320 × 568 px. */
export const LargeText: Story = {
  ...Narrow,
  args: { ...LongText.args, value: 'Ayesha Khan' },
  beforeEach: largeText,
  play: async ({ canvas, canvasElement, step }) => {
    const field = canvas.getByRole('textbox')
    await step('Label, description and error wrap, and nothing is cut off', async () => {
      for (const text of [/^The name of the person/, /^As printed on/, /^Enter the name/])
        await expectTextUncut(canvas.getByText(text))
      await expectNoOverflow(canvasElement)
    })
    await step('The field is 96 px high, and its text isn’t cut off', async () => {
      await expect(field.getBoundingClientRect().height).toBe(96)
      await expectContentUncut(field)
    })
  },
}
