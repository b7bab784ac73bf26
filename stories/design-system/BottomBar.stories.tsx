import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { BottomBar, Button, Text } from '../../src/design-system'
import { betweenLinks } from '../support/betweenLinks'
import { forcedColours, withMedia } from '../support/emulateMedia'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { resizeWindow } from '../support/resizeWindow'
import { restoreScroll } from '../support/restoreScroll'
import { byRole, byTab, linkAfter, linkBefore } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { tabTo } from '../support/tabTo'
import { expectSystemFocusRing } from '../support/expectSystemFocusRing'
import { expectSystemEdge } from '../support/expectSystemEdge'
import { expectLeftToRight } from '../support/expectLeftToRight'
import { inUrdu } from '../support/inUrdu'
import { systemColour } from '../support/systemColour'
import { firstCharacter } from '../support/textLines'

const name = 'Your Estimate: Grand Total PKR 27,995,990 PKR 7,637 per sq ft'

const onAction = fn()

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
    action: <Button onClick={onAction}>Review &amp; Submit</Button>,
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

/** All style rules in a stylesheet or rule, including nested ones. */
function styleRulesIn(parent: CSSStyleSheet | CSSRule): CSSStyleRule[] {
  const own = parent instanceof CSSStyleRule ? [parent] : []
  if (!('cssRules' in parent) || !(parent.cssRules instanceof CSSRuleList)) return own
  return own.concat([...parent.cssRules].flatMap(styleRulesIn))
}

const homeIndicator = /env\(\s*safe-area-inset-bottom[^)]*\)/g

