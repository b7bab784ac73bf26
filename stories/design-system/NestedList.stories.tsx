import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { NestedList, type NestedListItem } from '../../src/design-system'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'

const fourLevels: readonly NestedListItem[] = [
  'Feasibility study',
  {
    title: 'Design',
    items: [
      'Concept and model',
      {
        title: 'Working drawings',
        items: [
          { title: 'Services', items: ['Water and drains', 'Wiring', 'Air conditioning'] },
          'Structure',
        ],
      },
    ],
  },
  'Approval by the authority',
]

const sixLevels: readonly NestedListItem[] = [
  {
    title: 'House of one kanal',
    items: [
      {
        title: 'Ground floor',
        items: [
          {
            title: 'Kitchen',
            items: [
              {
                title: 'Worktop',
                items: [
                  { title: 'Granite from Swat', items: ['Edges rounded and polished on the site'] },
                  'Sink',
                ],
              },
            ],
          },
        ],
      },
    ],
  },
]

const meta = {
  component: NestedList,
  args: {
    items: [
      'Soil test and survey of the plot',
      'Drawings for the authority',
      'A visit to the site each week',
    ],
  },
} satisfies Meta<typeof NestedList>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('It is a list, and its markers are hidden from screen readers', async () => {
      const list = canvas.getByRole('list')
      await expect(within(list).getAllByRole('listitem')).toHaveLength(3)
      await expect(canvas.queryByRole('img')).toBeNull()
    })
  },
}

export const Checklist: Story = { args: { marker: 'check', 'aria-label': 'What you get' } }

export const Small: Story = { args: { size: 'small' } }

export const InColumns: Story = {
  args: { marker: 'check', layout: 'columns' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect())
    await expect(second?.top).toBe(first?.bottom)
    await expect(second?.left).toBe(first?.left)
    await expect(third?.top).toBe(first?.top)
    await expect(third?.left).toBeGreaterThan(first?.right ?? Infinity)
  },
}

export const Groups: Story = {
  args: {
    layout: 'groups',
    size: 'small',
    items: [
      { title: 'Feasibility', items: ['Plot and bylaw study', 'Areas and cost range'] },
      { title: 'Concept', items: ['Design variants', 'Area schedule', 'Models and renders'] },
      'Programme and budget',
    ],
  },
  play: async ({ canvas, step }) => {
    await step('Each group is a list inside an item of the outer list', async () => {
      const [outer, ...groups] = canvas.getAllByRole('list')
      await expect(outer?.children).toHaveLength(3)
      await expect(groups.map(({ children }) => children.length)).toEqual([2, 3])
    })
    await step('Each group has a rule above it', async () => {
      for (const title of ['Feasibility', 'Concept', 'Programme and budget']) {
        const group = canvas.getByText(title).closest('li') ?? document.body
        await expect(getComputedStyle(group).borderTopWidth).toBe('1px')
      }
    })
  },
}

export const GroupsOnAPhone: Story = {
  ...Groups,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}

export const FourLevels: Story = {
  args: { items: fourLevels },
  play: async ({ canvas, step }) => {
    await step('Each level is a list inside an item of the level above', async () => {
      await expect(canvas.getAllByRole('list')).toHaveLength(4)
      const deepest = canvas.getByText('Water and drains').closest('ul')
      await expect(deepest?.children).toHaveLength(3)
      await expect(deepest?.closest('li')).toHaveTextContent(/^Services/)
    })
    await step('Each level is indented further', async () => {
      const starts = ['Design', 'Working drawings', 'Services', 'Wiring'].map(
        (text) => canvas.getByText(text).getBoundingClientRect().left,
      )
      await expect(starts).toEqual(starts.toSorted((a, b) => a - b))
      await expect(new Set(starts).size).toBe(4)
    })
  },
}

export const SixLevels: Story = {
  args: { items: sixLevels },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(6)
    await step('The deepest text still has more than half of a phone’s width', async () => {
      await expectNoOverflow(canvasElement)
      const { width } = canvas.getByText(/^Edges rounded/).getBoundingClientRect()
      await expect(width).toBeGreaterThan(160)
    })
  },
}

export const RightToLeft: Story = {
  tags: ['!visual'],
  args: { items: fourLevels, dir: 'rtl' },
  play: async ({ canvas, step }) => {
    await step('It is indented from the right', async () => {
      const outer = canvas.getByText('Design').getBoundingClientRect().right
      await expect(canvas.getByText('Wiring').getBoundingClientRect().right).toBeLessThan(outer)
    })
  },
}

export const LongText: Story = {
  args: {
    items: [
      {
        title: 'Residentialandcommercialdevelopmentofcornerplots',
        items: [
          'A point that runs over several lines keeps its marker beside the first of them and its text aligned, however long it gets on a phone.',
        ],
      },
    ],
  },
  beforeEach: largeText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
