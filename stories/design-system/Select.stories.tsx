import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Select, type SelectProps } from '../../src/design-system'
import { SubmittedForm } from '../support/SubmittedForm'
import { FilledBeforeHydration } from '../support/FilledBeforeHydration'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { expectDescriptionBelowLabel, expectDescriptionBeside } from '../support/descriptionPlace'
import { disabledFieldPlay, labelBesidePlay, leftOutOfFormPlay } from '../support/fieldPlays'
import { hasRealKeys } from '../support/hasRealKeys'
import { betweenLinks } from '../support/betweenLinks'
import { byRole, leftByTab, tabStops } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { tabTo } from '../support/tabTo'
import { inUrdu } from '../support/inUrdu'
import { largeText } from '../support/largeText'
import { expectTextUncut, firstCharacter } from '../support/textLines'

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
      { value: 'landscaping', label: 'Landscaping' },
      { value: 'renovation', label: 'Renovation' },
      { value: 'apartments', label: 'Apartments' },
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

export const LabelBeside: Story = {
  tags: ['!visual'],
  args: { labelPlacement: 'beside', description: 'Decides the rates.' },
  play: async (context) => {
    await labelBesidePlay('combobox', 'Project Type')(context)
    await expectDescriptionBeside(context, projectType(context), 'Project Type', 'Decides the rates.')
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
const sendButton = byRole('button', 'Send')
const expectChosen = (context: Pick<StoryContext, 'canvas' | 'userEvent'>, label: string) =>
  expect(projectType(context)).toHaveDisplayValue(label)

const pressedOnDocsPage =
  'The list is a window of the browser, which doesn’t open over the frame of a story’s test. npm run test:docs presses them on this page (tests/docs/docsPages.test.ts)'

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  decorators: [betweenLinks],
  render: (args) => (
    <SubmittedForm onSubmit={() => undefined}>
      <Controlled {...args} />
    </SubmittedForm>
  ),
  ...keyboardTable<Story>([
    ...tabStops(projectType, { after: sendButton }),
    {
      // A native select: other browsers and systems have keys of their own.
      where: 'On it, in Chromium on Linux',
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
          does: 'Chooses the previous option; does nothing while nothing is chosen (story Nothing Chosen)',
          isNative: true,
          result: (context, key) =>
            expectChosen(context, key === 'ArrowUp' ? 'Commercial building' : 'House'),
        },
        {
          keys: ['ArrowDown', 'ArrowRight'],
          does: 'Chooses the next option; while nothing is chosen, the first',
          isNative: true,
          result: (context, key) =>
            expectChosen(context, key === 'ArrowDown' ? 'Commercial building' : 'Interior design'),
        },
        {
          keys: ['Home'],
          does: 'Chooses the first option',
          isNative: true,
          prepare: ({ userEvent }) => userEvent.keyboard('{End}'),
          result: (context) => expectChosen(context, 'House'),
        },
        {
          keys: ['End'],
          does: 'Chooses the last option',
          isNative: true,
          result: (context) => expectChosen(context, 'Apartments'),
        },
        {
          keys: ['PageUp'],
          does: 'Chooses the third option before it, or the first one; does nothing while nothing is chosen',
          isNative: true,
          result: async (context) => {
            await expectChosen(context, 'Interior design')
            await context.userEvent.keyboard('{PageUp}')
            await expectChosen(context, 'House')
          },
        },
        {
          keys: ['PageDown'],
          does: 'Chooses the third option after it, or the last one; while nothing is chosen, the third of all',
          isNative: true,
          result: async (context) => {
            await expectChosen(context, 'Landscaping')
            await context.userEvent.keyboard('{PageDown}')
            await expectChosen(context, 'Apartments')
          },
        },
        {
          keys: ['Space', 'Enter', 'Alt+ArrowDown', 'Alt+ArrowUp', 'F4'],
          does: 'Opens the list, and chooses nothing; in a form, Enter doesn’t submit it. Within a second after a letter, Space is part of the search text and opens nothing',
          unobservable: `${pressedOnDocsPage}: it fails unless each opens the list, the tree says expanded, Escape closes the list, the value is as before and nothing is submitted; and unless Space after a letter opens nothing.`,
        },
        ...leftByTab(sendButton),
      ],
    },
    {
      where: 'In the open list, in Chromium on Linux',
      rows: [
        {
          keys: ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'Letters'],
          does: 'Moves to another option, as in the closed one, except that Page Down moves to the last option and Page Up to the first, because this list shows all of its options at once. The field shows the option when the list closes',
          unobservable: `${pressedOnDocsPage}: it fails unless each moves to its option, and the field takes that over when Escape closes the list.`,
        },
        {
          keys: ['Enter', 'Escape', 'Tab', 'Shift+Tab', 'Alt+ArrowDown', 'Alt+ArrowUp'],
          does: 'Closes the list and chooses the option that was reached; Escape too chooses it. The focus stays on the field, nothing is submitted',
          unobservable: `${pressedOnDocsPage}: it fails unless each does so after Arrow Down.`,
        },
        {
          keys: ['Space', 'ArrowLeft', 'ArrowRight', 'F4'],
          does: 'Nothing',
          unobservable: `${pressedOnDocsPage}: it fails if one of them closes the list or moves to another option.`,
        },
      ],
    },
  ]),
}

