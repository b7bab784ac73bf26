import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { BottomBar, Button, Text } from '../../src/design-system'
import { printed } from '../support/emulateMedia'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { resizeWindow } from '../support/resizeWindow'
import { restoreScroll } from '../support/restoreScroll'
import { tabStop, byRole, byTab } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'

const name = 'Your Estimate: Grand Total PKR 27,995,990 PKR 7,637 per sq ft'

const meta = {
  component: BottomBar,
  args: {
    summary: {
      opens: 'Your Estimate',
      label: 'Grand Total',
      value: 'PKR 27,995,990',
      note: 'PKR 7,637 per sq ft',
    },
    onSummaryClick: fn(),
    action: <Button>Review &amp; Submit</Button>,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '28rem' } } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <main className="px-gutter">
      <div className="h-[200dvh] py-4">
        <Text>The covered areas, floor by floor.</Text>
      </div>
      <BottomBar {...args} />
    </main>
  ),
  beforeEach: restoreScroll,
} satisfies Meta<typeof BottomBar>
export default meta

type Story = StoryObj<typeof meta>

const barOf = (canvasElement: HTMLElement) => {
  const bar = canvasElement.querySelector<HTMLElement>('[data-sticky="bottom"]')
  if (!bar) throw new Error('There is no bar.')
  return bar
}

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('It sticks to the lower edge of the window, 64 px high', async () => {
      const { bottom, height } = barOf(canvasElement).getBoundingClientRect()
      await expect(bottom).toBeCloseTo(window.innerHeight, 0)
      await expect(height).toBeGreaterThanOrEqual(64)
      await expect(height).toBeLessThan(68)
    })
    await step('The summary is a button that is announced with its value', async () => {
      const summary = canvas.getByRole('button', { name })
      await expect(summary).toHaveAttribute('aria-haspopup', 'dialog')
      await userEvent.click(summary)
      await expect(args.onSummaryClick).toHaveBeenCalledOnce()
    })
    await expectNoOverflow(canvasElement)
  },
}

const summary = byRole('button', name)

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  ...keyboardTable<Story>([
    tabStop(summary, 'Moves the focus to the summary'),
    {
      where: 'On the summary',
      reach: byTab(summary),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Opens what it summarizes',
          result: ({ args }) => expect(args.onSummaryClick).toHaveBeenCalledOnce(),
        },
        {
          keys: ['Tab'],
          does: 'Moves on to the action',
          result: (context) => expectVisibleFocus(byRole('button', 'Review & Submit')(context)),
        },
      ],
    },
  ]),
}

export const Empty: Story = {
  args: { summary: undefined },
  play: async ({ canvas, canvasElement, step }) => {
    await step('Without a summary it takes no space', async () => {
      await expect(barOf(canvasElement).getBoundingClientRect().height).toBe(0)
      await expect(canvas.queryByRole('button')).toBeNull()
    })
  },
}

export const Narrow: Story = {
  args: { summary: { opens: 'Your Estimate', label: 'Grand Total', value: 'PKR 1,104,000,000,000' } },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('A long value wraps the bar, and nothing is cut off', () => expectNoOverflow(canvasElement))
    await step('The action is below the summary, as wide as the bar', async () => {
      const [above, below] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect())
      const bar = barOf(canvasElement)
      const { paddingLeft, paddingRight } = getComputedStyle(bar)
      await expect(below?.top).toBeGreaterThanOrEqual(above?.bottom ?? Infinity)
      await expect(below?.width).toBeCloseTo(
        bar.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
        0,
      )
    })
  },
}

export const LargeText: Story = {
  tags: ['!visual'],
  beforeEach: largeText,
  play: async ({ canvasElement, step }) => {
    await step('With large text it is part of the normal flow', async () => {
      await expect(barOf(canvasElement).getBoundingClientRect().top).toBeGreaterThan(window.innerHeight)
      await expectNoOverflow(canvasElement)
    })
  },
}

export const Short: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, step }) => {
    if (!(await resizeWindow(390, 480))) return
    await step('In a short window it is part of the normal flow', () =>
      waitFor(() =>
        expect(barOf(canvasElement).getBoundingClientRect().top).toBeGreaterThanOrEqual(window.innerHeight),
      ),
    )
  },
}

export const Wide: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('It is hidden', async () => {
      await expect(canvas.queryByRole('button')).toBeNull()
      await expect(barOf(canvasElement)).not.toBeVisible()
    })
    if (!(await resizeWindow(1023, 800))) return
    await step('A slightly narrower window shows it', () =>
      waitFor(() => expect(barOf(canvasElement)).toBeVisible()),
    )
    await resizeWindow(1024, 800)
    await step('From `lg` it is hidden', () => waitFor(() => expect(barOf(canvasElement)).not.toBeVisible()))
  },
}

export const Printed: Story = {
  tags: ['!visual'],
  beforeEach: printed,
  play: async ({ canvasElement }) => expect(barOf(canvasElement)).not.toBeVisible(),
}
