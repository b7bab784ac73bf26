import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MediaOnly, Stack, Text } from '../../src/design-system'
import { printed, withMedia } from '../support/emulateMedia'

const meta = {
  component: MediaOnly,
  args: { media: 'screen', children: <Text>Other projects</Text> },
} satisfies Meta<typeof MediaOnly>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Other projects')).toBeVisible()
  },
}

export const Printed: Story = {
  beforeEach: printed,
  render: () => (
    <Stack space="medium">
      <MediaOnly media="screen">
        <Text>Other projects</Text>
      </MediaOnly>
      <MediaOnly media="print">
        <Text>12 Mall Road, Lahore</Text>
      </MediaOnly>
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    await step('Screen-only content isn’t printed', async () => {
      await expect(canvas.getByText('Other projects')).not.toBeVisible()
    })
    await step('What isn’t printed is hidden from screen readers', async () => {
      await expect(canvas.getAllByRole('paragraph')).toEqual([canvas.getByText('12 Mall Road, Lahore')])
    })
    await step('Print-only content is', async () => {
      await expect(canvas.getByText('12 Mall Road, Lahore')).toBeVisible()
    })
  },
}

export const WideOnly: Story = {
  tags: ['!visual'],
  args: { media: 'wide', children: <Text>Your estimate</Text> },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, step }) => {
    await step('A narrow window shows it only in print', async () => {
      await expect(canvas.getByText('Your estimate')).not.toBeVisible()
      await expect(canvas.queryByRole('paragraph')).toBeNull()
      await withMedia({ media: 'print' }, () => expect(canvas.getByText('Your estimate')).toBeVisible())
    })
  },
}

export const PrintOnly: Story = {
  args: { media: 'print', children: <Text>12 Mall Road, Lahore</Text> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 Mall Road, Lahore')).not.toBeVisible()
    await expect(canvas.queryByRole('paragraph')).toBeNull()
  },
}
