import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { Link, Slider, Stack, Text } from '../../src/design-system'
import { betweenLinks } from '../support/betweenLinks'
import { withMedia } from '../support/emulateMedia'
import { waitForFrames } from '../support/expectMovement'
import { expectTabStops } from '../support/expectTabStops'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { byRole, byTab, linkAfter, linkBefore, type Context } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { tabTo } from '../support/tabTo'
import { withHeldTimeouts } from '../support/withHeldTimeouts'
import { prerendered, withoutScripts } from '../support/withoutScripts'

const quotes = [
  ['ayesha', 'The grey structure was finished in the month that the drawings said it would be.', 'Ayesha R.'],
  ['bilal', 'They explained every line of the estimate for our 10 marla house before we signed.', 'Bilal K.'],
  ['sana', 'Our basement stays dry. In Lahore, after three monsoons, that is all I need to say.', 'Sana M.'],
] as const

const slides = quotes.map(([id, quote, name]) => ({
  id,
  content: (
    <Stack space="small">
      <Text size="lead">{quote}</Text>
      <Link href={`#${id}`}>{name}</Link>
    </Stack>
  ),
}))

const partners = ['Ravi Cement', 'Chenab Steel', 'Indus Tiles', 'Kohsar Paints'] as const

/** Longer than any story takes: what lasts so long doesn't end by itself. In ms. */
const endless = 600_000

const meta = {
  component: Slider,
  args: { label: 'the quotes of our clients', delay: endless, space: 'large', hasArrows: true, slides },
} satisfies Meta<typeof Slider>
export default meta

type Story = StoryObj<typeof meta>
const slider = byRole('region', 'the quotes of our clients')
const playback = byRole('button', 'Pause the quotes of our clients')
const previous = byRole('button', 'Previous slide')
const next = byRole('button', 'Next slide')
const linkOf = (name: string) => byRole('link', name)
const rowOf = ({ canvas }: Pick<StoryContext, 'canvas'>) => canvas.getByRole('list')

/** The row before Swiper has started, or without it. */
const findScrollable = byRole('group', 'the quotes of our clients')

/** Waits for Swiper and for the font, because Swiper repositions a row whose height changes. */
async function waitForSwiper(element: HTMLElement) {
  await document.fonts.ready
  await waitFor(() => expect(element.querySelector('.swiper-initialized')).not.toBeNull())
}

const isMoving = (row: HTMLElement) => row.getAnimations().length > 0
const expectMoving = (row: HTMLElement) => waitFor(() => expect(isMoving(row)).toBe(true))
const expectPaused = (row: HTMLElement) => waitFor(() => expect(isMoving(row)).toBe(false))

/** The name in the slide at the start of the row; undefined between two slides. */
const shownIn = (element: HTMLElement) => {
  const start = element.querySelector('.swiper')?.getBoundingClientRect().x ?? Number.NaN
  const slide = [...element.querySelectorAll('li')].find(
    (item) => Math.abs(item.getBoundingClientRect().x - start) < 0.5,
  )
  return slide?.querySelector('a')?.textContent
}

/** Expects the slide with this name at rest; Swiper ignores steps until a transition has ended. */
async function expectShown(element: HTMLElement, name: string | undefined) {
  await waitFor(async () => {
    await expect(shownIn(element)).toBe(name)
    await expect(element.querySelector('ul')?.getAnimations()).toEqual([])
  })
  await waitForFrames(2)
}

const blur = () => document.activeElement instanceof HTMLElement && document.activeElement.blur()

export const Default: Story = {
  name: 'Default (carousel)',
  play: async (context) => {
    const { canvas, canvasElement, userEvent, step } = context
    await step('It is a named carousel, and its Pause button comes first', async () => {
      await expect(slider(context)).toHaveAttribute('aria-roledescription', 'carousel')
      const [first] = canvas.getAllByRole('button')
      await expect(first).toHaveAccessibleName('Pause the quotes of our clients')
      await expect(first?.compareDocumentPosition(rowOf(context))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    })
    await step('Next and Previous show the adjacent slides, around both ends', async () => {
      await waitForSwiper(canvasElement)
      await expectShown(canvasElement, 'Ayesha R.')
      for (const [find, names] of [
        [next, ['Bilal K.', 'Sana M.', 'Ayesha R.']],
        [previous, ['Sana M.', 'Bilal K.']],
      ] as const) {
        for (const name of names) {
          await userEvent.click(find(context))
          await expectShown(canvasElement, name)
        }
      }
    })
    await step('The position is announced until the focus leaves', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Slide 2 of 3')
      blur()
      await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
    })
  },
}

