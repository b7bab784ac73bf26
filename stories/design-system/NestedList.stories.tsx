import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NestedList } from '../../src/design-system'

const meta = {
  component: NestedList,
  args: {
    items: [
      { title: 'Feasibility', items: ['Plot and bylaw study', 'Areas and cost range'] },
      { title: 'Concept', items: ['Design variants', 'Area schedule'] },
      'Programme and budget',
    ],
  },
} satisfies Meta<typeof NestedList>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('Each level is a list inside an item of the level above', async () => {
      const [outer, ...inner] = canvas.getAllByRole('list')
      await expect(outer?.children).toHaveLength(3)
      await expect(inner.map((list) => list.closest('li')?.parentElement)).toEqual([outer, outer])
    })
  },
}

export const Checklist: Story = { args: { marker: 'check' } }

export const InColumns: Story = { args: { marker: 'check', layout: 'columns' } }

export const SmallGroups: Story = { args: { layout: 'groups', size: 'small' } }

export const FourLevels: Story = {
  args: {
    items: [
      { title: 'House', items: [{ title: 'Kitchen', items: [{ title: 'Worktop', items: ['Sink'] }] }] },
    ],
  },
}
