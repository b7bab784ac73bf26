import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge, Heading, Stack } from '../../src/design-system'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'

const meta = {
  component: Badge,
  args: { children: 'Construction Projects' },
  render: (args) => (
    <Stack space="small">
      <Badge {...args} />
      <Heading level={2} size="title">
        Our Recent Projects
      </Heading>
    </Stack>
  ),
} satisfies Meta<typeof Badge>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const badge = canvas.getByText('Construction Projects')
    const heading = canvas.getByRole('heading', { level: 2, name: 'Our Recent Projects' })
    await step('It is no wider than its text', async () => {
      await expect(badge.clientWidth).toBeLessThan(heading.clientWidth / 2)
    })
    await step('It precedes the heading and isn’t a heading itself', async () => {
      await expect(badge.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      await expect(canvas.getAllByRole('heading')).toEqual([heading])
    })
    await step('It is plain text', () => expect(canvas.getByRole('paragraph')).toBe(badge))
  },
}

export const LongText: Story = {
  args: { children: 'Construction, project management and town planning consultancy for housing societies' },
  beforeEach: largeText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
