import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LogoMark } from '../../src/sections/LogoMark'
import { reducedMotion } from '../support/emulateMedia'
import { onDark } from '../support/onDark'

const meta = { component: LogoMark, args: { size: 96 } } satisfies Meta<typeof LogoMark>
export default meta

type Story = StoryObj<typeof meta>

const partsIn = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('path')]

export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    await step('It is hidden from screen readers, because the name of the firm is beside it', async () => {
      const mark = canvasElement.querySelector('svg')
      await expect(mark).toHaveAttribute('aria-hidden', 'true')
      await expect(mark?.getBoundingClientRect().width).toBe(96)
    })
    await step('It is static', async () => {
      await expect(partsIn(canvasElement).flatMap((part) => part.getAnimations())).toEqual([])
    })
  },
}

/** On the splash screen. */
export const Assembling: Story = {
  args: { isAssembling: true },
  play: async ({ canvasElement, step }) => {
    await step('Each of its parts slides into its place', async () => {
      const parts = partsIn(canvasElement)
      await Promise.all(parts.flatMap((part) => part.getAnimations()).map(({ finished }) => finished))
      for (const part of parts) await expect(part).toHaveStyle({ transform: 'none' })
    })
  },
}

export const AssemblingWithReducedMotion: Story = {
  tags: ['!visual'],
  args: { isAssembling: true },
  beforeEach: reducedMotion,
  play: ({ canvasElement }) => {
    for (const part of partsIn(canvasElement)) {
      for (const animation of part.getAnimations()) {
        expect(animation.effect?.getComputedTiming().duration).toBeLessThanOrEqual(1)
      }
    }
  },
}

export const OnDark: Story = { decorators: [onDark] }
