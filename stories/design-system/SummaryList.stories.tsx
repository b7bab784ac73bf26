import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card, Link, SummaryList, type SummaryRow } from '../../src/design-system'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { expectLeftToRight } from '../support/expectLeftToRight'

const rows: readonly SummaryRow[] = [
  {
    term: 'Grand Total',
    value: 'PKR 57,005,400',
    note: '5 crore 70 lakh 5 thousand 4 hundred',
    emphasis: 'grand',
  },
  { term: 'Cost Per Sq. Ft.', value: 'PKR 7,745' },
  { term: 'Grey Structure Construction Cost', value: 'PKR 25,316,000' },
  { term: 'Interior/Finishes Construction Cost', value: 'PKR 29,113,400' },
  { term: 'Construction Total', value: 'PKR 54,429,400', emphasis: 'total' },
  { term: 'Interior design Cost', value: 'Not included', emphasis: 'excluded' },
]

const meta = {
  component: SummaryList,
  args: {
    rows,
  },
  decorators: [
    (Story) => (
      <Card as="div">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof SummaryList>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('Each value is associated with its term', async () => {
      const terms = canvas.getAllByRole('term').map((term) => term.textContent)
      const values = canvas.getAllByRole('definition').map((value) => value.textContent)
      await expect(terms[1]).toBe('Cost Per Sq. Ft.')
      await expect(values[1]).toBe('PKR 7,745')
      await expect(terms).toHaveLength(values.length)
    })
    await step('The numbers are aligned and keep their width as they change', async () => {
      const values = canvas.getAllByRole('definition').slice(1)
      await expect(new Set(values.map((value) => value.getBoundingClientRect().right)).size).toBe(1)
      for (const value of values) {
        await expect(getComputedStyle(value).fontVariantNumeric).toBe('tabular-nums')
      }
    })
  },
}

export const WithDetails: Story = {
  args: {
    rows: [
      {
        term: 'Ground Floor',
        value: '1,432 sq ft',
        detail: '0.6364 of the plot’s 2,250 sq ft: our figure for 10 marla in DHA.',
      },
      { term: 'Basement', value: '1,060 sq ft', detail: 'A fixed area: our figure for 10 marla in DHA.' },
      { term: 'Total Area', value: '2,492 sq ft', emphasis: 'total' },
    ],
  },
  play: async ({ canvas, step }) => {
    await step('A detail starts below its term, also if it is shorter than the row', async () => {
      const term = canvas.getByText('Basement').getBoundingClientRect()
      const detail = canvas.getByText(/^A fixed area/).getBoundingClientRect()
      await expect(detail.left).toBeCloseTo(term.left, 0)
      await expect(detail.top).toBeGreaterThanOrEqual(term.bottom)
    })
    await step('It is below its value, too', async () => {
      const value = canvas.getByText('1,060 sq ft').getBoundingClientRect()
      const detail = canvas.getByText(/^A fixed area/).getBoundingClientRect()
      await expect(detail.top).toBeGreaterThanOrEqual(value.bottom)
    })
    await step('The values still end at one edge', async () => {
      const edges = ['1,432 sq ft', '1,060 sq ft', '2,492 sq ft'].map(
        (value) => canvas.getByText(value).getBoundingClientRect().right,
      )
      await expect(new Set(edges).size).toBe(1)
    })
  },
}

export const WithActions: Story = {
  args: {
    rows: [
      { term: 'Name', value: 'Ayesha Khan', action: <Link href="#name">Change</Link> },
      { term: 'Quality Grade', value: 'A+', action: <Link href="#grade">Change</Link> },
      { term: 'Total Area', value: '3,666 sq.ft.' },
    ],
  },
  play: async ({ canvas, step }) => {
    await step('The value stays apart from the action', async () => {
      await expect(canvas.getByText('A+').closest('dd')).toHaveTextContent(/^A\+$/)
    })
    await step('An action doesn’t make its row taller', async () => {
      const heights = canvas
        .getAllByRole('term')
        .map((term) => term.parentElement?.getBoundingClientRect().height ?? 0)
      await expect(Math.abs((heights[1] ?? 0) - (heights[2] ?? 0))).toBeLessThanOrEqual(1)
    })
  },
}

export const Facts: Story = {
  args: {
    rows: [
      { term: 'Name', value: 'Ayesha Khan' },
      { term: 'Email', value: 'ayesha@example.com' },
      { term: 'Phone', value: '+92 300 0000000' },
    ],
  },
}

export const Small: Story = {
  args: { size: 'small' },
  play: async ({ canvas, step }) => {
    await step('The note of the grand total is beside it', async () => {
      const total = canvas.getByText('PKR 57,005,400').getBoundingClientRect()
      const note = canvas.getByText('5 crore 70 lakh 5 thousand 4 hundred').getBoundingClientRect()
      await expect(note.bottom).toBeLessThanOrEqual(total.bottom)
      await expect(note.left).toBeGreaterThan(total.right)
    })
  },
}

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('term')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    rows: [
      {
        term: 'Architectural Structural and MEP Design Cost',
        value: 'PKR 1,104,000,000,000',
        note: 'For the areas above, at the rate of the grade that you have chosen, without the fees of the authority',
      },
      {
        term: 'Email',
        value: 'muhammad.abdullah.ibn.abdul.rahman.al-hashimi@the-third-street.example.com',
      },
      { term: 'Grand Total', value: 'PKR 57,005,400,000', emphasis: 'grand' },
    ],
  },
}

