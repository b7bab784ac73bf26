import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, spyOn, waitFor } from 'storybook/test'
import { CountUp } from '../../src/pages/home/CountUp'
import { reducedMotion } from '../support/emulateMedia'
import { waitForFrames } from '../support/expectMovement'

function Figure() {
  const figure = useRef<HTMLParagraphElement>(null)
  return (
    <p ref={figure} className="text-figure font-bold">
      <CountUp value={1250} within={figure} />
    </p>
  )
}

const meta = { component: Figure } satisfies Meta<typeof Figure>
export default meta

type Story = StoryObj<typeof meta>

const rootIn = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-state]') ?? canvasElement

/** The visible number: the animated one while counting. */
const visibleNumber = (canvasElement: HTMLElement) =>
  Number(rootIn(canvasElement).lastElementChild?.textContent?.replaceAll(/\D/g, ''))

export const OnceInView: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  decorators: [
    (Story) => (
      <div className="mt-[110dvh] mb-[60dvh]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, step }) => {
    const root = rootIn(canvasElement)
    await step('It stays at 0 while it is out of view', async () => {
      await waitFor(() => expect(root).toHaveAttribute('data-state', 'counting'))
      await expect(visibleNumber(canvasElement)).toBe(0)
    })
    await step('Screen readers get the final number from the start', async () => {
      const spoken = root.querySelectorAll(':not([aria-hidden="true"])')
      await expect([...spoken]).toEqual([canvas.getByText('1,250+')])
    })
    await step('In view it counts up, without a change in width, and ends at the number', async () => {
      await document.fonts.ready
      const { width } = root.getBoundingClientRect()
      const frames = spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
      root.scrollIntoView({ block: 'center', behavior: 'instant' })
      for (const [time, number] of [
        [1000, 0],
        [1500, 723],
        [2000, 1094],
        [3000, 1250],
      ] as const) {
        await waitFor(() => expect(frames).toHaveBeenCalled())
        const [paint] = frames.mock.lastCall ?? []
        frames.mockClear()
        paint?.(time)
        await waitFor(() => expect(visibleNumber(canvasElement)).toBe(number))
        await expect(root.getBoundingClientRect().width).toBe(width)
      }
      frames.mockRestore()
      await expect(root).toHaveTextContent(/^1,250\+$/)
    })
  },
}

/** The final number is shown immediately. */
export const ReducedMotion: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: reducedMotion,
  play: async ({ canvasElement }) => {
    // By then the observer has reported that it is in view.
    await waitForFrames(3)
    await expect(canvasElement).toHaveTextContent(/^1,250\+$/)
    await expect(rootIn(canvasElement)).toHaveAttribute('data-state', 'final')
  },
}
