import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { SegmentedControl, Tooltip } from '../../src/design-system'
import { betweenLinks } from '../support/betweenLinks'
import { byRole, linkAfter, linkBefore, type Context } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { largeText } from '../support/largeText'
import { tabTo } from '../support/tabTo'
import { withHeldTimeouts } from '../support/withHeldTimeouts'

const meta = {
  component: Tooltip,
  args: {
    label: 'About the grades',
    children: 'A+ is the finest, C the most economical. The grade decides the rate of every service.',
  },
  decorators: [
    (Story) => (
      <div>
        Quality <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>
export default meta

type Story = StoryObj<typeof meta>
const findButton = byRole('button', 'About the grades')
const expectShown = () => waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
const expectClosed = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())

function centerOf(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Moves the pointer off the button, across the text, to the far corner of the window. */
async function leave({ userEvent }: Pick<Context, 'userEvent'>) {
  for (const inset of [2, 4]) {
    const coords = { clientX: innerWidth - inset, clientY: innerHeight - inset }
    await userEvent.pointer({ target: document.body, coords })
  }
}

export const Default: Story = {
  play: (context) =>
    // From the start, so that no step begins before its timers are held.
    withHeldTimeouts(async (pass) => {
      const { userEvent, step } = context
      const button = findButton(context)
      await step('Hovering the button opens it, and the text describes the button', async () => {
        await expect(button).not.toHaveAccessibleDescription()
        await userEvent.hover(button)
        await pass(100)
        await expectShown()
        await expect(button).toHaveAccessibleDescription(/A\+ is the finest/)
      })
      await step('The text doesn’t cover the circle of the button', async () => {
        const circle = button.querySelector('span')?.getBoundingClientRect()
        const text = screen.getByRole('tooltip').getBoundingClientRect()
        await expect(text.top).toBeGreaterThanOrEqual(circle?.bottom ?? Infinity)
      })
      await step('It stays open while the pointer is on the text', async () => {
        const { x, y } = centerOf(screen.getByRole('tooltip'))
        const target = document.elementFromPoint(x, y) ?? document.body
        await userEvent.pointer({ target, coords: { clientX: x, clientY: y } })
        await pass(60_000)
        await expect(screen.getByRole('tooltip')).toBeVisible()
      })
      await step('It closes when the pointer leaves', async () => {
        await leave(context)
        await expectClosed()
      })
    }),
}

export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
  tags: ['alone'],
  play: async (context) => {
    const { userEvent } = context
    await tabTo(userEvent, findButton(context))
    await expectShown()
  },
}

export const OpenedByTap: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent, step } = context
    const tap = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target })
    await step('A tap opens it, and a second one closes it', async () => {
      await tap(findButton(context))
      await expectShown()
      await tap(findButton(context))
      await expectClosed()
    })
    for (const [where, target] of [
      ['elsewhere', canvasElement],
      ['its label', canvas.getByText(/^Quality/)],
    ] as const) {
      await step(`A tap on ${where} closes it`, async () => {
        await tap(findButton(context))
        await expectShown()
        await tap(target)
        await expectClosed()
      })
    }
  },
}

export const ClosedByEscape: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  decorators: [betweenLinks],
  play: async (context) => {
    const { userEvent, step } = context
    await step('Opened by a hover, it is closed by Escape; the focus stays elsewhere', async () => {
      await tabTo(userEvent, linkAfter(context))
      await userEvent.hover(findButton(context))
      await expectShown()
      await userEvent.keyboard('{Escape}')
      await expectClosed()
      await expect(linkAfter(context)).toHaveFocus()
    })
  },
}

/** At the top of the window there is no room above its label. */
export const NearTheTop: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  render: ({ label, children }) => (
    <SegmentedControl
      label="Plot Unit"
      tooltip={{ label, text: children }}
      options={[{ value: 'marla', label: 'Marla' }]}
      value="marla"
      onValueChange={() => undefined}
    />
  ),
  play: async (context) => {
    await context.step('It doesn’t cover the options', async () => {
      // The control loads it.
      await waitFor(() => expect(findButton(context)).toBeVisible())
      await tabTo(context.userEvent, findButton(context))
      await expectShown()
      const text = screen.getByRole('tooltip').firstElementChild?.getBoundingClientRect()
      const { bottom } = context.canvas.getByRole('radio').getBoundingClientRect()
      await expect(text?.top).toBeGreaterThanOrEqual(bottom)
    })
  },
}

/** Moves the focus to its button from elsewhere, which opens it. */
async function reachOpened(context: Context) {
  if (document.activeElement === findButton(context)) await context.userEvent.tab()
  await expectClosed()
  await tabTo(context.userEvent, findButton(context))
  await expectShown()
}

async function expectOpened(context: Context) {
  await expect(findButton(context)).toHaveFocus()
  await expectShown()
}

async function expectClosedWithFocus(context: Context) {
  await expectClosed()
  await expect(findButton(context)).toHaveFocus()
}

const leavingRows = (
  [
    [['Tab'], 'Closes it and moves the focus to what follows it', linkAfter],
    [['Shift+Tab'], 'Closes it and moves the focus to what precedes it', linkBefore],
  ] as const
).map(([keys, does, find]) => ({
  keys,
  does,
  result: async (context: Context) => {
    await expectClosed()
    await expect(find(context)).toHaveFocus()
  },
}))

export const KeyboardAlone: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  decorators: [betweenLinks],
  ...keyboardTable<Story>([
    {
      where: 'Before or after it',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to its button, and opens it',
          prepare: (context) => tabTo(context.userEvent, linkBefore(context)),
          result: expectOpened,
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to its button, and opens it',
          prepare: (context) => tabTo(context.userEvent, linkAfter(context)),
          result: expectOpened,
        },
      ],
    },
    {
      where: 'On its button, opened by Tab',
      goTo: reachOpened,
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Closes it; pressed again, opens it',
          result: async (context, key) => {
            await expectClosedWithFocus(context)
            await context.userEvent.keyboard(key === 'Enter' ? '{Enter}' : ' ')
            await expectOpened(context)
          },
        },
        {
          keys: ['Escape'],
          does: 'Closes it; the focus stays. While the pointer is on it, so it does from anywhere',
          result: expectClosedWithFocus,
        },
        ...leavingRows,
      ],
    },
    {
      where: 'On its button, closed',
      goTo: async (context) => {
        await reachOpened(context)
        await context.userEvent.keyboard('{Escape}')
        await expectClosed()
      },
      rows: [{ keys: ['Enter', 'Space'], does: 'Opens it', result: expectOpened }, ...leavingRows],
    },
  ]),
}

export const SmallestPhone: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: largeText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (context) => {
    await context.step('Its text is within the window', async () => {
      await tabTo(context.userEvent, findButton(context))
      await expectShown()
      const box = screen.getByRole('tooltip').getBoundingClientRect()
      await expect(box.left).toBeGreaterThanOrEqual(0)
      await expect(box.right).toBeLessThanOrEqual(window.innerWidth)
      await expect(box.top).toBeGreaterThanOrEqual(0)
      await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight)
    })
  },
}
