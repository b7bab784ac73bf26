import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { Link, Slider, Stack, Text } from '../../src/design-system'
import { betweenLinks } from '../support/betweenLinks'
import { withMedia } from '../support/emulateMedia'
import { waitForFrames } from '../support/expectMovement'
import { expectTabStops } from '../support/expectTabStops'
import { hasRealKeys } from '../support/hasRealKeys'
import { byRole, byTab, linkAfter, linkBefore } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { restoreScroll } from '../support/restoreScroll'
import { tabTo } from '../support/tabTo'
import { withHeldTimeouts } from '../support/withHeldTimeouts'
import { prerendered, withoutScripts } from '../support/withoutScripts'

const quotes = [
  ['ayesha', 'The grey structure was finished in the month that the drawings said it would be.', 'Ayesha R.'],
  ['bilal', 'They explained every line of the estimate for our 10 marla house before we signed.', 'Bilal K.'],
  ['sana', 'Our basement stays dry. In Lahore, after three monsoons, that is all I need to say.', 'Sana M.'],
] as const

const follow = fn((event: MouseEvent) => event.preventDefault())

const slides = quotes.map(([id, quote, name]) => ({
  id,
  content: (
    <Stack space="small">
      <Text size="lead">{quote}</Text>
      <Link href={`#${id}`} onClick={follow}>
        {name}
      </Link>
    </Stack>
  ),
}))

const partners = ['Ravi Cement', 'Chenab Steel', 'Indus Tiles', 'Kohsar Paints'] as const

/** Longer than any story takes: what lasts so long doesn't end by itself. In ms. */
const endless = 600_000

const meta = {
  component: Slider,
  args: { label: 'the quotes of our clients', delay: endless, space: 'small', hasArrows: true, slides },
} satisfies Meta<typeof Slider>
export default meta

type Story = StoryObj<typeof meta>
type Context = Pick<StoryContext, 'canvas' | 'userEvent'>

const slider = byRole('region', 'the quotes of our clients')
const playback = byRole('button', /^(?:Pause|Play) the quotes of our clients$/)
const previous = byRole('button', 'Previous slide')
const next = byRole('button', 'Next slide')
const rowOf = (context: Pick<StoryContext, 'canvas'>) => context.canvas.getByRole('list')

/** All slides; Swiper reorders them. */
const slidesIn = (element: HTMLElement) => [...element.querySelectorAll('li')]

/** The row while a script moves it; several slides per view are moved by Swiper. */
const movedRow = (element: HTMLElement) => element.querySelector('.swiper-initialized, [data-loop]')

/** Waits for the script that moves the row and for the font, because Swiper repositions a row whose height changes. */
async function waitUntilRunning(element: HTMLElement) {
  await document.fonts.ready
  await waitFor(() => expect(movedRow(element)).not.toBeNull())
}

const isMoving = (row: HTMLElement) => row.getAnimations().length > 0
const expectMoving = (row: HTMLElement) => waitFor(() => expect(isMoving(row)).toBe(true))
const expectPaused = (row: HTMLElement) =>
  waitFor(async () => {
    await expect(isMoving(row)).toBe(false)
    await expect(row).toHaveAttribute('aria-live', 'polite')
  })

/** Expects the slide with this text at the start of the viewport. */
const expectAtStart = (element: HTMLElement, text: string) =>
  waitFor(() => {
    const slide = slidesIn(element).find(({ textContent }) => textContent.includes(text))
    const start = slide?.closest('.swiper')?.getBoundingClientRect().x
    return expect(slide?.getBoundingClientRect().x).toBeCloseTo(start ?? Number.NaN, 0)
  })

/** Expects it to be the only slide that can be reached, too. */
async function expectShown(element: HTMLElement, text: string) {
  await expectAtStart(element, text)
  await waitFor(async () => {
    const reachable = slidesIn(element).filter(({ inert }) => !inert)
    await expect(reachable.map(({ textContent }) => textContent)).toEqual([expect.stringContaining(text)])
  })
}

