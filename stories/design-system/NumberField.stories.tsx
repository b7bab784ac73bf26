import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, waitFor } from 'storybook/test'
import { Button, NumberField, type NumberFieldProps } from '../../src/design-system'
import { FilledBeforeHydration } from '../support/FilledBeforeHydration'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { hasRealKeys } from '../support/hasRealKeys'
import { largeText } from '../support/largeText'
import { betweenLinks } from '../support/betweenLinks'
import { expectDescriptionBelowLabel, expectDescriptionBeside } from '../support/descriptionPlace'
import { labelBesidePlay, leftOutOfFormPlay } from '../support/fieldPlays'
import {
  byRole,
  byTab,
  insertsDeletesAndMovesCaret,
  leftByTab,
  submitsForm,
  tabStops,
} from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { realPointer } from '../support/realPointer'
import { rightToLeft } from '../support/rightToLeft'
import { SubmittedForm } from '../support/SubmittedForm'
import { withHeldTimeouts } from '../support/withHeldTimeouts'

/** Keeps the value. */
function Controlled(args: NumberFieldProps) {
  const [value, setValue] = useState(args.value)
  return (
    <NumberField
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
  component: NumberField,
  args: { label: 'Plot Area', value: '', minimum: 0, onValueChange: fn() },
  render: Controlled,
} satisfies Meta<typeof NumberField>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Plot Area' })
    await step('It isn’t required, and has no asterisk: the label is its only text', async () => {
      await expect(field).not.toBeRequired()
      await expect(canvasElement).toHaveTextContent(/^Plot Area$/)
    })
    await step('A click on the label focuses the field, and the number is reported as text', async () => {
      await userEvent.click(canvas.getByText('Plot Area'))
      await expect(field).toHaveFocus()
      // A simulated click leaves the selection on the label, so real keys wouldn't reach the field.
      await userEvent.type(field, '7.25', { skipClick: true })
      await expect(args.onValueChange).toHaveBeenLastCalledWith('7.25')
      await expect(field).toHaveDisplayValue('7.25')
    })
    await step('Emptied, or with spaces alone, it reports an empty text', async () => {
      for (const typed of ['', '  ']) {
        await userEvent.clear(field)
        if (typed !== '') await userEvent.type(field, typed, { skipClick: true })
        await expect(args.onValueChange).toHaveBeenLastCalledWith('')
        await userEvent.clear(field)
        await userEvent.type(field, '7.25', { skipClick: true })
        await expect(args.onValueChange).toHaveBeenLastCalledWith('7.25')
      }
    })
    const pointer = await realPointer()
    if (!pointer) return
    await step('The mouse wheel, turned over the focused field, changes nothing', async () => {
      await expect(field).toHaveFocus()
      const turned = fn()
      field.addEventListener('wheel', turned)
      for (const distance of [100, -100]) await pointer.wheel(field, distance)
      await waitFor(() => expect(turned).toHaveBeenCalledTimes(2))
      field.removeEventListener('wheel', turned)
      await pointer.leave(field)
      await expect(field).toHaveDisplayValue('7.25')
      await expect(args.onValueChange).toHaveBeenLastCalledWith('7.25')
    })
  },
}

export const LabelBeside: Story = {
  args: {
    label: 'Ground Floor Area',
    labelPlacement: 'beside',
    description: '0.6364 of the plot, 10 marla',
    unit: 'sq ft',
    errorMessage: 'Enter 0 or more. Until then we count it as 0.',
  },
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Ground Floor Area' })
    await step('Label and description are beside the field', async () => {
      const label = canvas.getByText('Ground Floor Area').getBoundingClientRect()
      await expect(label.right).toBeLessThanOrEqual(field.getBoundingClientRect().left)
      await expect(label.bottom).toBeLessThan(field.getBoundingClientRect().bottom)
      const description = canvas.getByText(/^0\.6364 of the plot/).getBoundingClientRect()
      await expect(description.right).toBeLessThanOrEqual(field.getBoundingClientRect().left)
      await expect(description.top).toBeGreaterThanOrEqual(label.bottom)
    })
    await step('The message is below both', async () => {
      const message = canvas.getByText(/count it as 0/).getBoundingClientRect()
      await expect(message.top).toBeGreaterThanOrEqual(field.getBoundingClientRect().bottom)
      await expect(message.left).toBeLessThan(field.getBoundingClientRect().left)
    })
  },
}

export const LabelWithoutRoom: Story = {
  tags: ['!visual'],
  args: { labelPlacement: 'beside', unit: 'sq ft', description: 'Without the street.' },
  play: async (context) => {
    await labelBesidePlay('spinbutton', 'Plot Area')(context)
    await expectDescriptionBeside(context, plotArea(context), 'Plot Area', 'Without the street.')
  },
}

/** Input before hydration is reported and kept. */
export const FilledInBeforeHydration: Story = {
  tags: ['!visual'],
  render: (args) => (
    <FilledBeforeHydration text="1,250">
      <Controlled {...args} />
    </FilledBeforeHydration>
  ),
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('1250'))
    const field = canvas.getByRole<HTMLInputElement>('spinbutton', { name: 'Plot Area' })
    await expect(field).toHaveValue('1,250')
    await expect(field).toHaveFocus()
    await expect(field.selectionStart).toBe(0)
  },
}

const plotArea = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  canvas.getByRole<HTMLInputElement>('spinbutton', { name: 'Plot Area' })

const submitted = fn()

/** Waits longer than the pause after which messages appear. */
const longerThanPause = () => new Promise((resolve) => setTimeout(resolve, 900))

const sendButton = byRole('button', 'Send')

