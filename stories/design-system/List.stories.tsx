import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Icon, Link, List, Stack } from '../../src/design-system'
import { printed } from '../support/emulateMedia'

const items = ['About Us', 'Projects', 'Contact Us'].map((label) => (
  <li key={label}>
    <Link href="#">{label}</Link>
  </li>
))

const meta = {
  component: List,
  args: { space: 'small', children: items },
} satisfies Meta<typeof List>
export default meta

type Story = StoryObj<typeof meta>

const tops = (elements: readonly HTMLElement[]) =>
  elements.map((element) => Math.round(element.getBoundingClientRect().top))

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('It is announced as a list, even though it has no bullets', async () => {
      await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list')
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    })
    await step('The items are in a column', async () => {
      await expect(new Set(tops(canvas.getAllByRole('listitem'))).size).toBe(3)
    })
  },
}

export const Printed: Story = {
  tags: ['!visual'],
  beforeEach: printed,
  play: async ({ canvas, step }) => {
    await step('No item breaks across pages', async () => {
      for (const item of canvas.getAllByRole('listitem')) {
        await expect(getComputedStyle(item).breakInside).toBe('avoid')
      }
    })
  },
}

export const Row: Story = {
  args: { layout: 'row' },
  play: async ({ canvas, step }) => {
    await step('The items are in a row', async () => {
      await expect(new Set(tops(canvas.getAllByRole('listitem'))).size).toBe(1)
    })
  },
}

/** Between `sm` and `lg`. */
export const Columns: Story = {
  args: { layout: 'columns' },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas, step }) => {
    await step('The items are in two columns, in reading order down each', async () => {
      const [first, second, third] = canvas
        .getAllByRole('listitem')
        .map((item) => item.getBoundingClientRect())
      await expect(second?.left).toBe(first?.left)
      await expect(third?.left).toBeGreaterThan(first?.right ?? 0)
      await expect(third?.top).toBe(first?.top)
    })
  },
}

export const EveryRule: Story = {
  render: () => (
    <Stack space="large">
      {(['none', 'above', 'below', 'between'] as const).map((rules) => (
        <List key={rules} rules={rules}>
          {items}
        </List>
      ))}
    </Stack>
  ),
}

export const WithIcons: Story = {
  args: {
    layout: 'row',
    children: (['phone', 'envelope'] as const).map((icon) => (
      <li key={icon}>
        <Icon name={icon} /> {icon}
      </li>
    )),
  },
}

export const Narrow: Story = {
  args: {
    layout: 'row',
    children: [...Array(4).keys()].map((copy) => <li key={copy}>Construction management</li>),
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, step }) => {
    await step('A row wraps', async () => {
      await expect(new Set(tops(canvas.getAllByRole('listitem'))).size).toBeGreaterThan(1)
    })
  },
}
