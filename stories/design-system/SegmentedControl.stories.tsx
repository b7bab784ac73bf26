import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { Fragment, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button, SegmentedControl, type SegmentedControlProps } from '../../src/design-system'
import { noFocusOnClick } from '../support/noFocusOnClick'
import { waitForFrames } from '../support/expectMovement'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { leftOutOfFormPlay } from '../support/fieldPlays'
import { hasRealKeys } from '../support/hasRealKeys'
import { rightToLeft } from '../support/rightToLeft'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { betweenLinks } from '../support/betweenLinks'
import { byRole, byTab, linkAfter, linkBefore } from '../support/keyboardPlaces'
import { keyboardTable, type Key } from '../support/keyboardTable'
import { tabTo } from '../support/tabTo'
import { expectTextUncut } from '../support/textLines'
import { largeText } from '../support/largeText'

/** Keeps the selected value. */
function Controlled(args: SegmentedControlProps<string>) {
  const [value, setValue] = useState(args.value)
  return (
    <SegmentedControl
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
  component: SegmentedControl,
  args: {
    label: 'Quality',
    options: [
      { value: 'a-plus', label: 'A+' },
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
      { value: 'c', label: 'C' },
    ],
    value: '',
    onValueChange: fn(),
  },
  render: Controlled,
} satisfies Meta<typeof SegmentedControl<string>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The group is named by the label, and nothing is selected', async () => {
      await expect(canvas.getByRole('radiogroup', { name: /^Quality$/ })).toBeVisible()
      for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
    })
    await step('The label is above the segments, which are in one row', async () => {
      const { bottom } = canvas.getByText('Quality').getBoundingClientRect()
      const tops = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect().top)
      await expect(new Set(tops).size).toBe(1)
      await expect(tops[0]).toBeGreaterThanOrEqual(bottom)
    })
    await step('A click selects exactly one', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'A' }))
      await userEvent.click(canvas.getByRole('radio', { name: 'B' }))
      await expect(canvas.getByRole('radio', { name: 'A' })).not.toBeChecked()
      await expect(canvas.getByRole('radio', { name: 'B' })).toBeChecked()
      await expect(args.onValueChange).toHaveBeenLastCalledWith('b')
    })
    await step('Each segment is a native radio button at least 48 px high', async () => {
      for (const radio of canvas.getAllByRole('radio')) {
        await expect(radio.matches('input[type=radio]')).toBe(true)
        await expect(Math.round(radio.getBoundingClientRect().height)).toBeGreaterThanOrEqual(48)
      }
    })
  },
}

const sent = fn((entries: object) => entries)

/** Two controls in a form, the second with a tooltip, and the button that submits it. */
function SubmittedWithOther(args: SegmentedControlProps<string>) {
  return (
    <>
      <Controlled
        {...args}
        label="Basement"
        name="basement"
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
        tooltip={undefined}
      />
      <Submitted {...args} />
    </>
  )
}

/** The control in a form, with the button that submits it. */
function Submitted(args: SegmentedControlProps<string>) {
  return (
    <form
      aria-label="Quality"
      onSubmit={(event) => {
        event.preventDefault()
        sent(Object.fromEntries(new FormData(event.currentTarget)))
      }}
    >
      <Controlled {...args} />
      <Button type="submit">Send</Button>
    </form>
  )
}

const findSend = byRole('button', 'Send')
const findSegment = (name: string) => byRole('radio', name)

const expectSelected = (context: Pick<StoryContext, 'canvas' | 'userEvent'>, name: string) =>
  waitFor(async () => {
    await expect(findSegment(name)(context)).toHaveFocus()
    await expect(findSegment(name)(context)).toBeChecked()
  })

/** The key has just been pressed once; each further press selects the next of these segments. */
async function expectSelectedInTurn(
  context: Pick<StoryContext, 'canvas' | 'userEvent' | 'args'>,
  key: Key,
  [first = '', ...others]: readonly string[],
) {
  await expectSelected(context, first)
  await expect(context.args['onValueChange']).toHaveBeenCalledOnce()
  for (const name of others) {
    await context.userEvent.keyboard(`{${key}}`)
    await expectSelected(context, name)
  }
}