/** What is typed, and what Arrow Up makes of it; the name of the unit is “marla”. */
const rewritten = [
  ['1.0', '2'],
  ['1.50', '2.5'],
  ['7,500', '7501'],
  ['7,5', '8.5'],
  ['٧', '8'],
  ['۷٫۵', '8.5'],
  ['7 marla', '8'],
  ['1e3', '1001'],
  ['03000000000', '3000000001'],
  ['123456789012345', '123456789012346'],
  ['1234567890123456', '1234567890123457'],
  ['9007199254740998', '9007199254741000'],
  ['12345678901234567.5', '12345678901234568'],
  ['123456789012345678901', '123456789012345680000'],
  ['999999999999999999999', '1e+21'],
  ['1e21', '1e+21'],
  ['-0.9999995', '5e-7'],
] as const

/** What is typed, and what Arrow Down makes of it. */
const rewrittenDown = [
  ['3', '2'],
  ['2.50', '1.5'],
  ['1,000', '999'],
  ['7,5', '6.5'],
  ['۷٫۵', '6.5'],
  ['7 marla', '6'],
  ['1e3', '999'],
  ['1.000001', '0.000001'],
  ['1.0000005', '5e-7'],
] as const

const [inserts, backspace, arrows, homeAndEnd, deletes] = insertsDeletesAndMovesCaret(plotArea, '125')

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  args: { unitNames: ['marla'] },
  decorators: [betweenLinks],
  render: (args) => (
    <SubmittedForm onSubmit={submitted}>
      <Controlled {...args} />
    </SubmittedForm>
  ),
  ...keyboardTable<Story>([
    ...tabStops(plotArea, { after: sendButton }),
    {
      where: 'In it',
      reach: byTab(plotArea),
      rows: [
        inserts,
        backspace,
        arrows,
        { ...homeAndEnd, does: 'Moves the insertion point to the start or the end of the text' },
        deletes,
        submitsForm(submitted),
        {
          keys: ['ArrowUp'],
          does: 'Adds 1 and rewrites the number with Latin digits and a point, without separators, unit or final zeros: 7,500 becomes 7501, 7,5 becomes 8.5, 1.0 becomes 2 and, if marla is among its unit names, 7 marla becomes 8. An empty field counts as 0, and a number more than 1 below the minimum becomes the minimum. Doesn’t change what isn’t a number. With up to 15 digits, the result is exact; with 16 or more, it may be rounded; from 1e21 on, it is written with a power of ten, and so is one that is nearer to 0 than 0.000001 but isn’t 0: -0.9999995 becomes 5e-7',
          prepare: ({ userEvent }) => userEvent.keyboard('{Control>}a{/Control}{Delete}120.5'),
          result: async (context) => {
            const field = plotArea(context)
            await expect(field).toHaveDisplayValue('121.5')
            await expect(context.args.onValueChange).toHaveBeenLastCalledWith('121.5')
            await expect(field).toHaveAttribute('aria-valuenow', '121.5')
            for (const [typed, next] of rewritten) {
              await context.userEvent.keyboard(`{Control>}a{/Control}{Delete}${typed}{ArrowUp}`)
              await expect(field).toHaveDisplayValue(next)
            }
            await context.userEvent.keyboard('{Control>}a{/Control}{Delete}ten{ArrowUp}')
            await expect(field).toHaveDisplayValue('ten')
            await context.userEvent.keyboard('{Control>}a{/Control}{Delete}-5{ArrowUp}')
            await expect(field).toHaveDisplayValue('0')
            await context.userEvent.keyboard('{Control>}a{/Control}{Delete}{ArrowUp}')
            await expect(field).toHaveDisplayValue('1')
          },
        },
        {
          keys: ['ArrowDown'],
          does: 'Subtracts 1, or makes it the minimum if it is less than 1 above it: 0.5 becomes 0 if the minimum is 0. Rewrites the number likewise: 1,000 becomes 999. A result that is nearer to 0 than 0.000001 but isn’t 0 is written with a power of ten: 1.0000005 becomes 5e-7, and without a minimum 0.9999995 becomes -5e-7. Does nothing at or below the minimum, in an empty field if the minimum is 0 or more, and to what isn’t a number. Without a minimum, it makes -1 of an empty field (story Without Minimum; other minimums are in the stories Minimum Of Five and Negative Minimum)',
          prepare: ({ userEvent }) => userEvent.keyboard('{Control>}a{/Control}{Delete}1.0'),
          result: async (context) => {
            const field = plotArea(context)
            await expect(field).toHaveDisplayValue('0')
            await context.userEvent.keyboard('{ArrowDown}')
            await expect(field).toHaveDisplayValue('0')
            await expect(field).toHaveAttribute('aria-valuemin', '0')
            await context.userEvent.keyboard('{Control>}a{/Control}{Delete}')
            await expect(field).not.toHaveAttribute('aria-valuenow')
            await context.userEvent.keyboard('{ArrowDown}')
            await expect(field).toHaveDisplayValue('')
            await context.userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}')
            await expect(field).toHaveDisplayValue('0')
            await context.userEvent.keyboard('{Control>}a{/Control}{Delete}0.5{ArrowDown}')
            await expect(field).toHaveDisplayValue('0')
            await expect(context.args.onValueChange).toHaveBeenLastCalledWith('0')
            for (const [typed, next] of rewrittenDown) {
              await context.userEvent.keyboard(`{Control>}a{/Control}{Delete}${typed}{ArrowDown}`)
              await expect(field).toHaveDisplayValue(next)
              await expect(context.args.onValueChange).toHaveBeenLastCalledWith(next)
            }
            for (const typed of ['ten', '-5']) {
              await context.userEvent.keyboard(`{Control>}a{/Control}{Delete}${typed}{ArrowDown}`)
              await expect(field).toHaveDisplayValue(typed)
            }
          },
        },
        {
          keys: ['Control+Z'],
          does: 'The browser’s own undo: takes back what an arrow key has done, with the text as it was typed, and then what was typed before, one step at a time (story Undone)',
          isNative: true,
          prepare: ({ userEvent }) => userEvent.keyboard('{Control>}a{/Control}{Delete}7,500{ArrowUp}'),
          result: async (context) => {
            const field = plotArea(context)
            await waitFor(() => expect(field).toHaveDisplayValue('7,500'))
            await expect(context.args.onValueChange).toHaveBeenLastCalledWith('7500')
          },
        },
        ...leftByTab(sendButton),
      ],
    },
  ]),
}

