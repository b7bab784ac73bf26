import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from '../../src/design-system'
import { onDark } from '../support/onDark'
import { reducedMotion } from '../support/emulateMedia'

const meta = { component: Spinner } satisfies Meta<typeof Spinner>
export default meta

type Story = StoryObj<typeof meta>

const animation = (spinner: HTMLElement) =>
  getComputedStyle(spinner.querySelector('svg') ?? spinner).animationName

export const Default: Story = {
  tags: ['!visual'],
  play: async ({ canvas, step }) => {
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent('Loading')
    await step('It spins', async () => {
      await expect(animation(status)).toBe('spin')
    })
  },
}

export const Large: Story = {
  args: { size: 'large' },
  play: async ({ canvas, step }) => {
    await step('It leaves room for a picture in its middle', async () => {
      const icon = canvas.getByRole('status').querySelector('svg')
      await expect(icon?.clientWidth).toBe(128)
    })
  },
}

export const ReducedMotion: Story = {
  beforeEach: reducedMotion,
  play: async ({ canvas, step }) => {
    await step('It doesn’t spin under reduced motion', async () => {
      await expect(animation(canvas.getByRole('status'))).toBe('none')
    })
  },
}

export const OnDark: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [onDark],
}