const findTooltip = byRole('button', 'About the grades')

const expectNoTooltip = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())

/** Moves the focus to the button of the tooltip from elsewhere, which opens the tooltip. */
async function reachTooltip(context: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  if (document.activeElement === findTooltip(context)) await context.userEvent.tab()
  await expectNoTooltip()
  await tabTo(context.userEvent, findTooltip(context))
  await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
}

/** Moves the focus to the selected segment of the control with a tooltip, or to its first if none is selected. */
const reachSegment = ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) =>
  tabTo(
    userEvent,
    canvas.queryByRole('radio', { name: /^[ABC]\+?$/, checked: true }) ??
      canvas.getByRole('radio', { name: 'A+' }),
  )

/** Selects the second segment of the control without a tooltip, leaves it backwards and comes back. */
async function expectLeftWithoutTooltip(context: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await context.userEvent.tab({ shift: true })
  await expect(findSegment('Yes')(context)).toHaveFocus()
  if (!hasRealKeys) return
  await context.userEvent.keyboard('{ArrowRight}')
  await expectSelected(context, 'No')
  await context.userEvent.tab({ shift: true })
  await expect(linkBefore(context)).toHaveFocus()
  await context.userEvent.tab()
  await expectSelected(context, 'No')
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  args: { name: 'quality', tooltip: { label: 'About the grades', text: 'A+ is the finest.' } },
  decorators: [betweenLinks],
  render: SubmittedWithOther,
  ...keyboardTable<Story>([
    {
      where: 'Before it, without a tooltip',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to the selected segment. While none is selected, to the one that had the focus last (story Entered Backwards), at first to the first one; it selects none',
          prepare: (context) => tabTo(context.userEvent, linkBefore(context)),
          result: async (context) => {
            await expectVisibleFocus(findSegment('Yes')(context))
            await expect(findSegment('Yes')(context)).not.toBeChecked()
          },
        },
      ],
    },
    {
      where: 'Before it, with a tooltip',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to the button of its tooltip',
          prepare: (context) => tabTo(context.userEvent, findSegment('Yes')(context)),
          result: (context) => expectVisibleFocus(findTooltip(context)),
        },
      ],
    },
    {
      where: 'After it',
      rows: [
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to the selected segment. While none is selected, to the one that had the focus last, at first to the last one (story Entered Backwards); it selects none',
          isNative: true,
          prepare: (context) => tabTo(context.userEvent, findSend(context)),
          result: async (context) => {
            await expectVisibleFocus(findSegment('A+')(context))
            await expect(findSegment('A+')(context)).not.toBeChecked()
          },
        },
      ],
    },
    {
      where: 'On the button of its tooltip',
      reach: reachTooltip,
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Keeps the tooltip open, which the focus has opened; the next press closes it',
          result: async ({ userEvent }, key) => {
            await expect(screen.getByRole('tooltip')).toBeVisible()
            await userEvent.keyboard(key === 'Enter' ? '{Enter}' : ' ')
            await expectNoTooltip()
          },
        },
        {
          keys: ['Escape'],
          does: 'Closes the tooltip; the focus stays',
          result: async (context) => {
            await expectNoTooltip()
            await expect(findTooltip(context)).toHaveFocus()
          },
        },
        {
          keys: ['Tab'],
          does: 'Closes the tooltip and moves the focus to the segments',
          result: async (context) => {
            await expectNoTooltip()
            await expectVisibleFocus(findSegment('A+')(context))
          },
        },
        {
          keys: ['Shift+Tab'],
          does: 'Closes the tooltip and moves the focus to what precedes the control',
          result: async (context) => {
            await expectNoTooltip()
            await expect(findSegment('Yes')(context)).toHaveFocus()
          },
        },
      ],
    },
    {
      where: 'On the first segment or, reached from behind, the last, while none is selected',
      reach: byTab(findSegment('Yes')),
      // They have rows on any segment.
      alsoHandled: ['Space', 'Enter', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to what follows the control, and selects none; the story Entered Backwards presses it on the last',
          isNative: true,
          result: async (context) => {
            await expect(findTooltip(context)).toHaveFocus()
            await expect(findSegment('Yes')(context)).not.toBeChecked()
          },
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to what precedes the control, or to the button of its tooltip, and selects none',
          isNative: true,
          result: async (context) => {
            await expect(linkBefore(context)).toHaveFocus()
            await expect(findSegment('Yes')(context)).not.toBeChecked()
            await tabTo(context.userEvent, findSegment('A+')(context))
            await context.userEvent.tab({ shift: true })
            await expect(findTooltip(context)).toHaveFocus()
            await expect(findSegment('A+')(context)).not.toBeChecked()
            await context.userEvent.tab({ shift: true })
            await expectNoTooltip()
          },
        },
      ],
    },
    {
      where: 'On a segment',
      reach: reachSegment,
      rows: [
        { keys: ['Space'], does: 'Selects it', result: (context) => expectSelected(context, 'A+') },
        {
          keys: ['ArrowRight'],
          does: 'In a left-to-right page, unless it has a direction of its own (story Own Direction): selects the next one, and after the last the first',
          result: (context) => expectSelectedInTurn(context, 'ArrowRight', ['A', 'B', 'C', 'A+']),
        },
        {
          keys: ['ArrowLeft'],
          does: 'In a left-to-right page, unless it has a direction of its own: selects the previous one, and before the first the last',
          result: (context) => expectSelectedInTurn(context, 'ArrowLeft', ['C', 'B', 'A', 'A+']),
        },
        {
          keys: ['ArrowDown'],
          does: 'Selects the next one, and after the last the first',
          result: (context) => expectSelectedInTurn(context, 'ArrowDown', ['A', 'B', 'C', 'A+']),
        },
        {
          keys: ['ArrowUp'],
          does: 'Selects the previous one, and before the first the last',
          result: (context) => expectSelectedInTurn(context, 'ArrowUp', ['C', 'B']),
        },
        {
          keys: ['Enter'],
          does: 'In a form: submits it',
          isNative: true,
          result: () => expect(sent).toHaveBeenCalledWith({ quality: 'b' }),
        },
        {
          keys: ['Tab'],
          does: 'Moves the focus to what follows the control',
          result: async (context) => {
            await expect(findSend(context)).toHaveFocus()
            await context.userEvent.tab({ shift: true })
            await expectVisibleFocus(findSegment('B')(context))
          },
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to the button of its tooltip; without a tooltip, to what precedes the control',
          result: async (context) => {
            await expect(findTooltip(context)).toHaveFocus()
            await expectLeftWithoutTooltip(context)
          },
        },
      ],
    },
    {
      where: 'On a segment',
      direction: 'rtl',
      reach: reachSegment,
      rows: [
        {
          keys: ['ArrowLeft'],
          does: 'Selects the next one, and after the last the first',
          isNative: true,
          result: (context) => expectSelectedInTurn(context, 'ArrowLeft', ['C', 'A+', 'A']),
        },
        {
          keys: ['ArrowRight'],
          does: 'Selects the previous one, and before the first the last',
          isNative: true,
          result: (context) => expectSelectedInTurn(context, 'ArrowRight', ['A+', 'C', 'B']),
        },
        {
          keys: ['ArrowDown'],
          does: 'Selects the next one, as in a left-to-right page',
          isNative: true,
          result: (context) => expectSelected(context, 'C'),
        },
        {
          keys: ['ArrowUp'],
          does: 'Selects the previous one, as in a left-to-right page',
          isNative: true,
          result: (context) => expectSelected(context, 'B'),
        },
      ],
    },
  ]),
}

