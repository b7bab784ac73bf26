import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { LineDrawing } from '../../src/design-system'
import { printed, reducedMotion, withMedia } from '../support/emulateMedia'
import { nextFrame } from '../support/expectMovement'
import { restoreScroll } from '../support/restoreScroll'
import { prerendered, withoutScripts } from '../support/withoutScripts'

const meta = {
  component: LineDrawing,
  args: {
    viewBox: '0 0 600 320',
    strokes: [
      { kind: 'ground', d: 'M20 260H580' },
      { kind: 'wall', d: 'M120 260V80H480V260Z' },
      { kind: 'cut', d: 'M100 80H500V64H100Z' },
      { kind: 'glass', d: 'M160 220V120H280V220Z' },
      { kind: 'line', d: 'M220 220V120M340 260V140H420V260' },
      { kind: 'timber', d: 'M350 256V144M360 256V144M370 256V144' },
      { kind: 'hatch', d: 'M170 180L200 140' },
      { kind: 'person', d: 'M300 260V210H310V260Z' },
      { kind: 'dimension', d: 'M120 290H480M120 270V300M480 270V300' },
      { kind: 'tick', d: 'M116 294L124 286M476 294L484 286' },
    ],
    labels: [
      { text: '30′-0″', x: 300, y: 290 },
      { text: '15′-0″', x: 80, y: 170, isVertical: true },
    ],
  },
} satisfies Meta<typeof LineDrawing>
export default meta

type Story = StoryObj<typeof meta>

const drawingIn = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-state]')

/** Resolves a frame after observers have reported the element. */
const isInView = (element: Element | null) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      requestAnimationFrame(() => resolve())
    })
    if (element) observer.observe(element)
  })

/** Expects all strokes, fills and texts to be visible and nothing to move. */
async function expectComplete(canvasElement: HTMLElement) {
  const drawing = drawingIn(canvasElement)
  for (const path of canvasElement.querySelectorAll('path')) {
    await expect(path).toHaveStyle({ strokeDasharray: 'none', fillOpacity: '1' })
  }
  await expect(canvasElement.querySelector('g')).toHaveStyle({ opacity: '1' })
  await expect(drawing?.getAnimations({ subtree: true })).toEqual([])
}

export const Default: Story = {
  tags: ['!visual'],
  play: async ({ canvas, canvasElement, step }) => {
    await step(
      'Its strokes and fills appear in stages, its lettering at last, in two and a half seconds',
      async () => {
        const drawing = drawingIn(canvasElement)
        await waitFor(() => expect(drawing).toHaveAttribute('data-state', 'drawing'))
        const motions = drawing?.getAnimations({ subtree: true }) ?? []
        const timed = motions.map((motion) => ({
          property: motion instanceof CSSTransition ? motion.transitionProperty : '',
          element: motion.effect instanceof KeyframeEffect ? motion.effect.target : null,
          delay: motion.effect?.getTiming().delay ?? 0,
          end: Number(motion.effect?.getComputedTiming().endTime),
        }))
        const startOf = (part: string, property: string) =>
          timed.find((one) => one.element?.matches(part) && one.property === property)?.delay
        const walls = 'path[d^="M120 260V80"]'
        await expect(startOf(walls, 'fill-opacity')).toBe(startOf(walls, 'stroke-dashoffset'))
        const starts = ['M20', 'M120 260V80', 'M160', 'M220', 'M170', 'M120 290', 'M116'].map((start) =>
          startOf(`path[d^="${start}"]`, 'stroke-dashoffset'),
        )
        await expect(starts).toEqual([0, 200, 500, 700, 900, 1200, 1500])
        await expect(Math.max(...timed.map(({ end }) => end))).toBe(2500)
        await expect(startOf('g', 'opacity')).toBe(2000)
      },
    )
    await step('It draws itself, and is complete afterwards', async () => {
      const drawing = drawingIn(canvasElement)
      await waitFor(() => expect(drawing).toHaveAttribute('data-state', 'drawing'))
      await waitFor(() => expect(drawing).toHaveAttribute('data-state', 'drawn'), { timeout: 5000 })
      await expectComplete(canvasElement)
    })
    await step('It is hidden from screen readers, including its lettering', async () => {
      await expect(canvas.getByText('30′-0″').closest('[aria-hidden="true"]')).toBeVisible()
    })
  },
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
    const drawing = drawingIn(canvasElement)
    await step('It is hidden while it is below the window', async () => {
      await waitFor(() => expect(drawing).toHaveAttribute('data-state', 'waiting'))
    })
    await step('In print it is complete nevertheless', () =>
      withMedia({ media: 'print' }, () => expectComplete(canvasElement)),
    )
    await step('It starts when it is scrolled into view', async () => {
      drawing?.scrollIntoView({ block: 'center' })
      await waitFor(() => expect(drawing).toHaveAttribute('data-state', 'drawing'))
    })
    await step('It doesn’t start again', async () => {
      for (const motion of drawing?.getAnimations({ subtree: true }) ?? []) motion.finish()
      await waitFor(() => expect(drawing).toHaveAttribute('data-state', 'drawn'))
      window.scrollTo({ top: 0, behavior: 'instant' })
      await nextFrame()
      drawing?.scrollIntoView({ block: 'center' })
      await isInView(drawing)
      await nextFrame()
      await expect(drawing).toHaveAttribute('data-state', 'drawn')
    })
  },
}

