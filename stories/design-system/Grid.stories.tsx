import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card, Grid, Text } from '../../src/design-system'

const cards = ['Houses', 'Towers', 'Interiors', 'Landscape'].map((title) => (
  <Card key={title} title={title} headingLevel={2}>
    <Text>Drawn, calculated and built by one office.</Text>
  </Card>
))

const meta = {
  component: Grid,
  args: { columns: 'two', children: cards },
} satisfies Meta<typeof Grid>
export default meta

type Story = StoryObj<typeof meta>

const boxes = (elements: readonly HTMLElement[]) => elements.map((element) => element.getBoundingClientRect())

/** Expects the headings to be in the order of the children, for screen readers and on the screen, line by line. */
async function expectInOrder(headings: readonly HTMLElement[], titles: readonly string[]) {
  await expect(headings.map(({ textContent }) => textContent)).toEqual(titles)
  const shown = headings.toSorted((one, other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
    return Math.round(a.top) - Math.round(b.top) || a.left - b.left
  })
  await expect(shown).toEqual(headings)
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expectInOrder(canvas.getAllByRole('heading'), ['Houses', 'Towers', 'Interiors', 'Landscape'])
    const [first, second, third] = boxes(canvas.getAllByRole('region'))
    await expect(second?.top).toBe(first?.top)
    await expect(second?.width).toBe(first?.width)
    await expect(third?.left).toBe(first?.left)
  },
}

export const Three: Story = {
  args: { columns: 'three', children: cards.slice(0, 3) },
  play: async ({ canvas }) => {
    await expectInOrder(canvas.getAllByRole('heading'), ['Houses', 'Towers', 'Interiors'])
    const tops = boxes(canvas.getAllByRole('region')).map(({ top }) => top)
    await expect(new Set(tops).size).toBe(1)
  },
}

const tops = (elements: readonly HTMLElement[]) => boxes(elements).map(({ top }) => Math.round(top))
const widths = (elements: readonly HTMLElement[]) => boxes(elements).map(({ width }) => width)

const five = ['Houses', 'Towers', 'Interiors', 'Landscape', 'Roads']

/** The first of five cards spans two columns, so that the last row is complete. */
export const TwoThenThree: Story = {
  args: {
    columns: 'two-then-three',
    children: five.map((title) => (
      <div key={title}>
        <Card title={title} headingLevel={2}>
          <Text>Drawn, calculated and built by one office.</Text>
        </Card>
      </div>
    )),
  },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expectInOrder(canvas.getAllByRole('heading'), five)
    const regions = canvas.getAllByRole('region')
    const rows = tops(regions)
    const [first = 0, second = 0, ...others] = widths(regions)
    await expect(rows[1]).toBe(rows[0])
    await expect(new Set(rows.slice(2)).size).toBe(1)
    await expect(first).toBeCloseTo(2 * second + 24, 0)
    for (const width of others) await expect(width).toBeCloseTo(second, 0)
  },
}

export const TwoThenThreeOnATablet: Story = {
  ...TwoThenThree,
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    await expectInOrder(canvas.getAllByRole('heading'), five)
    const regions = canvas.getAllByRole('region')
    const [, second, third, fourth, fifth] = tops(regions)
    const [first = 0, other = 0] = widths(regions)
    await expect(first).toBeCloseTo(2 * other + 24, 0)
    await expect(third).toBe(second)
    await expect(fifth).toBe(fourth)
  },
}

export const TwoThenFour: Story = {
  args: { columns: 'two-then-four', children: cards.map((card) => <div key={card.key}>{card}</div>) },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expectInOrder(canvas.getAllByRole('heading'), ['Houses', 'Towers', 'Interiors', 'Landscape'])
    const rows = new Set(tops(canvas.getAllByRole('region')))
    await expect(rows.size).toBe(matchMedia('(width >= 80rem)').matches ? 1 : 2)
  },
}

export const AsList: Story = {
  args: {
    as: 'ul',
    columns: 'three',
    children: ['Lahore', 'Islamabad', 'Karachi'].map((city) => (
      <li key={city}>
        <Text>{city}</Text>
      </li>
    )),
  },
  play: async ({ canvas, step }) => {
    await step('It is announced as a list, even though it has no bullets', async () => {
      await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list')
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    })
  },
}

export const Narrow: Story = {
  args: { children: cards.slice(0, 2) },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, step }) => {
    await expectInOrder(canvas.getAllByRole('heading'), ['Houses', 'Towers'])
    const [first, second] = boxes(canvas.getAllByRole('region'))
    await step('On a phone there is one column', async () => {
      await expect(second?.top).toBeGreaterThan(first?.bottom ?? 0)
      await expect(second?.width).toBe(first?.width)
    })
  },
}
