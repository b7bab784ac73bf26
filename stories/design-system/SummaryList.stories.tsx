import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link, SummaryList } from '../../src/design-system'
import { expectLeftToRight } from '../support/expectLeftToRight'

const meta = {
  component: SummaryList,
  args: {
    rows: [
      { term: 'Grand Total', value: 'PKR 57,005,400', note: '5 crore 70 lakh', emphasis: 'grand' },
      { term: 'Cost Per Sq. Ft.', value: 'PKR 7,745' },
      { term: 'Construction Total', value: 'PKR 54,429,400', emphasis: 'total' },
      { term: 'Interior design Cost', value: 'Not included', emphasis: 'excluded' },
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

export const Small: Story = { args: { size: 'small' } }

export const WithDetails: Story = {
  args: {
    rows: [
      { term: 'Ground Floor', value: '1,432 sq ft', detail: '0.6364 of the plot’s 2,250 sq ft.' },
      { term: 'Total Area', value: '2,492 sq ft', emphasis: 'total' },
    ],
  },
}

export const WithActions: Story = {
  args: {
    rows: [
      { term: 'Name', value: 'Ayesha Khan', action: <Link href="#name">Change</Link> },
      { term: 'Total Area', value: '3,666 sq.ft.' },
    ],
  },
}

export const LongText: Story = {
  args: {
    rows: [
      { term: 'Architectural Structural and MEP Design Cost', value: 'PKR 1,104,000,000,000' },
      { term: 'Email', value: 'muhammad.abdullah.ibn.abdul.rahman.al-hashimi@the-third-street.example.com' },
    ],
  },
}

/** A number stays before its unit. */
export const RightToLeft: Story = {
  tags: ['!visual'],
  args: { rows: [{ term: 'Total Area', value: '3,666 sq.ft.' }] },
  render: (args) => <SummaryList {...args} dir="rtl" />,
  play: ({ canvas }) => expectLeftToRight(canvas.getByRole('definition')),
}
