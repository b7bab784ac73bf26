import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Link, Marquee, Slider, Ticker } from '../../src/design-system'
import { reducedMotion } from '../support/emulateMedia'
import { betweenLinks } from '../support/betweenLinks'
import { expectMoving, expectStill } from '../support/expectMovement'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { largeText } from '../support/largeText'
import { byRole, byTab, linkAfter, linkBefore } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { tabTo } from '../support/tabTo'
import { prerendered, withoutScripts } from '../support/withoutScripts'

const line = 'Houses drawn, calculated and built in Lahore.'

const links = [
  ['estimate', 'Get an estimate for your house'],
  ['areas', 'Work out the covered area of each floor'],
  ['services', 'Drawings, structure and finishes from one office'],
] as const

const meta = {
  component: Ticker,
  // Moving stories have no visual baseline.
  tags: ['!visual'],
  args: {
    label: 'news',
    line: <Marquee label="line">{line}</Marquee>,
    slider: (
      <Slider
        label="links"
        hasArrows
        controls="revealed"
        delay={100}
        transitionDuration={5000}
        afterInteraction="stop"
        slides={links.map(([id, text]) => ({ id, content: <Link href={`#${id}`}>{text}</Link> }))}
      />
    ),
  },
} satisfies Meta<typeof Ticker>
export default meta

type Story = StoryObj<typeof meta>

const linesIn = (canvasElement: HTMLElement) => {
  const text = canvasElement.querySelector('p')
  const row = canvasElement.querySelector('ul')
  if (!text || !row) throw new Error('There is no line or no row')
  return { text, row }
}

/** The opacity of the part of the row with this element. */
const opacityOf = (element: Element) =>
  getComputedStyle(element.closest('[data-state=shown], [data-state=hidden]') ?? element).opacity

/** Waits until the script moves the slides. */
const waitUntilRunning = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[data-loop]')).not.toBeNull(), { timeout: 10_000 })

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const { text, row } = linesIn(canvasElement)
    await waitUntilRunning(canvasElement)
    await step('Both move in one row, whose height is that of its button', async () => {
      await expectMoving(text)
      await expectMoving(row)
      await expect(canvasElement.querySelector('ul')?.getBoundingClientRect().height).toBeLessThanOrEqual(36)
    })
    await step('Its single Pause button comes first and pauses both', async () => {
      const [pause, ...others] = canvas.getAllByRole('button')
      await expect(pause).toHaveAccessibleName('Pause news')
      await expect(others.filter((button) => /pause|play/i.test(button.ariaLabel ?? ''))).toEqual([])
      if (pause) await userEvent.click(pause)
      await expectStill(text)
      await expectStill(row)
    })
    await step('A paused line is shown once, from its first letter', async () => {
      const start = text.parentElement?.getBoundingClientRect().x
      await expect(text.getBoundingClientRect().x).toBe(start)
      await expect(text.nextElementSibling).not.toBeVisible()
    })
    await step('Play resumes both', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Play news' }))
      await expectMoving(text)
      await expectMoving(row)
    })
    await step('Hovering one of them pauses the other, too', async () => {
      await userEvent.hover(text)
      await expectStill(row)
      await userEvent.unhover(text)
      await expectMoving(row)
      await userEvent.hover(row)
      await expectStill(text)
      await userEvent.unhover(row)
    })
    await step('A slider that stops after an interaction leaves the line moving', async () => {
      canvas.getByRole('button', { name: 'Next slide' }).click()
      await waitFor(() => expectStill(row), { timeout: 10_000 })
      await expectMoving(text)
    })
  },
}

const playback = byRole('button', /^(?:Pause|Play) news$/)

const previous = byRole('button', 'Previous slide')
const next = byRole('button', 'Next slide')

/** The only link that isn’t inert, once the slides no longer move. */
const shownLink = ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) =>
  waitFor(async () => {
    const { row } = linesIn(canvasElement)
    await expectStill(row)
    const shown = [...row.querySelectorAll('li:not([inert]) a')]
    await expect(shown).toHaveLength(1)
    return shown[0]?.textContent
  })

async function expectBothStill(canvasElement: HTMLElement) {
  const { text, row } = linesIn(canvasElement)
  await expectStill(text)
  await expectStill(row)
}

async function expectBothMoving(canvasElement: HTMLElement) {
  const { text, row } = linesIn(canvasElement)
  await expectMoving(text)
  await expectMoving(row)
}

/** Expects the focus to be on a link of the slider that isn't cut off, covered or transparent. */
async function expectVisibleLink(canvasElement: HTMLElement) {
  const { row } = linesIn(canvasElement)
  const link = document.activeElement
  if (!(link instanceof HTMLAnchorElement) || !row.contains(link)) throw new Error('No link has the focus')
  const place = row.parentElement?.getBoundingClientRect()
  await waitFor(async () => {
    const { left, right } = link.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual((place?.left ?? Number.NaN) - 1)
    await expect(right).toBeLessThanOrEqual((place?.right ?? Number.NaN) + 1)
  })
  for (let part: Element | null = link; part && part !== canvasElement; part = part.parentElement)
    await expect(getComputedStyle(part).opacity).toBe('1')
}

