import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { CountUp } from '../../src/design-system'
import { largeText } from '../support/largeText'
import { nextFrame } from '../support/expectMovement'
import { reducedMotion, withMedia } from '../support/emulateMedia'
import { restoreScroll } from '../support/restoreScroll'
import { rightToLeft } from '../support/rightToLeft'
import { expectLeftToRight } from '../support/expectLeftToRight'

const meta = {
  component: CountUp,
  args: { value: 1250, suffix: '+' },
  render: (args) => (
    <p className="text-figure font-bold">
      <CountUp {...args} />
    </p>
  ),
} satisfies Meta<typeof CountUp>
export default meta

type Story = StoryObj<typeof meta>

/** The visible number: the animated one while counting. */
function visibleNumber(canvasElement: HTMLElement) {
  const [last] = [...canvasElement.querySelectorAll('[data-state] > span')].toReversed()
  return Number(last?.textContent.replaceAll(/\D/g, ''))
}

/** Collects the visible numbers until counting ends. */
async function collectNumbers(canvasElement: HTMLElement) {
  const found: number[] = []
  const root = canvasElement.querySelector('[data-state]')
  await waitFor(() => expect(root).toHaveAttribute('data-state', 'counting'))
  while (root?.getAttribute('data-state') === 'counting') {
    found.push(visibleNumber(canvasElement))
    await nextFrame()
  }
  return found
}

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const width = () => canvasElement.querySelector('[data-state]')?.getBoundingClientRect().width
    await step('Screen readers get the final number from the start', async () => {
      await expect(canvas.getByText('1,250+', { ignore: '[aria-hidden]' })).toBeInTheDocument()
    })
    await document.fonts.ready
    const start = width()
    await step('It only counts up', async () => {
      const found = await collectNumbers(canvasElement)
      await expect(new Set(found).size).toBeGreaterThan(3)
      await expect(found).toEqual(found.toSorted((one, other) => one - other))
    })
    await step('It ends exactly at the number, without a change in width', async () => {
      await expect(visibleNumber(canvasElement)).toBe(1250)
      await expect(canvasElement).toHaveTextContent(/^1,250\+$/)
      await expect(width()).toBe(start)
    })
  },
}

export const OnceInView: Story = {
  beforeEach: restoreScroll,
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  decorators: [
    (Story) => (
      <div className="mt-[110dvh] mb-[60dvh]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, step }) => {
    const root = canvasElement.querySelector('[data-state]')
    if (!root) throw new Error('There is no figure')
    await step('It stays at 0 while it is out of view', async () => {
      await waitFor(() => expect(root).toHaveAttribute('data-state', 'counting'))
      await expect(visibleNumber(canvasElement)).toBe(0)
    })
    await step('It counts once it is in view', async () => {
      root.scrollIntoView({ block: 'center' })
      await waitFor(() => expect(root).toHaveAttribute('data-state', 'final'), { timeout: 4000 })
      await expect(visibleNumber(canvasElement)).toBe(1250)
    })
    await step('It doesn’t count again', async () => {
      window.scrollTo(0, 0)
      root.scrollIntoView({ block: 'center' })
      await nextFrame()
      await expect(root).toHaveAttribute('data-state', 'final')
    })
  },
}

export const ReducedMotion: Story = {
  beforeEach: reducedMotion,
  play: async ({ canvasElement, step }) => {
    await step('The final number is shown immediately', async () => {
      await expect(canvasElement).toHaveTextContent(/^1,250\+$/)
      await expect(canvasElement.querySelector('[data-state]')).toHaveAttribute('data-state', 'final')
    })
  },
}

export const ReducedMotionTurnedOn: Story = {
  play: async ({ canvasElement, step }) => {
    const root = canvasElement.querySelector('[data-state]')
    await waitFor(() => expect(root).toHaveAttribute('data-state', 'counting'))
    await step('It jumps to the final number when the preference changes', () =>
      withMedia({ reducedMotion: 'reduce' }, async () => {
        await waitFor(() => expect(root).toHaveAttribute('data-state', 'final'))
        await expect(canvasElement).toHaveTextContent(/^1,250\+$/)
      }),
    )
  },
}

export const One: Story = { args: { value: 1 } }

export const LargeText: Story = {
  tags: ['!visual'],
  beforeEach: largeText,
}

export const RightToLeft: Story = {
  tags: ['!visual'],
  args: { suffix: '+' },
  beforeEach: [reducedMotion, rightToLeft],
  play: async ({ canvas, step }) => {
    await step('The suffix stays after the number', async () => {
      await expectLeftToRight(canvas.getByText(/\+$/))
    })
  },
}
