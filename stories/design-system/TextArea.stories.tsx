import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { TextArea, type TextAreaProps } from '../../src/design-system'
import { FilledBeforeHydration } from '../support/FilledBeforeHydration'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { betweenLinks } from '../support/betweenLinks'
import { expectDescriptionBeside } from '../support/descriptionPlace'
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
import { byTab, insertsDeletesAndMovesCaret, leftByTab, tabStops } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { resizeWindow } from '../support/resizeWindow'
import { SubmittedForm } from '../support/SubmittedForm'
import { withHeldTimeouts } from '../support/withHeldTimeouts'
import { inUrdu } from '../support/inUrdu'
import { hasRealKeys } from '../support/hasRealKeys'
import { tabTo } from '../support/tabTo'
import { expectContentUncut, expectTextUncut, firstCharacter } from '../support/textLines'

/** Keeps the value. */
function Controlled(args: TextAreaProps) {
  const [value, setValue] = useState(args.value)
  return (
    <TextArea
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
  component: TextArea,
  args: { label: 'Message', value: '', onValueChange: fn() },
  render: Controlled,
} satisfies Meta<typeof TextArea>
export default meta

type Story = StoryObj<typeof meta>

/** The number of lines that fit. */
function linesIn(field: HTMLElement) {
  const { paddingTop, paddingBottom, lineHeight } = getComputedStyle(field)
  return (field.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)) / parseFloat(lineHeight)
}

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' })
    await step('Empty, it shows five lines', async () => {
      await expect(linesIn(field)).toBeCloseTo(5, 1)
    })
    await step('A click on the label focuses the field', async () => {
      await userEvent.click(canvas.getByText('Message'))
      await expect(field).toHaveFocus()
    })
    await step('The whole text is reported', async () => {
      await userEvent.type(field, 'A house on 10 marla')
      await expect(field).toHaveValue('A house on 10 marla')
      await expect(args.onValueChange).toHaveBeenLastCalledWith('A house on 10 marla')
    })
  },
}

export const LabelBeside: Story = {
  tags: ['!visual'],
  args: { labelPlacement: 'beside', description: 'What you want to build.' },
  play: async (context) => {
    await labelBesidePlay('textbox', 'Message')(context)
    await expectDescriptionBeside(context, message(context), 'Message', 'What you want to build.')
  },
}

/** Input before hydration is reported and kept. */
export const FilledInBeforeHydration: Story = {
  tags: ['!visual'],
  render: (args) => (
    <FilledBeforeHydration text="A house">
      <Controlled {...args} />
    </FilledBeforeHydration>
  ),
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('A house'))
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
    await expect(field).toHaveValue('A house')
    await expect(field).toHaveFocus()
    await expect(field.selectionStart).toBe(0)
  },
}

const message = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })

/** More lines than the field shows. */
const manyLines = 40

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  decorators: [betweenLinks],
  ...keyboardTable<Story>([
    ...tabStops(message),
    {
      where: 'In it',
      reach: byTab(message),
      rows: [
        ...insertsDeletesAndMovesCaret(message, 'abc'),
        {
          keys: ['Enter'],
          does: 'Starts a new line',
          prepare: ({ userEvent }) => userEvent.keyboard('{Control>}a{/Control}{Delete}Two floors'),
          result: async (context) => {
            await context.userEvent.keyboard('and a basement')
            await expect(message(context)).toHaveValue('Two floors\nand a basement')
          },
        },
        {
          keys: ['ArrowUp', 'ArrowDown'],
          does: 'Moves the insertion point by a line',
          isNative: true,
          result: (context, key) => {
            const { selectionStart, value } = message(context)
            return key === 'ArrowUp'
              ? expect(selectionStart).toBeLessThanOrEqual(value.indexOf('\n'))
              : expect(selectionStart).toBeGreaterThan(value.indexOf('\n'))
          },
        },
        {
          keys: ['Control+Z'],
          does: 'The browser’s own undo: brings back a deleted text',
          isNative: true,
          prepare: ({ userEvent }) => userEvent.keyboard('{Control>}a{/Control}{Delete}'),
          result: (context) =>
            waitFor(() => expect(message(context)).toHaveValue('Two floors\nand a basement')),
        },
        ...leftByTab(),
      ],
    },
    {
      where: 'In a text of several lines',
      reach: byTab(message),
      // They have rows in any text.
      alsoHandled: ['Characters', 'Enter', 'Backspace', 'Delete'],
      rows: [
        {
          keys: ['Home'],
          does: 'Moves the insertion point to the start of its line',
          isNative: true,
          prepare: (context) => message(context).setSelectionRange(14, 14),
          result: (context) => expect(message(context).selectionStart).toBe('Two floors\n'.length),
        },
        {
          keys: ['End'],
          does: 'Moves the insertion point to the end of its line',
          isNative: true,
          prepare: (context) => message(context).setSelectionRange(2, 2),
          result: (context) => expect(message(context).selectionStart).toBe('Two floors'.length),
        },
      ],
    },
    {
      where: 'In a text that is longer than the field',
      reach: async (context) => {
        await byTab(message)(context)
        const missing = manyLines - message(context).value.split('\n').length
        if (missing > 0) await context.userEvent.keyboard(`{Enter>${missing}/}`)
      },
      // They have rows in any text.
      alsoHandled: ['Characters', 'Enter', 'Backspace', 'Delete', 'ArrowUp', 'ArrowDown', 'Home', 'End'],
      rows: [
        {
          keys: ['PageDown'],
          does: 'In Chromium on Linux: moves the insertion point down by about as many lines as the field shows',
          isNative: true,
          prepare: ({ userEvent }) => userEvent.keyboard('{Control>}{Home}{/Control}'),
          result: (context) => expectMovedByPage(context, 'down'),
        },
        {
          keys: ['PageUp'],
          does: 'In Chromium on Linux: moves it up likewise',
          isNative: true,
          prepare: ({ userEvent }) => userEvent.keyboard('{Control>}{End}{/Control}'),
          result: (context) => expectMovedByPage(context, 'up'),
        },
      ],
    },
  ]),
}

/** Expects that a key has moved the insertion point by about as many lines as the field shows. */
async function expectMovedByPage(context: Pick<StoryContext, 'canvas'>, direction: 'down' | 'up') {
  const field = message(context)
  const above = field.value.slice(0, field.selectionStart).split('\n').length - 1
  const below = field.value.slice(field.selectionStart).split('\n').length - 1
  const moved = direction === 'down' ? above : below
  await expect(moved / linesIn(field)).toBeGreaterThan(0.6)
  await expect(moved / linesIn(field)).toBeLessThan(1.1)
}

export const GrowsWithItsText: Story = {
  args: { label: 'Project description' },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Project description' })
    const empty = field.clientHeight
    await step('It keeps its height while the text fits', async () => {
      await expect(linesIn(field)).toBeCloseTo(5, 1)
      await userEvent.type(
        field,
        'Basement{Enter}Ground floor{Enter}First floor{Enter}Second floor{Enter}Mumty',
      )
      await expect(field.clientHeight).toBe(empty)
    })
    await step('It grows with further lines, so that nothing has to be scrolled', async () => {
      await userEvent.type(field, '{Enter}Porch{Enter}Boundary wall')
      await expect(linesIn(field)).toBeCloseTo(7, 1)
      await expect(field.scrollHeight).toBe(field.clientHeight)
    })
    await step('It shrinks again', async () => {
      await userEvent.clear(field)
      await expect(field.clientHeight).toBe(empty)
    })
    await step('It can be resized vertically only', async () => {
      await expect(getComputedStyle(field).resize).toBe('vertical')
    })
  },
}

/** A text of 80 lines scrolls inside the field. */
export const VeryLong: Story = {
  args: {
    label: 'Project description',
    value: Array.from({ length: 80 }, (_, index) => `Room ${index + 1}: floor, walls, ceiling.`).join('\n'),
  },
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Project description' })
    const expectPartOfWindow = async () => {
      await expect(field.getBoundingClientRect().height / window.innerHeight).toBeCloseTo(0.7, 2)
      await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight)
    }
    await step('It is 70% as high as the window', expectPartOfWindow)
    if (!(await resizeWindow(800, 500))) return
    await step('So it is in a lower window', () => waitFor(expectPartOfWindow))
  },
}