export const WithoutMinimum: Story = {
  tags: ['!visual'],
  args: { minimum: undefined },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Plot Area' })
    await step('Arrow Down makes -1 of an empty field, and then -2', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowDown}')
      await expect(field).toHaveDisplayValue('-1')
      await userEvent.keyboard('{ArrowDown}')
      await expect(field).toHaveDisplayValue('-2')
      await expect(field).not.toHaveAttribute('aria-invalid')
    })
    await step('It makes -5e-7 of 0.9999995', async () => {
      await userEvent.keyboard('{Control>}a{/Control}{Delete}0.9999995{ArrowDown}')
      await expect(field).toHaveDisplayValue('-5e-7')
      // axe takes no power of ten in aria-valuenow.
      await userEvent.keyboard('{Control>}a{/Control}{Delete}')
    })
  },
}

/**
 * Returns a play function for a field with a minimum: each row is what is typed, the arrow key, and what it makes of it.
 * @param tooLow a number below the minimum
 */
function minimumPlay(
  minimum: number,
  rows: readonly (readonly [typed: string, key: 'ArrowUp' | 'ArrowDown', next: string])[],
  tooLow: string,
): NonNullable<Story['play']> {
  return async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Plot Area' })
    await userEvent.tab()
    for (const [typed, key, next] of rows) {
      await step(`${key} makes “${next}” of “${typed}”`, async () => {
        await userEvent.keyboard(`{Control>}a{/Control}{Delete}${typed}{${key}}`)
        await expect(field).toHaveDisplayValue(next)
      })
    }
    await step('A lower number gets an error that names the minimum', async () => {
      await userEvent.keyboard(`{Control>}a{/Control}{Delete}${tooLow}`)
      await waitFor(() => expect(field).toHaveAccessibleDescription(`Enter ${minimum} or more.`))
      await expect(field).toHaveAttribute('aria-valuemin', String(minimum))
    })
  }
}

export const MinimumOfFive: Story = {
  tags: ['!visual'],
  args: { minimum: 5 },
  play: minimumPlay(
    5,
    [
      ['5.5', 'ArrowDown', '5'],
      ['5', 'ArrowDown', '5'],
      ['3', 'ArrowDown', '3'],
      ['3', 'ArrowUp', '5'],
      ['4.5', 'ArrowUp', '5.5'],
      ['', 'ArrowUp', '5'],
      ['', 'ArrowDown', ''],
    ],
    '4',
  ),
}

export const NegativeMinimum: Story = {
  tags: ['!visual'],
  args: { minimum: -2 },
  play: minimumPlay(
    -2,
    [
      ['', 'ArrowDown', '-1'],
      ['-1', 'ArrowDown', '-2'],
      ['-1.5', 'ArrowDown', '-2'],
      ['-2', 'ArrowDown', '-2'],
      ['-5', 'ArrowUp', '-2'],
    ],
    '-3',
  ),
}

/** What is typed, and the arrow key for which there is no number to change to. */
const unchanged = [
  ['0', 'ArrowDown'],
  ['-5', 'ArrowDown'],
  ['', 'ArrowDown'],
  ['ten', 'ArrowDown'],
  ['ten', 'ArrowUp'],
  ['1,25,0', 'ArrowUp'],
] as const

export const NothingToChange: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent, step }) => {
    const field = plotArea({ canvas })
    await userEvent.tab()
    for (const [typed, key] of unchanged) {
      await step(
        `${key} leaves “${typed}” and the insertion point as they are, and reports nothing`,
        async () => {
          await userEvent.keyboard(`{Control>}a{/Control}{Delete}${typed}`)
          await expect(field).toHaveDisplayValue(typed)
          const place = Math.min(1, typed.length)
          field.setSelectionRange(place, place)
          mocked(args.onValueChange).mockClear()
          await userEvent.keyboard(`{${key}}`)
          await expect(field).toHaveDisplayValue(typed)
          await expect([field.selectionStart, field.selectionEnd]).toEqual([place, place])
          await expect(args.onValueChange).not.toHaveBeenCalled()
        },
      )
    }
  },
}