/** No segment is selected, and none has had the focus yet. */
export const EnteredBackwards: Story = {
  tags: ['!visual'],
  decorators: [betweenLinks],
  play: async (context) => {
    if (!hasRealKeys) return
    const { canvas, step, userEvent } = context
    await step('Shift+Tab moves the focus to the last segment', async () => {
      // No key reaches what follows the control without entering the control first.
      linkAfter(context).focus()
      await userEvent.tab({ shift: true })
      await expectVisibleFocus(findSegment('C')(context))
    })
    await step('Tab leaves it; Shift+Tab comes back to it, because it had the focus last', async () => {
      await userEvent.tab()
      await expect(linkAfter(context)).toHaveFocus()
      await userEvent.tab({ shift: true })
      await expect(findSegment('C')(context)).toHaveFocus()
    })
    await step('Shift+Tab leaves it; Tab comes back to it, not to the first', async () => {
      await userEvent.tab({ shift: true })
      await expect(linkBefore(context)).toHaveFocus()
      await userEvent.tab()
      await expect(findSegment('C')(context)).toHaveFocus()
    })
    await step('None of that has selected a segment', async () => {
      await expect(canvas.queryByRole('radio', { checked: true })).toBeNull()
    })
  },
}

export const Selected: Story = {
  args: { value: 'a' },
  play: async ({ canvas, userEvent, step }) => {
    const names = ['A+', 'A', 'B', 'C']
    const expectTickedAlone = async (ticked: string) => {
      for (const name of names) {
        const tick = canvas.getByRole('radio', { name }).parentElement?.querySelector('svg')
        if (name === ticked) await expect(tick).toBeVisible()
        else await expect(tick).not.toBeVisible()
      }
    }
    await step('Only the selected segment has a tick', () => expectTickedAlone('A'))
    for (const name of ['C', 'A+', 'A', 'B']) {
      await step(`The tick moves with the selection: ${name}`, async () => {
        await userEvent.click(canvas.getByRole('radio', { name }))
        await expectTickedAlone(name)
      })
    }
  },
}