export const Required: Story = {
  args: { isRequired: true, name: 'message' },
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message$/ })
    await step('The field has required, and its name is still the label', async () => {
      await expect(field).toBeRequired()
    })
    await step('The browser wouldn’t submit it empty, but it isn’t marked as invalid yet', async () => {
      await expect(field.validity.valueMissing).toBe(true)
      await expect(field).not.toHaveAttribute('aria-invalid')
    })
    await step('Its name in the form is that of its prop', async () => {
      await expect(field).toHaveAttribute('name', 'message')
    })
  },
}

export const WithDescription: Story = {
  args: {
    label: 'Project details',
    description: 'The size of the plot, the society and when you want to start.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Project details' })).toHaveAccessibleDescription(
      /^The size of the plot, the society and when you want to start\.\s*$/,
    )
  },
}

export const WithError: Story = {
  args: {
    label: 'Project details',
    description: 'The size of the plot, the society and when you want to start.',
    errorMessage: 'Tell us in a sentence what you want to build.',
    isRequired: true,
  },
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Project details' })
    await step('The field is invalid and described by its error', async () => {
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(
        'The size of the plot, the society and when you want to start. Tell us in a sentence what you want to build.',
      )
    })
  },
}

export const ErrorAppears: Story = {
  render: function Validated(args) {
    const [value, setValue] = useState('')
    const [errorMessage, setErrorMessage] = useState('')
    return (
      <TextArea
        {...args}
        value={value}
        onValueChange={setValue}
        errorMessage={errorMessage}
        onBlur={() => setErrorMessage(value === '' ? 'Write us a few words.' : '')}
      />
    )
  },
  play: errorOnBlurPlay('Message', 'Write us a few words.', 'Please call me.'),
}

export const WithWarning: Story = {
  args: { value: 'Hi', warning: 'That is very short. Is it all we should know?' },
  play: async ({ canvas, step }) => {
    await step('A warning is read out with the field, which stays valid', async () => {
      const field = canvas.getByRole('textbox', { name: 'Message' })
      await expect(field).toHaveAccessibleDescription('That is very short. Is it all we should know?')
      await expect(field).not.toHaveAttribute('aria-invalid')
    })
  },
}

export const WarningAppears: Story = {
  tags: ['!visual'],
  render: function Checked(args) {
    const [value, setValue] = useState('')
    const warning = value !== '' && value.length < 7 ? 'Is it all we should know?' : undefined
    return <TextArea {...args} value={value} onValueChange={setValue} warning={warning} />
  },
  play: warningOnTypingPlay('Message', 'Hi', 'Is it all we should know?', ', please call me.'),
}

/** A text that comes near its limit. The number is announced once it hasn’t changed for a second, not at each key. */
export const NearItsLimit: Story = {
  render: function Counted(args) {
    const [value, setValue] = useState('A house on 10 marla')
    return <TextArea {...args} value={value} onValueChange={setValue} charactersLeft={40 - value.length} />
  },
  play: async (context) => {
    await charactersLeftPlay(context)
    const { canvas, canvasElement, userEvent, step } = context
    const field = canvas.getByRole('textbox')
    const announced = canvasElement.querySelectorAll('[aria-live=polite]')[1]
    await withHeldTimeouts(async (pass) => {
      await step('Each key begins the second again: keys 999 ms apart change no live region', async () => {
        for (const key of 'ab') {
          await userEvent.type(field, key)
          await pass(999)
          await expect(announced).toHaveTextContent('About 16 characters left')
        }
      })
      await step('The live region follows a second after the last key', async () => {
        await pass(1)
        await expect(announced).toHaveTextContent('About 14 characters left')
      })
      await step('So it does when characters are deleted', async () => {
        await userEvent.type(field, '{Backspace}{Backspace}')
        await pass(999)
        await expect(announced).toHaveTextContent('About 14 characters left')
        await pass(1)
        await expect(announced).toHaveTextContent('About 16 characters left')
      })
    })
  },
}