/** The keys of an empty field, and what each chooses in Chromium on Linux; '' if nothing. */
const chosenFirst = {
  ArrowDown: 'house',
  ArrowRight: 'house',
  ArrowUp: '',
  ArrowLeft: '',
  Home: 'house',
  End: 'apartments',
  PageDown: 'interior',
  PageUp: '',
} as const

export const NothingChosen: Story = {
  tags: ['!visual'],
  render: (args) => (
    <>
      {Object.keys(chosenFirst).map((key) => (
        <Controlled {...args} key={key} label={key} />
      ))}
    </>
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    if (!hasRealKeys) return
    for (const [key, chosen] of Object.entries(chosenFirst)) {
      await step(`While nothing is chosen, ${key} chooses ${chosen || 'nothing'}`, async () => {
        const field = canvas.getByRole('combobox', { name: key })
        await tabTo(userEvent, field)
        await userEvent.keyboard(`{${key}}`)
        await expect(field).toHaveValue(chosen)
        if (chosen) await expect(args.onValueChange).toHaveBeenLastCalledWith(chosen)
      })
    }
  },
}

export const Selected: Story = {
  args: { value: 'house', description: 'Decides which rates are used.' },
  play: async (context) => {
    const field = context.canvas.getByRole('combobox', { name: 'Project Type' })
    await expect(field).toHaveDisplayValue('House')
    await expect(field).toHaveAccessibleDescription(/^Decides which rates are used\.\s*$/)
    await expectDescriptionBelowLabel(context, field, 'Project Type', 'Decides which rates are used.')
  },
}

const sent = fn()

export const Required: Story = {
  tags: ['!visual'],
  args: { isRequired: true, description: 'Required.' },
  render: (args) => (
    <SubmittedForm onSubmit={sent}>
      <Controlled {...args} />
    </SubmittedForm>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole<HTMLSelectElement>('combobox', { name: /^Project Type$/ })
    await step('It is required but not invalid yet, and its asterisk isn’t read out', async () => {
      await expect(field).toBeRequired()
      await expect(field).toHaveAttribute('aria-invalid', 'false')
      await expect(canvas.getByText('*')).toHaveAttribute('aria-hidden', 'true')
    })
    await step(
      'Its description says that it is required, because Chromium’s accessibility tree doesn’t',
      async () => {
        await expect(field).toHaveAccessibleDescription(/^Required\.\s*$/)
      },
    )
    if (!hasRealKeys) return
    await step(
      'Without a value the form isn’t submitted, the field gets the focus, and the browser has a message for it',
      async () => {
        sent.mockClear()
        await tabTo(userEvent, canvas.getByRole('button', { name: 'Send' }))
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(field).toHaveFocus())
        await expect(field.validationMessage).not.toBe('')
        await expect(sent).not.toHaveBeenCalled()
      },
    )
    await step('With one it is submitted', async () => {
      await userEvent.keyboard('h')
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    })
  },
}

export const WithWarning: Story = {
  tags: ['!visual'],
  args: { value: 'interior', warning: 'Interior design alone doesn’t include construction.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Project Type' })
    await expect(field).toHaveAttribute('aria-invalid', 'false')
    await expect(field).toHaveAccessibleDescription('Interior design alone doesn’t include construction.')
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

export const ErrorReplacesWarning: Story = {
  tags: ['!visual'],
  args: {
    description: 'Decides which rates are used.',
    warning: 'Interior design alone doesn’t include construction.',
    errorMessage: 'Choose what you want to build.',
  },
  play: async ({ canvas, step }) => {
    await step('The description is read before the error, which replaces the warning', async () => {
      await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
        'Decides which rates are used. Choose what you want to build.',
      )
      await expect(canvas.queryByText(/Interior design alone/)).toBeNull()
    })
  },
}

/** The page sets the error when the focus leaves; the component doesn't validate by itself. */
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
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Project Type' })
    const region = canvasElement.querySelector('[aria-live=polite]')
    await step('The error that the page sets when the focus leaves appears in the live region', async () => {
      await expect(region).toBeEmptyDOMElement()
      await userEvent.tab()
      await userEvent.tab()
      await expect(region).toHaveTextContent('Choose what you want to build.')
      await expect(field).toHaveAccessibleDescription('Choose what you want to build.')
    })
  },
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: disabledFieldPlay('combobox'),
}

