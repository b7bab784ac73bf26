import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card, Columns, Stack } from '../../src/design-system'
import { withMedia } from '../support/emulateMedia'

const cards = ['The text', 'Its picture', 'What follows'].map((title) => (
  <Card key={title} as="div" title={title} headingLevel={2} />
))

const meta = {
  component: Columns,
  args: { ratio: '1:1', from: 'md', tall: 'second', children: cards },
} satisfies Meta<typeof Columns>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const headings = canvas.getAllByRole('heading')
    await step('The second is beside the first, and the third below the first', async () => {
      const [first, second, third] = headings.map((heading) => heading.getBoundingClientRect())
      await expect(second?.top).toBe(first?.top)
      await expect(third?.left).toBe(first?.left)
      await expect(third?.top).toBeGreaterThan(first?.top ?? Infinity)
    })
    await step('The reading order is that of the children', async () => {
      const names = headings.map(({ textContent }) => textContent)
      await expect(names).toEqual(['The text', 'Its picture', 'What follows'])
    })
  },
}

export const EveryRatio: Story = {
  render: () => (
    <Stack space="large">
      {(['1:1', '7:5', '5:7', '4:8'] as const).map((ratio) => (
        <Columns key={ratio} ratio={ratio}>
          {cards.slice(0, 2)}
        </Columns>
      ))}
      <Columns ratio="4:8" tall="second">
        {cards}
      </Columns>
    </Stack>
  ),
}

export const StickyFirst: Story = {
  tags: ['alone'],
  globals: { viewport: { value: 'laptop', isRotated: false } },
  args: { ratio: '4:8', align: 'start', hasStickyFirst: true },
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
  render: (args) => (
    <Columns {...args}>
      <Card title="Contents" headingLevel={2} />
      <div className="h-[300dvh]" />
    </Columns>
  ),
  play: async ({ canvas, step }) => {
    const contents = canvas.getByRole('region', { name: 'Contents' })
    await step('It stays visible while the long column scrolls', async () => {
      window.scrollTo({ top: 600, behavior: 'instant' })
      await expect(window.scrollY).toBe(600)
      await expect(contents.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    })
    await step('It isn’t printed', () =>
      withMedia({ media: 'print' }, () => expect(contents).not.toBeVisible()),
    )
  },
}