export const ErrorReplacesWarning: Story = {
  tags: ['!visual'],
  args: { value: 'Hi', warning: 'That is very short.', errorMessage: 'Tell us what you want to build.' },
  play: errorReplacesPlay('Tell us what you want to build.', 'That is very short.'),
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
  args: { placeholder: 'Message*' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAttribute('placeholder', 'Message*')
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
    <SubmittedForm onSubmit={() => undefined}>
      <Controlled {...args} />
    </SubmittedForm>
  ),
  play: leftOutOfFormPlay('textbox'),
}

export const LongText: Story = {
  args: {
    label:
      'What our engineer should know about the plot before visiting it together with you for the first time',
    description:
      'Trees, wells, power lines and walls of the neighbours that stand on or near the plot, and whether a lorry gets to it.',
    errorMessage:
      'Tell us at least whether a lorry gets to the plot; without it we cannot say what the transport of the steel costs.',
    value:
      'The plot lies at the end of a lane that is four metres wide. A drawing is at https://society.example/plots/second-phase/block-d/street-17/plot-204-and-205-joined.pdf.',
    isRequired: true,
  },
}

export const Narrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

export const LargeText: Story = {
  tags: ['!visual'],
  beforeEach: largeText,
  play: async ({ canvas, canvasElement, step }) => {
    await step('It still shows five lines', async () => {
      await expect(linesIn(canvas.getByRole('textbox', { name: 'Message' }))).toBeCloseTo(5, 1)
      await expectNoOverflow(canvasElement)
    })
  },
}

export const LongTextInLargeText: Story = {
  ...Narrow,
  beforeEach: largeText,
  play: async ({ canvas, canvasElement, step }) => {
    await step('Label, description and error wrap, and nothing is cut off', async () => {
      for (const text of [/^What our engineer/, /^Trees, wells/, /^Tell us at least/])
        await expectTextUncut(canvas.getByText(text))
      await expectNoOverflow(canvasElement)
    })
    await step('What doesn’t fit into the field can be scrolled to, but not sideways', async () => {
      const field = canvas.getByRole('textbox')
      await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
      await expect(field.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight * 0.7 + 1)
      await expect(getComputedStyle(field).overflowY).toBe('auto')
    })
  },
}

export const RightToLeft: Story = {
  beforeEach: inUrdu,
  args: {
    label: 'پیغام',
    description: 'پلاٹ کا سائز اور شہر بھی لکھیں۔',
    errorMessage: 'اپنا پیغام لکھیں۔',
    value: 'ہم 10 مرلہ پر گھر بنانا چاہتے ہیں۔',
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'پیغام' })
    const { right } = field.getBoundingClientRect()
    await step('Label and description begin at its right end', async () => {
      for (const text of ['پیغام', 'پلاٹ کا سائز اور شہر بھی لکھیں۔'])
        await expect(firstCharacter(canvas.getByText(text)).right).toBeCloseTo(right, 0)
    })
    await step('The icon of the error is at its right end, right of the message', async () => {
      const icon = canvasElement.querySelector('svg')?.getBoundingClientRect()
      const [error] = canvas.getAllByText('اپنا پیغام لکھیں۔')
      await expect(icon?.right).toBeCloseTo(right, 0)
      await expect(firstCharacter(error ?? field).right).toBeLessThanOrEqual(icon?.left ?? 0)
    })
    await step('Its text begins at the right and isn’t cut off', async () => {
      const { direction, textAlign } = getComputedStyle(field)
      await expect([direction, textAlign]).toEqual(['rtl', 'start'])
      await expectContentUncut(field)
    })
    await step('Arrow Left moves the insertion point onwards in the text', async () => {
      if (!hasRealKeys) return
      await tabTo(userEvent, field)
      field.setSelectionRange(0, 0)
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
      await expect(field.selectionStart).toBe(2)
      await userEvent.keyboard('{ArrowRight}')
      await expect(field.selectionStart).toBe(1)
    })
  },
}