export const WithDescription: Story = {
  args: {
    value: 'b',
    tooltip: { label: 'About the grades', text: 'A+ is the finest, C the most economical.' },
    description: 'It decides the rate of every service.',
  },
  play: async ({ canvas, step }) => {
    await step('The group is named by its label alone and described by its description', async () => {
      const group = canvas.getByRole('radiogroup', { name: /^Quality$/ })
      await expect(group).toHaveAccessibleDescription('It decides the rate of every service.')
      await expect(canvas.getByRole('button', { name: 'About the grades' })).toBeVisible()
    })
    await step('The tooltip is next to the label, the description below it, above the segments', async () => {
      const [label, tooltip, description, segment] = [
        canvas.getByText('Quality'),
        canvas.getByRole('button', { name: 'About the grades' }),
        canvas.getByText('It decides the rate of every service.'),
        canvas.getByRole('radio', { name: 'A+' }),
      ].map((part) => part.getBoundingClientRect())
      // Its target is larger than its circle, and overlaps what is around it.
      const [x, y] = tooltip ? [tooltip.x + tooltip.width / 2, tooltip.y + tooltip.height / 2] : []
      await expect(x).toBeGreaterThan(label?.right ?? Infinity)
      await expect(x).toBeLessThan((label?.right ?? 0) + 24)
      await expect(y).toBeGreaterThan(label?.top ?? Infinity)
      await expect(y).toBeLessThan(label?.bottom ?? 0)
      await expect(description?.top).toBeGreaterThanOrEqual(label?.bottom ?? Infinity)
      await expect(segment?.top).toBeGreaterThanOrEqual(description?.bottom ?? Infinity)
    })
  },
}

export const Disabled: Story = {
  args: { value: 'b', isDisabled: true },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Every segment is announced as disabled, and the Tab key skips them', async () => {
      for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled()
      await userEvent.tab()
      for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toHaveFocus()
    })
    await step('A click selects nothing', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'C' }))
      await expect(canvas.getByRole('radio', { name: 'B' })).toBeChecked()
      await expect(args.onValueChange).not.toHaveBeenCalled()
    })
  },
}

export const DisabledWithTooltip: Story = {
  tags: ['!visual'],
  args: { isDisabled: true, tooltip: { label: 'About the grades', text: 'A+ is the finest.' } },
  decorators: [betweenLinks],
  play: async (context) => {
    await context.step(
      'The Tab key reaches the button of the tooltip, which opens, and skips the segments',
      async () => {
        await tabTo(context.userEvent, linkBefore(context))
        await context.userEvent.tab()
        await expect(findTooltip(context)).toHaveFocus()
        await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
        await context.userEvent.tab()
        await expect(linkAfter(context)).toHaveFocus()
        await expectNoTooltip()
      },
    )
  },
}

