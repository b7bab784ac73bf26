import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MediaOnly, Text } from '../../src/design-system'
import { withMedia } from '../support/emulateMedia'

const meta = {
  component: MediaOnly,
  args: { media: 'screen' },
  render: () => (
    <>
      <MediaOnly media="screen">
        <Text>Other projects</Text>
      </MediaOnly>
      <MediaOnly media="print">
        <Text>12 Mall Road, Lahore</Text>
      </MediaOnly>
      <MediaOnly media="wide">
        <Text>Your estimate</Text>
      </MediaOnly>
    </>
  ),
} satisfies Meta<typeof MediaOnly>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, step }) => {
    const texts = () => canvas.getAllByRole('paragraph').map(({ textContent }) => textContent)
    await step('What is only for print or for a wide window is hidden on a phone', async () => {
      await expect(texts()).toEqual(['Other projects'])
    })
    await step('What is only for the screen isn’t printed', () =>
      withMedia({ media: 'print' }, () => expect(texts()).toEqual(['12 Mall Road, Lahore', 'Your estimate'])),
    )
  },
}