export const Default: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent, step } = context
    await step('It is a named carousel, and its Pause button comes first', async () => {
      await expect(slider(context)).toHaveAttribute('aria-roledescription', 'carousel')
      const [first] = canvas.getAllByRole('button')
      await expect(first).toHaveAccessibleName('Pause the quotes of our clients')
      await expect(first?.compareDocumentPosition(rowOf(context))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    })
    await step('Next and Previous show the adjacent slides, around both ends', async () => {
      await waitUntilRunning(canvasElement)
      await expectShown(canvasElement, 'Ayesha')
      for (const [find, names] of [
        [next, ['Bilal', 'Sana', 'Ayesha']],
        [previous, ['Sana', 'Bilal']],
      ] as const) {
        for (const name of names) {
          await userEvent.click(find(context))
          await expectShown(canvasElement, name)
        }
      }
    })
    await step('The slide is announced with its position', async () => {
      await expect(rowOf(context)).toHaveAttribute('aria-live', 'polite')
      const shown = slidesIn(canvasElement).find(({ inert }) => !inert)
      await expect(shown).toHaveAttribute('aria-posinset', '2')
      await expect(shown).toHaveAttribute('aria-setsize', '3')
    })
  },
}

const blur = () => document.activeElement instanceof HTMLElement && document.activeElement.blur()

/** Pauses and plays it in every way, in the middle of a transition. */
const playbackPlay: Story['play'] = async (context) => {
  const { canvas, canvasElement, userEvent, step } = context
  const row = rowOf(context)
  const button = canvas.getByRole('button', { name: /^Pause/ })
  // Swiper is loaded at the first interaction.
  await fireEvent.pointerMove(canvasElement)
  await waitUntilRunning(canvasElement)
  await step('It moves by itself, without announcements', async () => {
    await expectMoving(row)
    await expect(row).toHaveAttribute('aria-live', 'off')
  })
  await step('Its button pauses it, also when the focus has left, until it is activated again', async () => {
    await userEvent.click(button)
    await expect(button).toHaveAccessibleName(/^Play/)
    await expectPaused(row)
    blur()
    await waitForFrames(4)
    await expectPaused(row)
    await userEvent.click(button)
    await expectMoving(row)
    await expect(button).toHaveFocus()
    await expect(row).toHaveAttribute('aria-live', 'off')
    blur()
  })
  await step('It pauses while it is hovered, but not while its button is', async () => {
    await userEvent.hover(row)
    await expectPaused(row)
    await userEvent.unhover(row)
    await userEvent.hover(button)
    await expectMoving(row)
  })
  await step('It pauses while the focus is in it', async () => {
    await tabTo(userEvent, button)
    await expectPaused(row)
    blur()
    await expectMoving(row)
  })
}

export const PausesAndPlays: Story = {
  tags: ['!visual'],
  args: { delay: 100, transitionDuration: endless },
  play: playbackPlay,
}

/** More slides than fit, which Swiper moves; half of them are copies that let the row loop. */
export const Several: Story = {
  decorators: [betweenLinks],
  args: {
    label: 'Our partners',
    delay: 100,
    transitionDuration: endless,
    slidesPerView: { base: 2, md: 3, lg: 4 },
    hasArrows: false,
    controls: 'beside',
    slides: [false, true].flatMap((isRepeat) =>
      partners.map((name) => ({
        id: isRepeat ? `${name} again` : name,
        isRepeat,
        content: <Link href="#partner">{name}</Link>,
      })),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent, step } = context
    await playbackPlay(context)
    await step('A screen reader gets each partner once', async () => {
      const items = canvas.getAllByRole('listitem')
      await expect(items.map(({ textContent }) => textContent).toSorted()).toEqual([...partners].toSorted())
    })
    // Storybook’s UI simulates keys, and the simulation reaches inert slides.
    if (!hasRealKeys) return
    await step('Tab reaches each of their links once', async () => {
      await tabTo(userEvent, canvas.getByRole('button', { name: 'Pause Our partners' }))
      const reached: (string | null | undefined)[] = []
      for (const _ of partners) {
        await userEvent.tab()
        reached.push(document.activeElement?.textContent)
      }
      await expect(reached.toSorted()).toEqual([...partners].toSorted())
      await userEvent.tab()
      await expect(linkAfter(context)).toHaveFocus()
    })
  },
}