export const DisabledInAForm: Story = {
  tags: ['!visual'],
  args: { name: 'answer', value: 'a', isDisabled: true },
  render: Submitted,
  play: leftOutOfFormPlay('radio'),
}

export const InAForm: Story = {
  tags: ['!visual'],
  args: { name: 'quality', value: 'a' },
  render: Submitted,
  play: async ({ canvas, userEvent, step }) => {
    sent.mockClear()
    await step('The form submits the selected value under its name', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'C' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
      await expect(sent).toHaveBeenCalledWith({ quality: 'c' })
    })
  },
}

/** Two controls of one form, neither of which has a name. */
export const WithoutNames: Story = {
  tags: ['!visual'],
  render: (args) => (
    <form>
      <Controlled {...args} />
      <Controlled {...args} label="Finish" />
    </form>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const groups = ['Quality', 'Finish'].map((name) => within(canvas.getByRole('radiogroup', { name })))
    const radios = groups.map((group) => group.getAllByRole<HTMLInputElement>('radio'))
    await step('All segments of one have the same name, which the other doesn’t have', async () => {
      const names = radios.map((inputs) => new Set(inputs.map(({ name }) => name)))
      await expect(names.map(({ size }) => size)).toEqual([1, 1])
      const [first, second] = radios.map(([radio]) => radio?.name)
      await expect(first).toBeTruthy()
      await expect(second).toBeTruthy()
      await expect(first).not.toBe(second)
    })
    await step('A choice in one leaves the other as it is', async () => {
      for (const [index, name] of ['A', 'C'].entries()) {
        const radio = groups[index]?.getByRole('radio', { name })
        if (radio) await userEvent.click(radio)
      }
      const checked = radios.flat().filter((radio) => radio.checked)
      await expect(checked.map(({ value }) => value)).toEqual(['a', 'c'])
    })
  },
}

export const LongText: Story = {
  args: {
    label: 'Which part of the work would you like to have estimated by us',
    options: [
      { value: 'grey', label: 'Grey structure with doors' },
      { value: 'interior', label: 'Interior and finishes' },
      { value: 'complete', label: 'Complete construction' },
    ],
    value: 'interior',
  },
}

export const Narrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('Long labels wrap, the segments go to a second row, and nothing is cut off', async () => {
      const segments = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect())
      await expect(new Set(segments.map(({ top }) => top)).size).toBeGreaterThan(1)
      await expect(Math.max(...segments.map(({ height }) => height))).toBeGreaterThan(60)
      await expectNoOverflow(canvasElement)
    })
  },
}

/** Imitates Safari in Chromium: a click doesn't focus the radio button. No story runs in Safari itself. */
export const ClickedWithoutFocus: Story = {
  tags: ['!visual'],
  beforeEach: noFocusOnClick,
  play: async ({ canvas, userEvent, step }) => {
    await step('The arrow keys continue from the clicked segment', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'A' }))
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('radio', { name: 'B' })).toBeChecked()
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'B' })).toHaveFocus())
    })
  },
}

export const RightToLeft: Story = {
  tags: ['!visual'],
  beforeEach: rightToLeft,
  args: { value: 'a' },
  play: async ({ canvas, step }) => {
    const segment = (name: string) => canvas.getByRole('radio', { name })
    await step('The first segment is on the right', async () => {
      await expect(segment('A+').getBoundingClientRect().left).toBeGreaterThan(
        segment('C').getBoundingClientRect().right,
      )
    })
  },
}

type Direction = 'ltr' | 'rtl'

/** Expects the segments of a control in this direction, and a tick before the label of the selected one alone. */
async function expectDirection(control: HTMLElement, direction: Direction) {
  const radios = within(control).getAllByRole<HTMLInputElement>('radio')
  const places = radios.map((radio) => radio.getBoundingClientRect().left)
  const fromLeft = places.toSorted((one, other) => one - other)
  await expect(new Set(places).size).toBe(4)
  await expect(places).toEqual(direction === 'ltr' ? fromLeft : fromLeft.toReversed())
  for (const radio of radios) {
    const tick = radio.parentElement?.querySelector('svg')
    if (radio.checked) {
      await expect(tick).toBeVisible()
      const [mark, text] = [tick, radio.parentElement?.querySelector('bdi')].map((part) =>
        part?.getBoundingClientRect(),
      )
      const [first, second] = direction === 'ltr' ? [mark, text] : [text, mark]
      await expect(first?.right).toBeLessThanOrEqual(second?.left ?? 0)
    } else await expect(tick).not.toBeVisible()
  }
  await expect(radios.filter(({ checked }) => checked)).toHaveLength(1)
}