/** In the middle of a transition. */
export const PausesAndPlays: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  args: { delay: 100, transitionDuration: endless },
  play: async (context) => {
    const { canvasElement, userEvent, step } = context
    const place = () => rowOf(context).getBoundingClientRect().x
    await waitForSwiper(canvasElement)
    await step(
      'Its button pauses it, also when the focus has left, until it is activated again',
      async () => {
        await expectMoving(rowOf(context))
        await userEvent.click(playback(context))
        await expect(playback(context)).toHaveAttribute('aria-pressed', 'true')
        await expectPaused(rowOf(context))
        await withHeldTimeouts(async (pass) => {
          blur()
          await pass(1000)
        })
        await expectPaused(rowOf(context))
        await userEvent.click(playback(context))
        await expectMoving(rowOf(context))
        await expect(playback(context)).toHaveFocus()
      },
    )
    await step('Hovered, it stops where it is; its button doesn’t pause it', async () => {
      const before = place()
      await userEvent.hover(rowOf(context))
      await expectPaused(rowOf(context))
      await expect(Math.abs(place() - before)).toBeLessThan(10)
      await userEvent.hover(playback(context))
      await expectMoving(rowOf(context))
    })
  },
}

/** More slides than fit; half of them are copies that let the row loop. */
export const Several: Story = {
  args: {
    label: 'Our partners',
    delay: endless,
    slidesPerView: 'two-to-four',
    hasArrows: false,
    slides: [false, true].flatMap((isRepeat) =>
      partners.map((name) => ({
        id: isRepeat ? `${name} again` : name,
        isRepeat,
        content: <Link href="#partner">{name}</Link>,
      })),
    ),
  },
  play: async ({ canvas, canvasElement, step }) => {
    await waitForSwiper(canvasElement)
    await step('A screen reader gets each partner once', async () => {
      const items = canvas.getAllByRole('listitem')
      await expect(items.map(({ textContent }) => textContent).toSorted()).toEqual([...partners].toSorted())
    })
  },
}

/** The arrow keys, while a button has the focus: from one slide to the next, and back. */
const arrowKeys = (from: string, to: string) =>
  ({
    keys: ['ArrowRight', 'ArrowLeft'],
    does: 'Shows the next or the previous slide',
    result: (context: Context, key: string) => expectShown(slider(context), key === 'ArrowRight' ? to : from),
  }) as const

export const KeyboardAlone: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  decorators: [betweenLinks],
  ...keyboardTable<Story>([
    {
      where: 'Before or after it',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to its Pause button, its arrows and the controls in each slide, in order; the focused slide is shown. The slides are paused while the focus is in the slider, except on its Pause button',
          isNative: true,
          prepare: async (context) => {
            await waitForSwiper(slider(context))
            await tabTo(context.userEvent, linkBefore(context))
            await expect(slider(context)).toHaveAttribute('data-state', 'playing')
          },
          result: async (context) => {
            await expectTabStops(context, 'Tab', [playback, previous, next])
            await expect(slider(context)).toHaveAttribute('data-state', 'paused')
            for (const [, , name] of quotes) {
              await context.userEvent.tab()
              await expectVisibleFocus(linkOf(name)(context))
              await expectShown(slider(context), name)
            }
            await context.userEvent.tab()
            await expect(linkAfter(context)).toHaveFocus()
          },
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus the other way; the slides move on when it has left',
          isNative: true,
          result: async (context) => {
            await expectShown(slider(context), 'Sana M.')
            const links = ['Sana M.', 'Bilal K.', 'Ayesha R.'].map(linkOf)
            await expectTabStops(context, 'Shift+Tab', [...links, next, previous, playback, linkBefore])
            await expect(slider(context)).toHaveAttribute('data-state', 'playing')
          },
        },
      ],
    },
    {
      where: 'On its Pause button',
      goTo: byTab(playback),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Pauses the slides permanently, which the button says by being pressed. The next time it plays them, even while the focus stays on the button',
          result: async (context, key) => {
            await expect(playback(context)).toHaveAttribute('aria-pressed', 'true')
            await context.userEvent.keyboard(key === 'Space' ? ' ' : '{Enter}')
            await expect(playback(context)).toHaveAttribute('aria-pressed', 'false')
            await expect(slider(context)).toHaveAttribute('data-state', 'playing')
          },
        },
        arrowKeys('Ayesha R.', 'Bilal K.'),
      ],
    },
    {
      where: 'On Previous slide',
      goTo: byTab(previous),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Shows the previous slide, and before the first the last',
          result: (context, key) => expectShown(slider(context), key === 'Enter' ? 'Sana M.' : 'Bilal K.'),
        },
        arrowKeys('Bilal K.', 'Sana M.'),
      ],
    },
    {
      where: 'On Next slide',
      goTo: byTab(next),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Shows the next slide, and after the last the first',
          result: (context, key) => expectShown(slider(context), key === 'Enter' ? 'Sana M.' : 'Ayesha R.'),
        },
        arrowKeys('Ayesha R.', 'Bilal K.'),
      ],
    },
    {
      where: 'On its row of slides',
      isReducedMotion: true,
      rows: [
        {
          keys: ['ArrowRight', 'ArrowLeft'],
          does: 'Scrolls it',
          isNative: true,
          prepare: async (context) => {
            await waitFor(() => findScrollable(context))
            await tabTo(context.userEvent, findScrollable(context))
            findScrollable(context).scrollLeft = findScrollable(context).clientWidth
            await expectShown(slider(context), 'Bilal K.')
            // The browser drops what a key scrolls before it has painted the new position.
            await waitForFrames(2)
          },
          result: (context, key) =>
            expectShown(slider(context), key === 'ArrowRight' ? 'Sana M.' : 'Ayesha R.'),
        },
      ],
    },
  ]),
}

