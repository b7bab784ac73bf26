import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { TextArea, type TextAreaProps } from '../../src/design-system'
import { FilledBeforeHydration } from '../support/FilledBeforeHydration'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { disabledFieldPlay, errorOnBlurPlay, warningOnTypingPlay } from '../support/fieldPlays'
import { tabStop, byRole, byTab, editing } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'

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

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <button type="button">Next</button>
      </>
    ),
  ],
  ...keyboardTable<Story>([
    tabStop(message),
    {
      where: 'In it',
      reach: byTab(message),
      rows: [
        ...editing(message),
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
          keys: ['Tab'],
          does: 'Leaves the field',
          result: async (context) => {
            await expect(byRole('button', 'Next')(context)).toHaveFocus()
            await expect(message(context)).toHaveValue('Two floors\nand a basement')
          },
        },
      ],
    },
  ]),
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

/** A long pasted text scrolls inside the field, and the button below stays reachable. */
export const VeryLong: Story = {
  args: {
    label: 'Project description',
    value: Array.from({ length: 80 }, (_, index) => `Room ${index + 1}: floor, walls, ceiling.`).join('\n'),
  },
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Project description' })
    await step('It is 70% as high as the window', async () => {
      await expect(field.getBoundingClientRect().height / window.innerHeight).toBeCloseTo(0.7, 2)
      await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight)
    })
  },
}

export const Required: Story = {
  args: { isRequired: true, name: 'message' },
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: /^Message$/ })
    await step('The field has required, and its name is still the label', async () => {
      await expect(field).toBeRequired()
      await expect(field).toBeInvalid()
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

/** A text that comes near its limit. The number is announced when the visitor stops typing, not at each key. */
export const NearItsLimit: Story = {
  render: function Counted(args) {
    const [value, setValue] = useState('A house on 10 marla')
    return <TextArea {...args} value={value} onValueChange={setValue} charactersLeft={40 - value.length} />
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' })
    const announced = canvasElement.querySelectorAll('[aria-live]')[1]
    await step('The field is valid and described by the number', async () => {
      await expect(field).toHaveAccessibleDescription(/^\s*About 21 characters left$/)
      await expect(field).not.toHaveAttribute('aria-invalid')
    })
    await step('The number follows each key', async () => {
      await userEvent.type(field, ', two')
      await expect(field).toHaveAccessibleDescription(/^\s*About 16 characters left$/)
      await expect(announced).not.toHaveTextContent('16')
    })
    await step('A pause announces it', async () => {
      await waitFor(() => expect(announced).toHaveTextContent('About 16 characters left'), { timeout: 5000 })
    })
  },
}

/** The error replaces the number. */
export const NearItsLimitWithError: Story = {
  tags: ['!visual'],
  args: { charactersLeft: 0, errorMessage: 'This is too long to send.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(
      'This is too long to send.',
    )
  },
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
