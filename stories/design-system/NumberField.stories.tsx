import type { Decorator, Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { NumberField } from '../../src/design-system'
import { SubmittedForm } from '../support/SubmittedForm'
import { betweenLinks } from '../support/betweenLinks'
import { controlled } from '../support/controlled'
import { disabledFieldPlay } from '../support/fieldPlays'
import {
  byRole,
  byTab,
  insertsDeletesAndMovesCaret,
  leftByTab,
  submitsForm,
  tabStops,
} from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { readSample } from '../support/samples'
import { withHeldTimeouts } from '../support/withHeldTimeouts'

/** Judges the value as a page does. */
const judged: Decorator = (Story, { args, initialArgs }) => {
  const number = readSample(String(args['value']))
  const error = number === undefined ? 'Enter a number.' : number > 400 ? 'Enter 400 or less.' : undefined
  const warning = number !== undefined && number % 1 !== 0 ? 'Usually a whole number.' : undefined
  return <Story args={{ ...args, number, errorMessage: initialArgs['errorMessage'] ?? error, warning }} />
}

const meta = {
  component: NumberField,
  args: { label: 'Plot Area', value: '', minimum: 0, number: undefined, onValueChange: fn() },
  decorators: [judged, controlled('value', 'onValueChange')],
} satisfies Meta<typeof NumberField>
export default meta

type Story = StoryObj<typeof meta>

const plotArea = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  canvas.getByRole<HTMLInputElement>('textbox', { name: 'Plot Area' })

export const Default: Story = {
  name: 'Default (number, price, amount)',
  play: async (context) => {
    const { args, canvas, userEvent, step } = context
    const field = plotArea(context)
    await step('A click on the label focuses the field', async () => {
      await expect(field).not.toBeRequired()
      await userEvent.click(canvas.getByText('Plot Area'))
      await expect(field).toHaveFocus()
    })
    for (const typed of ['7.250', '1,250', '  ', 'ten']) {
      await step(`“${typed}” is kept and reported as typed`, async () => {
        await userEvent.clear(field)
        await userEvent.type(field, typed, { skipClick: true })
        await expect(field).toHaveDisplayValue(typed)
        await expect(args.onValueChange).toHaveBeenLastCalledWith(typed)
      })
    }
  },
}

const submitted = fn()
const sendButton = byRole('button', 'Send')
const replacedBy = (text: string) => `{Control>}a{/Control}{Delete}${text}`

const [inserts, backspace, arrows, homeAndEnd, deletes] = insertsDeletesAndMovesCaret(plotArea, '125')

export const KeyboardAlone: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  decorators: [betweenLinks],
  render: (args) => (
    <SubmittedForm onSubmit={submitted}>
      <NumberField {...args} />
    </SubmittedForm>
  ),
  ...keyboardTable<Story>([
    ...tabStops(plotArea, { after: sendButton }),
    {
      where: 'In it',
      goTo: byTab(plotArea),
      rows: [
        inserts,
        backspace,
        arrows,
        { ...homeAndEnd, does: 'Moves the insertion point to the start or the end of the text' },
        deletes,
        submitsForm(submitted),
        {
          keys: ['ArrowUp'],
          does: 'Adds 1 and rewrites the number with Latin digits and a point, without separators: 7,500 becomes 7501. An empty field counts as 0, and a number more than 1 below the minimum becomes the minimum. Doesn’t change what isn’t a number',
          prepare: ({ userEvent }) => userEvent.keyboard(replacedBy('1,250.5')),
          result: async (context) => {
            await expect(plotArea(context)).toHaveDisplayValue('1251.5')
            await expect(context.args.onValueChange).toHaveBeenLastCalledWith('1251.5')
          },
        },
        {
          keys: ['ArrowDown'],
          does: 'Subtracts 1, or makes it the minimum if it is less than 1 above it. Rewrites the number likewise. Does nothing at or below the minimum, in an empty field if the minimum is 0 or more, and to what isn’t a number',
          prepare: ({ userEvent }) => userEvent.keyboard(replacedBy('0.5')),
          result: async (context) => {
            await expect(plotArea(context)).toHaveDisplayValue('0')
          },
        },
        {
          keys: ['Control+Z'],
          does: 'The browser’s own undo: takes back what an arrow key has done, with the text as it was typed, and then what was typed before',
          isNative: true,
          prepare: ({ userEvent }) => userEvent.keyboard(replacedBy('7,500{ArrowUp}')),
          result: async (context) => {
            await waitFor(() => expect(plotArea(context)).toHaveDisplayValue('7,500'))
            await expect(context.args.onValueChange).toHaveBeenLastCalledWith('7,500')
            // The message comes later, and isn't what another key does.
            await waitFor(() => expect(plotArea(context)).toHaveAccessibleDescription('Enter 400 or less.'))
          },
        },
        ...leftByTab(sendButton),
      ],
    },
  ]),
}