/** Runs part of a play function as if a phone's home indicator had this height, in px. */
async function withHomeIndicator(height: number, run: () => Promise<void>) {
  const uses = [...document.styleSheets]
    .flatMap(styleRulesIn)
    .flatMap(({ style }) =>
      (['paddingBottom', 'scrollPaddingBottom'] as const)
        .filter((property) => style[property].includes('safe-area-inset-bottom'))
        .map((property) => ({ style, property, value: style[property] })),
    )
  for (const { style, property, value } of uses) {
    style[property] = value.replaceAll(homeIndicator, `${height}px`)
  }
  try {
    await run()
  } finally {
    for (const { style, property, value } of uses) style[property] = value
  }
}

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('It sticks to the lower edge of the window, 64 px high', async () => {
      const { bottom, height } = barOf(canvasElement).getBoundingClientRect()
      await expect(bottom).toBeCloseTo(window.innerHeight, 0)
      await expect(height).toBeGreaterThanOrEqual(64)
      await expect(height).toBeLessThan(68)
    })
    await step('The note is below the value, in smaller text; the action is beside the summary', async () => {
      const [value, note] = [canvas.getByText('PKR 27,995,990'), canvas.getByText('PKR 7,637 per sq ft')]
      const [top, right] = [value.getBoundingClientRect().bottom, note.getBoundingClientRect().right]
      await expect(canvas.getByText('Your Estimate').getBoundingClientRect().bottom).toBeLessThanOrEqual(
        value.getBoundingClientRect().top,
      )
      await expect(note.getBoundingClientRect().top).toBeGreaterThanOrEqual(top)
      await expect(Number.parseFloat(getComputedStyle(note).fontSize)).toBeLessThan(
        Number.parseFloat(getComputedStyle(value).fontSize),
      )
      const action = canvas.getByRole('button', { name: 'Review & Submit' }).getBoundingClientRect()
      await expect(action.left).toBeGreaterThan(right)
      await expect(action.top).toBeLessThan(top)
    })
    for (const height of [0, 21, 34]) {
      await step(`Its lower padding is as high as a phone’s home indicator: ${height} px`, () =>
        withHomeIndicator(height, async () => {
          const bar = barOf(canvasElement)
          await expect(getComputedStyle(bar).paddingBottom).toBe(`${height}px`)
          const { bottom } = bar.getBoundingClientRect()
          await expect(bottom).toBeCloseTo(window.innerHeight, 0)
          for (const button of canvas.getAllByRole('button')) {
            await expect(bottom - button.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(height)
          }
        }),
      )
    }
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
const action = byRole('button', 'Review & Submit')
const controlAbove = byRole('button', 'Add a floor')

/** Moves the focus to the link before the control above the bar, with that control behind the bar. */
async function scrollControlBehindBar(context: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await tabTo(context.userEvent, linkBefore(context))
  // Not below the window, because browsers scroll a control that is outside the window to the centre.
  const { bottom } = controlAbove(context).getBoundingClientRect()
  window.scrollBy({ top: bottom - window.innerHeight, behavior: 'instant' })
  await expect(bottom).toBeGreaterThan(window.innerHeight)
}

/** As above, but with half of the control behind the bar, so that browsers scroll it no further than necessary. */
async function scrollControlHalfBehindBar(
  context: Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>,
) {
  await scrollControlBehindBar(context)
  const { top, height } = controlAbove(context).getBoundingClientRect()
  const bar = barOf(context.canvasElement).getBoundingClientRect()
  window.scrollBy({ top: top + height / 2 - bar.top, behavior: 'instant' })
}

/** The upper and the lower edge of the ring of a control that has the focus. */
function ringOf(control: HTMLElement) {
  const { top, bottom } = control.getBoundingClientRect()
  const { outlineOffset, outlineWidth } = getComputedStyle(control)
  const width = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
  return { top: top - width, bottom: bottom + width }
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  decorators: [betweenLinks],
  render: (args) => (
    <main className="px-gutter">
      <div className="h-[120dvh]" />
      <Button variant="secondary">Add a floor</Button>
      <div className="h-[80dvh]" />
      <BottomBar {...args} />
    </main>
  ),
  ...keyboardTable<Story>([
    {
      where: 'On the page',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to the next control of the page, and scrolls the page so that the bar doesn’t cover it',
          prepare: scrollControlBehindBar,
          result: async (context) => {
            await expectVisibleFocus(controlAbove(context))
            await waitFor(() =>
              expect(controlAbove(context).getBoundingClientRect().bottom).toBeLessThanOrEqual(
                barOf(context.canvasElement).getBoundingClientRect().top,
              ),
            )
            await expect(barOf(context.canvasElement).getBoundingClientRect().bottom).toBeCloseTo(
              window.innerHeight,
              0,
            )
          },
        },
      ],
    },
    {
      where: 'Before it',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to the summary',
          prepare: (context) => tabTo(context.userEvent, controlAbove(context)),
          result: (context) => expectVisibleFocus(summary(context)),
        },
      ],
    },
    {
      where: 'After it',
      rows: [
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to the action',
          prepare: (context) => tabTo(context.userEvent, linkAfter(context)),
          result: (context) => expectVisibleFocus(action(context)),
        },
      ],
    },
    {
      where: 'On the summary',
      reach: byTab(summary),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Activates it: the page then shows more, such as in a Sheet',
          result: ({ args }) => expect(args.onSummaryClick).toHaveBeenCalledOnce(),
        },
        {
          keys: ['Tab'],
          does: 'Moves the focus to the action',
          result: (context) => expectVisibleFocus(action(context)),
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to what precedes the bar',
          result: (context) => expectVisibleFocus(controlAbove(context)),
        },
      ],
    },
    {
      where: 'On the action',
      reach: byTab(action),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Activates it',
          result: () => expect(onAction).toHaveBeenCalledOnce(),
        },
        {
          keys: ['Tab'],
          does: 'Moves the focus to what follows the bar',
          result: (context) => expectVisibleFocus(linkAfter(context)),
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to the summary',
          result: (context) => expectVisibleFocus(summary(context)),
        },
      ],
    },
  ]),
}

/** The height of a home indicator, and windows in which the bar sticks; in the first one it is highest. All in px. */
const windows = [
  [34, 320, 693],
  [34, 390, 844],
  [0, 320, 568],
  [0, 390, 844],
  [0, 700, 900],
  [0, 1023, 800],
] as const