export const Narrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('A value without enough room wraps below its term, and nothing is cut off', async () => {
      await expectNoOverflow(canvasElement)
      const term = canvas.getByText('Architectural Structural and MEP Design Cost').getBoundingClientRect()
      await expect(
        canvas.getByText('PKR 1,104,000,000,000').getBoundingClientRect().top,
      ).toBeGreaterThanOrEqual(term.bottom)
    })
  },
}

export const LargeText: Story = {
  tags: ['!visual'],
  ...Narrow,
  beforeEach: largeText,
}

export const RightToLeft: Story = {
  tags: ['!visual'],
  args: {
    rows: [
      ...rows,
      { term: '7 marla', value: 'PKR 18,830,623', note: 'PKR 1,169,377 less than your whole budget' },
    ],
  },
  render: (args) => <SummaryList {...args} dir="rtl" />,
  play: async ({ canvas, step }) => {
    const boxOf = (text: string) => canvas.getByText(text).getBoundingClientRect()
    await step('The value is on the left of its term', async () => {
      await expect(boxOf('PKR 7,745').right).toBeLessThan(boxOf('Cost Per Sq. Ft.').left)
    })
    await step('The numbers are aligned at their last digit, at the end of the list', async () => {
      const values = canvas.getAllByRole('definition').slice(1)
      await expect(new Set(values.map((value) => value.getBoundingClientRect().left)).size).toBe(1)
      await expect(boxOf('PKR 7,745').right).toBeCloseTo(boxOf('PKR 29,113,400').right, 0)
      await expect(boxOf('PKR 7,745').right).toBeCloseTo(boxOf('PKR 54,429,400').right, 0)
      await expect(boxOf('PKR 7,745').right).toBeCloseTo(boxOf('PKR 18,830,623').right, 0)
    })
  },
}

export const SmallRightToLeft: Story = {
  tags: ['!visual'],
  args: { size: 'small', rows: [{ term: 'Boundary wall', value: 'PKR 85,000' }, ...rows.slice(2)] },
  render: (args) => <SummaryList {...args} dir="rtl" />,
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvas, step }) => {
    const boxOf = (text: string) => canvas.getByText(text).getBoundingClientRect()
    await step('The longest number ends at the edge of the list', async () => {
      const list = canvas.getByText('Boundary wall').closest('dl')?.getBoundingClientRect()
      const lefts = rows.slice(2, 5).map(({ value }) => boxOf(String(value)).left)
      await expect(Math.min(...lefts) - (list?.left ?? Infinity)).toBeLessThan(5)
    })
    await step('The others are aligned with it at their last digit', async () => {
      await expect(boxOf('PKR 85,000').right).toBeCloseTo(boxOf('PKR 54,429,400').right, 0)
      await expect(boxOf('PKR 29,113,400').right).toBeCloseTo(boxOf('PKR 54,429,400').right, 0)
    })
  },
}

export const FiguresRightToLeft: Story = {
  tags: ['!visual'],
  args: { rows: [{ term: 'Total Area', value: '3,666 sq.ft.' }] },
  render: (args) => <SummaryList {...args} dir="rtl" />,
  play: async ({ canvas, step }) => {
    await step('A number stays before its unit', async () => {
      await expectLeftToRight(canvas.getByRole('definition'))
    })
  },
}
