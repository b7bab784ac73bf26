import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Marquee } from '../../src/design-system'
import { betweenLinks } from '../support/betweenLinks'
import { reducedMotion } from '../support/emulateMedia'
import { realPointer } from '../support/realPointer'
import { prerendered, withoutScripts } from '../support/withoutScripts'

const line = 'Houses drawn, calculated and built in Lahore: from the first sketch to the key in the door.'

const meta = {
  component: Marquee,
  args: { children: line },
} satisfies Meta<typeof Marquee>
export default meta

type Story = StoryObj<typeof meta>
type Context = Pick<StoryContext, 'canvas'>

const boxes = ({ canvas }: Context) =>
  canvas.getAllByText(line).map((element) => element.getBoundingClientRect())

const expectMovement = ({ canvas }: Context, state: 'running' | 'paused') =>
  waitFor(() => expect(canvas.getByRole('paragraph').getAnimations()[0]?.playState).toBe(state))

export const Default: Story = {
  decorators: [betweenLinks],
  play: async (context) => {
    const { canvas, step } = context
    const pointer = await realPointer()
    await step('It moves, is read out once, and the copy follows it without a gap', async () => {
      // Wherever the last story left it.
      await pointer?.park()
      await expectMovement(context, 'running')
      const [text, copy] = boxes(context)
      await expect(copy?.left).toBeCloseTo(text?.right ?? 0, 0)
    })
    await step('It pauses while it is hovered', async () => {
      if (!pointer) return
      await pointer.hover(canvas.getByRole('paragraph'))
      await expectMovement(context, 'paused')
      await pointer.park()
      await expectMovement(context, 'running')
    })
  },
}

/** Nothing moves, and the whole text is visible, once. */
export const Paused: Story = {
  args: { isPlaying: false },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => {
    const [text, copy] = canvasElement.querySelectorAll('p')
    await expect(text?.getAnimations()).toEqual([])
    await expect(text?.scrollWidth).toBeLessThanOrEqual(text?.clientWidth ?? 0)
    await expect(copy).not.toBeVisible()
  },
}

export const ReducedMotion: Story = {
  ...Paused,
  tags: ['!dev', '!autodocs', '!visual'],
  args: {},
  beforeEach: reducedMotion,
}

export const WithoutScripts: Story = {
  ...ReducedMotion,
  tags: ['!dev', '!autodocs', '!visual'],
  decorators: [prerendered],
  beforeEach: withoutScripts,
}

export const RightToLeft: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  args: { dir: 'rtl' },
  play: async (context) => {
    await context.step('The copy follows it on the left', async () => {
      const [text, copy] = boxes(context)
      await expect(copy?.right).toBeCloseTo(text?.left ?? 0, 0)
    })
  },
}
