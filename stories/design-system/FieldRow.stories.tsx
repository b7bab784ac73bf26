import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Checkbox, FieldRow, NumberField, SegmentedControl } from '../../src/design-system'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { tabStop, byRole } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { inUrdu } from '../support/inUrdu'
import { expectVisibleFocus } from '../support/expectVisibleFocus'

const units = [
  { value: 'marla', label: 'Marla' },
  { value: 'sqft', label: 'Sq. Ft.' },
  { value: 'kanal', label: 'Kanal' },
] as const

const modes = [
  { value: 'manual', label: 'Manual' },
  { value: 'auto', label: 'Auto' },
] as const

function Plot() {
  const [size, setSize] = useState('10')
  return <NumberField label="Plot Size" value={size} onValueChange={setSize} />
}

function Unit() {
  const [unit, setUnit] = useState<(typeof units)[number]['value']>('marla')
  return <SegmentedControl label="Plot Unit" options={units} value={unit} onValueChange={setUnit} />
}

function Basement() {
  const [isIncluded, setIncluded] = useState(true)
  return <Checkbox label="Include Basement" isChecked={isIncluded} onCheckedChange={setIncluded} />
}

const plotAndUnit = (
  <>
    <Plot />
    <Unit />
  </>
)

const meta = {
  component: FieldRow,
  args: { children: plotAndUnit },
} satisfies Meta<typeof FieldRow>
export default meta

type Story = StoryObj<typeof meta>

const boxOf = (element: HTMLElement) => element.getBoundingClientRect()

export const Default: Story = {
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvas, step }) => {
    const plot = boxOf(canvas.getByRole('spinbutton', { name: 'Plot Size' }))
    const unit = boxOf(canvas.getByRole('radiogroup', { name: 'Plot Unit' }))
    await step('The fields share the row equally, and fill it', async () => {
      await expect(unit.left).toBeGreaterThan(plot.right)
      await expect(unit.width).toBeCloseTo(plot.width, 0)
      const row = boxOf(
        canvas.getByRole('spinbutton', { name: 'Plot Size' }).closest('.grid') ?? document.body,
      )
      await expect(plot.width).toBeGreaterThan(480)
      await expect(unit.right).toBeCloseTo(row.right, 0)
    })
  },
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  ...keyboardTable<Story>([
    tabStop(byRole('spinbutton', 'Plot Size'), 'Moves the focus to the first field'),
    {
      where: 'In a field',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves on to the next one, in reading order',
          result: ({ canvas }) => expect(canvas.getByRole('radio', { name: 'Marla' })).toHaveFocus(),
        },
      ],
    },
  ]),
}

