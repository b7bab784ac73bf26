import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LogoMark } from '../../src/sections/pictures/LogoMark'
import { reducedMotion, withMedia } from '../support/emulateMedia'
import { onDark } from '../support/onDark'

const meta = { component: LogoMark, args: { size: 96 } } satisfies Meta<typeof LogoMark>
export default meta

type Story = StoryObj<typeof meta>

const animationsIn = (element: HTMLElement) =>
  [...element.querySelectorAll('path')].flatMap((part) => part.getAnimations())

/** Hidden from screen readers, because the name of the firm is beside it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    await expect(animationsIn(canvasElement)).toEqual([])
  },
}

/** On the splash screen, each of its parts slides into its place. */
export const Assembling: Story = {
  args: { isAssembling: true },
  play: async ({ canvasElement }) => {
    const animations = animationsIn(canvasElement)
    await expect(animations).toHaveLength(4)
    for (const animation of animations) animation.finish()
    for (const part of canvasElement.querySelectorAll('path'))
      await expect(part).toHaveStyle({ transform: 'none' })
  },
}

export const AssemblingWithReducedMotion: Story = {
  tags: ['!dev', '!autodocs'],
  args: { isAssembling: true },
  beforeEach: reducedMotion,
  play: async ({ canvasElement }) => {
    const parts = [...canvasElement.querySelectorAll('path')]
    const durations = parts.map((part) => getComputedStyle(part).animationDuration)
    await expect(durations).toEqual(['0.001s', '0.001s', '0.001s', '0.001s'])
  },
}

export const ForcedColours: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  play: ({ canvasElement }) =>
    withMedia({ forcedColors: 'active' }, async () => {
      const text = getComputedStyle(canvasElement).color
      for (const part of canvasElement.querySelectorAll('path'))
        await expect(part).toHaveStyle({ fill: text })
    }),
}

export const OnDark: Story = { decorators: [onDark] }