export const Undone: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent, step }) => {
    if (!hasRealKeys) return
    const field = canvas.getByRole('spinbutton', { name: 'Plot Area' })
    await step('Undo takes back what an arrow key has done, and then what was typed', async () => {
      await userEvent.tab()
      await userEvent.keyboard('12,5{Control>}a{/Control}{Delete}5{ArrowUp}')
      await expect(field).toHaveDisplayValue('6')
      await userEvent.keyboard('{Control>}z{/Control}')
      await waitFor(() => expect(field).toHaveDisplayValue('5'))
      await expect(args.onValueChange).toHaveBeenLastCalledWith('5')
      await userEvent.keyboard('{Control>}z{/Control}')
      await waitFor(() => expect(field).toHaveDisplayValue('12,5'))
      await expect(args.onValueChange).toHaveBeenLastCalledWith('12.5')
    })
    await step('So it does after Arrow Down, and after both, one step at a time', async () => {
      await userEvent.keyboard('{Control>}a{/Control}{Delete}7,500{ArrowDown}{ArrowDown}{ArrowUp}')
      await expect(field).toHaveDisplayValue('7499')
      for (const [text, number] of [
        ['7498', '7498'],
        ['7499', '7499'],
        ['7,500', '7500'],
      ] as const) {
        await userEvent.keyboard('{Control>}z{/Control}')
        await waitFor(() => expect(field).toHaveDisplayValue(text))
        await expect(args.onValueChange).toHaveBeenLastCalledWith(number)
      }
    })
    await step('What was typed after an arrow key is taken back first', async () => {
      await userEvent.keyboard('{Control>}a{/Control}{Delete}5{ArrowDown}')
      await expect(field).toHaveDisplayValue('4')
      await userEvent.keyboard('{End}20')
      await expect(field).toHaveDisplayValue('420')
      await userEvent.keyboard('{Control>}z{/Control}')
      await waitFor(() => expect(field).toHaveDisplayValue('4'))
      await expect(args.onValueChange).toHaveBeenLastCalledWith('4')
      await userEvent.keyboard('{Control>}z{/Control}')
      await waitFor(() => expect(field).toHaveDisplayValue('5'))
      await expect(args.onValueChange).toHaveBeenLastCalledWith('5')
    })
  },
}

export const WithUnit: Story = {
  args: { label: 'Covered Area', unit: 'sqft', value: '2250', description: 'All floors together.' },
  play: async (context) => {
    const { canvas, step } = context
    const field = canvas.getByRole('spinbutton', { name: /^Covered Area$/ })
    await expect(field).toHaveAccessibleDescription(/^sqft All floors together\.\s*$/)
    await step('The unit is at the right end of the field, where no digit can be', async () => {
      const [unit, box] = unitAndField(canvas.getByText('sqft'), field)
      await expect(unit.right).toBeLessThanOrEqual(box.right)
      await expect(unit.right).toBeGreaterThan(box.right - 20)
      await expect(unit.top).toBeGreaterThanOrEqual(box.top)
      await expect(unit.bottom).toBeLessThanOrEqual(box.bottom)
      const { paddingRight } = getComputedStyle(field)
      await expect(box.right - Number.parseFloat(paddingRight)).toBeLessThanOrEqual(unit.left)
    })
    await expectDescriptionBelowLabel(context, field, 'Covered Area', 'All floors together.')
  },
}

/** Expects a long unit to leave half of the field to the number, within the field, and the page not to overflow. */
async function longUnitPlay({ canvas, canvasElement, step }: StoryContext) {
  const field = canvas.getByRole('spinbutton', { name: 'Area' })
  await step('The page doesn’t scroll sideways', () => expectNoOverflow(canvasElement))
  await step('The unit is whole, at the right end of the field', async () => {
    const [unit, box] = unitAndField(canvas.getByText('square metres'), field)
    await expect(box.right).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().right)
    await expect(unit.right).toBeLessThanOrEqual(box.right)
    await expect(unit.top).toBeGreaterThanOrEqual(box.top)
    await expect(unit.bottom).toBeLessThanOrEqual(box.bottom)
  })
  await step('At least a third of the field is left to the number', async () => {
    const [unit, box] = unitAndField(canvas.getByText('square metres'), field)
    const { paddingLeft, paddingRight } = getComputedStyle(field)
    const end = box.right - Number.parseFloat(paddingRight)
    await expect(end).toBeLessThanOrEqual(unit.left)
    await expect(end - box.left - Number.parseFloat(paddingLeft)).toBeGreaterThan(box.width / 3)
  })
}

/** The boxes of the text of a unit and of its field. */
function unitAndField(unit: HTMLElement, field: HTMLElement) {
  const text = document.createRange()
  text.selectNodeContents(unit)
  return [text.getBoundingClientRect(), field.getBoundingClientRect()] as const
}

export const WithUnitRightToLeft: Story = {
  ...WithUnit,
  tags: ['!visual'],
  beforeEach: rightToLeft,
  play: async ({ canvas, step }) => {
    await step('The unit is at the left end of the field, where no digit can be', async () => {
      const field = canvas.getByRole('spinbutton', { name: 'Covered Area' })
      const [unit, box] = unitAndField(canvas.getByText('sqft'), field)
      await expect(unit.left).toBeGreaterThanOrEqual(box.left)
      await expect(unit.left).toBeLessThan(box.left + 20)
      const { paddingLeft } = getComputedStyle(field)
      await expect(box.left + Number.parseFloat(paddingLeft)).toBeGreaterThanOrEqual(unit.right)
    })
  },
}

export const Negative: Story = {
  args: { label: 'Front', unit: 'ft' },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Front' })
    await step('A number below the minimum shows an error', async () => {
      await userEvent.type(field, '-5')
      await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter 0 or more\./))
      await expect(field).toHaveAttribute('aria-invalid', 'true')
    })
    await step('Zero is valid', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '0')
      await userEvent.tab()
      await expect(field).not.toHaveAttribute('aria-invalid', 'true')
      await expect(canvas.queryByText('Enter 0 or more.')).toBeNull()
    })
  },
}

