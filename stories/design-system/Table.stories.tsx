import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { urduTexts as urdu } from '../../src/content/estimator/urdu'
import { Link, Table } from '../../src/design-system'
import { expectLeftToRight } from '../support/expectLeftToRight'
import { waitForFrames } from '../support/expectMovement'
import { inUrdu } from '../support/inUrdu'
import { byRole, byTab, tabStop } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'

const meta = {
  component: Table,
  args: {
    caption: 'Houses with a basement',
    columns: ['Plot', 'Covered area', 'A Grade', 'A+ Grade'],
    rows: [
      { header: '5 marla', cells: ['2,168 sq ft', 'PKR 15,648,840', 'PKR 16,348,020'] },
      { header: '10 marla', cells: ['3,666 sq ft', 'PKR 26,813,705', 'PKR 27,995,990'] },
      { header: '40 marla', cells: ['16,061 sq ft', 'PKR 119,528,243', 'PKR 124,707,915'] },
    ],
  },
} satisfies Meta<typeof Table>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('The table is named by its caption', async () => {
      await expect(canvas.getByRole('table', { name: 'Houses with a basement' })).toBeVisible()
    })
    await step('Each figure belongs to a row header and a column header', async () => {
      await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
        'Plot',
        'Covered area',
        'A Grade',
        'A+ Grade',
      ])
      const [, row] = canvas.getAllByRole('rowheader')
      await expect(row).toHaveTextContent('10 marla')
      await expect(row).toHaveAttribute('scope', 'row')
      await expect(row?.parentElement).toHaveTextContent('3,666 sq ftPKR 26,813,705PKR 27,995,990')
    })
  },
}

export const WithLinksAndNotes: Story = {
  args: {
    columns: ['Plot', 'A Grade', 'A+ Grade'],
    rows: [
      {
        header: '10 marla',
        note: '3,666 sq ft',
        cells: [
          <Link key="A" href="#A">
            PKR 26,813,705
          </Link>,
          <Link key="A+" href="#A+">
            PKR 27,995,990
          </Link>,
        ],
      },
    ],
  },
}

/** The first column is at the right, and headings are in Nastaliq. Amounts and units stay from left to right. */
export const InUrdu: Story = {
  tags: ['alone'],
  args: {
    caption: urdu.costTable.withBasement,
    columns: [urdu.costTable.plot, urdu.gradeName('A'), urdu.gradeName('A+')],
    rows: [
      {
        header: urdu.budgetSection.answer.plot(10),
        note: '3,666 sq ft',
        cells: ['PKR 26,813,705', 'PKR 27,995,990'],
      },
    ],
  },
  parameters: { docs: { story: { inline: false, height: '16rem' } } },
  beforeEach: inUrdu,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('columnheader').map((cell) => cell.getBoundingClientRect())
    await expect(first?.left).toBeGreaterThan(second?.left ?? Infinity)
    await expectLeftToRight(canvas.getByText('PKR 26,813,705'))
    await expect(getComputedStyle(canvas.getByText(urdu.costTable.withBasement)).fontFamily).toMatch(
      /Nastaliq/,
    )
  },
}

const region = byRole('region', 'Houses with a basement')

export const InANarrowContainer: Story = {
  args: {
    columns: ['Plot', 'A Grade', 'A+ Grade'],
    rows: [
      { header: '10 marla', note: '3,666 sq ft', cells: ['PKR 26,813,705', 'PKR 27,995,990'] },
      { header: '40 marla', note: '16,061 sq ft', cells: ['PKR 119,528,243', 'PKR 124,707,915'] },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '11rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    await step('Each figure is below its row header, with its column header', async () => {
      const [, cell] = canvas.getAllByRole('cell')
      const header = canvas.getByRole('rowheader', { name: /^10 marla/ })
      await expect(cell?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        header.getBoundingClientRect().bottom,
      )
      await expect(cell && getComputedStyle(cell, '::before').content).toContain('A+ Grade')
    })
    await step('It is still a table, and nothing scrolls', async () => {
      await expect(canvas.getByRole('table', { name: 'Houses with a basement' })).toBeVisible()
      await expect(canvas.getAllByRole('columnheader')).toHaveLength(3)
      const { scrollWidth, clientWidth } = canvas.getByRole('region')
      await expect(scrollWidth).toBe(clientWidth)
    })
  },
}

export const KeyboardAlone: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  args: {
    columns: ['Plot', 'Covered area', 'A Grade', 'A+ Grade', 'Difference'],
    rows: [
      {
        header: '40 marla',
        cells: ['16,061 sq ft', 'PKR 119,528,243', 'PKR 124,707,915', '+PKR 5,179,672'],
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: '28rem' }}>
        <Story />
      </div>
    ),
  ],
  ...keyboardTable<Story>([
    tabStop(region, 'Moves the focus to the table'),
    {
      where: 'On a table that scrolls',
      goTo: byTab(region),
      rows: [
        {
          keys: ['ArrowRight'],
          does: 'Scrolls to the right',
          isNative: true,
          result: (context) => waitFor(() => expect(region(context).scrollLeft).toBe(40)),
        },
        {
          keys: ['ArrowLeft'],
          does: 'Scrolls to the left',
          isNative: true,
          // The browser drops what a key scrolls before it has painted the new position.
          prepare: () => waitForFrames(2),
          result: (context) => waitFor(() => expect(region(context).scrollLeft).toBe(0)),
        },
      ],
    },
  ]),
}
