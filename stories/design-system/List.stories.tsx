import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link, List, Stack } from '../../src/design-system'

const items = ['About Us', 'Construction management', 'Contact Us'].map((label) => (
  <li key={label}>
    <Link href="#">{label}</Link>
  </li>
))

const meta = {
  component: List,
  args: { space: '3xsmall', children: items },
} satisfies Meta<typeof List>
export default meta

type Story = StoryObj<typeof meta>

/** It is announced as a list, even though it has no bullets. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const Row: Story = { args: { layout: 'row' } }

export const Columns: Story = { args: { layout: 'columns' } }

export const Checklist: Story = { args: { marker: 'check', layout: 'columns' } }

/** Each level is a list inside an item of the level above. */
export const Nested: Story = {
  args: {
    layout: 'groups',
    size: 'small',
    children: ['Feasibility', 'Concept'].map((title) => (
      <li key={title}>
        {title}
        <List marker="square" space="xsmall">
          {items}
        </List>
      </li>
    )),
  },
  play: async ({ canvas }) => {
    const [outer, ...inner] = canvas.getAllByRole('list')
    await expect(outer?.children).toHaveLength(2)
    await expect(inner.map((list) => list.closest('li')?.parentElement)).toEqual([outer, outer])
  },
}

export const EveryRule: Story = {
  render: () => (
    <Stack space="2xlarge">
      {(['none', 'above', 'below', 'between'] as const).map((rules) => (
        <List key={rules} rules={rules}>
          {items}
        </List>
      ))}
    </Stack>
  ),
}
