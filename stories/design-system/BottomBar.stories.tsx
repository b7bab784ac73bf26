import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { BottomBar, Button, Text } from '../../src/design-system'
import { betweenLinks } from '../support/betweenLinks'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { byRole, byTab, linkBefore } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { restoreScroll } from '../support/restoreScroll'

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
      <div className="h-48 py-4">
        <Text>The covered areas, floor by floor.</Text>
      </div>
      <BottomBar {...args} />
    </main>
  ),
} satisfies Meta<typeof BottomBar>
export default meta

type Story = StoryObj<typeof meta>

const summary = byRole('button', 'Your Estimate: Grand Total PKR 27,995,990 PKR 7,637 per sq ft')
const action = byRole('button', 'Review & Submit')
const controlAbove = byRole('button', 'Add a floor')

export const Default: Story = {
  play: async (context) => {
    await context.step('The summary is a button that is announced with its value', async () => {
      await expect(summary(context)).toHaveAttribute('aria-haspopup', 'dialog')
      await context.userEvent.click(summary(context))
      await expect(context.args.onSummaryClick).toHaveBeenCalledOnce()
    })
  },
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  decorators: [betweenLinks],
  beforeEach: restoreScroll,
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
          prepare: async (context) => {
            await byTab(linkBefore)(context)
            const { bottom } = controlAbove(context).getBoundingClientRect()
            window.scrollBy({ top: bottom - window.innerHeight, behavior: 'instant' })
          },
          result: async (context) => {
            await expectVisibleFocus(controlAbove(context))
            await waitFor(() =>
              expect(controlAbove(context).getBoundingClientRect().bottom).toBeLessThanOrEqual(
                summary(context).getBoundingClientRect().top,
              ),
            )
          },
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
  ]),
}

export const Empty: Story = {
  tags: ['!visual'],
  args: { summary: undefined },
  play: async ({ canvas, canvasElement, step }) => {
    await step('Without a summary it takes no space', async () => {
      await expect(canvasElement.querySelector('[data-sticky=bottom]')).not.toBeVisible()
      await expect(canvas.queryByRole('button', { name: /Your Estimate/ })).toBeNull()
      await expect(document.documentElement).not.toHaveAttribute('data-bottom-bar')
    })
  },
}
