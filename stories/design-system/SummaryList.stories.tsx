import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link, SummaryList } from '../../src/design-system'
import { expectLeftToRight } from '../support/expectLeftToRight'

const meta = {
  component: SummaryList,
  args: {
    rows: [
      { term: 'Grand Total', content: 'PKR 57,005,400', note: '5 crore 70 lakh', emphasis: 'grand' },
      { term: 'Cost Per Sq. Ft.', content: 'PKR 7,745' },
      { term: 'Construction Total', content: 'PKR 54,429,400', emphasis: 'total' },
      { term: 'Interior design Cost', content: 'Not included', emphasis: 'excluded' },
    ],
  },
} satisfies Meta<typeof SummaryList>
export default meta

type Story = StoryObj<typeof meta>

/** Each value is associated with its term. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')[1]).toHaveTextContent('Cost Per Sq. Ft.')
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('PKR 7,745')
  },
}

export const Compact: Story = { args: { layout: 'compact' } }
export const Ledger: Story = { args: { layout: 'ledger' } }

export const WithDetails: Story = {
  args: {
    rows: [
      { term: 'Ground Floor', content: '1,432 sq ft', detail: '0.6364 of the plot’s 2,250 sq ft.' },
      { term: 'Total Area', content: '2,492 sq ft', emphasis: 'total' },
    ],
  },
}

export const WithActions: Story = {
  args: {
    rows: [
      { term: 'Name', content: 'Ayesha Khan', action: <Link href="#name">Change</Link> },
      { term: 'Total Area', content: '3,666 sq.ft.' },
    ],
  },
}

export const LongText: Story = {
  args: {
    rows: [
      { term: 'Architectural Structural and MEP Design Cost', content: 'PKR 1,104,000,000,000' },
      {
        term: 'Email',
        content: 'muhammad.abdullah.ibn.abdul.rahman.al-hashimi@the-third-street.example.com',
      },
    ],
  },
}

/** The figures are beside each other while there is room. */
export const Columns: Story = {
  args: {
    layout: 'columns',
    rows: [
      { term: 'Marla', content: '10' },
      { term: 'Kanal', content: '0.5' },
      { term: 'Sq. Yd.', content: '250' },
    ],
  },
}

export const Cells: Story = {
  args: {
    layout: 'cells',
    rows: [
      { term: 'A Grade', content: 'PKR 26,813,705' },
      { term: 'A+ Grade', content: 'PKR 27,995,990', emphasis: 'total' },
      { term: 'Difference', content: 'PKR 1,182,285' },
    ],
  },
}

/** Amounts stay whole: the cells wrap. */
export const ManyCells: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  args: {
    layout: 'cells',
    rows: ['Foundation', 'Walls and slabs', 'Plaster, pipes and roof', 'Tiles and ceilings', 'Handover'].map(
      (term) => ({ term, content: <span className="whitespace-nowrap">PKR 12,424,600</span> }),
    ),
  },
  decorators: [
    (Story) => (
      <div className="max-w-field">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const amount of canvas.getAllByRole('definition'))
      await expect(amount.scrollWidth).toBeLessThanOrEqual(amount.clientWidth)
  },
}

/** The columns of an amount in two units. */
export const TwoUnits: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  args: {
    rows: [
      { term: 'Grey Structure', content: 'PKR 12,424,600', aside: '1.24 crore' },
      { term: 'Interior Design', content: 'PKR 733,200', aside: '7.33 lakh' },
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = [canvas.getByText('1.24 crore'), canvas.getByText('7.33 lakh')]
    await expect(first.getBoundingClientRect().right).toBeCloseTo(second.getBoundingClientRect().right, 0)
    await expect(first.getBoundingClientRect().right).toBeLessThan(
      canvas.getByText('PKR 12,424,600').getBoundingClientRect().left,
    )
  },
}

export const Stacked: Story = {
  args: {
    layout: 'stacked',
    rows: [
      { term: 'Phone', content: <Link href="tel:+920000000">+92 000 0000</Link> },
      { term: 'Mail', content: `${'construction'.repeat(6)}@firm.example` },
    ],
  },
}

/** A number stays before its unit. */
export const RightToLeft: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  args: { rows: [{ term: 'Total Area', content: '3,666 sq.ft.' }] },
  render: (args) => <SummaryList {...args} dir="rtl" />,
  play: ({ canvas }) => expectLeftToRight(canvas.getByRole('definition')),
}
