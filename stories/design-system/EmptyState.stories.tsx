import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EmptyState } from '../../src/design-system'
import { expectNoOverflow } from '../support/expectNoOverflow'

const meta = {
  component: EmptyState,
  args: {
    children:
      'Enter a plot size and select a quality grade, or switch to manual mode to enter areas directly.',
  },
} satisfies Meta<typeof EmptyState>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('Plain text: neither a heading nor a live region', async () => {
      const text = canvas.getByText(/^Enter a plot size/)
      await expect(text).toBeVisible()
      await expect(canvas.queryByRole('heading')).toBeNull()
      await expect(text.closest('[role], [aria-live], output')).toBeNull()
    })
  },
}

export const LongText: Story = {
  args: {
    children:
      'There is no page at this URL, nor at any other that is spelt like it. The URL was https://sangbunyad.example/blogs/what-a-grey-structure-is-and-what-it-is-not-explained-for-homeowners.',
  },
}

export const Narrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
