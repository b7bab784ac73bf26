import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, waitFor } from 'storybook/test'
import { CountUp } from '../../src/pages/home/CountUp'
import { reducedMotion } from '../support/emulateMedia'
import { nextFrame } from '../support/expectMovement'
import { restoreScroll } from '../support/restoreScroll'

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
  tags: ['!visual'],
  beforeEach: restoreScroll,
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
      const numbers: number[] = []
      await document.fonts.ready
      const { width } = root.getBoundingClientRect()
      root.scrollIntoView({ block: 'center', behavior: 'instant' })
      while (root.getAttribute('data-state') === 'counting') {
        numbers.push(visibleNumber(canvasElement))
        await expect(root.getBoundingClientRect().width).toBe(width)
        await nextFrame()
      }
      await expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
      await expect(root).toHaveTextContent(/^1,250\+$/)
    })
  },
}

/** The final number is shown immediately. */
export const ReducedMotion: Story = {
  beforeEach: reducedMotion,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^1,250\+$/)
    await expect(rootIn(canvasElement)).toHaveAttribute('data-state', 'final')
  },
}
