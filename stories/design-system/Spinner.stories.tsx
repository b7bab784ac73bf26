import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from '../../src/design-system'
import { withMedia } from '../support/emulateMedia'
import { onDark } from '../support/onDark'

const meta = { component: Spinner } satisfies Meta<typeof Spinner>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (loading)',
  play: async ({ canvas, step }) => {
    const status = canvas.getByRole('status')
    await step('It is announced, and spins', async () => {
      await expect(status).toHaveTextContent('Loading')
      await expect(status.getAnimations({ subtree: true })).toHaveLength(1)
    })
    await step('It doesn’t spin under reduced motion', () =>
      withMedia({ reducedMotion: 'reduce' }, () =>
        expect(status.getAnimations({ subtree: true })).toEqual([]),
      ),
    )
  },
}

export const Large: Story = { args: { size: 'large' } }

export const OnDark: Story = { decorators: [onDark] }
