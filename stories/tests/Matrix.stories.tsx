import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { forcedColours, printed } from '../support/emulateMedia'
import { Exhibits } from '../support/exhibits'
import { inUrdu } from '../support/inUrdu'
import { largeText } from '../support/largeText'
import { systemColour } from '../support/systemColour'

/** All components in one setting of the visitor. A component that behaves differently in a setting has a story of its own. */
const meta = {
  component: Exhibits,
  tags: ['!dev', '!autodocs', '!visual'],
  // All stories at once don't form a valid page; axe checks each of them by itself.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof Exhibits>
export default meta

type Story = StoryObj<typeof meta>

const exhibitsIn = (canvas: HTMLElement) => [...canvas.querySelectorAll<HTMLElement>('[data-exhibit]')]

const nameOf = (element: Element) =>
  `${element.closest('[data-exhibit]')?.getAttribute('data-exhibit')}: ${element.outerHTML.slice(0, 120)}`

/** Whether a box is meant to hold more than it shows: it scrolls, or it moves or crops its content. */
const isScroller = (element: Element) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX)

/** Elements to which the page scrolls sideways. */
function overflowing(exhibit: Element): string[] {
  const isRightToLeft = document.documentElement.dir === 'rtl'
  return [...exhibit.querySelectorAll<HTMLElement>('*')]
    .filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      const isOutside = isRightToLeft ? left < -1 : right > window.innerWidth + 1
      if (!isOutside || width <= 1 || height <= 1 || element instanceof SVGElement) return false
      for (let parent = element.parentElement; parent && parent !== exhibit; parent = parent.parentElement)
        if (isScroller(parent)) return false
      return true
    })
    .map(nameOf)
}

/** Buttons and labels whose text is larger than they are. */
function cutOff(exhibit: Element): string[] {
  return [...exhibit.querySelectorAll('button, label, [role="tab"], legend, h2, h3, td, th')]
    .filter(
      (element) =>
        getComputedStyle(element).overflowX !== 'visible' &&
        element.clientWidth > 1 &&
        (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1),
    )
    .map(nameOf)
}

const expectToFit: Story['play'] = async ({ canvasElement, step }) => {
  await step('No component is wider than the window or cuts its text off', async () => {
    const exhibits = exhibitsIn(canvasElement)
    await expect(exhibits.length).toBeGreaterThan(40)
    await expect(exhibits.flatMap(overflowing)).toEqual([])
    await expect(exhibits.flatMap(cutOff)).toEqual([])
  })
}

const narrow = { viewport: { value: 'mobile1', isRotated: false } }

export const Narrow: Story = { globals: narrow, play: expectToFit }

/** Twice the usual text size, on the smallest phone. */
export const LargeText: Story = { globals: narrow, beforeEach: largeText, play: expectToFit }

export const RightToLeft: Story = { globals: narrow, beforeEach: inUrdu, play: expectToFit }

export const Printed: Story = { globals: narrow, beforeEach: printed, play: expectToFit }

/** The browser replaces colours, shadows and gradients: each control needs an edge, or text of another colour. */
export const ForcedColours: Story = {
  beforeEach: forcedColours,
  play: async (context) => {
    await expectToFit(context)
    await context.step('Each control can be seen', async () => {
      const canvas = systemColour('Canvas')
      const hasEdge = (element: Element) =>
        [element, ...element.querySelectorAll('*')].some((part) => {
          const style = getComputedStyle(part)
          return (
            (parseFloat(style.borderTopWidth) >= 1 && style.borderTopColor !== canvas) ||
            (part.textContent?.trim() !== '' && style.color !== canvas) ||
            (part instanceof SVGElement && style.color !== canvas)
          )
        })
      const controls = [
        ...context.canvasElement.querySelectorAll(
          'button:not(:has(img)), select, textarea, input:not([type="hidden"], [type="range"])',
        ),
      ]
      await expect(controls.length).toBeGreaterThan(40)
      const visible = controls.map((control) => control.closest('label') ?? control)
      await expect(visible.filter((control) => !hasEdge(control)).map(nameOf)).toEqual([])
    })
  },
}
