import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FactRow } from '../../src/design-system'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { largeText } from '../support/largeText'

const meta = {
  component: FactRow,
  args: {
    facts: [
      { term: 'A Grade', value: 'PKR 26,813,705' },
      { term: 'A+ Grade', value: 'PKR 27,995,990', isBold: true },
      { term: 'Difference', value: 'PKR 1,182,285' },
    ],
  },
} satisfies Meta<typeof FactRow>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('Each value is associated with its term, below it', async () => {
      const [term] = canvas.getAllByRole('term')
      const [value] = canvas.getAllByRole('definition')
      await expect(term).toHaveTextContent('A Grade')
      await expect(value).toHaveTextContent('PKR 26,813,705')
      await expect(value?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        term?.getBoundingClientRect().bottom ?? Infinity,
      )
    })
    await step('The facts are next to each other', async () => {
      const tops = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect().top)
      await expect(new Set(tops).size).toBe(1)
    })
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('Facts without enough room wrap, and nothing is cut off', async () => {
      const [first, , third] = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect())
      await expect(third?.top).toBeGreaterThan(first?.bottom ?? Infinity)
      await expectNoOverflow(canvasElement)
    })
  },
}

/** Facts that are compared become rows, so that none is alone in a line. */
export const NarrowRows: Story = {
  args: { narrow: 'rows' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect())
    const values = canvas.getAllByRole('definition').map((value) => value.getBoundingClientRect())
    await step('Each fact is a row, with its value at the end', async () => {
      for (const [index, term] of terms.entries()) {
        await expect(values[index]?.left).toBeGreaterThan(term.right)
        await expect(values[index]?.right).toBeCloseTo(values[0]?.right ?? 0, 0)
        await expect(term.top).toBeGreaterThanOrEqual(terms[index - 1]?.bottom ?? 0)
      }
      await expectNoOverflow(canvasElement)
    })
  },
}

export const WideRows: Story = {
  ...Default,
  args: { narrow: 'rows' },
}

export const EqualColumns: Story = {
  args: { columns: 'equal' },
  play: async ({ canvas, step }) => {
    await step('Each fact starts where its column does, whatever its content', async () => {
      const [first, second, third] = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect())
      const row = canvas.getAllByRole('term')[0]?.closest('dl')
      if (!first || !second || !third || !row) throw new Error('There are fewer than three facts')
      await expect(second.left - first.left).toBeCloseTo(third.left - second.left, 0)
      await expect(second.left - first.left).toBeGreaterThan(row.clientWidth / 3)
    })
  },
}

export const LargeText: Story = {
  tags: ['!visual'],
  ...Narrow,
  beforeEach: largeText,
}