export const Swiped: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  args: { isPlaying: true, onSwipe: fn() },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ args, canvas, canvasElement, step }) => {
    await waitForSwiper(canvasElement)
    await step('It follows the finger, settles at the next slide, and reports it', async () => {
      const row = canvas.getByRole('list')
      const touch = { pointerId: 1, pointerType: 'touch', isPrimary: true, button: 0, clientY: 40 }
      await fireEvent.pointerDown(row, { ...touch, clientX: 320 })
      await fireEvent.pointerMove(row, { ...touch, clientX: 310 })
      const before = row.getBoundingClientRect().x
      await fireEvent.pointerMove(row, { ...touch, clientX: 60 })
      await expect(row.getBoundingClientRect().x - before).toBeCloseTo(-250, 0)
      await fireEvent.pointerUp(row, { ...touch, clientX: 60 })
      await expectShown(canvasElement, 'Bilal K.')
      await expect(args.onSwipe).toHaveBeenCalledOnce()
    })
    await step('Its button is elsewhere', () =>
      expect(canvas.queryByRole('button', { name: /pause|play/i })).toBeNull(),
    )
  },
}

export const FarFromTheWindow: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  args: { delay: 100, transitionDuration: endless },
  decorators: [
    (Story) => (
      <>
        <div style={{ height: '250vh' }} />
        <Story />
      </>
    ),
  ],
  play: async (context) => {
    const { canvasElement, step } = context
    await step('It rests until it comes near the window, as a row that can be scrolled', async () => {
      await waitForFrames(10)
      await expect(findScrollable(context).scrollWidth).toBeGreaterThan(findScrollable(context).clientWidth)
    })
    await step('Paused before that, it doesn’t move until its button is activated again', async () => {
      await withHeldTimeouts(async (pass) => {
        await fireEvent.click(playback(context))
        slider(context).scrollIntoView()
        await waitForSwiper(canvasElement)
        await pass(1000)
      })
      await expectPaused(rowOf(context))
      await fireEvent.click(playback(context))
      await expectMoving(rowOf(context))
    })
    await step('It pauses when it is far away again', async () => {
      scrollTo(0, 0)
      await expectPaused(rowOf(context))
    })
  },
}

export const ReducedMotion: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  args: { delay: 100, transitionDuration: endless },
  play: async (context) => {
    const { canvas, canvasElement, step } = context
    await waitForSwiper(canvasElement)
    await expectMoving(rowOf(context))
    await withMedia({ reducedMotion: 'reduce' }, async () => {
      await step('It stops as soon as the preference is set, and there is nothing to pause', async () => {
        await waitFor(() => findScrollable(context))
        await expectPaused(rowOf(context))
        await expect(canvas.queryByRole('button', { name: /pause|play/i })).toBeNull()
      })
    })
  },
}

export const WithoutScripts: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  decorators: [prerendered],
  beforeEach: withoutScripts,
  play: async (context) => {
    const { canvas, step } = context
    await step('It is a row of all slides that can be scrolled, without buttons', async () => {
      await expect(findScrollable(context).tabIndex).toBe(0)
      await expect(getComputedStyle(findScrollable(context)).overflowX).toBe('auto')
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
      await expect(canvas.queryByRole('button')).toBeNull()
    })
  },
}

export const InsideTheSlides: Story = {
  args: { controls: 'inside' },
}