export const KeyboardAlone: Story = {
  decorators: [betweenLinks],
  ...keyboardTable<Story>([
    {
      where: 'Before it',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to its Pause button, and pauses both lines while it is there',
          prepare: async (context) => {
            await waitUntilRunning(context.canvasElement)
            await tabTo(context.userEvent, linkBefore(context))
            await expectBothMoving(context.canvasElement)
          },
          result: async (context) => {
            await expectVisibleFocus(playback(context))
            await expectBothStill(context.canvasElement)
            // While the focus is there, but no longer.
            await context.userEvent.tab({ shift: true })
            await expect(linkBefore(context)).toHaveFocus()
            await expectBothMoving(context.canvasElement)
          },
        },
      ],
    },
    {
      where: 'On its Pause button',
      reach: byTab(playback),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Pauses both lines permanently, or plays them',
          result: async (context, key) => {
            if (key === 'Space') {
              await expect(playback(context)).toHaveAccessibleName('Pause news')
              await expectBothMoving(context.canvasElement)
              return
            }
            await expect(playback(context)).toHaveAccessibleName('Play news')
            await expectBothStill(context.canvasElement)
            // Also when the focus has left.
            await context.userEvent.tab({ shift: true })
            await expect(linkBefore(context)).toHaveFocus()
            await expectBothStill(context.canvasElement)
          },
        },
        {
          keys: ['Tab'],
          does: 'Moves on to the Previous and Next buttons, which appear, and then to the visible link',
          result: async (context) => {
            const { canvasElement, userEvent } = context
            const button = previous(context)
            await expectVisibleFocus(button)
            await waitFor(() =>
              expect(getComputedStyle(button.parentElement?.parentElement ?? button).opacity).toBe('1'),
            )
            await userEvent.tab()
            await expectVisibleFocus(next(context))
            await userEvent.tab()
            await expectVisibleLink(canvasElement)
            await expectBothStill(canvasElement)
            await userEvent.tab()
            await expect(linkAfter(context)).toHaveFocus()
            await expectBothMoving(canvasElement)
          },
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to what precedes it, and both lines move on unless they were paused permanently',
          result: async (context) => {
            await expect(linkBefore(context)).toHaveFocus()
            await expectBothMoving(context.canvasElement)
          },
        },
      ],
    },
    {
      where: 'On Previous or Next slide',
      reach: byTab(next),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Shows the previous or the next link; the focus stays, and both lines are still. As in any Slider',
          result: async (context) => {
            await expectVisibleFocus(next(context))
            const first = await shownLink(context)
            await context.userEvent.tab({ shift: true })
            await context.userEvent.keyboard('{Enter}')
            const second = await shownLink(context)
            await expect(second).not.toBe(first)
            await context.userEvent.keyboard(' ')
            await expect(await shownLink(context)).not.toBe(second)
            await expectBothStill(context.canvasElement)
          },
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus from Next to Previous, and from there to the Pause button',
          result: async (context) => {
            await expectVisibleFocus(previous(context))
            await context.userEvent.tab({ shift: true })
            await expectVisibleFocus(playback(context))
          },
        },
      ],
    },
    {
      where: 'After it',
      rows: [
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to the visible link, and pauses both lines while it is there; from there to Next slide',
          prepare: byTab(linkAfter),
          result: async (context) => {
            await expectVisibleLink(context.canvasElement)
            await expectBothStill(context.canvasElement)
            await context.userEvent.tab({ shift: true })
            await expectVisibleFocus(next(context))
          },
        },
      ],
    },
  ]),
}

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvasElement, step }) => {
    const { text, row } = linesIn(canvasElement)
    await step('Both are visible, side by side', async () => {
      const [place, slider] = [text.parentElement, row.parentElement].map((one) =>
        one?.getBoundingClientRect(),
      )
      await expect(slider?.left).toBeGreaterThanOrEqual(place?.right ?? Infinity)
      await expect(slider?.top).toBeLessThan(place?.bottom ?? 0)
      await expect([opacityOf(text), opacityOf(row)]).toEqual(['1', '1'])
    })
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const { text, row } = linesIn(canvasElement)
    await waitUntilRunning(canvasElement)
    await step('The line is visible first, and nothing wraps', async () => {
      await expect(opacityOf(text)).toBe('1')
      await expect(opacityOf(row)).toBe('0')
      await expectNoOverflow(canvasElement)
      for (const element of [text, row]) {
        await expect(element.getBoundingClientRect().height).toBeLessThanOrEqual(36)
      }
    })
    await step('The slider is available to screen readers while it isn’t visible', async () => {
      await expect(canvas.getByRole('list').closest('[inert]')).toBeNull()
      await expect(canvas.getByRole('list')).toBe(row)
    })
    await step('The focus brings the slider into view, but that of the Pause button does not', async () => {
      await userEvent.tab()
      await expect(opacityOf(text)).toBe('1')
      await userEvent.tab()
      await waitFor(() => expect(opacityOf(row)).toBe('1'))
      await waitFor(() => expect(opacityOf(text)).toBe('0'))
    })
    await step('The line is available to screen readers while it isn’t visible', async () => {
      await expect(canvas.getByRole('paragraph').closest('[inert]')).toBeNull()
      await expect(canvas.getByRole('paragraph')).toBe(text)
    })
  },
}