export const RingsUncovered: Story = {
  tags: ['!visual'],
  decorators: [betweenLinks],
  render: (args) => (
    <main className="px-gutter">
      <div className="h-[120dvh]" />
      <Button variant="secondary">Add a floor</Button>
      <div className="h-[80dvh]" />
      <BottomBar {...args} />
    </main>
  ),
  play: async (context) => {
    const { canvasElement, userEvent, step } = context
    if (!(await resizeWindow(390, 844))) return
    for (const [indicator, width, height] of windows) {
      await resizeWindow(width, height)
      await withHomeIndicator(indicator, async () => {
        const bar = barOf(canvasElement)
        const where = `In a window of ${width} × ${height} px with a home indicator of ${indicator} px`
        await step(`${where}, it covers neither a control that gets the focus nor its ring`, async () => {
          await scrollControlHalfBehindBar(context)
          await userEvent.tab()
          await expectVisibleFocus(controlAbove(context))
          await waitFor(() =>
            expect(ringOf(controlAbove(context)).bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top),
          )
          await expect(bar.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0)
        })
        await step(`${where}, the rings of its own buttons are whole`, async () => {
          for (const find of [summary, action]) {
            await userEvent.tab()
            await expectVisibleFocus(find(context))
            const ring = ringOf(find(context))
            await expect(ring.top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().top)
            await expect(ring.bottom).toBeLessThanOrEqual(window.innerHeight - indicator)
          }
        })
      })
    }
  },
}

export const Empty: Story = {
  args: { summary: undefined },
  play: async ({ canvas, canvasElement, step }) => {
    await step('Without a summary it takes no space', async () => {
      await expect(barOf(canvasElement).getBoundingClientRect().height).toBe(0)
      await expect(canvas.queryByRole('button')).toBeNull()
      // Nor is room kept for it below a control that gets the focus.
      await expect(document.documentElement).not.toHaveAttribute('data-bottom-bar')
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

/** Expects it to be part of the normal flow, at the end of a page that is longer than the window. */
async function expectInFlow(canvasElement: HTMLElement) {
  await waitFor(() =>
    expect(barOf(canvasElement).getBoundingClientRect().top).toBeGreaterThanOrEqual(window.innerHeight),
  )
  await expectReachedByScrolling(canvasElement)
}

/** Expects all of the bar and the end of the content above it in the window, once the page is scrolled to its end. */
async function expectReachedByScrolling(canvasElement: HTMLElement) {
  const bar = barOf(canvasElement)
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  // The height of a page is a whole number of pixels, that of the bar isn’t.
  await waitFor(() => expect(bar.getBoundingClientRect().bottom - window.innerHeight).toBeLessThan(1))
  const { top, bottom } = bar.getBoundingClientRect()
  await expect(bar.previousElementSibling?.getBoundingClientRect().bottom).toBeCloseTo(top, 0)
  await expect(top).toBeGreaterThan(0)
  for (const button of within(bar).getAllByRole('button')) {
    await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(top)
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom)
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
}

/** Expects it at the lower edge of the window, and the page to scroll the focused control clear of it. */
async function expectSticky(canvasElement: HTMLElement) {
  const bar = barOf(canvasElement)
  await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0))
  const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
  await expect(Number.parseFloat(scrollPaddingBottom)).toBeGreaterThanOrEqual(bar.clientHeight)
  await expectReachedByScrolling(canvasElement)
}

export const LargeText: Story = {
  tags: ['!visual'],
  beforeEach: largeText,
  play: async ({ canvasElement, step }) => {
    await step('On a phone, it is part of the normal flow', async () => {
      await expectInFlow(canvasElement)
      await expectNoOverflow(canvasElement)
    })
    if (!(await resizeWindow(320, 568))) return
    for (const [width, height] of [
      [320, 568],
      [440, 956],
      [956, 440],
    ] as const) {
      await step(`So it is on a phone of ${width} × ${height} px`, async () => {
        await resizeWindow(width, height)
        await expectInFlow(canvasElement)
        await expectNoOverflow(canvasElement)
      })
    }
    // The limits of the story Short, of which all but a pixel is in rem, and so is doubled.
    for (const [width, height] of [
      [767, 1054],
      [766, 1118],
    ] as const) {
      await step(`In a window of ${width} × ${height} px it is part of the normal flow`, async () => {
        await resizeWindow(width, height)
        await expectInFlow(canvasElement)
      })
    }
    for (const [width, height] of [
      [767, 1055],
      [767, 1118],
      [766, 1119],
    ] as const) {
      await step(`In a window of ${width} × ${height} px it sticks to the lower edge`, async () => {
        await resizeWindow(width, height)
        await expectSticky(canvasElement)
      })
    }
  },
}

export const Short: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, step }) => {
    if (!(await resizeWindow(390, 526))) return
    for (const [width, height] of [
      [390, 526],
      [382, 558],
    ] as const) {
      await step(`In a window of ${width} × ${height} px it is part of the normal flow`, async () => {
        await resizeWindow(width, height)
        await expectInFlow(canvasElement)
      })
    }
    for (const [width, height] of [
      [390, 527],
      [383, 558],
      [382, 559],
      [320, 568],
    ] as const) {
      await step(`In a window of ${width} × ${height} px it sticks to the lower edge`, async () => {
        await resizeWindow(width, height)
        await expectSticky(canvasElement)
      })
    }
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
  play: async ({ canvasElement, step }) => {
    await step('It is visible on the screen', () => expect(barOf(canvasElement)).toBeVisible())
    await step('In print it is hidden', () =>
      withMedia({ media: 'print' }, () => expect(barOf(canvasElement)).not.toBeVisible()),
    )
  },
}

