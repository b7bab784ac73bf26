import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Checkbox, CheckboxGroup, type CheckboxProps } from '../../src/design-system'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { betweenLinks } from '../support/betweenLinks'
import { coarsePointer } from '../support/coarsePointer'
import { hasRealKeys } from '../support/hasRealKeys'
import { leftOutOfFormPlay } from '../support/fieldPlays'
import { byRole, byTab, leftByTab, submitsForm, tabStops } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { tabTo } from '../support/tabTo'
import { SubmittedForm } from '../support/SubmittedForm'
import { inUrdu } from '../support/inUrdu'
import { largeText } from '../support/largeText'
import { expectTextUncut, textLines } from '../support/textLines'

/** Keeps its state. */
function Controlled(args: CheckboxProps) {
  const [isChecked, setIsChecked] = useState(args.isChecked)
  return (
    <Checkbox
      {...args}
      isChecked={isChecked}
      onCheckedChange={(next) => {
        args.onCheckedChange(next)
        setIsChecked(next)
      }}
    />
  )
}

const meta = {
  component: Checkbox,
  args: { label: 'Landscaping', isChecked: false, onCheckedChange: fn() },
  render: Controlled,
} satisfies Meta<typeof Checkbox>
export default meta

type Story = StoryObj<typeof meta>

const rowOf = (box: HTMLElement) => box.closest('label')?.getBoundingClientRect() ?? new DOMRect()

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole('checkbox', { name: /^Landscaping$/ })
    await step('A click on the box checks it', async () => {
      await userEvent.click(box)
      await expect(box).toBeChecked()
      await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
    })
    await step('A click on the label unchecks it', async () => {
      await userEvent.click(canvas.getByText('Landscaping'))
      await expect(box).not.toBeChecked()
      await expect(args.onCheckedChange).toHaveBeenCalledTimes(2)
    })
    await step('The row is at least 44 px high, and its far corners belong to it, too', async () => {
      const row = rowOf(box)
      await expect(row.height).toBeGreaterThanOrEqual(44)
      await expect(row.width).toBeGreaterThan(
        canvas.getByText('Landscaping').getBoundingClientRect().width * 2,
      )
      for (const y of [row.top + 1, row.bottom - 1]) {
        const target = document.elementFromPoint(row.right - 1, y) ?? document.body
        const isChecked = box.matches(':checked')
        await userEvent.click(target)
        await expect(box.matches(':checked')).toBe(!isChecked)
      }
    })
  },
}

const findBox = byRole('checkbox', 'Landscaping')
const sendButton = byRole('button', 'Send')
const submitted = fn()

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  decorators: [betweenLinks],
  render: (args) => (
    <SubmittedForm onSubmit={submitted}>
      <Controlled {...args} />
    </SubmittedForm>
  ),
  ...keyboardTable<Story>([
    ...tabStops(findBox, { after: sendButton }),
    {
      where: 'On it',
      reach: byTab(findBox),
      rows: [
        {
          keys: ['Space'],
          does: 'Checks or unchecks it',
          result: async (context) => {
            await expect(findBox(context)).toBeChecked()
            await context.userEvent.keyboard(' ')
            await expect(findBox(context)).not.toBeChecked()
          },
        },
        submitsForm(submitted, (context) => expect(findBox(context)).not.toBeChecked()),
        ...leftByTab(sendButton),
      ],
    },
  ]),
}

export const Checked: Story = {
  args: { isChecked: true },
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'Landscaping' })
    const tick = box.parentElement?.querySelector('svg')
    await step('The tick has another colour than the box', async () => {
      if (!tick) throw new Error('There is no tick')
      await expect(getComputedStyle(tick).color).not.toBe(getComputedStyle(box).backgroundColor)
    })
    await step('The tick is visible only while it is checked', async () => {
      await expect(box).toBeChecked()
      await expect(tick).toBeVisible()
      await userEvent.click(box)
      await expect(tick).not.toBeVisible()
    })
  },
}

