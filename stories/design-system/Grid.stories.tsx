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

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second, third] = boxes(canvas.getAllByRole('region'))
    await expect(second?.top).toBe(first?.top)
    await expect(second?.width).toBe(first?.width)
    await expect(third?.left).toBe(first?.left)
  },
}

export const Three: Story = {
  args: { columns: 'three', children: cards.slice(0, 3) },
  play: async ({ canvas }) => {
    const tops = boxes(canvas.getAllByRole('region')).map(({ top }) => top)
    await expect(new Set(tops).size).toBe(1)
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
    const [first, second] = boxes(canvas.getAllByRole('region'))
    await step('On a phone there is one column', async () => {
      await expect(second?.top).toBeGreaterThan(first?.bottom ?? 0)
      await expect(second?.width).toBe(first?.width)
    })
  },
}