/** How long a turn takes in a story that doesn't wait for 9 seconds. */
const shortTurn = 1000

export const TakingTurns: Story = {
  ...Narrow,
  beforeEach: () => {
    const { setTimeout } = window
    Object.assign(window, {
      setTimeout: (run: () => void, delay?: number) => setTimeout(run, delay === 9000 ? shortTurn : delay),
    })
    return () => Object.assign(window, { setTimeout })
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const { text, row } = linesIn(canvasElement)
    const parts = [text, row].map((element) => element.closest('[data-state=shown], [data-state=hidden]'))
    const fading = () =>
      parts.map((part) =>
        part
          ?.getAnimations()
          .some((motion) => motion instanceof CSSTransition && motion.transitionProperty === 'opacity'),
      )
    await waitUntilRunning(canvasElement)
    await step('The line fades out while the slider fades in', async () => {
      await waitFor(() => expect(fading()).toEqual([true, true]), { timeout: 4000 })
      await waitFor(() => expect([opacityOf(text), opacityOf(row)]).toEqual(['0', '1']))
    })
    await step('Then the slider fades out while the line fades in', async () => {
      await waitFor(() => expect(fading()).toEqual([true, true]), { timeout: 4000 })
      await waitFor(() =>
        expect([opacityOf(linesIn(canvasElement).text), opacityOf(row)]).toEqual(['1', '0']),
      )
    })
    await step('A focused link is visible for longer than a turn', async () => {
      await tabTo(userEvent, canvas.getByRole('button', { name: 'Next slide' }))
      await userEvent.tab()
      await waitFor(() => expect(opacityOf(row)).toBe('1'))
      await new Promise((resolve) => setTimeout(resolve, 2 * shortTurn))
      await expect(row).toContainElement(document.querySelector('a:focus'))
      await expect(opacityOf(row)).toBe('1')
    })
  },
}

/** A paused line that is longer than the row wraps, so that it is visible as a whole. */
export const NarrowPaused: Story = {
  ...Narrow,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { text } = linesIn(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Pause news' }))
    const row = text.parentElement
    await expect(row?.scrollWidth).toBe(row?.clientWidth)
    await expect(text.getBoundingClientRect().height).toBeGreaterThan(30)
    await expectNoOverflow(canvasElement)
  },
}

export const ReducedMotion: Story = {
  ...Narrow,
  tags: ['visual'],
  beforeEach: reducedMotion,
  play: async ({ canvas, canvasElement, step }) => {
    const { text, row } = linesIn(canvasElement)
    await step('Nothing moves, so there is nothing to pause', async () => {
      await expectStill(text)
      await expectStill(row)
      await expect(canvas.queryByRole('button', { name: /pause|play/i })).toBeNull()
    })
    await step('The whole line is visible', async () => {
      const shown = text.closest('[data-state=shown]')?.getBoundingClientRect()
      await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
      await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
      await expect(shown?.left).toBe(canvasElement.getBoundingClientRect().left)
    })
    await step('A line that is longer than the row wraps', async () => {
      text.style.letterSpacing = '0.2em'
      try {
        const { lineHeight } = getComputedStyle(text)
        await waitFor(() => expect(text.clientHeight).toBeGreaterThan(1.5 * Number.parseFloat(lineHeight)))
        await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
      } finally {
        text.style.letterSpacing = ''
      }
    })
    await step('The slides follow the line in a row that can be scrolled', async () => {
      await expect(row.getBoundingClientRect().x).toBeGreaterThanOrEqual(text.getBoundingClientRect().right)
      await expect(row.getBoundingClientRect().bottom - text.getBoundingClientRect().top).toBeLessThan(60)
      await expectNoOverflow(canvasElement)
      const scrolled = text.closest('[data-state=shown]')?.parentElement
      // A script scrolls it even where a visitor can't.
      await expect(scrolled).toHaveStyle({ overflowX: 'auto' })
      scrolled?.scrollTo({ left: window.innerWidth, behavior: 'instant' })
      await expect(row.getBoundingClientRect().x).toBeLessThan(window.innerWidth / 2)
      scrolled?.scrollTo({ left: 0, behavior: 'instant' })
    })
  },
}

export const WithoutScripts: Story = {
  ...ReducedMotion,
  tags: ['!visual'],
  decorators: [prerendered],
  beforeEach: withoutScripts,
}

export const LargeText: Story = {
  ...Narrow,
  beforeEach: largeText,
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
