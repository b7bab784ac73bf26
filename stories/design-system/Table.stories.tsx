import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Card, Link, Table } from '../../src/design-system'
import { forcedColours, printed } from '../support/emulateMedia'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { largeText } from '../support/largeText'
import { rightToLeft } from '../support/rightToLeft'
import { byRole, byTab } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { expectSystemFocusRing } from '../support/expectSystemFocusRing'
import { systemColour } from '../support/systemColour'

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
  decorators: [
    (Story) => (
      <Card as="div">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Table>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('The table is named by its caption', async () => {
      await expect(canvas.getByRole('table', { name: 'Houses with a basement' })).toBeVisible()
    })
    await step('It is a native table', async () => {
      await expect(canvas.getByRole('table')).toBeInstanceOf(HTMLTableElement)
      for (const header of canvas.getAllByRole('columnheader')) {
        await expect(header).toHaveAttribute('scope', 'col')
      }
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
    await step('The figures of a column end at one edge', async () => {
      const edges = canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.lastElementChild?.getBoundingClientRect().right)
      await expect(new Set(edges).size).toBe(1)
    })
    await step('Its digits have equal widths', async () => {
      for (const cell of canvas.getAllByRole('cell')) {
        await expect(getComputedStyle(cell).fontVariantNumeric).toBe('tabular-nums')
      }
    })
  },
}

/** The number of lines that an element's text takes. */
function linesOf(element: Element) {
  const range = document.createRange()
  range.selectNodeContents(element)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}

const longTexts = {
  columns: ['Plot', 'A Grade', 'A+ Grade'],
  rows: [
    {
      header: 'A corner plot of 10 marla with a basement and a garden on its roof',
      cells: ['PKR 26,813,705 or 27,995,990 with a lift', 'PKR 29,470,000 or 30,670,000 with a lift'],
    },
  ],
} as const

export const LongText: Story = {
  tags: ['!visual'],
  args: longTexts,
  decorators: [
    (Story) => (
      <div style={{ width: '44rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    await step('The row header wraps, and the figures don’t', async () => {
      await expect(linesOf(canvas.getByText(longTexts.rows[0].header))).toBeGreaterThan(1)
      for (const figure of longTexts.rows[0].cells) {
        await expect(linesOf(canvas.getByText(figure))).toBe(1)
      }
    })
  },
}

export const LongTextNarrow: Story = {
  tags: ['!visual'],
  args: longTexts,
  decorators: [
    (Story) => (
      <div style={{ width: '19rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    await step('In a narrow container the figures wrap, between words only', async () => {
      for (const figure of longTexts.rows[0].cells) {
        const cell = canvas.getByText(figure)
        await expect(linesOf(cell)).toBeGreaterThan(1)
        await expect(linesOfWords(cell)).toEqual(figure.split(' ').map(() => 1))
      }
    })
  },
}

/** The number of lines of each word. */
function linesOfWords(element: Element) {
  const [text] = element.childNodes
  if (!(text instanceof Text)) throw new Error('There is no text')
  return [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return range.getClientRects().length
  })
}

export const Printed: Story = {
  tags: ['!visual'],
  args: {
    columns: ['Part', 'A Grade'],
    rows: [
      {
        header: '10 marla',
        cells: [
          <>
            <div>
              <bdi>PKR 26,813,705</bdi>
            </div>
            <div>
              <bdi>3,666 sq ft</bdi>
            </div>
            <div>
              <bdi>PKR 7,314 per sq ft</bdi>
            </div>
          </>,
        ],
      },
    ],
  },
  beforeEach: printed,
  play: async ({ canvas, step }) => {
    await step('The parts of a cell after the first share a line, below it', async () => {
      const [first, second, third] = ['PKR 26,813,705', '3,666 sq ft', 'PKR 7,314 per sq ft'].map((text) =>
        canvas.getByText(text).getBoundingClientRect(),
      )
      await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity)
      await expect(third?.top).toBe(second?.top)
      await expect(third?.left).toBeGreaterThan(second?.right ?? Infinity)
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
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('10 marla 3,666 sq ft')
  },
}

const region = byRole('region', 'Houses with a basement')

/** The boxes of the second row: its header, then its cells. */
function boxesOfRow(canvas: { getAllByRole: (role: string) => HTMLElement[] }): readonly DOMRect[] {
  return [...(canvas.getAllByRole('row')[2]?.children ?? [])].map((cell) => cell.getBoundingClientRect())
}

const twoGrades = {
  columns: ['Plot', 'A Grade', 'A+ Grade'],
  rows: [
    { header: '10 marla', note: '3,666 sq ft', cells: ['PKR 26,813,705', 'PKR 27,995,990'] },
    { header: '40 marla', note: '16,061 sq ft', cells: ['PKR 119,528,243', 'PKR 124,707,915'] },
  ],
} as const

export const Narrow: Story = {
  args: twoGrades,
  decorators: [
    (Story) => (
      <div style={{ width: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    await step('The figures are side by side, below the row header', async () => {
      const [header, first, second] = boxesOfRow(canvas)
      await expect(first?.top).toBeGreaterThanOrEqual(header?.bottom ?? Infinity)
      await expect(second?.top).toBe(first?.top)
      await expect(second?.left).toBeGreaterThanOrEqual(first?.right ?? Infinity)
    })
    await step('Each one is below its column header', async () => {
      const [, , second] = boxesOfRow(canvas)
      const header = canvas.getByRole('columnheader', { name: 'A+ Grade' }).getBoundingClientRect()
      await expect(header.right).toBeCloseTo(second?.right ?? 0, 0)
    })
    await step('Nothing scrolls', async () => {
      const { scrollWidth, clientWidth } = canvas.getByRole('region')
      await expect(scrollWidth).toBe(clientWidth)
    })
  },
}

export const WithLargeText: Story = {
  args: twoGrades,
  decorators: [
    (Story) => (
      <div style={{ width: '11rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    await step('Each figure has a line of its own, with its column header', async () => {
      const [header, first, second] = boxesOfRow(canvas)
      await expect(first?.top).toBeGreaterThanOrEqual(header?.bottom ?? Infinity)
      await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity)
      const cell = canvas.getAllByRole('cell').at(-1)
      await expect(cell && getComputedStyle(cell, '::before').content).toContain('A+ Grade')
    })
    await step('It is still a table', async () => {
      await expect(canvas.getByRole('table', { name: 'Houses with a basement' })).toBeVisible()
      await expect(canvas.getAllByRole('columnheader')).toHaveLength(3)
    })
    await step('Nothing scrolls', async () => {
      const { scrollWidth, clientWidth } = canvas.getByRole('region')
      await expect(scrollWidth).toBe(clientWidth)
    })
  },
}

export const LargeTextOnAPhone: Story = {
  ...WithLargeText,
  tags: ['!visual'],
  decorators: [],
  beforeEach: largeText,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
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
    {
      where: 'Before it',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to the table',
          result: (context) => expect(region(context)).toHaveFocus(),
        },
      ],
    },
    {
      where: 'On a table that scrolls',
      reach: byTab(region),
      rows: [
        {
          keys: ['ArrowRight'],
          does: 'Scrolls to the right',
          isNative: true,
          result: (context) => waitFor(() => expect(region(context).scrollLeft).toBeGreaterThan(0)),
        },
        {
          keys: ['ArrowLeft'],
          does: 'Scrolls to the left',
          isNative: true,
          result: (context) => waitFor(() => expect(region(context).scrollLeft).toBe(0)),
        },
      ],
    },
  ]),
}

export const OnAPhone: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

export const RightToLeft: Story = {
  tags: ['!visual'],
  beforeEach: rightToLeft,
  play: async ({ canvas, step }) => {
    await step('The columns are in reverse order', async () => {
      const [first, , , last] = canvas.getAllByRole('columnheader')
      await expect(first?.getBoundingClientRect().left).toBeGreaterThan(
        last?.getBoundingClientRect().right ?? 0,
      )
    })
    await step('The figures are aligned at their last digit, at the end of the table', async () => {
      const short = canvas.getByText('PKR 16,348,020').getBoundingClientRect()
      const long = canvas.getByText('PKR 124,707,915').getBoundingClientRect()
      await expect(short.right).toBeCloseTo(long.right, 0)
      await expect(long.left).toBeCloseTo(canvas.getByRole('table').getBoundingClientRect().left, 0)
    })
  },
}

/** In a box of 28rem, in which the table scrolls sideways. */
export const ForcedColours: Story = {
  ...KeyboardAlone,
  tags: ['visual'],
  parameters: {},
  decorators: [
    (Story) => (
      <div style={{ width: '28rem', maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: forcedColours,
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const ground = systemColour('Canvas')
    await step('There is a line below each row', async () => {
      for (const row of canvas.getAllByRole('row')) {
        const { borderBottomStyle, borderBottomWidth, borderBottomColor } = getComputedStyle(row)
        await expect([borderBottomStyle, borderBottomWidth]).toEqual(['solid', '1px'])
        await expect(borderBottomColor).not.toBe(ground)
      }
    })
    await step('Headers and figures have the colour of text', async () => {
      for (const role of ['columnheader', 'rowheader', 'cell'] as const)
        for (const cell of canvas.getAllByRole(role))
          await expect(getComputedStyle(cell).color).toBe(systemColour('CanvasText'))
    })
    await step('The region that scrolls has a focus ring', () =>
      expectSystemFocusRing(userEvent, region(context)),
    )
  },
}