export const Unreadable: Story = {
  args: { label: 'Front', unit: 'ft' },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Front' })
    await step('Text that isn’t a number shows an error and is kept', async () => {
      await userEvent.type(field, '3e')
      await waitFor(() => expect(field).toHaveAccessibleDescription('ft Enter a number, such as 7.5.'))
      await expect(canvas.getByText('Enter a number, such as 7.5.').closest('[aria-live]')).toHaveAttribute(
        'aria-live',
        'polite',
      )
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).not.toHaveAttribute('aria-valuenow')
      await expect(field).toHaveDisplayValue('3e')
      await expect(args.onValueChange).toHaveBeenLastCalledWith('3e')
    })
    await step('The error disappears as soon as the text is a number', async () => {
      await userEvent.type(field, '1')
      await expect(canvas.queryByText('Enter a number, such as 7.5.')).toBeNull()
      await expect(field).not.toHaveAttribute('aria-invalid')
      await expect(args.onValueChange).toHaveBeenLastCalledWith('3e1')
    })
  },
}

export const UnitTyped: Story = {
  args: { label: 'Plot Size', unitNames: ['marlas', 'مرلہ'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Plot Size' })
    await step(
      'If the unit names are “marlas” and “مرلہ”, one of them or its beginning may follow',
      async () => {
        for (const typed of ['7.5 marla', '7.5 m', '۷٫۵ مرلہ']) {
          await userEvent.clear(field)
          await userEvent.type(field, typed)
          await expect(field).toHaveDisplayValue(typed)
          await expect(args.onValueChange).toHaveBeenLastCalledWith('7.5')
          await expect(field).toHaveAttribute('aria-valuenow', '7.5')
          await userEvent.tab()
          await expect(field).not.toHaveAttribute('aria-invalid')
        }
      },
    )
    await step('Another unit shows an error', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '10 kanal')
      await expect(field).toHaveDisplayValue('10 kanal')
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription('Enter the number alone, such as 7.5, without its unit.'),
      )
      await expect(field).toHaveAttribute('aria-invalid', 'true')
    })
  },
}

export const UnitWithoutNames: Story = {
  tags: ['!visual'],
  args: { label: 'Plot Size', unit: 'marla' },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Plot Size' })
    await step(
      'Without unit names, the unit may not follow the number, although the field shows it',
      async () => {
        await userEvent.type(field, '10 marla')
        await userEvent.tab()
        await expect(field).toHaveAccessibleDescription(
          'marla Enter the number alone, such as 7.5, without its unit.',
        )
      },
    )
  },
}

/** While the visitor types, nothing is judged; a message that still applies stays. */
export const MessageAfterPause: Story = {
  tags: ['!visual'],
  args: { label: 'Plot Size', unit: 'sqft' },
  render: function WithWarning(args) {
    const [value, setValue] = useState('')
    const warning = value !== '' && Number(value) < 225 ? 'That is less than 1 marla.' : undefined
    return (
      <>
        <NumberField {...args} value={value} onValueChange={setValue} warning={warning} />
        <button type="button">Next</button>
      </>
    )
  },
  play: ({ canvas, userEvent, step }) =>
    withHeldTimeouts(async (pass) => {
      const field = canvas.getByRole('spinbutton', { name: 'Plot Size' })
      const message = () => canvas.queryByText('That is less than 1 marla.')
      await step('No key of 2250 shows a warning', async () => {
        for (const key of '2250') {
          await userEvent.type(field, key)
          await expect(message()).toBeNull()
        }
      })
      await step('Each key begins the pause of 600 ms again: keys 599 ms apart show none', async () => {
        for (const key of ['{Backspace}', '{Backspace}', '{Backspace}', '2', '{Backspace}', '2']) {
          await userEvent.type(field, key)
          await pass(599)
          await expect(message()).toBeNull()
        }
        await userEvent.type(field, '250')
        await expect(message()).toBeNull()
      })
      await step(
        'A warning appears 600 ms after the last key, not sooner, and stays while it applies',
        async () => {
          await userEvent.type(field, '{Backspace}{Backspace}')
          await pass(599)
          await expect(message()).toBeNull()
          await pass(1)
          await expect(message()).toBeVisible()
          await expect(message()?.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
          await userEvent.type(field, '{Backspace}')
          await expect(message()).toBeVisible()
        },
      )
      await step('It disappears at once', async () => {
        await userEvent.type(field, '250')
        await expect(message()).toBeNull()
      })
      await step('It appears at once when the focus leaves', async () => {
        await userEvent.type(field, '{Backspace}{Backspace}')
        await expect(message()).toBeNull()
        await userEvent.tab()
        await expect(message()).toBeVisible()
      })
      await step('While a pointer is down in the field, none appears, even after a pause', async () => {
        await userEvent.type(field, '250')
        await expect(message()).toBeNull()
        await userEvent.type(field, '{Backspace}{Backspace}{Backspace}')
        await userEvent.pointer({ keys: '[MouseLeft>]', target: field })
        await pass(5000)
        await expect(message()).toBeNull()
        await userEvent.pointer({ keys: '[/MouseLeft]', target: field })
        await waitFor(() => expect(message()).toBeVisible())
      })
      await step('Nor while it is down elsewhere, although the focus leaves', async () => {
        const button = canvas.getByRole('button', { name: 'Next' })
        await userEvent.type(field, '250')
        await userEvent.type(field, '{Backspace}{Backspace}{Backspace}')
        await userEvent.pointer({ keys: '[MouseLeft>]', target: button })
        await expect(button).toHaveFocus()
        await pass(5000)
        await expect(message()).toBeNull()
        await userEvent.pointer({ keys: '[/MouseLeft]', target: button })
        await waitFor(() => expect(message()).toBeVisible())
      })
    }),
}

/** What is typed, and its error: the field's own, or that of the page for more than 400. */
const errors = [
  ['ten', 'Enter a number, such as 7.5.'],
  ['10 kanal', 'Enter the number alone, such as 7.5, without its unit.'],
  ['-5', 'Enter 0 or more.'],
  ['500', 'Enter 400 or less.'],
] as const

export const ErrorAfterPause: Story = {
  tags: ['!visual'],
  render: function WithMaximum(args) {
    const [value, setValue] = useState('')
    const errorMessage = Number(value) > 400 ? 'Enter 400 or less.' : undefined
    return <NumberField {...args} value={value} onValueChange={setValue} errorMessage={errorMessage} />
  },
  play: ({ canvas, canvasElement, userEvent, step }) =>
    withHeldTimeouts(async (pass) => {
      const field = plotArea({ canvas })
      const region = canvasElement.querySelector('[aria-live=polite]')
      const expectValid = async () => {
        await expect(region).toBeEmptyDOMElement()
        await expect(field).not.toHaveAttribute('aria-invalid')
        await expect(field).toHaveAccessibleDescription('')
      }
      const expectError = async (error: string) => {
        await expect(canvasElement.querySelectorAll('[aria-live=polite]')).toHaveLength(1)
        await expect(region).toBeVisible()
        await expect(region).toHaveTextContent(error)
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveAccessibleDescription(error)
      }
      for (const [typed, error] of errors) {
        await step(
          `600 ms after “${typed}” is typed, not sooner, its error appears in a live region that was there before`,
          async () => {
            await userEvent.type(field, typed)
            await expectValid()
            await pass(599)
            await expectValid()
            await pass(1)
            await expectError(error)
          },
        )
        await step('Emptied, the field is valid at once', async () => {
          await userEvent.clear(field)
          await expectValid()
        })
      }
      await step('Keys that don’t change the text don’t begin the pause again', async () => {
        await userEvent.type(field, 'ten')
        await pass(300)
        await userEvent.keyboard('{ArrowLeft}{ArrowUp}{Shift}')
        await expect(field).toHaveDisplayValue('ten')
        await pass(299)
        await expectValid()
        await pass(1)
        await expectError('Enter a number, such as 7.5.')
      })
      await step('Nor do they hide the error', async () => {
        await userEvent.keyboard('{ArrowRight}{ArrowDown}')
        await expectError('Enter a number, such as 7.5.')
      })
    }),
}

export const UnclearSeparators: Story = {
  args: { label: 'Plot Size' },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Plot Size' })
    await step('An ambiguous comma shows an error', async () => {
      await userEvent.type(field, '10,0000')
      await expect(field).toHaveDisplayValue('10,0000')
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription(
          'Enter the number with a decimal point, such as 7.5, and thousands as in 1,250.',
        ),
      )
      await expect(field).toHaveAttribute('aria-invalid', 'true')
    })
  },
}