export const Delay: Story = {
  tags: ['!visual'],
  args: { delay: 60_000, transitionDuration: 400 },
  decorators: [betweenLinks],
  play: (context) =>
    withHeldTimeouts(async (pass) => {
      const { canvasElement, userEvent, step } = context
      const row = rowOf(context)
      await waitUntilRunning(canvasElement)
      await step('With the focus on a button, it rests for longer than its delay', async () => {
        await tabTo(userEvent, next(context))
        await pass(endless)
        await expectPaused(row)
        await expectShown(canvasElement, 'Ayesha')
      })
      await step('Once the focus has left, it stays for its delay, and then moves on', async () => {
        await tabTo(userEvent, linkAfter(context))
        await pass(59_999)
        await expect(isMoving(row)).toBe(false)
        await pass(1)
        const [transition] = row.getAnimations()
        await expect(transition?.effect?.getTiming().duration).toBe(400)
        transition?.finish()
        await expectShown(canvasElement, 'Bilal')
      })
    }),
}

/** The link in the slide that is shown. */
const shownLink = (context: Context) =>
  slider(context).querySelector<HTMLElement>('li:not([inert]) a') ?? slider(context)

const findRow = byRole('group', 'the quotes of our clients')

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  decorators: [betweenLinks],
  ...keyboardTable<Story>([
    {
      where: 'Before or after it',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to its Pause button, its arrows and the controls in the visible slide. The slides are paused while the focus is anywhere in the slider, unless Play is activated there',
          isNative: true,
          prepare: async (context) => {
            await waitUntilRunning(slider(context))
            await tabTo(context.userEvent, linkBefore(context))
            await expect(slider(context)).toHaveAttribute('data-state', 'playing')
          },
          result: async (context) => {
            await waitFor(() => expect(slider(context)).toHaveAttribute('data-state', 'paused'))
            await expectTabStops(context, 'Tab', [playback, previous, next, shownLink, linkAfter])
          },
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus the other way; the slides move on when it has left',
          isNative: true,
          result: async (context) => {
            await expectTabStops(context, 'Shift+Tab', [shownLink, next, previous, playback, linkBefore])
            await waitFor(() => expect(slider(context)).toHaveAttribute('data-state', 'playing'))
          },
        },
      ],
    },
    {
      where: 'On its Pause or Play button',
      reach: byTab(playback),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Pauses the slides permanently; the button becomes Play. The next press plays them, even while the focus stays on the button',
          result: async (context, key) => {
            await expect(playback(context)).toHaveAccessibleName(/^Play/)
            await context.userEvent.keyboard(key === 'Space' ? ' ' : '{Enter}')
            await expect(playback(context)).toHaveAccessibleName(/^Pause/)
            await expect(slider(context)).toHaveAttribute('data-state', 'playing')
          },
        },
      ],
    },
    {
      where: 'On Previous slide',
      reach: byTab(previous),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Shows the previous slide, and before the first the last',
          result: (context, key) => expectShown(slider(context), key === 'Enter' ? 'Sana' : 'Bilal'),
        },
      ],
    },
    {
      where: 'On Next slide',
      reach: byTab(next),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Shows the next slide, and after the last the first',
          result: (context, key) => expectShown(slider(context), key === 'Enter' ? 'Sana' : 'Ayesha'),
        },
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
            await waitFor(() => findRow(context))
            await tabTo(context.userEvent, findRow(context))
            findRow(context).scrollLeft = 100
            // The browser drops what a key scrolls before it has painted the new position.
            await waitForFrames(2)
          },
          result: (context, key) =>
            waitFor(async () => {
              const { scrollLeft } = findRow(context)
              await expect(key === 'ArrowRight' ? scrollLeft > 100 : scrollLeft < 100).toBe(true)
            }),
        },
      ],
    },
  ]),
}

/** Drags the row by a touch, by a distance in px. */
async function drag(row: HTMLElement, distance: number) {
  const { x, y } = row.closest('.swiper')?.getBoundingClientRect() ?? row.getBoundingClientRect()
  const start = distance < 0 ? x + 350 : x + 10
  const touch = { pointerId: 1, pointerType: 'touch', isPrimary: true, button: 0, clientY: y + 20 }
  await fireEvent.pointerDown(row, { ...touch, clientX: start })
  await fireEvent.pointerMove(row, { ...touch, clientX: start + Math.sign(distance) * 10 })
  const before = row.getBoundingClientRect().x
  await fireEvent.pointerMove(row, { ...touch, clientX: start + distance })
  await expect(row.getBoundingClientRect().x - before).toBeCloseTo(distance - Math.sign(distance) * 10, 0)
  await fireEvent.pointerUp(row, { ...touch, clientX: start + distance })
}