export const DisabledInAForm: Story = {
  tags: ['!visual'],
  args: { name: 'answer', value: 'house', isDisabled: true },
  render: (args) => (
    <SubmittedForm onSubmit={() => undefined}>
      <Controlled {...args} />
    </SubmittedForm>
  ),
  play: leftOutOfFormPlay('combobox'),
}

/** Fails if the text of a field is larger than the field. */
async function expectUncut(field: HTMLElement) {
  await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight)
  await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
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
      { value: 'inner', label: 'A plot between two others, with a street on one side only' },
    ],
    value: 'corner',
  },
  play: async ({ canvas, step }) => {
    await step('The chosen text isn’t cut off', () => expectUncut(canvas.getByRole('combobox')))
  },
}

export const Narrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    const field = canvas.getByRole('combobox')
    await expectNoOverflow(canvasElement)
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await step('A chosen text that is longer than a line wraps, and isn’t cut off', async () => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field)
      const lines =
        (field.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)) /
        Number.parseFloat(lineHeight)
      await expect(Math.round(lines)).toBeGreaterThanOrEqual(2)
      await expectUncut(field)
    })
  },
}

export const RightToLeft: Story = {
  beforeEach: inUrdu,
  args: {
    label: 'ہاؤسنگ اتھارٹی',
    description: 'اسی سے ریٹ طے ہوتا ہے۔',
    options: [
      { value: 'dha', label: 'ڈیفنس ہاؤسنگ اتھارٹی' },
      { value: 'lda', label: 'لاہور ڈویلپمنٹ اتھارٹی' },
      { value: 'other', label: 'کوئی اور' },
    ],
    value: 'dha',
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const field = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'ہاؤسنگ اتھارٹی' })
    const box = field.getBoundingClientRect()
    await step('Label and description begin at the right end of the field', async () => {
      for (const text of ['ہاؤسنگ اتھارٹی', 'اسی سے ریٹ طے ہوتا ہے۔'])
        await expect(firstCharacter(canvas.getByText(text)).right).toBeCloseTo(box.right, 0)
    })
    await step('Its arrow is at the left end, where no text can be', async () => {
      const arrow = canvasElement.querySelector('svg')?.getBoundingClientRect()
      const { direction, textAlign, paddingLeft, paddingRight } = getComputedStyle(field)
      await expect(arrow?.left).toBeGreaterThan(box.left)
      await expect(arrow?.right).toBeLessThanOrEqual(box.left + Number.parseFloat(paddingLeft))
      await expect([direction, textAlign]).toEqual(['rtl', 'start'])
      await expect(Number.parseFloat(paddingRight)).toBeLessThan(Number.parseFloat(paddingLeft))
    })
    await step('The arrow keys do the same as in a left-to-right page, in Chromium on Linux', async () => {
      if (!hasRealKeys) return
      await tabTo(userEvent, field)
      const chosen: string[] = []
      for (const key of ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft']) {
        await userEvent.keyboard(`{${key}}`)
        chosen.push(field.value)
      }
      await expect(chosen).toEqual(['lda', 'dha', 'lda', 'dha'])
    })
  },
}

/** Text of twice the usual size, in a window of 320 × 568 px. */
export const LargeText: Story = {
  ...LongText,
  beforeEach: largeText,
  args: { ...LongText.args, errorMessage: 'Choose the shape of your plot.' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    const field = canvas.getByRole('combobox')
    await step('Neither the chosen text nor the other texts are cut off', async () => {
      await expectUncut(field)
      await expectTextUncut(canvas.getByText(/^What best describes/))
      await expectTextUncut(canvas.getByText('Choose the shape of your plot.'))
      await expectNoOverflow(canvasElement)
    })
    await step('Its arrow grows with the text, and is beside it', async () => {
      const arrow = canvasElement.querySelector('svg')?.getBoundingClientRect()
      const { right } = field.getBoundingClientRect()
      const { paddingRight } = getComputedStyle(field)
      await expect(arrow?.width).toBeGreaterThanOrEqual(24)
      await expect(arrow?.left).toBeGreaterThanOrEqual(right - Number.parseFloat(paddingRight) - 1)
      await expect(arrow?.right).toBeLessThanOrEqual(right)
    })
  },
}

export const LargeTextEmpty: Story = {
  tags: ['!visual'],
  beforeEach: largeText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('Its placeholder isn’t cut off; the field is 96 px high', async () => {
      const field = canvas.getByRole('combobox')
      await expect(field).toHaveDisplayValue('Choose one')
      await expectUncut(field)
      await expect(field.getBoundingClientRect().height).toBe(96)
      await expectNoOverflow(canvasElement)
    })
  },
}
