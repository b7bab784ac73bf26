import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Tooltip } from '../../src/design-system'
import { betweenLinks } from '../support/betweenLinks'
import { nextFrame } from '../support/expectMovement'
import { noFocusOnClick } from '../support/noFocusOnClick'
import { rightToLeft } from '../support/rightToLeft'
import { byRole, linkAfter, linkBefore } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { tabTo } from '../support/tabTo'
import { reducedMotion } from '../support/emulateMedia'
import { expectNoMotion } from '../support/expectNoMotion'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { largeText } from '../support/largeText'
import { expectTextUncut } from '../support/textLines'

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

const expectShown = () => waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
/** Moves the pointer off the button, across the text, to the far corner of the window. */
const leave = async ({ userEvent }: Pick<StoryContext, 'userEvent'>) => {
  await userEvent.pointer({
    target: document.body,
    coords: { clientX: innerWidth - 2, clientY: innerHeight - 2 },
  })
  await userEvent.pointer({
    target: document.body,
    coords: { clientX: innerWidth - 4, clientY: innerHeight - 4 },
  })
}
/** Expects that it is open, and still is after half a second, which is longer than any delay after which it closes. */
const expectStaysOpen = async () => {
  await expectShown()
  await new Promise((resolve) => setTimeout(resolve, 500))
  await expect(screen.getByRole('tooltip')).toBeVisible()
}
const expectClosed = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'About the grades' })
    await step('The text isn’t rendered while it is closed, and the button has no description', async () => {
      await expect(screen.queryByRole('tooltip')).toBeNull()
      await expect(button).not.toHaveAccessibleDescription()
    })
    await step('The button is 44 px wide and high', async () => {
      const { width, height } = button.getBoundingClientRect()
      await expect([width, height]).toEqual([44, 44])
    })
    const expectNameHidden = async () => {
      await expect(screen.queryByText(/About the grades/)).toBeNull()
      await expect(button).not.toHaveAttribute('title')
    }
    await step('The name of the button isn’t visible: it shows only an i', async () => {
      await expect(button).toHaveTextContent(/^i$/)
      await expectNameHidden()
    })
    await step('Hovering the button opens it, and the text describes the button', async () => {
      await userEvent.hover(button)
      await expectShown()
      await expectNameHidden()
      await expect(button).toHaveAccessibleDescription(/A\+ is the finest/)
    })
    await step('It stays open while the text is hovered', async () => {
      await userEvent.hover(screen.getByRole('tooltip'))
      await expectStaysOpen()
    })
    await step('It closes when the pointer leaves', async () => {
      await leave({ userEvent })
      await expectClosed()
    })
  },
}

/** Moves the pointer straight from the centre of the button to a point, in 20 steps; returns what it was over. */
async function movePointer(
  { userEvent }: Pick<StoryContext, 'userEvent'>,
  button: HTMLElement,
  [endX, endY]: readonly [x: number, y: number],
) {
  const { x, y, width, height } = button.getBoundingClientRect()
  const [startX, startY] = [x + width / 2, y + height / 2]
  const targets: Element[] = []
  for (let steps = 0; steps <= 20; steps += 1) {
    const [clientX, clientY] = [
      startX + ((endX - startX) * steps) / 20,
      startY + ((endY - startY) * steps) / 20,
    ]
    const target = document.elementFromPoint(clientX, clientY) ?? document.body
    targets.push(target)
    await userEvent.pointer({ target, coords: { clientX, clientY } })
    await nextFrame()
  }
  return targets
}

/** Whether an element is neither in the button nor in the text. */
const isBeside = (target: Element) => !target.closest('button, [role=tooltip]')

export const PointerMovedToText: Story = {
  tags: ['!visual'],
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const button = canvas.getByRole('button', { name: 'About the grades' })
    await step('It stays open while the pointer moves to the text across what is beside both', async () => {
      await userEvent.hover(button)
      await expectShown()
      const text = screen.getByRole('tooltip')
      const { right, top, bottom } = text.getBoundingClientRect()
      const isBelow = top > button.getBoundingClientRect().top
      const targets = await movePointer(context, button, [right - 2, isBelow ? top + 2 : bottom - 2])
      await expect(targets.some(isBeside)).toBe(true)
      await expect(targets.at(-1)?.closest('[role=tooltip]')).toBe(text)
      await expectStaysOpen()
    })
    await step('It closes while the pointer moves away from both', async () => {
      await leave(context)
      await expectClosed()
      await userEvent.hover(button)
      await expectShown()
      const { top } = screen.getByRole('tooltip').getBoundingClientRect()
      const isBelow = top > button.getBoundingClientRect().top
      await movePointer(context, button, [button.getBoundingClientRect().left, isBelow ? 0 : innerHeight - 2])
      await expectClosed()
    })
  },
}