export const Dragged: Story = {
  tags: ['!visual'],
  args: { afterInteraction: 'stop' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    const { canvasElement, step } = context
    await waitUntilRunning(canvasElement)
    await step(
      'It follows the finger, settles at the next slide, and stops, as its button shows',
      async () => {
        await drag(rowOf(context), -300)
        await expectShown(canvasElement, 'Bilal')
        await expect(playback(context)).toHaveAccessibleName(/^Play/)
      },
    )
    await step('The click at the end of a drag doesn’t follow a link', async () => {
      follow.mockClear()
      await fireEvent.click(shownLink(context), { detail: 1 })
      await expect(follow).not.toHaveBeenCalled()
    })
  },
}

export const FarFromTheWindow: Story = {
  tags: ['!visual'],
  args: { delay: 100, transitionDuration: endless },
  decorators: [
    (Story) => (
      <>
        <div style={{ height: '250vh' }} />
        <Story />
      </>
    ),
  ],
  beforeEach: restoreScroll,
  play: async (context) => {
    const { canvasElement, step } = context
    await step('It rests until it comes near the window, as a row that can be scrolled', async () => {
      await waitForFrames(10)
      await expect(movedRow(canvasElement)).toBeNull()
      await expect(findRow(context).tabIndex).toBe(0)
      await expect(findRow(context).scrollWidth).toBeGreaterThan(findRow(context).clientWidth)
    })
    await step('Paused before that, it doesn’t move until Play is activated', async () => {
      await fireEvent.click(playback(context))
      slider(context).scrollIntoView()
      await waitUntilRunning(canvasElement)
      await expectPaused(rowOf(context))
      await fireEvent.click(playback(context))
      await expectMoving(rowOf(context))
    })
    await step('It pauses when it is far away again', async () => {
      scrollTo(0, 0)
      await waitFor(() => expect(isMoving(rowOf(context))).toBe(false))
    })
  },
}

export const ReducedMotion: Story = {
  tags: ['!visual'],
  args: { delay: 100, transitionDuration: endless },
  play: async (context) => {
    const { canvas, canvasElement, userEvent, step } = context
    await waitUntilRunning(canvasElement)
    await expectMoving(rowOf(context))
    await withMedia({ reducedMotion: 'reduce' }, async () => {
      await step('It stops as soon as the preference is set, and there is nothing to pause', async () => {
        await waitFor(() => expect(movedRow(canvasElement)).toBeNull())
        await expectPaused(rowOf(context))
        await expect(canvas.queryByRole('button', { name: /pause|play/i })).toBeNull()
      })
      await step('Next steps through a row of slides that can be scrolled, and wraps around', async () => {
        for (const name of ['Bilal', 'Sana', 'Ayesha', 'Bilal']) {
          await userEvent.click(next(context))
          await expectAtStart(canvasElement, name)
        }
        await expect(findRow(context).scrollLeft).toBeGreaterThan(0)
        await expect(slidesIn(canvasElement).filter(({ inert }) => inert)).toEqual([])
      })
    })
  },
}

/** All slides are visible at once, so nothing moves. */
export const Few: Story = {
  args: { delay: 100, slidesPerView: { base: 3 } },
  play: async (context) => {
    const { canvas, canvasElement, step } = context
    await step('There are no buttons, and the row is no tab stop', async () => {
      await expect(canvas.queryByRole('button')).toBeNull()
      await expect(canvasElement.querySelector('[tabindex]')).toBeNull()
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
      await expect(movedRow(canvasElement)).toBeNull()
    })
  },
}

/** The prerendered HTML, which no script brings to life, with the style rules of a browser without JavaScript. */
export const WithoutScripts: Story = {
  tags: ['!visual'],
  decorators: [prerendered],
  beforeEach: withoutScripts,
  play: async (context) => {
    const { canvas, step } = context
    await step('It is a row of all slides that can be scrolled, without buttons', async () => {
      await expect(findRow(context).tabIndex).toBe(0)
      await expect(getComputedStyle(findRow(context)).overflowX).toBe('auto')
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
      await expect(canvas.queryByRole('button')).toBeNull()
    })
  },
}

export const InsideTheSlides: Story = {
  args: { controls: 'inside' },
}

export const Revealed: Story = {
  args: { controls: 'revealed' },
  play: async (context) => {
    const opacity = () => getComputedStyle(playback(context).closest('div') ?? slider(context)).opacity
    await context.step('The focus reveals the buttons', async () => {
      await tabTo(context.userEvent, playback(context))
      await waitFor(() => expect(opacity()).toBe('1'))
    })
  },
}