/** Presses the arrow keys in a control in this direction; its second segment is selected, also at the end. */
async function expectArrowKeys(
  { userEvent, step }: Pick<StoryContext, 'userEvent' | 'step'>,
  control: HTMLElement,
  direction: Direction,
) {
  if (!hasRealKeys) return
  const segment = (name: string) => within(control).getByRole('radio', { name })
  await tabTo(userEvent, segment('A'))
  const [forwards, backwards] =
    direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  for (const [key, does, names] of [
    [forwards, 'next', ['B', 'C', 'A+', 'A']],
    [backwards, 'previous', ['A+', 'C', 'B', 'A']],
    ['ArrowDown', 'next', ['B']],
    ['ArrowUp', 'previous', ['A']],
  ] as const) {
    await step(`${key} selects the ${does} segment, and the tick moves there`, async () => {
      for (const name of names) {
        await userEvent.keyboard(`{${key}}`)
        await expect(segment(name)).toBeChecked()
        await expect(segment(name)).toHaveFocus()
        await expectDirection(control, direction)
      }
    })
  }
}

/** A story's `beforeEach`: takes away the direction that its play function gives the page. */
const restoreDirection = () => () => document.documentElement.removeAttribute('dir')

/** A translation changes the direction of the open page, and is undone. */
export const DirectionChanges: Story = {
  tags: ['!visual'],
  beforeEach: restoreDirection,
  args: { value: 'a' },
  play: async (context) => {
    const { canvas, step } = context
    const control = canvas.getByRole('radiogroup')
    await step('In a left-to-right page, its segments run from left to right', () =>
      expectDirection(control, 'ltr'),
    )
    await step('When the page becomes right to left, they run from right to left', async () => {
      document.documentElement.dir = 'rtl'
      await waitFor(() => expectDirection(control, 'rtl'))
    })
    await expectArrowKeys(context, control, 'rtl')
    await step('When the page becomes left to right again, so do they', async () => {
      document.documentElement.dir = 'ltr'
      await waitFor(() => expectDirection(control, 'ltr'))
    })
    await expectArrowKeys(context, control, 'ltr')
  },
}

/** Controls with a `dir`, and controls in a container with a `dir`, in a page whose direction changes. */
export const OwnDirectionKept: Story = {
  tags: ['!visual'],
  beforeEach: restoreDirection,
  args: { value: 'a' },
  render: (args) => (
    <>
      {(['ltr', 'rtl'] as const).map((direction) => (
        <Fragment key={direction}>
          <Controlled {...args} label={`Itself ${direction}`} dir={direction} />
          <div dir={direction}>
            <Controlled {...args} label={`In a container that is ${direction}`} />
          </div>
        </Fragment>
      ))}
    </>
  ),
  play: async (context) => {
    const { canvas, step } = context
    const controls = (['ltr', 'rtl'] as const).flatMap((direction) =>
      canvas
        .getAllByRole('radiogroup', { name: new RegExp(`${direction}$`) })
        .map((control) => ({ control, direction })),
    )
    await expect(controls).toHaveLength(4)
    const expectKept = async () => {
      for (const { control, direction } of controls) await expectDirection(control, direction)
    }
    await step('In a left-to-right page, each runs in its own direction', expectKept)
    await step('When the page becomes right to left, each keeps its direction', async () => {
      document.documentElement.dir = 'rtl'
      await waitForFrames(2)
      await expectKept()
    })
    for (const { control, direction } of controls) await expectArrowKeys(context, control, direction)
    await step('When the page becomes left to right again, each keeps its direction', async () => {
      document.documentElement.dir = 'ltr'
      await waitForFrames(2)
      await expectKept()
    })
  },
}