export const OpenedByClick: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'About the grades' })
    await step('A click opens it, and it stays open when the pointer leaves', async () => {
      await userEvent.click(button)
      await expectShown()
      await expect(button).toHaveAccessibleDescription(/A\+ is the finest/)
      await leave({ userEvent })
      await expectStaysOpen()
    })
    await step('A second click closes it, and the button has no description', async () => {
      await userEvent.click(button)
      await expectClosed()
      await expect(button).not.toHaveAccessibleDescription()
    })
    await step('Opened by a hover, a click pins it: it stays open when the pointer leaves', async () => {
      await leave({ userEvent })
      await userEvent.hover(button)
      await expectShown()
      await userEvent.click(button)
      await leave({ userEvent })
      await expectStaysOpen()
      await userEvent.click(button)
      await expectClosed()
    })
    await step(
      'Opened by the focus, a click pins it, too: it stays open when the pointer leaves',
      async () => {
        await userEvent.tab({ shift: true })
        await leave({ userEvent })
        await tabTo(userEvent, button)
        await expectShown()
        await userEvent.click(button)
        await leave({ userEvent })
        await expectStaysOpen()
        await userEvent.click(button)
        await expectClosed()
      },
    )
    await step('Pinned by a click, it is closed by Enter, Space and Escape; the focus stays', async () => {
      for (const key of ['{Enter}', ' ', '{Escape}']) {
        await userEvent.click(button)
        await expectShown()
        await userEvent.keyboard(key)
        await expectClosed()
        await expect(button).toHaveFocus()
      }
    })
    await step('It is closed by Tab and Shift+Tab, which leave the button', async () => {
      for (const shift of [false, true]) {
        await userEvent.click(button)
        await expectShown()
        await userEvent.tab({ shift })
        await expectClosed()
        await expect(button).not.toHaveFocus()
      }
    })
    await step('It is closed by a click elsewhere', async () => {
      await userEvent.click(button)
      await expectShown()
      await userEvent.click(canvas.getByText(/^Quality/))
      await expectClosed()
    })
  },
}

export const ReleasedOutside: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'About the grades' })
    await step('Releasing the pointer beside the button doesn’t count as a click', async () => {
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: button },
        { target: document.body },
        { keys: '[/MouseLeft]', target: document.body },
      ])
      await userEvent.hover(button)
      await expectShown()
      await leave({ userEvent })
      await expectClosed()
    })
  },
}

export const OpenedByTap: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'About the grades' })
    const tap = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target })
    await step('A tap opens it', async () => {
      await tap(button)
      await expectShown()
    })
    await step('A tap outside closes it', async () => {
      await tap(canvasElement)
      await expectClosed()
    })
  },
}

const findButton = byRole('button', 'About the grades')

/** Moves the focus to its button from elsewhere, which opens it. */
async function reachOpened(context: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  if (document.activeElement === findButton(context)) await context.userEvent.tab()
  await expectClosed()
  await tabTo(context.userEvent, findButton(context))
  await expectShown()
}

/** Opens it by moving the focus to its button, and pins it by a key. */
async function reachPinned(context: Pick<StoryContext, 'canvas' | 'userEvent'>, key: string) {
  await reachOpened(context)
  await context.userEvent.keyboard(key)
  await expectShown()
}

async function expectClosedWithFocus(context: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await expectClosed()
  await expect(findButton(context)).toHaveFocus()
}

async function expectOpened(context: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await expect(findButton(context)).toHaveFocus()
  await expectShown()
  await expect(findButton(context)).toHaveAccessibleDescription(/A\+ is the finest/)
}