export const ThousandsSeparators: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Plot Area' })
    for (const [typed, number] of [
      ['1,250', '1250'],
      ['1,25,000.5', '125000.5'],
    ] as const) {
      await step(`${typed} is ${number}, and is kept as typed`, async () => {
        await userEvent.clear(field)
        for (const character of typed) {
          await userEvent.type(field, character)
          await expect(field).not.toHaveAttribute('aria-invalid')
          await expect(field).not.toHaveAccessibleDescription(/Read as/)
        }
        await expect(args.onValueChange).toHaveBeenLastCalledWith(number)
        await expect(field).toHaveAttribute('aria-valuenow', number)
        await expect(field).toHaveDisplayValue(typed)
        await expect(field).not.toHaveAttribute('aria-invalid')
      })
    }
  },
}

export const PowersOfTen: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Plot Area' })
    for (const [typed, number] of [
      ['1e3', 1000],
      ['2.5E-1', 0.25],
    ] as const) {
      await step(`${typed} is ${number}, and is kept as typed`, async () => {
        await userEvent.clear(field)
        await userEvent.type(field, typed)
        await expect(args.onValueChange).toHaveBeenLastCalledWith(typed)
        await expect(field).toHaveAttribute('aria-valuenow', String(number))
        await expect(field).toHaveDisplayValue(typed)
        await userEvent.tab()
        await expect(field).not.toHaveAttribute('aria-invalid')
      })
    }
  },
}

const notANumber = 'Enter a number, such as 7.5.'
const ambiguousSeparators = 'Enter the number with a decimal point, such as 7.5, and thousands as in 1,250.'

/** The beginnings of numbers, and the error of each. */
const incomplete = [
  ['-', notANumber],
  ['+', notANumber],
  ['.', notANumber],
  ['1,25,0', ambiguousSeparators],
] as const

export const IncompleteNumber: Story = {
  tags: ['!visual'],
  args: { label: 'Plot Size' },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Plot Size' })
    for (const [typed, error] of incomplete) {
      await step(`${typed} shows the error “${error}” only when the focus leaves`, async () => {
        await userEvent.clear(field)
        await userEvent.type(field, typed)
        await longerThanPause()
        await expect(field).not.toHaveAttribute('aria-invalid')
        await expect(field).toHaveAccessibleDescription('')
        await userEvent.tab()
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveAccessibleDescription(error)
        await expect(canvas.getByText(error)).toBeVisible()
        await expect(field).toHaveDisplayValue(typed)
      })
    }
    await step('1,2500, which can’t become a number, shows it at the pause', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '1,2500')
      await waitFor(() => expect(field).toHaveAccessibleDescription(ambiguousSeparators))
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveFocus()
    })
  },
}

export const DecimalComma: Story = {
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Plot Area' })
    const region = canvasElement.querySelector('[aria-live=polite]')
    await step(
      '7,5 is read as 7.5, but no message says so after a pause, because it may become 7,500',
      async () => {
        await userEvent.type(field, '7,5')
        await expect(args.onValueChange).toHaveBeenLastCalledWith('7.5')
        await longerThanPause()
        await expect(region).toBeEmptyDOMElement()
      },
    )
    await step('When the focus leaves, the field says so in its live region', async () => {
      await userEvent.tab()
      await expect(field).toHaveDisplayValue('7,5')
      await expect(field).toHaveAccessibleDescription('Read as 7.5.')
      await expect(region).toHaveTextContent('Read as 7.5.')
      await expect(field).not.toHaveAttribute('aria-invalid')
    })
  },
}