export const BelowASplashScreen: Story = {
  tags: ['!visual'],
  decorators: [
    (Story) => (
      <div inert>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, step }) => {
    const drawing = drawingIn(canvasElement)
    await step('It waits while the page is inert, though it is in view', async () => {
      await isInView(drawing)
      await expect(drawing).toHaveAttribute('data-state', 'waiting')
    })
    await step('It starts when the page is no longer covered', async () => {
      drawing?.closest('[inert]')?.removeAttribute('inert')
      await waitFor(() => expect(drawing).toHaveAttribute('data-state', 'drawing'))
    })
  },
}

export const ReducedMotion: Story = {
  beforeEach: reducedMotion,
  play: async ({ canvasElement, step }) => {
    await step('It is complete from the start', async () => {
      await expect(drawingIn(canvasElement)).toHaveAttribute('data-state', 'drawn')
      await expectComplete(canvasElement)
    })
  },
}

export const WithoutScripts: Story = {
  ...ReducedMotion,
  tags: ['!visual'],
  decorators: [prerendered],
  beforeEach: withoutScripts,
}

export const Printed: Story = {
  tags: ['!visual'],
  beforeEach: printed,
  play: async ({ canvasElement, step }) => {
    await step('It is complete, whether it has been in view or not', async () => {
      const path = canvasElement.querySelector('path')
      await expect(path).toHaveStyle({ strokeDasharray: 'none', fillOpacity: '1' })
    })
  },
}

export const OnNavy: Story = {
  decorators: [
    (Story) => (
      <div data-ground="navy" className="p-6">
        <Story />
      </div>
    ),
  ],
}

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    const drawing = drawingIn(canvasElement)
    await step('Its lettering isn’t scaled down with it', async () => {
      const label = canvas.getByText('30′-0″')
      await waitFor(() => expect(drawing?.getBoundingClientRect().width).toBeLessThan(400))
      const scale = label instanceof SVGGraphicsElement && label.getScreenCTM()?.a
      await expect(scale).toBeCloseTo(1)
      await expect(label).toHaveStyle({ fontSize: '14px' })
    })
    await step('It is below its dimension line', async () => {
      const line = canvasElement.querySelector('path[d^="M120 290"]')?.getBoundingClientRect()
      const label = canvas.getByText('30′-0″').getBoundingClientRect()
      await expect(label.bottom).toBeGreaterThan(line?.bottom ?? Infinity)
      const aside = label.left + label.width / 2 - (line?.left ?? 0) - (line?.width ?? 0) / 2
      await expect(Math.abs(aside)).toBeLessThan(2)
    })
  },
}