const expectLeft =
  (find: typeof linkAfter) => async (context: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
    await expectClosed()
    await expect(find(context)).toHaveFocus()
  }

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  decorators: [betweenLinks],
  ...keyboardTable<Story>([
    {
      where: 'Before it',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to its button, and opens it',
          prepare: (context) => tabTo(context.userEvent, linkBefore(context)),
          result: expectOpened,
        },
      ],
    },
    {
      where: 'After it',
      rows: [
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to its button, and opens it',
          prepare: (context) => tabTo(context.userEvent, linkAfter(context)),
          result: expectOpened,
        },
      ],
    },
    {
      where:
        'Anywhere, while the pointer is on its button or its text, or after a click that didn’t focus the button',
      rows: [
        {
          keys: ['Escape'],
          does: 'Closes it; the focus stays where it is',
          unobservable:
            'The table has no pointer. The stories Escape While Hovered and Pinned Without Focus press it, with the focus elsewhere.',
        },
      ],
    },
    {
      where: 'On its button, opened by Tab',
      reach: reachOpened,
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Keeps it open; the next press closes it',
          result: async ({ userEvent }, key) => {
            await expectShown()
            await userEvent.keyboard(key === 'Enter' ? '{Enter}' : ' ')
            await expectClosed()
          },
        },
        { keys: ['Escape'], does: 'Closes it; the focus stays', result: expectClosedWithFocus },
        {
          keys: ['Tab'],
          does: 'Closes it and moves the focus to what follows it',
          result: expectLeft(linkAfter),
        },
        {
          keys: ['Shift+Tab'],
          does: 'Closes it and moves the focus to what precedes it',
          result: expectLeft(linkBefore),
        },
      ],
    },
    {
      where: 'On its button, pinned by Enter, Space or a click',
      reach: (context) => reachPinned(context, '{Enter}'),
      rows: [
        {
          keys: ['Enter', 'Space', 'Escape'],
          does: 'Closes it; the focus stays (pinned by a click: see the story Opened By Click)',
          result: async (context, key) => {
            await expectClosedWithFocus(context)
            await reachPinned(context, ' ')
            await context.userEvent.keyboard(key === 'Space' ? ' ' : `{${key}}`)
            await expectClosedWithFocus(context)
          },
        },
        {
          keys: ['Tab'],
          does: 'Closes it and moves the focus to what follows it',
          result: async (context) => {
            await expectLeft(linkAfter)(context)
            await reachPinned(context, ' ')
            await context.userEvent.tab()
            await expectLeft(linkAfter)(context)
          },
        },
        {
          keys: ['Shift+Tab'],
          does: 'Closes it and moves the focus to what precedes it',
          result: async (context) => {
            await expectLeft(linkBefore)(context)
            await reachPinned(context, ' ')
            await context.userEvent.tab({ shift: true })
            await expectLeft(linkBefore)(context)
          },
        },
      ],
    },
    {
      where: 'On its button, closed',
      reach: async (context) => {
        await reachOpened(context)
        await context.userEvent.keyboard('{Escape}')
        await expectClosed()
      },
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Opens and pins it (story Pinned By Key While Closed); pressed again, closes it',
          result: async ({ userEvent }, key) => {
            await expectStaysOpen()
            await userEvent.keyboard(key === 'Enter' ? '{Enter}' : ' ')
            await expectClosed()
          },
        },
        {
          keys: ['Tab'],
          does: 'Moves the focus to what follows it',
          result: expectLeft(linkAfter),
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to what precedes it',
          result: expectLeft(linkBefore),
        },
      ],
    },
  ]),
}

export const HoveredAfterEscape: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'About the grades' })
    await step('The focus opens it, and Escape closes it', async () => {
      await userEvent.tab()
      await expectShown()
      await userEvent.keyboard('{Escape}')
      await expectClosed()
    })
    await step('A hover opens it again, and it closes when the pointer leaves', async () => {
      await userEvent.hover(button)
      await expectShown()
      await leave({ userEvent })
      await expectClosed()
    })
  },
}

export const EscapeWhileHovered: Story = {
  tags: ['!visual'],
  decorators: [betweenLinks],
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const button = canvas.getByRole('button', { name: 'About the grades' })
    await tabTo(userEvent, linkBefore(context))
    await step('On the button, Escape closes it, and the focus stays elsewhere', async () => {
      await userEvent.hover(button)
      await expectShown()
      await userEvent.keyboard('{Escape}')
      await expectClosed()
      await expect(linkBefore(context)).toHaveFocus()
    })
    await step('On the text, Escape closes it, too', async () => {
      await leave(context)
      await userEvent.hover(button)
      await expectShown()
      await userEvent.hover(screen.getByRole('tooltip'))
      await userEvent.keyboard('{Escape}')
      await expectClosed()
      await expect(linkBefore(context)).toHaveFocus()
    })
  },
}