/** What is typed, and its message: an error or a warning. */
const messages = [
  ['ten', 'Enter a number.', 'true'],
  ['500', 'Enter 400 or less.', 'true'],
  ['7.5', 'Usually a whole number.', 'false'],
] as const

/** How long after the last change of the text a message appears, in ms. */
const delayMs = 600

export const MessageAfterPause: Story = {
  play: (context) =>
    withHeldTimeouts(async (pass) => {
      const { args, canvasElement, userEvent, step } = context
      const field = plotArea(context)
      const region = canvasElement.querySelector('[aria-live=polite]')
      for (const [typed, message, invalid] of messages) {
        await step(`“${typed}” is kept; a live region announces its message after a pause`, async () => {
          for (const key of typed) {
            await userEvent.type(field, key)
            await pass(delayMs - 1)
            await expect(region).toBeEmptyDOMElement()
          }
          await pass(1)
          await expect(region).toHaveTextContent(message)
          await expect(field).toHaveAccessibleDescription(message)
          await expect(field.getAttribute('aria-invalid')).toBe(invalid)
          await expect(field).toHaveDisplayValue(typed)
          await expect(args.onValueChange).toHaveBeenLastCalledWith(typed)
        })
        await step('Corrected, the field is valid at once', async () => {
          await userEvent.clear(field)
          await expect(region).toBeEmptyDOMElement()
          await expect(field).toHaveAttribute('aria-invalid', 'false')
        })
      }
    }),
}

export const WithUnit: Story = {
  args: { unit: 'sqft', value: '225', description: 'All floors together.' },
  play: async (context) => {
    await expect(plotArea(context)).toHaveAccessibleDescription(/^sqft All floors together\.\s*$/)
  },
}

export const WithError: Story = {
  args: { unit: 'ft', value: '-3', errorMessage: 'Enter the front of the plot.', isRequired: true },
  play: async (context) => {
    await expect(plotArea(context)).toHaveAccessibleDescription('ft Enter the front of the plot.')
    await expect(plotArea(context)).toBeRequired()
  },
}

export const LabelBeside: Story = {
  args: {
    labelPlacement: 'beside',
    description: '0.6364 of the plot, 10 marla',
    unit: 'sq ft',
    errorMessage: 'Enter 0 or more. Until then we count it as 0.',
  },
}

export const LongText: Story = {
  args: {
    label: 'Area of the open space around the house that is to be landscaped, without driveway and ramps',
    description: 'Measured along the ground, whatever is planned to stand or grow on it later on.',
    unit: 'square metres',
    value: '123.456789',
  },
}

export const Disabled: Story = {
  args: { unit: 'ft', value: '40', isDisabled: true, isRequired: true, name: 'answer' },
  render: (args) => (
    <SubmittedForm onSubmit={() => undefined}>
      <NumberField {...args} />
    </SubmittedForm>
  ),
  play: disabledFieldPlay('textbox'),
}
