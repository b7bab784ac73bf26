import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card, Grid, Stack } from '../../src/design-system'

const titles = ['Houses', 'Towers', 'Interiors', 'Landscape', 'Roads']

const meta = {
  component: Grid,
  args: { columns: 'two', as: 'ul', children: titles.map((title) => <li key={title}>{title}</li>) },
} satisfies Meta<typeof Grid>
export default meta

type Story = StoryObj<typeof meta>

/** It is announced as a list, in the order of its children, line by line. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list')
    const items = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect())
    await expect(items).toEqual(items.toSorted((a, b) => a.top - b.top || a.left - b.left))
    await expect(items[1]?.top).toBe(items[0]?.top)
  },
}

export const EveryVariant: Story = {
  render: () => (
    <Stack space="2xlarge">
      {(['two', 'three', 'two-then-three'] as const).map((columns) => (
        <Grid key={columns} columns={columns}>
          {titles.map((title) => (
            <Card key={title} as="div" title={title} headingLevel={2} />
          ))}
        </Grid>
      ))}
    </Stack>
  ),
}