export const HoveredWhileFocused: Story = {
  tags: ['!visual'],
  decorators: [betweenLinks],
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const button = canvas.getByRole('button', { name: 'About the grades' })
    await step('Opened by Tab and then hovered, it stays open when the pointer leaves', async () => {
      await tabTo(userEvent, button)
      await expectShown()
      await userEvent.hover(button)
      await leave(context)
      await expectStaysOpen()
    })
    await step('It closes when the focus moves on', async () => {
      await userEvent.tab()
      await expectClosed()
    })
  },
}

/** Expects a click on the button to close it, and that it stays closed although the pointer stays there. */
async function expectClosedByClick({ userEvent }: Pick<StoryContext, 'userEvent'>, button: HTMLElement) {
  await userEvent.click(button)
  await expectClosed()
  await new Promise((resolve) => setTimeout(resolve, 500))
  await expect(screen.queryByRole('tooltip')).toBeNull()
  await expect(button).toHaveFocus()
}

const pinningKeys = [
  ['Enter', '{Enter}'],
  ['Space', ' '],
] as const

/** Moves the focus to the button and closes the tooltip, which would stay open if Tab alone had opened it. */
async function focusClosed(context: Parameters<NonNullable<Story['play']>>[0], button: HTMLElement) {
  const { userEvent } = context
  await tabTo(userEvent, linkBefore(context))
  await tabTo(userEvent, button)
  await userEvent.keyboard('{Escape}')
  await expectClosed()
}

export const PinnedByKeyWhileHovered: Story = {
  tags: ['!visual'],
  decorators: [betweenLinks],
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const button = canvas.getByRole('button', { name: 'About the grades' })
    for (const [name, key] of pinningKeys) {
      await step(`Opened by a hover, ${name} pins it: it stays open when the pointer leaves`, async () => {
        await focusClosed(context, button)
        await userEvent.hover(button)
        await expectShown()
        await userEvent.keyboard(key)
        await leave(context)
        await expectStaysOpen()
      })
      await step(`${name} closes it again`, async () => {
        await userEvent.keyboard(key)
        await expectClosed()
      })
      await step(`Pinned by ${name}, it is closed by a click elsewhere`, async () => {
        await userEvent.keyboard(key)
        await expectStaysOpen()
        await userEvent.click(canvas.getByText(/^Quality/))
        await expectClosed()
      })
      await step(`Pinned by ${name} while hovered, it is closed by a click on its button`, async () => {
        await focusClosed(context, button)
        await userEvent.hover(button)
        await expectShown()
        await userEvent.keyboard(key)
        await expectStaysOpen()
        await expectClosedByClick(context, button)
        await leave(context)
      })
    }
  },
}

export const PinnedByKeyWhileClosed: Story = {
  tags: ['!visual'],
  decorators: [betweenLinks],
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const button = canvas.getByRole('button', { name: 'About the grades' })
    for (const [name, key] of pinningKeys) {
      await step(`${name} opens and pins it: it stays open when a pointer comes and leaves`, async () => {
        await focusClosed(context, button)
        await userEvent.keyboard(key)
        await expectShown()
        await userEvent.hover(button)
        await leave(context)
        await expectStaysOpen()
      })
      await step(`${name} closes it again`, async () => {
        await userEvent.keyboard(key)
        await expectClosed()
      })
      await step(`Pinned by ${name}, it is closed by a click on its button`, async () => {
        await userEvent.keyboard(key)
        await expectStaysOpen()
        await expectClosedByClick(context, button)
        await leave(context)
      })
    }
  },
}

/** As in Safari, a click doesn't move the focus to the button: the story prevents the default of `mousedown`. */
export const PinnedWithoutFocus: Story = {
  tags: ['!visual'],
  decorators: [betweenLinks],
  beforeEach: noFocusOnClick,
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const button = canvas.getByRole('button', { name: 'About the grades' })
    await step(
      'A click pins it without focusing the button, and it stays when the pointer leaves',
      async () => {
        await userEvent.click(button)
        await expectShown()
        await expect(button).not.toHaveFocus()
        await leave(context)
        await expectStaysOpen()
      },
    )
    await step('Escape closes it while nothing has the focus', async () => {
      await userEvent.keyboard('{Escape}')
      await expectClosed()
      await expect(button).not.toHaveFocus()
    })
    await step(
      'It stays open when the focus moves to another control; Escape closes it from there',
      async () => {
        await userEvent.click(button)
        await expectShown()
        await leave(context)
        const link = linkAfter(context)
        // The Tab key would reach the button first, and close it by leaving it.
        link.focus()
        await expectStaysOpen()
        await userEvent.keyboard('{Escape}')
        await expectClosed()
        await expect(link).toHaveFocus()
      },
    )
  },
}

