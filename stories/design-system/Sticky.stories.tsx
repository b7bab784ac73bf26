import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card, Columns, Sticky } from '../../src/design-system'
import { withMedia } from '../support/emulateMedia'
import { restoreScroll } from '../support/restoreScroll'

const meta = {
  component: Sticky,
  tags: ['alone'],
  args: { children: <Card title="Contents" headingLevel={2} /> },
  beforeEach: restoreScroll,
  render: (args) => (
    <Columns split="heading-and-main" align="start">
      <Sticky {...args} />
      <div className="h-[300dvh]" />
    </Columns>
  ),
} satisfies Meta<typeof Sticky>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvas, step }) => {
    const contents = canvas.getByRole('region', { name: 'Contents' })
    await step('It stays visible while the long column scrolls', async () => {
      window.scrollTo({ top: window.innerHeight * 1.5, behavior: 'instant' })
      await expect(contents.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    })
    await step('It isn’t printed', () =>
      withMedia({ media: 'print' }, () => expect(contents).not.toBeVisible()),
    )
  },
}