/** What is typed, the number, what is said of it, and whether that waits until the focus leaves. */
const commas = [
  ['7,', '7', '', true],
  ['7,50', '7.50', 'Read as 7.50.', true],
  ['12,05', '12.05', 'Read as 12.05.', true],
  ['7,500', '7500', '', true],
  ['0,5', '0.5', 'Read as 0.5.', false],
  ['0,500', '0.500', 'Read as 0.500.', false],
] as const

export const OtherCommas: Story = {
  tags: ['!visual'],
  play: ({ args, canvas, canvasElement, userEvent, step }) =>
    withHeldTimeouts(async (pass) => {
      const field = plotArea({ canvas })
      const region = canvasElement.querySelector('[aria-live=polite]')
      const expectMessage = async (message: string) => {
        await expect(field).toHaveAccessibleDescription(message)
        await expect(region).toHaveTextContent(message === '' ? /^$/ : message)
        await expect(field).not.toHaveAttribute('aria-invalid')
      }
      for (const [typed, number, message, isLate] of commas) {
        await step(`${typed} is ${number}, and is kept as typed`, async () => {
          await userEvent.clear(field)
          await userEvent.type(field, typed)
          await expect(args.onValueChange).toHaveBeenLastCalledWith(number)
          await expect(field).toHaveAttribute('aria-valuenow', String(Number(number)))
          await expect(field).toHaveDisplayValue(typed)
          await expectMessage('')
        })
        await step(`After a pause, its message is “${isLate ? '' : message}”`, async () => {
          await pass(5000)
          await expectMessage(isLate ? '' : message)
        })
        await step(`When the focus leaves, it is “${message}”`, async () => {
          await userEvent.tab()
          await expectMessage(message)
          await expect(field).toHaveDisplayValue(typed)
        })
      }
    }),
}

export const EasternDigits: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Plot Area' })
    for (const [typed, number] of [
      ['١٢٣٤٥٦٧٨٩٠', '1234567890'],
      ['۱۲۳۴۵۶۷۸۹۰', '1234567890'],
      ['٧٫٥', '7.5'],
      ['۱٬۲۵۰', '1250'],
    ] as const) {
      await step(`${typed} is ${number}, and is kept as typed`, async () => {
        await userEvent.clear(field)
        await userEvent.type(field, typed)
        await expect(args.onValueChange).toHaveBeenLastCalledWith(number)
        await expect(field).toHaveDisplayValue(typed)
        await expect(field).not.toHaveAttribute('aria-invalid')
      })
    }
  },
}

export const ValueReplaced: Story = {
  tags: ['!visual'],
  render: function WithButtons(args) {
    const [value, setValue] = useState('')
    return (
      <>
        <NumberField {...args} value={value} onValueChange={setValue} />
        <Button onClick={() => setValue('')}>Empty</Button>
        <Button onClick={() => setValue('12')}>Set to 12</Button>
      </>
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Plot Area' })
    await step('A number from outside replaces the typed text', async () => {
      await userEvent.type(field, '7,5')
      await userEvent.click(canvas.getByRole('button', { name: 'Set to 12' }))
      await expect(field).toHaveDisplayValue('12')
      await expect(field).toHaveAccessibleDescription('')
    })
    await step('So does an empty value, even if the text isn’t a number', async () => {
      await userEvent.type(field, ' marla')
      await expect(field).toHaveDisplayValue('12 marla')
      await userEvent.click(canvas.getByRole('button', { name: 'Empty' }))
      await expect(field).toHaveDisplayValue('')
      await expect(field).not.toHaveAttribute('aria-invalid')
    })
  },
}

export const WithError: Story = {
  args: {
    label: 'Front',
    unit: 'ft',
    value: '-3',
    errorMessage: 'Enter the front of the plot.',
    isRequired: true,
  },
  play: async ({ canvas, step }) => {
    await step('The page’s error takes precedence over that for a number below the minimum', async () => {
      const field = canvas.getByRole('spinbutton', { name: /^Front$/ })
      await expect(field).toHaveAccessibleDescription('ft Enter the front of the plot.')
      await expect(field).toBeRequired()
    })
    await step('An asterisk that isn’t read out marks it as required', async () => {
      await expect(canvas.getByText('*')).toBeVisible()
      await expect(canvas.getByText('*')).toHaveAttribute('aria-hidden', 'true')
      await expect(canvas.getByText('*').getBoundingClientRect().left).toBeGreaterThanOrEqual(
        canvas.getByText('Front').getBoundingClientRect().right,
      )
    })
  },
}

export const WhichError: Story = {
  tags: ['!visual'],
  args: { errorMessage: 'Enter the front of the plot.', warning: 'Is the unit right?' },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Plot Area' })
    for (const [typed, message] of [
      ['3e', 'Enter a number, such as 7.5.'],
      ['-3', 'Enter the front of the plot.'],
      ['7,5', 'Enter the front of the plot.'],
    ] as const) {
      await step(`With errorMessage and warning, “${typed}” has the one message “${message}”`, async () => {
        await userEvent.clear(field)
        await userEvent.type(field, typed)
        await userEvent.tab()
        await expect(field).toHaveAccessibleDescription(message)
        await expect(canvas.queryByText(/Is the unit right\?|Read as/)).toBeNull()
      })
    }
  },
}