/** Expects a control that runs from right to left in a left-to-right page; its second segment is selected. */
const rightToLeftInLeftToRightPlay: NonNullable<Story['play']> = async (context) => {
  const control = context.canvas.getByRole('radiogroup')
  await context.step('In a left-to-right page, its segments run from right to left', async () => {
    await expect(getComputedStyle(document.body).direction).toBe('ltr')
    await expectDirection(control, 'rtl')
  })
  await expectArrowKeys(context, control, 'rtl')
}

/** Expects a control that runs from left to right in a right-to-left page; its second segment is selected. */
const leftToRightInRightToLeftPlay: NonNullable<Story['play']> = async (context) => {
  const control = context.canvas.getByRole('radiogroup')
  await context.step('In a right-to-left page, its segments run from left to right', async () => {
    await expect(getComputedStyle(document.body).direction).toBe('rtl')
    await expectDirection(control, 'ltr')
  })
  await expectArrowKeys(context, control, 'ltr')
}

export const OwnDirection: Story = {
  tags: ['!visual'],
  args: { dir: 'rtl', value: 'a' },
  play: rightToLeftInLeftToRightPlay,
}

export const OwnDirectionInRightToLeft: Story = {
  tags: ['!visual'],
  args: { dir: 'ltr', value: 'a' },
  beforeEach: rightToLeft,
  play: leftToRightInRightToLeftPlay,
}

export const DirectionOfItsContainer: Story = {
  tags: ['!visual'],
  args: { value: 'a' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: rightToLeftInLeftToRightPlay,
}

export const DirectionOfItsContainerInRightToLeft: Story = {
  tags: ['!visual'],
  args: { value: 'a' },
  beforeEach: rightToLeft,
  decorators: [
    (Story) => (
      <div dir="ltr">
        <Story />
      </div>
    ),
  ],
  play: leftToRightInRightToLeftPlay,
}

/** Text of twice the usual size, in a window of 320 × 568 px. */
export const LargeText: Story = {
  args: {
    value: 'a',
    tooltip: { label: 'About the grades', text: 'A+ is the finest, C the most economical.' },
    description: 'It decides the rate of every service.',
  },
  beforeEach: largeText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const radios = canvas.getAllByRole('radio')
    await step('No label is cut off, nor are the other texts', async () => {
      for (const radio of radios) await expectTextUncut(radio.closest('label') ?? radio)
      await expectTextUncut(canvas.getByText('Quality'))
      await expectTextUncut(canvas.getByText('It decides the rate of every service.'))
      await expectNoOverflow(canvasElement)
    })
    await step('Each segment is at least 96 px high and 44 px wide, and selected by a click', async () => {
      for (const radio of radios) {
        const { width, height } = radio.getBoundingClientRect()
        await expect(Math.round(height)).toBeGreaterThanOrEqual(96)
        await expect(width).toBeGreaterThanOrEqual(44)
        await userEvent.click(radio)
        await expect(radio).toBeChecked()
      }
    })
    await step('The tick of the selected one is within it, beside its label', async () => {
      const label = radios.at(-1)?.closest('label')
      const outer = label?.getBoundingClientRect()
      const tick = label?.querySelector('svg')?.getBoundingClientRect()
      const text = label?.querySelector('bdi')?.getBoundingClientRect()
      await expect(tick?.left).toBeGreaterThanOrEqual(outer?.left ?? Infinity)
      await expect(tick?.right).toBeLessThanOrEqual(text?.left ?? 0)
    })
  },
}

export const LongTextInLargeText: Story = {
  ...Narrow,
  beforeEach: largeText,
  play: async ({ canvas, canvasElement, step }) => {
    await step('Each segment has a row of its own, and its label wraps and isn’t cut off', async () => {
      const labels = canvas.getAllByRole('radio').map((radio) => radio.closest('label') ?? radio)
      await expect(new Set(labels.map((label) => label.getBoundingClientRect().top)).size).toBe(3)
      for (const label of labels) await expectTextUncut(label)
      await expectTextUncut(canvas.getByText(/^Which part of the work/))
      await expectNoOverflow(canvasElement)
    })
  },
}
