import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, waitFor } from 'storybook/test'
import { CountUp, type CountUpProps } from '../../src/design-system'
import { largeText } from '../support/largeText'
import { nextFrame } from '../support/expectMovement'
import { reducedMotion, withMedia } from '../support/emulateMedia'
import { restoreScroll } from '../support/restoreScroll'
import { rightToLeft } from '../support/rightToLeft'
import { expectLeftToRight } from '../support/expectLeftToRight'
import { prerendered, withoutScripts } from '../support/withoutScripts'

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

/** Collects the visible numbers and the widths until counting ends. */
async function collectNumbers(canvasElement: HTMLElement) {
  const found: number[] = []
  const widths = new Set<number | undefined>()
  const root = canvasElement.querySelector('[data-state]')
  await waitFor(() => expect(root).toHaveAttribute('data-state', 'counting'))
  while (root?.getAttribute('data-state') === 'counting') {
    found.push(visibleNumber(canvasElement))
    widths.add(root.getBoundingClientRect().width)
    await nextFrame()
  }
  return { found, widths: [...widths] }
}

export const Default: Story = {
  tags: ['!visual'],
  play: async ({ canvas, canvasElement, step }) => {
    const width = () => canvasElement.querySelector('[data-state]')?.getBoundingClientRect().width
    await step('Screen readers get the final number from the start', async () => {
      const root = canvasElement.querySelector('[data-state]')
      await waitFor(() => expect(root).toHaveAttribute('data-state', 'counting'))
      const spoken = [...canvasElement.querySelectorAll('[data-state] > :not([aria-hidden="true"])')]
      await expect(spoken).toEqual([canvas.getByText('1,250+')])
    })
    await document.fonts.ready
    const start = width()
    await step('It only counts up, without a change in width', async () => {
      const { found, widths } = await collectNumbers(canvasElement)
      await expect(widths).toEqual([start])
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

/** Scrolls so that this share of an element's height is visible above the lower edge of the window. */
function showShare(element: Element, share: number) {
  const { top, height } = element.getBoundingClientRect()
  window.scrollBy({ top: top + share * height - window.innerHeight, behavior: 'instant' })
}

/** Expects the number to stay at 0 for as long as observers may take to report. */
async function expectAtZero(canvasElement: HTMLElement) {
  for (let frame = 0; frame < 10; frame += 1) {
    await nextFrame()
    await expect(visibleNumber(canvasElement)).toBe(0)
  }
}

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
  play: async ({ canvasElement, step }) => {
    const root = canvasElement.querySelector('[data-state]')
    if (!root) throw new Error('There is no figure')
    await step('It stays at 0 while it is out of view', async () => {
      await waitFor(() => expect(root).toHaveAttribute('data-state', 'counting'))
      await expect(visibleNumber(canvasElement)).toBe(0)
    })
    await step('It stays at 0 while half of it is visible', async () => {
      showShare(root, 0.5)
      await expectAtZero(canvasElement)
    })
    await step('It counts once more than 60% of it is visible', async () => {
      showShare(root, 0.7)
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

function CountUpWithin({ height, ...props }: CountUpProps & { height: string }) {
  const box = useRef<HTMLDivElement>(null)
  return (
    <div className="mt-[110dvh] mb-[110dvh]">
      <div ref={box} className={height}>
        <p className="text-figure font-bold">
          <CountUp {...props} within={box} />
        </p>
      </div>
    </div>
  )
}

export const Within: Story = {
  tags: ['!visual'],
  beforeEach: restoreScroll,
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  render: (args) => <CountUpWithin {...args} height="h-[50dvh]" />,
  play: async ({ canvasElement, step }) => {
    const root = canvasElement.querySelector('[data-state]')
    const box = root?.parentElement?.parentElement
    if (!box) throw new Error('There is no box')
    await step('It stays at 0 while half of the element around it is visible', async () => {
      await waitFor(() => expect(root).toHaveAttribute('data-state', 'counting'))
      showShare(box, 0.5)
      await expectAtZero(canvasElement)
    })
    await step('It counts once more than 60% of that element is visible', async () => {
      showShare(box, 0.7)
      await waitFor(() => expect(visibleNumber(canvasElement)).toBeGreaterThan(0))
    })
  },
}

export const WithinATallElement: Story = {
  ...Within,
  tags: ['!visual'],
  render: (args) => <CountUpWithin {...args} height="h-[200dvh]" />,
  play: async ({ canvasElement, step }) => {
    const root = canvasElement.querySelector('[data-state]')
    const box = root?.parentElement?.parentElement
    if (!box) throw new Error('There is no box')
    await step('It stays at 0 while the visible part is half as high as the window', async () => {
      await waitFor(() => expect(root).toHaveAttribute('data-state', 'counting'))
      showShare(box, 0.25)
      await expectAtZero(canvasElement)
    })
    await step('It counts once that part is more than 60% as high', async () => {
      showShare(box, 0.32)
      await waitFor(() => expect(visibleNumber(canvasElement)).toBeGreaterThan(0))
    })
  },
}

export const WithoutScripts: Story = {
  tags: ['!visual'],
  decorators: [prerendered],
  beforeEach: withoutScripts,
  play: async ({ canvas, canvasElement, step }) => {
    await step('The final number is shown', async () => {
      await expect(canvasElement).toHaveTextContent(/^1,250\+$/)
      await expect(canvas.getByText('1,250+')).toBeVisible()
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
  tags: ['!visual'],
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