export const TwoWarnings: Story = {
  tags: ['!visual'],
  args: { warning: 'That is less than 1 marla.' },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Plot Area' })
    await step('How a decimal comma is read stands before the page’s warning', async () => {
      await userEvent.type(field, '7,5')
      await userEvent.tab()
      await expect(field).toHaveAccessibleDescription('Read as 7.5. That is less than 1 marla.')
    })
    for (const typed of ['-5', '-7,5']) {
      await step(`The error for a number below the minimum hides both: “${typed}”`, async () => {
        await userEvent.clear(field)
        await userEvent.type(field, typed)
        await userEvent.tab()
        await expect(field).toHaveDisplayValue(typed)
        await expect(field).toHaveAccessibleDescription('Enter 0 or more.')
        await expect(canvas.queryByText(/That is less than 1 marla\.|Read as/)).toBeNull()
      })
    }
  },
}

export const WarningAppears: Story = {
  args: { label: 'Plot Size', unit: 'marla', description: 'As stated in the allotment letter.' },
  render: function WithWarning(args) {
    const [value, setValue] = useState('')
    const warning = Number(value) > 400 ? 'That is more than 400 marla. Is the unit right?' : undefined
    return <NumberField {...args} value={value} onValueChange={setValue} warning={warning} />
  },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Plot Size' })
    await step('A warning appears in a live region, and the field stays valid', async () => {
      await userEvent.type(field, '4500')
      const warning = await canvas.findByText(/Is the unit right\?/)
      await expect(warning.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
      await expect(field).toHaveAccessibleDescription(
        'marla As stated in the allotment letter. That is more than 400 marla. Is the unit right?',
      )
      await expect(field).not.toHaveAttribute('aria-invalid')
    })
    await step('It disappears with its cause', async () => {
      await userEvent.type(field, '{Backspace}{Backspace}')
      await expect(canvas.queryByText(/Is the unit right\?/)).toBeNull()
    })
  },
}

export const Disabled: Story = {
  args: { label: 'Depth', unit: 'ft', value: '60', isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Depth' })
    await expect(field).toBeDisabled()
    await userEvent.tab()
    await expect(field).not.toHaveFocus()
  },
}

export const DisabledInAForm: Story = {
  tags: ['!visual'],
  args: { name: 'answer', isRequired: true, isDisabled: true },
  render: (args) => (
    <SubmittedForm onSubmit={() => undefined}>
      <Controlled {...args} />
    </SubmittedForm>
  ),
  play: leftOutOfFormPlay('spinbutton'),
}

/** The values of disabled fields, and the errors that they have once they are enabled. */
const invalid = [
  { label: 'Basement', value: 'ten', error: 'Enter a number, such as 7.5.' },
  { label: 'Ground Floor', value: '-5', error: 'Enter 0 or more.' },
]

export const DisabledWithInvalidText: Story = {
  tags: ['!visual'],
  render: function WithSwitch(args) {
    const [isDisabled, setIsDisabled] = useState(true)
    return (
      <>
        {invalid.map(({ label, value }) => (
          <NumberField key={label} {...args} {...{ label, value, isDisabled }} />
        ))}
        <NumberField
          {...args}
          {...{ label: 'First Floor', value: 'ten', isDisabled }}
          errorMessage="Choose a size."
        />
        <Button onClick={() => setIsDisabled(false)}>Enable</Button>
      </>
    )
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = (name: string) => canvas.getByRole('spinbutton', { name })
    await step('Disabled, a field keeps the text that isn’t valid, without an error', async () => {
      for (const { label, value } of invalid) {
        await expect(field(label)).toBeDisabled()
        await expect(field(label)).toHaveDisplayValue(value)
        await expect(field(label)).not.toHaveAttribute('aria-invalid')
        await expect(field(label)).toHaveAccessibleDescription('')
      }
    })
    await step('An error of the page is shown', async () => {
      await expect(field('First Floor')).toBeDisabled()
      await expect(field('First Floor')).toHaveAccessibleDescription('Choose a size.')
    })
    await step('Enabled, a field has its error at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Enable' }))
      for (const { label, value, error } of [
        ...invalid,
        { label: 'First Floor', value: 'ten', error: 'Enter a number, such as 7.5.' },
      ]) {
        await expect(field(label)).toBeEnabled()
        await expect(field(label)).toHaveDisplayValue(value)
        await expect(field(label)).toHaveAttribute('aria-invalid', 'true')
        await waitFor(() => expect(field(label)).toHaveAccessibleDescription(error))
      }
      await expect(args.onValueChange).not.toHaveBeenCalled()
    })
  },
}

export const LongText: Story = {
  args: {
    label: 'Area of the open space around the house that is to be landscaped, without driveway and ramps',
    description: 'Measured along the ground, whatever is planned to stand or grow on it later on.',
    unit: 'square metres',
    value: '123456789.123456',
  },
}

/** A long unit and a number of seven digits, in a window of 320 px and in text of twice the usual size. */
export const LongUnitInLargeText: Story = {
  tags: ['!visual'],
  args: { label: 'Area', unit: 'square metres', value: '1250000' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  beforeEach: largeText,
  play: (context) => longUnitPlay(context),
}

/** So in a narrow field beside its label. */
export const LongUnitBesideLabel: Story = {
  tags: ['!visual'],
  args: { label: 'Area', unit: 'square metres', value: '1250', labelPlacement: 'beside' },
  decorators: [
    (Story) => (
      <div style={{ width: '14rem' }}>
        <Story />
      </div>
    ),
  ],
  play: (context) => longUnitPlay(context),
}

export const Narrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expectNoOverflow(canvasElement)
    await expect(canvas.getByRole('spinbutton').getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