export const Disabled: Story = {
  args: { isChecked: true, isDisabled: true },
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'Landscaping' })
    await step('It is announced as disabled, and the Tab key skips it', async () => {
      await expect(box).toBeDisabled()
      await userEvent.tab()
      await expect(box).not.toHaveFocus()
    })
    await step('A click changes nothing', async () => {
      await userEvent.click(canvas.getByText('Landscaping'))
      await expect(box).toBeChecked()
      await expect(args.onCheckedChange).not.toHaveBeenCalled()
    })
  },
}

export const DisabledUnchecked: Story = {
  tags: ['!visual'],
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('It is disabled, and a click doesn’t check it', async () => {
      const box = canvas.getByRole('checkbox', { name: 'Landscaping' })
      await expect(box).toBeDisabled()
      await userEvent.click(canvas.getByText('Landscaping'))
      await expect(box).not.toBeChecked()
      await expect(args.onCheckedChange).not.toHaveBeenCalled()
    })
  },
}

export const DisabledInAForm: Story = {
  tags: ['!visual'],
  args: { name: 'answer', isChecked: true, isDisabled: true },
  render: (args) => (
    <SubmittedForm onSubmit={submitted}>
      <Controlled {...args} />
    </SubmittedForm>
  ),
  play: leftOutOfFormPlay('checkbox'),
}

export const InASmallGroup: Story = {
  tags: ['!visual'],
  render: (args) => (
    <CheckboxGroup label="Services" size="small">
      <Controlled {...args} />
    </CheckboxGroup>
  ),
  play: async ({ canvas, step }) => {
    await step('With a mouse, the row is 32 px high', async () => {
      await expect(rowOf(canvas.getByRole('checkbox')).height).toBe(32)
    })
  },
}

/** Imitates a touch screen: the style rules for a mouse don’t apply. */
export const InASmallGroupWithTouch: Story = {
  ...InASmallGroup,
  tags: ['!visual'],
  beforeEach: coarsePointer,
  play: async ({ canvas, step }) => {
    await step('On a touch screen, the row is 44 px high', async () => {
      await expect(rowOf(canvas.getByRole('checkbox')).height).toBe(44)
    })
  },
}

const sent = fn()

export const Required: Story = {
  tags: ['!visual'],
  args: { label: 'I agree that you call me (required)', required: true },
  render: (args) => (
    <SubmittedForm onSubmit={sent}>
      <Controlled {...args} />
    </SubmittedForm>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole<HTMLInputElement>('checkbox', { name: /^I agree/ })
    await step('Its accessible name is exactly its label', async () => {
      await expect(box).toBeRequired()
      await expect(box).toHaveAccessibleName('I agree that you call me (required)')
      await expect(box.closest('label')).toHaveTextContent(/^I agree that you call me \(required\)$/)
    })
    if (!hasRealKeys) return
    await step(
      'Unchecked, it isn’t submitted: it gets the focus, and the browser has a message for it',
      async () => {
        sent.mockClear()
        await tabTo(userEvent, canvas.getByRole('button', { name: 'Send' }))
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(box).toHaveFocus())
        await expect(box.validationMessage).not.toBe('')
        await expect(sent).not.toHaveBeenCalled()
      },
    )
    await step('Checked, it is submitted', async () => {
      await userEvent.keyboard(' ')
      await expect(box).toBeChecked()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    })
  },
}

/** Expects that each line of the label starts after the box. Returns the number of lines. */
async function expectBesideBox(box: HTMLElement, label: HTMLElement) {
  const range = document.createRange()
  range.selectNodeContents(label)
  const lines = [...range.getClientRects()]
  for (const { left } of lines) await expect(left).toBeGreaterThan(box.getBoundingClientRect().right)
  return lines.length
}