export const Narrow: Story = {
  // Its subpixel position is rounded inconsistently.
  tags: ['!visual'],
  args: {
    children:
      'A+ stands for imported fittings and natural stone; A for the best of the local market; B for what most builders use; C for what keeps the rain out. The grade decides the rate of every service, and it can be changed at any time.',
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement, userEvent, step }) => {
    await step('The text isn’t cut off', async () => {
      await userEvent.tab()
      const box = (await screen.findByRole('tooltip')).getBoundingClientRect()
      const page = canvasElement.ownerDocument.documentElement
      await expect(box.left).toBeGreaterThanOrEqual(0)
      await expect(box.right).toBeLessThanOrEqual(page.clientWidth)
      await expect(box.top).toBeGreaterThanOrEqual(0)
      await expect(box.bottom).toBeLessThanOrEqual(page.clientHeight)
    })
  },
}

/** In a right-to-left page, with a label and a text in Urdu. */
export const RightToLeft: Story = {
  ...Narrow,
  // Only some computers have a font with all of these letters.
  tags: ['!visual'],
  args: {
    label: 'درجوں کے بارے میں',
    children:
      'A+ سب سے عمدہ ہے اور C سب سے سستا۔ ہر کام کا نرخ درجے کے مطابق ہوتا ہے، اور درجہ بعد میں بدلا جا سکتا ہے۔',
  },
  beforeEach: rightToLeft,
  play: async (context) => {
    await Narrow.play?.(context)
    await context.step('The text runs from right to left, and describes the button', async () => {
      const text = screen.getByRole('tooltip')
      await expect(getComputedStyle(text).direction).toBe('rtl')
      await expect(context.canvas.getByRole('button')).toHaveAccessibleName('درجوں کے بارے میں')
      await expect(context.canvas.getByRole('button')).toHaveAccessibleDescription(/^A\+ سب سے عمدہ ہے/)
    })
    await context.step('Its first character is at the right end of its first line', async () => {
      const [text] = screen.getAllByText(/^A\+ سب سے عمدہ ہے/)
      const first = text?.firstChild
      await expect(first).toBeInstanceOf(Text)
      const range = document.createRange()
      if (!text || !first) return
      range.setStart(first, 0)
      range.setEnd(first, 2)
      const { right } = range.getBoundingClientRect()
      const box = text.getBoundingClientRect()
      const { paddingRight } = getComputedStyle(text)
      await expect(Math.abs(box.right - Number.parseFloat(paddingRight) - right)).toBeLessThan(2)
    })
  },
}

/** Text of twice the usual size, in a window of 320 × 568 px. */
export const LargeText: Story = {
  // Its subpixel position is rounded inconsistently.
  tags: ['!visual'],
  beforeEach: largeText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'About the grades' })
    await step('The button is 88 px wide and high, and its circle grows with the text', async () => {
      const { width, height } = button.getBoundingClientRect()
      await expect([width, height]).toEqual([88, 88])
      const circle = button.firstElementChild?.getBoundingClientRect()
      await expect([circle?.width, circle?.height]).toEqual([40, 40])
    })
    await step('The text is within the window, and no line of it is cut off', async () => {
      await userEvent.tab()
      await expectShown()
      const tooltip = screen.getByRole('tooltip')
      const panel = screen.getAllByText(/^A\+ is the finest/)[0]?.parentElement ?? tooltip
      const box = panel.getBoundingClientRect()
      await expect(box.left).toBeGreaterThanOrEqual(0)
      await expect(box.right).toBeLessThanOrEqual(innerWidth)
      await expect(box.top).toBeGreaterThanOrEqual(0)
      await expect(box.bottom).toBeLessThanOrEqual(innerHeight)
      await expectTextUncut(panel)
      await expectNoOverflow(canvasElement)
    })
  },
}

export const ReducedMotion: Story = {
  tags: ['!visual'],
  beforeEach: reducedMotion,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'About the grades' })
    await step('Its text appears without a transition', async () => {
      await userEvent.hover(button)
      await expectShown()
      const panel = screen.getAllByText(/^A\+ is the finest/)[0]?.parentElement ?? canvasElement
      await expect(panel).toHaveStyle({ opacity: '1' })
      await expectNoMotion(canvasElement)
      await expect(button).toHaveAccessibleDescription(/A\+ is the finest/)
    })
    await step('It disappears when the pointer leaves', async () => {
      await leave({ userEvent })
      await expectClosed()
    })
  },
}