export const RightToLeft: Story = {
  beforeEach: inUrdu,
  args: {
    summary: {
      opens: 'آپ کا تخمینہ',
      label: 'کل لاگت',
      value: 'PKR 27,995,990',
      note: 'فی مربع فٹ PKR 7,637',
    },
    action: <Button>جائزہ لیں</Button>,
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const summaryButton = canvas.getByRole('button', { name: /^آپ کا تخمینہ/ })
    const actionButton = canvas.getByRole('button', { name: 'جائزہ لیں' })
    await step('The summary is on the right, the action on the left', async () => {
      const [start, end] = [summaryButton, actionButton].map((button) => button.getBoundingClientRect())
      await expect(start?.left).toBeGreaterThanOrEqual(end?.right ?? Infinity)
      const middle = canvasElement.getBoundingClientRect().width / 2
      await expect(start?.right).toBeGreaterThan(middle)
      await expect(end?.left).toBeLessThan(middle)
    })
    await step('Its lines begin at the right; the amount runs from left to right', async () => {
      const value = canvas.getByText('PKR 27,995,990')
      const { right } = value.getBoundingClientRect()
      await expectLeftToRight(value)
      for (const text of ['آپ کا تخمینہ', 'فی مربع فٹ PKR 7,637'])
        await expect(firstCharacter(canvas.getByText(text)).right).toBeCloseTo(right, 0)
    })
    await step('Tab moves from the summary to the action', async () => {
      await tabTo(userEvent, summaryButton)
      await userEvent.tab()
      await expectVisibleFocus(actionButton)
    })
    await expectNoOverflow(canvasElement)
  },
}

export const ForcedColours: Story = {
  beforeEach: forcedColours,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const [ground, ink] = [systemColour('Canvas'), systemColour('CanvasText')]
    await step('It has a line above it, and the background of the page', async () => {
      const bar = getComputedStyle(barOf(canvasElement))
      const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = bar
      await expect([borderTopStyle, borderTopWidth]).toEqual(['solid', '1px'])
      await expect(borderTopColor).not.toBe(ground)
      await expect(backgroundColor).toBe(ground)
    })
    const [summaryButton, actionButton] = canvas.getAllByRole('button')
    await step('The amount has the colour of the text of buttons, and the action has an edge', async () => {
      await expect(getComputedStyle(canvas.getByText('PKR 27,995,990')).color).toBe(ink)
      if (actionButton) await expectSystemEdge(actionButton)
    })
    await step('Both have a focus ring', async () => {
      for (const button of [summaryButton, actionButton])
        await expectSystemFocusRing(userEvent, button ?? canvasElement)
    })
  },
}