export const LongText: Story = {
  args: {
    label:
      'Interior and finishes of every floor, with flooring, ceilings, doors, wardrobes, kitchens, bathrooms, paint and lights',
    isChecked: true,
  },
  play: async ({ canvas, step }) => {
    await step('The label is beside the box', async () => {
      await expectBesideBox(canvas.getByRole('checkbox'), canvas.getByText(/^Interior and finishes/))
    })
  },
}

export const Narrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('The label wraps beside the box, which is beside its first line', async () => {
      const box = canvas.getByRole('checkbox')
      const label = canvas.getByText(/^Interior and finishes/)
      await expect(await expectBesideBox(box, label)).toBeGreaterThan(2)
      const { top, bottom, width, height } = box.getBoundingClientRect()
      await expect([width, height]).toEqual([24, 24])
      const firstLine = label.getBoundingClientRect().top + parseFloat(getComputedStyle(label).lineHeight) / 2
      await expect((top + bottom) / 2).toBeCloseTo(firstLine, 0)
    })
    await expectNoOverflow(canvasElement)
  },
}

export const RightToLeft: Story = {
  beforeEach: inUrdu,
  args: {
    label:
      'ہر فلور کی فنشنگ، جس میں فرش، چھتیں، دروازے، الماریاں، باورچی خانے، غسل خانے، رنگ و روغن اور روشنیاں شامل ہیں',
    isChecked: true,
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const box = canvas.getByRole('checkbox')
    const row = rowOf(box)
    await step('The box is at the right end of the row, and its tick is in its middle', async () => {
      const { left, right } = box.getBoundingClientRect()
      await expect(right).toBeCloseTo(row.right, 0)
      const tick = box.parentElement?.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect()
      await expect(tick.left - left).toBeCloseTo(right - tick.right, 0)
    })
    await step('Each line of the label starts beside it, at its left', async () => {
      const lines = textLines(canvas.getByText(/^ہر فلور کی فنشنگ/))
      const { left } = box.getBoundingClientRect()
      await expect(lines.length).toBeGreaterThan(1)
      for (const line of lines) {
        await expect(line.right).toBeLessThan(left)
        await expect(left - line.right).toBeLessThan(16)
      }
      await expectNoOverflow(canvasElement)
    })
    await step('The far end of its row, which is the left one, belongs to it', async () => {
      await userEvent.click(document.elementFromPoint(row.left + 1, row.top + 4) ?? document.body)
      await expect(box).not.toBeChecked()
      await userEvent.click(document.elementFromPoint(row.left + 1, row.bottom - 4) ?? document.body)
      await expect(box).toBeChecked()
    })
  },
}

/** Text of twice the usual size, in a window of 320 × 568 px. */
export const LargeText: Story = {
  ...Narrow,
  beforeEach: largeText,
  play: async ({ canvas, canvasElement, step }) => {
    const box = canvas.getByRole('checkbox')
    const label = canvas.getByText(/^Interior and finishes/)
    await step('The box is twice as large, 48 px, and beside the first line of its label', async () => {
      const { top, bottom, width, height } = box.getBoundingClientRect()
      await expect([width, height]).toEqual([48, 48])
      const firstLine = label.getBoundingClientRect().top + parseFloat(getComputedStyle(label).lineHeight) / 2
      await expect((top + bottom) / 2).toBeCloseTo(firstLine, 0)
      await expect(await expectBesideBox(box, label)).toBeGreaterThan(4)
    })
    await step('Its tick grows with it', async () => {
      const tick = box.parentElement?.querySelector('svg')?.getBoundingClientRect()
      await expect(tick?.width).toBeGreaterThanOrEqual(24)
    })
    await step('The label isn’t cut off', async () => {
      await expectTextUncut(label)
      await expectNoOverflow(canvasElement)
    })
  },
}

export const ShortLabelInLargeText: Story = {
  tags: ['!visual'],
  beforeEach: largeText,
  play: async ({ canvas, step }) => {
    await step('The row of a label of one line is 88 px high', async () => {
      await expect(rowOf(canvas.getByRole('checkbox')).height).toBe(88)
    })
  },
}