export const ShortAndLong: Story = {
  args: { split: 'short-and-long' },
  decorators: [
    (Story) => (
      <div className="max-w-prose">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const plot = boxOf(canvas.getByRole('spinbutton', { name: 'Plot Size' }))
    const unit = boxOf(canvas.getByRole('radiogroup', { name: 'Plot Unit' }))
    await expect(unit.width / plot.width).toBeGreaterThan(1.9)
  },
}

function InvalidPlot() {
  const [size, setSize] = useState('-3')
  return (
    <NumberField label="Plot Size" value={size} onValueChange={setSize} errorMessage="Enter 0 or more." />
  )
}

export const MessageAcross: Story = {
  args: {
    split: 'short-and-long',
    children: (
      <>
        <InvalidPlot />
        <Unit />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="max-w-sheet">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, step }) => {
    const expectMessageBelow = async () => {
      const plot = boxOf(canvas.getByRole('spinbutton', { name: 'Plot Size' }))
      const unit = boxOf(canvas.getByRole('radiogroup', { name: 'Plot Unit' }))
      const message = boxOf(canvas.getByText('Enter 0 or more.'))
      await expect(message.right).toBeGreaterThan(plot.right)
      await expect(message.top).toBeGreaterThanOrEqual(unit.bottom)
    }
    await step('The message is below both fields', expectMessageBelow)
    await step('It is if the units need two lines, too', async () => {
      canvasElement.style.letterSpacing = '0.2em'
      try {
        const tops = ['Marla', 'Kanal'].map((name) => boxOf(canvas.getByRole('radio', { name })).top)
        await expect(tops[1]).toBeGreaterThan(tops[0] ?? Infinity)
        await expectMessageBelow()
      } finally {
        canvasElement.style.letterSpacing = ''
      }
    })
  },
}

export const WithCheckbox: Story = {
  args: {
    align: 'end',
    children: (
      <>
        <Unit />
        <Basement />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const unit = boxOf(canvas.getByRole('radiogroup', { name: 'Plot Unit' }))
    const basement = boxOf(canvas.getByText('Include Basement'))
    await expect(basement.left).toBeGreaterThan(unit.right)
    await expect(basement.bottom).toBeGreaterThan(unit.bottom - 24)
  },
}

function Mode() {
  const [mode, setMode] = useState<(typeof modes)[number]['value']>('auto')
  return <SegmentedControl label="Calculation Mode" options={modes} value={mode} onValueChange={setMode} />
}

export const WideHalves: Story = {
  args: {
    split: 'wide-halves',
    children: (
      <>
        <Mode />
        <Unit />
      </>
    ),
  },
  render: (args) => (
    <div className="grid gap-8">
      {/* On either side of 28rem. */}
      {['max-w-sheet', 'max-w-field'].map((width) => (
        <div key={width} className={width}>
          <FieldRow {...args} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const [narrow, wide] = canvas.getAllByRole('radiogroup', { name: 'Calculation Mode' }).map(boxOf)
    const [belowNarrow, besideWide] = canvas.getAllByRole('radiogroup', { name: 'Plot Unit' }).map(boxOf)
    await step('In a row of 24rem, where other halves are beside each other, the fields stack', async () => {
      await expect(belowNarrow?.top).toBeGreaterThan(narrow?.bottom ?? Infinity)
      await expect(belowNarrow?.left).toBe(narrow?.left)
      await expectNoOverflow(canvasElement)
    })
    // A phone has no room for the second row.
    if (window.innerWidth < 500) return
    await step('In a row of 30rem they share it equally', async () => {
      await expect(besideWide?.left).toBeGreaterThan(wide?.right ?? Infinity)
      await expect(besideWide?.width).toBeCloseTo(wide?.width ?? NaN, 0)
    })
  },
}

export const Stacking: Story = {
  tags: ['!visual'],
  render: (args) => (
    <div className="grid gap-8">
      {(['halves', 'short-and-long', 'wide-halves'] as const).map((split) => (
        <FieldRow key={split} {...args} split={split} />
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const plots = canvas.getAllByRole('spinbutton', { name: 'Plot Size' })
    const groups = canvas.getAllByRole('radiogroup', { name: 'Plot Unit' })
    const expectStacked = async (width: string, stacked: readonly boolean[]) => {
      canvasElement.style.width = width
      try {
        await waitFor(() =>
          expect(plots.map((plot, row) => boxOf(plot).bottom <= boxOf(groups[row] ?? plot).top)).toEqual(
            stacked,
          ),
        )
      } finally {
        canvasElement.style.width = ''
      }
    }
    await step('Rows of 20rem have both fields on one line, apart from wide halves', () =>
      expectStacked('20rem', [false, false, true]),
    )
    await step('In a narrower row they stack', () => expectStacked('19.9rem', [true, true, true]))
    await step('Wide halves stack below 28rem', async () => {
      await expectStacked('27.9rem', [false, false, true])
      await expectStacked('28rem', [false, false, false])
    })
  },
}

export const Phone: Story = {
  args: { split: 'short-and-long' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('On a phone the row fits, with each label on one line', async () => {
      await expectNoOverflow(canvasElement)
      const tops = ['Marla', 'Sq. Ft.', 'Kanal'].map((name) => boxOf(canvas.getByRole('radio', { name })).top)
      await expect(new Set(tops).size).toBe(1)
    })
  },
}

export const LargeText: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: largeText,
  play: async ({ canvas, canvasElement, step }) => {
    await step('At a large text size the fields stack', async () => {
      const plot = boxOf(canvas.getByRole('spinbutton', { name: 'Plot Size' }))
      await expect(boxOf(canvas.getByRole('radiogroup', { name: 'Plot Unit' })).top).toBeGreaterThan(
        plot.bottom,
      )
      await expectNoOverflow(canvasElement)
    })
  },
}

export const RightToLeft: Story = {
  beforeEach: inUrdu,
  args: {
    children: (
      <>
        <NumberField label="پلاٹ کا سائز" value="10" onValueChange={() => undefined} />
        <SegmentedControl
          label="پلاٹ کی اکائی"
          options={[
            { value: 'marla', label: 'مرلہ' },
            { value: 'kanal', label: 'کنال' },
          ]}
          value="marla"
          onValueChange={() => undefined}
        />
      </>
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    const plot = canvas.getByRole('spinbutton', { name: 'پلاٹ کا سائز' })
    await step('The first field is on the right, and as wide as the second', async () => {
      const unit = boxOf(canvas.getByRole('radiogroup', { name: 'پلاٹ کی اکائی' }))
      await expect(boxOf(plot).left).toBeGreaterThan(unit.right)
      await expect(boxOf(plot).width).toBeCloseTo(unit.width, 0)
    })
    await step('Tab moves from right to left', async () => {
      await userEvent.tab()
      await expectVisibleFocus(plot)
      await userEvent.tab()
      await expect(canvas.getByRole('radio', { name: 'مرلہ' })).toHaveFocus()
    })
  },
}
