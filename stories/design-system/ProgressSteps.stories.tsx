import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressSteps } from '../../src/design-system'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'

const meta = {
  component: ProgressSteps,
  args: { label: 'Progress', steps: ['Contact', 'Calculator', 'Submit'], current: 2 },
} satisfies Meta<typeof ProgressSteps>
export default meta

type Story = StoryObj<typeof meta>

/** The line style from a step to the next. */
const connectorStyle = (item: Element | undefined) =>
  [...(item?.children ?? [])].map((part) => getComputedStyle(part).borderTopStyle)[0]

const statesOf = (items: readonly HTMLElement[]) => items.map((item) => item.dataset['state'])

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('It is a named list, in the order of the steps', async () => {
      await expect(canvas.getByRole('list', { name: 'Progress' })).toBeInstanceOf(HTMLOListElement)
      await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
        '1Contact',
        '2Calculator',
        '3Submit',
      ])
    })
    await step('Only the current step has aria-current', async () => {
      const items = canvas.getAllByRole('listitem')
      await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
      await expect(statesOf(items)).toEqual(['complete', 'current', 'upcoming'])
    })
    const weight = (name: string) => Number(getComputedStyle(canvas.getByText(name)).fontWeight)
    await step('Complete, current and upcoming steps differ without colour too', async () => {
      const [done, shown, next] = canvas.getAllByRole('listitem')
      await expect([done, shown, next].map(connectorStyle)).toEqual(['solid', 'dashed', 'dashed'])
      await expect(weight('Calculator')).toBeGreaterThan(weight('Submit'))
      await expect(weight('Calculator')).toBeGreaterThan(weight('Contact'))
    })
    await step('Only the circle of the current step has a ring', async () => {
      const rings = ['1', '2', '3'].map((number) => getComputedStyle(canvas.getByText(number)).outlineStyle)
      await expect(rings).toEqual(['none', 'solid', 'none'])
    })
  },
}

export const First: Story = {
  args: { current: 1 },
  play: async ({ canvas }) => {
    await expect(statesOf(canvas.getAllByRole('listitem'))).toEqual(['current', 'upcoming', 'upcoming'])
  },
}

export const AllDone: Story = {
  args: { current: 4 },
  play: async ({ canvas, step }) => {
    await step('After the last step all are complete and none is current', async () => {
      const items = canvas.getAllByRole('listitem')
      await expect(statesOf(items)).toEqual(['complete', 'complete', 'complete'])
      await expect(items.filter((item) => item.hasAttribute('aria-current'))).toEqual([])
    })
  },
}

export const LongText: Story = {
  args: {
    steps: ['Contact Information', 'Cost Calculator', 'Review & Submit', 'Estimate Summary'],
    current: 3,
  },
}

export const Narrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('Every name is readable and nothing is cut off', async () => {
      await expectNoOverflow(canvasElement)
      for (const name of ['Contact Information', 'Cost Calculator', 'Review & Submit', 'Estimate Summary']) {
        const text = canvas.getByText(name)
        const box = text.getBoundingClientRect()
        await expect(box.width).toBeGreaterThan(44)
        await expect(box.left).toBeGreaterThanOrEqual(0)
        await expect(box.right).toBeLessThanOrEqual(innerWidth)
        await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
        await expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight)
      }
    })
  },
}

export const LargeText: Story = {
  tags: ['!visual'],
  ...Narrow,
  beforeEach: largeText,
}

export const RightToLeft: Story = {
  tags: ['!visual'],
  args: { dir: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect())
    await expect(second?.right).toBeLessThanOrEqual(first?.left ?? 0)
  },
}
