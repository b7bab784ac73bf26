import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { useState, type MouseEvent } from 'react'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import {
  Button,
  Container,
  Inline,
  Link,
  Marquee,
  Quotation,
  Section,
  Slider,
  Stack,
  Text,
  Ticker,
} from '../../src/design-system'
import { betweenLinks } from '../support/betweenLinks'
import { largeText } from '../support/largeText'
import { expectMoving, expectStill, nextFrame, waitForFrames } from '../support/expectMovement'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { hasRealKeys } from '../support/hasRealKeys'
import { forcedColours, reducedMotion, withMedia } from '../support/emulateMedia'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { realPointer } from '../support/realPointer'
import { resizeWindow } from '../support/resizeWindow'
import { systemColour } from '../support/systemColour'
import { tabTo } from '../support/tabTo'
import { withHeldTimeouts } from '../support/withHeldTimeouts'
import { prerendered, withoutScripts } from '../support/withoutScripts'
import { byRole, byTab, linkAfter, linkBefore } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'

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
      <Text weight="bold">{name}</Text>
    </Stack>
  ),
}))

const follow = fn((event: MouseEvent) => event.preventDefault())

const newsTexts = [
  ['estimate', 'Get an estimate for your house'],
  ['areas', 'Work out the covered area of each floor'],
  ['services', 'Drawings, structure and finishes from one office'],
  ['training', 'Training for young engineers'],
] as const

const partners = ['Ravi Cement', 'Chenab Steel', 'Indus Tiles', 'Kohsar Paints'] as const

const meta = {
  // Moving stories have no visual baseline.
  tags: ['!visual'],
  component: Slider,
  args: {
    label: 'the quotes of our clients',
    delay: 8000,
    space: 'small',
    hasArrows: true,
    slides,
  },
} satisfies Meta<typeof Slider>
export default meta

type Story = StoryObj<typeof meta>

const rowIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole('list')

/** All slides; Swiper reorders them. */
const slidesIn = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('li')]

const slideWith = (canvasElement: HTMLElement, text: string) => {
  const slide = slidesIn(canvasElement).find(({ textContent }) => textContent.includes(text))
  if (!slide) throw new Error(`No slide contains "${text}"`)
  return slide
}

/** The row while a script moves it; several slides per view are moved by Swiper. */
const movedRow = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('.swiper-initialized, [data-loop]')

/** Waits for the script that moves the row and for the font, because Swiper repositions a row whose height changes. */
async function waitUntilRunning(canvasElement: HTMLElement) {
  await document.fonts.ready
  await waitFor(() => expect(movedRow(canvasElement)).not.toBeNull(), { timeout: 10_000 })
  await waitForFrames(4)
}

/** Expects an element to stay in place for five times a delay of 100 ms. */
async function expectStillBeyondDelay(element: Element) {
  const end = performance.now() + 500
  while (performance.now() < end) await expectStill(element)
}

/** Swiper is loaded at the first interaction with the page, or after 5 s. */
const interact = (canvasElement: HTMLElement) => fireEvent.pointerMove(canvasElement)

/** Expects the slide to be the only visible and reachable one, at the start of the viewport. */
const expectShown = (canvasElement: HTMLElement, text: string) =>
  waitFor(
    async () => {
      const slide = slideWith(canvasElement, text)
      await expect(slide.inert).toBe(false)
      const place = slide.closest('.swiper')?.getBoundingClientRect()
      await expect(slide.getBoundingClientRect().x).toBeCloseTo(place?.x ?? Number.NaN, 0)
      const others = slidesIn(canvasElement).filter((other) => other !== slide)
      await expect(others.filter(({ inert }) => !inert)).toEqual([])
    },
    { timeout: 4000 },
  )

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const next = canvas.getByRole('button', { name: 'Next slide' })
    const previous = canvas.getByRole('button', { name: 'Previous slide' })
    await step('It is a named carousel, and its Pause button comes first', async () => {
      const region = canvas.getByRole('region', { name: 'the quotes of our clients' })
      await expect(region).toHaveAttribute('aria-roledescription', 'carousel')
      const [pause] = canvas.getAllByRole('button')
      await expect(pause).toHaveAccessibleName('Pause the quotes of our clients')
      await expect(pause?.compareDocumentPosition(rowIn(canvasElement))).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      )
    })
    await step('Every button is a target of at least 44 px', async () => {
      for (const button of canvas.getAllByRole('button')) {
        const { width, height } = button.getBoundingClientRect()
        await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      }
    })
    await step('All slides are in the DOM, 24 px apart; hidden ones are inert', async () => {
      await waitUntilRunning(canvasElement)
      const [first, second] = slidesIn(canvasElement).map((slide) => slide.getBoundingClientRect())
      await expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(24, 0)
      await expect(slidesIn(canvasElement)).toHaveLength(3)
      await expectShown(canvasElement, 'Ayesha')
    })
    await step('Next shows the next slide, and the first after the last', async () => {
      for (const name of ['Bilal', 'Sana', 'Ayesha']) {
        await userEvent.click(next)
        await expectShown(canvasElement, name)
      }
    })
    await step('Previous goes back, and from the first to the last', async () => {
      for (const name of ['Sana', 'Bilal']) {
        await userEvent.click(previous)
        await expectShown(canvasElement, name)
      }
    })
    await step('Changes are announced while it is paused', async () => {
      await expect(rowIn(canvasElement)).toHaveAttribute('aria-live', 'polite')
      await expect(slideWith(canvasElement, 'Bilal')).toHaveAttribute('aria-posinset', '2')
      await expect(slideWith(canvasElement, 'Bilal')).toHaveAttribute('aria-setsize', '3')
    })
  },
}

/** Slow movement: each transition takes five seconds, almost without a pause in between. */
export const Drifting: Story = {
  args: {
    label: 'News',
    delay: 100,
    transitionDuration: 5000,
    space: 'none',
    hasArrows: false,
    controls: 'beside',
    afterInteraction: 'stop',
    slides: newsTexts.map(([id, text]) => ({
      id,
      content: (
        <Text size="small">
          <Link href={`#${id}`} onClick={follow}>
            {text}
          </Link>
        </Text>
      ),
    })),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Section ground="sand" space="none">
        <Container>
          <Story />
        </Container>
      </Section>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const row = rowIn(canvasElement)
    await waitUntilRunning(canvasElement)
    await step('Without a distance, the next slide follows immediately', async () => {
      const [first, second] = newsTexts.map(([, text]) =>
        slideWith(canvasElement, text).getBoundingClientRect(),
      )
      await expect(second?.left).toBeCloseTo(first?.right ?? Number.NaN, 0)
    })
    await step('It moves automatically, without announcements', async () => {
      const { x } = row.getBoundingClientRect()
      await expectMoving(row)
      await expect(row).toHaveAttribute('aria-live', 'off')
      await waitFor(() => expect(x - row.getBoundingClientRect().x).toBeGreaterThan(20))
    })
    await step('Pause stops it immediately, in the middle of a transition', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause News' }))
      await expectStill(row)
      await expect(canvas.queryByRole('button', { name: 'Pause News' })).toBeNull()
    })
    await step(
      'Once the focus has left the button, too, it stays paused, and changes are announced',
      async () => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        await expectStill(row)
        await expect(row).toHaveAttribute('aria-live', 'polite')
      },
    )
    await step('Both partly visible slides can be clicked', async () => {
      await expect(slidesIn(canvasElement).filter(({ inert }) => !inert)).toHaveLength(2)
    })
    await step('Play resumes from there, even with the focus on the button', async () => {
      const { x } = row.getBoundingClientRect()
      await userEvent.click(canvas.getByRole('button', { name: 'Play News' }))
      await expect(Math.abs(row.getBoundingClientRect().x - x)).toBeLessThan(100)
      await expectMoving(row)
    })
    await step('Changes aren’t announced then, although the button has the focus', async () => {
      await expect(canvas.getByRole('button', { name: 'Pause News' })).toHaveFocus()
      await expect(row).toHaveAttribute('aria-live', 'off')
    })
  },
}

/** When the next transition of a row starts, on the clock of the page, and how long it takes; in ms. */
async function nextTransition(row: HTMLElement) {
  const [animation] = await waitFor(async () => {
    const animations = row.getAnimations()
    await expect(animations).toHaveLength(1)
    return animations
  })
  await animation?.ready
  await waitFor(() => expect(animation?.startTime).not.toBeNull())
  const start = Number(animation?.startTime)
  await animation?.finished
  return { start, duration: animation?.effect?.getTiming().duration }
}

export const DelayAndTransition: Story = {
  args: { delay: 500, transitionDuration: 150 },
  play: async ({ canvasElement, step }) => {
    const row = rowIn(canvasElement)
    await waitUntilRunning(canvasElement)
    let last = await nextTransition(row)
    const durations = [last.duration]
    const stays: number[] = []
    for (const _ of [1, 2, 3, 4]) {
      const next = await nextTransition(row)
      durations.push(next.duration)
      stays.push(next.start - last.start - 150)
      last = next
    }
    await step('Its transitions take 150 ms', async () => {
      await expect(durations).toEqual(Array.from({ length: 5 }, () => 150))
    })
    await step('Between them, each slide stays for 500 ms', async () => {
      for (const stay of stays) await expect(stay).toBeGreaterThanOrEqual(480)
      // A busy machine begins some of the transitions late.
      await expect(Math.min(...stays)).toBeLessThan(600)
    })
  },
}

/** With the required props alone, but a short delay. */
export const ByDefault: Story = {
  render: ({ label, slides: own }) => <Slider label={label} slides={own} delay={100} />,
  play: async ({ canvas, canvasElement, step }) => {
    const row = rowIn(canvasElement)
    await step('The only button is Pause', async () => {
      await expect(canvas.getAllByRole('button')).toEqual([canvas.getByRole('button', { name: /^Pause/ })])
    })
    await waitUntilRunning(canvasElement)
    await step('An automatic transition takes 300 ms', async () => {
      const { duration } = await nextTransition(row)
      await expect(duration).toBe(300)
    })
    await step('There is no distance between the slides, each as wide as the row', async () => {
      const boxes = slidesIn(canvasElement)
        .map((slide) => slide.getBoundingClientRect())
        .toSorted((one, other) => one.left - other.left)
      for (const [index, { left, width }] of boxes.entries()) {
        await expect(width).toBeCloseTo(row.getBoundingClientRect().width, 0)
        const previous = boxes[index - 1]
        if (previous) await expect(left).toBeCloseTo(previous.right, 0)
      }
    })
  },
}

export const PausesOnHover: Story = {
  ...Drifting,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const row = rowIn(canvasElement)
    await waitUntilRunning(canvasElement)
    await expectMoving(row)
    await step('It pauses while it is hovered, and changes are announced', async () => {
      await userEvent.hover(row)
      await expectStill(row)
      await expect(row).toHaveAttribute('aria-live', 'polite')
      await expect(canvas.getByRole('button', { name: 'Pause News' })).toBeVisible()
    })
    await step('Hovering its button doesn’t pause it', async () => {
      await userEvent.unhover(row)
      await userEvent.hover(canvas.getByRole('button', { name: 'Pause News' }))
      await expectMoving(row)
      await expect(row).toHaveAttribute('aria-live', 'off')
      await userEvent.hover(row)
      await expectStill(row)
    })
    await step('A click follows the link under the pointer', async () => {
      follow.mockClear()
      const shown = slidesIn(canvasElement).find(({ inert }) => !inert)
      if (shown) await userEvent.click(within(shown).getByRole('link'))
      await expect(follow).toHaveBeenCalledOnce()
      await expectStill(row)
    })
    await step('It resumes when the pointer and the focus leave', async () => {
      await userEvent.unhover(row)
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      await expectMoving(row)
      await expect(row).toHaveAttribute('aria-live', 'off')
    })
  },
}

/** As Drifting, but with arrows and without links: the only tab stops are its three buttons. */
export const PausesOnFocus: Story = {
  tags: ['!visual'],
  args: { delay: 100, transitionDuration: 5000 },
  decorators: [betweenLinks],
  play: async (context) => {
    const { canvas, canvasElement, userEvent, step } = context
    const row = rowIn(canvasElement)
    const buttons = ['Pause the quotes of our clients', 'Previous slide', 'Next slide'] as const
    await waitUntilRunning(canvasElement)
    for (const [keys, shift, start, end, names] of [
      ['Tab', false, linkBefore(context), linkAfter(context), buttons],
      ['Shift + Tab', true, linkAfter(context), linkBefore(context), buttons.toReversed()],
    ] as const) {
      await step(
        `While the focus is elsewhere, it moves, also before ${keys} moves the focus to it`,
        async () => {
          await tabTo(userEvent, start)
          await expectMoving(row)
          await expect(row).toHaveAttribute('aria-live', 'off')
        },
      )
      for (const name of names) {
        await step(`With ${keys}, the focus on ${name} pauses it, and changes are announced`, async () => {
          await userEvent.tab({ shift })
          await expect(canvas.getByRole('button', { name })).toHaveFocus()
          await expectStillBeyondDelay(row)
          await expect(row).toHaveAttribute('aria-live', 'polite')
          await expect(canvas.getByRole('region')).toHaveAttribute('data-state', 'paused')
        })
      }
      await step(`It moves again when ${keys} moves the focus on`, async () => {
        await userEvent.tab({ shift })
        await expect(end).toHaveFocus()
        await expectMoving(row)
      })
    }
  },
}

/** At rest, between two transitions: the focus holds the next one back, however long it stays. */
export const RestsOnFocus: Story = {
  tags: ['!visual'],
  args: { delay: 8000 },
  decorators: [betweenLinks],
  play: (context) =>
    withHeldTimeouts(async (pass) => {
      const { canvas, canvasElement, userEvent, step } = context
      const row = rowIn(canvasElement)
      await waitUntilRunning(canvasElement)
      for (const name of ['Pause the quotes of our clients', 'Previous slide', 'Next slide']) {
        await step(`With the focus on ${name}, it doesn’t move within ten times its delay`, async () => {
          await tabTo(userEvent, canvas.getByRole('button', { name }))
          await pass(80_000)
          await expectStill(row)
          await expectShown(canvasElement, 'Ayesha')
        })
      }
      await step('Nor does it after a step, while the focus is still there', async () => {
        await userEvent.keyboard('{Enter}')
        await expectShown(canvasElement, 'Bilal')
        await pass(80_000)
        await expectStill(row)
        await expectShown(canvasElement, 'Bilal')
      })
      await step('Once the focus has left, it stays for its delay, not longer', async () => {
        await userEvent.tab()
        await expect(linkAfter(context)).toHaveFocus()
        await pass(7999)
        await expectStill(row)
        await expectShown(canvasElement, 'Bilal')
        await pass(1)
        await expectMoving(row)
        await expectShown(canvasElement, 'Sana')
      })
    }),
}

export const PausedAfterAStep: Story = {
  tags: ['!visual'],
  args: { delay: 300, hasArrows: true },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const row = rowIn(canvasElement)
    await waitUntilRunning(canvasElement)
    await step('After a step, hovering pauses it before it advances', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
      await waitFor(() => expect(slidesIn(canvasElement).filter(({ inert }) => !inert)).toHaveLength(1))
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      await nextFrame()
      await userEvent.hover(row)
      // Longer than the delay.
      for (let frame = 0; frame < 3; frame += 1) await expectStill(row)
    })
  },
}

/** The two sliders of Keyboard Alone: one without arrows, with a link in each slide, and one with arrows, without links. */
const newsButton = byRole('button', /^(?:Pause|Play) News$/)
const news = byRole('region', 'News')
const clientsButton = byRole('button', /^(?:Pause|Play) the quotes of our clients$/)
const clients = byRole('region', 'the quotes of our clients')
const previousButton = byRole('button', 'Previous slide')
const nextButton = byRole('button', 'Next slide')

type KeyboardContext = Pick<StoryContext, 'canvas' | 'userEvent'>

/** Expects the focus in the slider of news, on a link whose slide comes fully into view and stays. */
async function expectOnLink(context: KeyboardContext) {
  const slide = document.activeElement?.closest('li')
  await expect(slide).toBeInstanceOf(HTMLLIElement)
  await expect(news(context)).toContainElement(slide ?? null)
  const place = slide?.closest('.swiper')?.getBoundingClientRect()
  await waitFor(() => expect(slide?.getBoundingClientRect().x).toBeCloseTo(place?.x ?? Number.NaN, 0))
  await waitFor(() => expect(slidesIn(news(context)).filter(({ inert }) => !inert)).toHaveLength(1))
  await expectStillBeyondDelay(rowIn(news(context)))
}

/** Moves the focus to a link in a slide. */
async function reachLink(context: KeyboardContext) {
  await tabTo(context.userEvent, newsButton(context))
  await context.userEvent.tab()
  await expectOnLink(context)
}

/** Moves the focus to a button of the slider with arrows, and pauses the other one. */
const reachArrows = (find: typeof nextButton) => async (context: KeyboardContext) => {
  if (newsButton(context).getAttribute('aria-label')?.startsWith('Pause')) {
    await tabTo(context.userEvent, newsButton(context))
    await context.userEvent.keyboard(' ')
  }
  await tabTo(context.userEvent, find(context))
}

/** The scrollable row of a slider, once it is one. */
const findRow = (name: string, { canvas }: Pick<StoryContext, 'canvas'>) =>
  canvas.findByRole('group', { name })

/** Moves the focus to the scrollable row of the slider of news. */
const reachRow = async (context: KeyboardContext) => tabTo(context.userEvent, await findRow('News', context))

/** How far the row is scrolled before an arrow key, in px. */
const scrolledBy = 100

/** Expects that a slide is at the start of its scrollable row. */
const expectScrolledTo = (region: HTMLElement, text: string) =>
  waitFor(() => {
    const slide = slideWith(region, text)
    const place = slide.closest('.swiper')?.getBoundingClientRect()
    return expect(slide.getBoundingClientRect().x).toBeCloseTo(place?.x ?? Number.NaN, 0)
  })

export const KeyboardAlone: Story = {
  ...Drifting,
  tags: ['!visual'],
  decorators: [betweenLinks],
  render: (args) => (
    <Stack space="medium">
      <Slider {...args} />
      <Slider label="the quotes of our clients" delay={60_000} space="small" hasArrows slides={slides} />
    </Stack>
  ),
  ...keyboardTable<Story>([
    {
      where: 'Before it',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to its Pause button. The slides are paused while the focus is anywhere in the slider, unless Play is activated there',
          prepare: async (context) => {
            await waitUntilRunning(news(context))
            await waitUntilRunning(clients(context))
            await tabTo(context.userEvent, linkBefore(context))
            await expectMoving(rowIn(news(context)))
          },
          result: async (context) => {
            await expectVisibleFocus(newsButton(context))
            await expectStillBeyondDelay(rowIn(news(context)))
          },
        },
      ],
    },
    {
      where: 'After it',
      rows: [
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to the last control in the visible slide, which comes fully into view; if there is none, to its last button; if some slides are copies, to a control in one of the others (story Copies With Links)',
          isNative: true,
          prepare: (context) => tabTo(context.userEvent, linkAfter(context)),
          result: async (context) => {
            await expectVisibleFocus(nextButton(context))
            await tabTo(context.userEvent, clientsButton(context))
            await context.userEvent.tab({ shift: true })
            await expectOnLink(context)
          },
        },
      ],
    },
    {
      where: 'On its Pause or Play button',
      reach: byTab(newsButton),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Pauses the slides permanently, also when the focus has left; the button becomes Play. The next press plays them, even while the focus stays on the button',
          result: async (context, key) => {
            const row = rowIn(news(context))
            await expect(newsButton(context)).toHaveAccessibleName('Play News')
            await expect(newsButton(context)).toHaveFocus()
            await context.userEvent.tab({ shift: true })
            await expectStill(row)
            await expect(row).toHaveAttribute('aria-live', 'polite')
            await context.userEvent.tab()
            await expect(newsButton(context)).toHaveFocus()
            await context.userEvent.keyboard(key === 'Space' ? ' ' : '{Enter}')
            await expectMoving(row)
            await expect(newsButton(context)).toHaveFocus()
            await expect(newsButton(context)).toHaveAccessibleName('Pause News')
            await expect(row).toHaveAttribute('aria-live', 'off')
          },
        },
        {
          keys: ['Tab'],
          does: 'With arrows: moves the focus to Previous slide. Without arrows: to the first control in the visible slide, which comes fully into view; if there is none, to what follows the slider (story Controls In Slides); if some slides are copies, to a control in one of the others (story Copies With Links)',
          isNative: true,
          result: async (context) => {
            await expectOnLink(context)
            await tabTo(context.userEvent, clientsButton(context))
            await context.userEvent.tab()
            await expectVisibleFocus(previousButton(context))
          },
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to what precedes the slider; the slides move on unless they were paused permanently',
          result: async (context) => {
            await expect(linkBefore(context)).toHaveFocus()
            await expectMoving(rowIn(news(context)))
          },
        },
      ],
    },
    {
      where: 'On Previous slide',
      reach: reachArrows(previousButton),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Shows the previous slide, and before the first the last; the focus stays. Before the script runs, scrolls the row there (story Stepped Before It Starts)',
          result: async (context, key) => {
            await expectShown(clients(context), key === 'Enter' ? 'Sana' : 'Bilal')
            await expect(previousButton(context)).toHaveFocus()
          },
        },
        {
          keys: ['Tab'],
          does: 'Moves the focus to Next slide',
          result: (context) => expectVisibleFocus(nextButton(context)),
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to the Pause button',
          result: (context) => expectVisibleFocus(clientsButton(context)),
        },
      ],
    },
    {
      where: 'On Next slide',
      reach: reachArrows(nextButton),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Shows the next slide, and after the last the first; the focus stays. Before the script runs, scrolls the row there (story Stepped Before It Starts)',
          result: async (context, key) => {
            await expectShown(clients(context), key === 'Enter' ? 'Sana' : 'Ayesha')
            await expect(nextButton(context)).toHaveFocus()
          },
        },
        {
          keys: ['Tab'],
          does: 'Moves the focus to the first control in the visible slide (story Controls In Slides); if there is none, to what follows the slider',
          isNative: true,
          result: (context) => expect(linkAfter(context)).toHaveFocus(),
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to Previous slide',
          result: (context) => expectVisibleFocus(previousButton(context)),
        },
      ],
    },
    {
      where: 'On a link in a slide',
      reach: reachLink,
      // The link’s own.
      alsoHandled: ['Enter'],
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to the next control in the visible slide (story Controls In Slides), or in all slides but the copies if some are copies (story Copies With Links); after the last, to what follows the slider',
          isNative: true,
          result: (context) => expectVisibleFocus(clientsButton(context)),
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to the previous control in the visible slide and, with arrows, from the first to Next slide (story Controls In Slides); without arrows, from the first to Pause. If some slides are copies, to the previous control in all slides but the copies (story Copies With Links)',
          isNative: true,
          result: (context) => expectVisibleFocus(newsButton(context)),
        },
      ],
    },
    {
      where: 'Before it',
      isReducedMotion: true,
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to Previous slide or, without arrows, to its row of slides',
          prepare: async (context) => {
            await findRow('News', context)
            await tabTo(context.userEvent, linkBefore(context))
          },
          result: async (context) => {
            await expectVisibleFocus(await findRow('News', context))
            await tabTo(context.userEvent, within(news(context)).getByRole('link', { name: /engineers$/ }))
            await context.userEvent.tab()
            await expectVisibleFocus(previousButton(context))
          },
        },
      ],
    },
    {
      where: 'After it',
      isReducedMotion: true,
      rows: [
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to the last control in the last slide; if no slide has a control, to the row of slides',
          prepare: async (context) => {
            await findRow('the quotes of our clients', context)
            await tabTo(context.userEvent, linkAfter(context))
          },
          result: async (context) => {
            await expectVisibleFocus(await findRow('the quotes of our clients', context))
            await tabTo(context.userEvent, previousButton(context))
            await context.userEvent.tab({ shift: true })
            await expectVisibleFocus(within(news(context)).getByRole('link', { name: /engineers$/ }))
          },
        },
      ],
    },
    {
      where: 'On Previous slide',
      isReducedMotion: true,
      reach: byTab(previousButton),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Scrolls the row to the previous slide, and before the first to the last; the focus stays',
          result: async (context, key) => {
            await expectScrolledTo(clients(context), key === 'Enter' ? 'Sana' : 'Bilal')
            await expect(previousButton(context)).toHaveFocus()
          },
        },
        {
          keys: ['Tab'],
          does: 'Moves the focus to Next slide',
          result: (context) => expectVisibleFocus(nextButton(context)),
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to what precedes the slider',
          result: (context) => expect(news(context)).toContainElement(document.activeElement as HTMLElement),
        },
      ],
    },
    {
      where: 'On Next slide',
      isReducedMotion: true,
      reach: byTab(nextButton),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Scrolls the row to the next slide, and after the last to the first; the focus stays',
          result: async (context, key) => {
            await expectScrolledTo(clients(context), key === 'Enter' ? 'Sana' : 'Ayesha')
            await expect(nextButton(context)).toHaveFocus()
          },
        },
        {
          keys: ['Tab'],
          does: 'Moves the focus to the row of slides',
          result: async (context) => expectVisibleFocus(await findRow('the quotes of our clients', context)),
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to Previous slide',
          result: (context) => expectVisibleFocus(previousButton(context)),
        },
      ],
    },
    {
      where: 'On its row of slides',
      isReducedMotion: true,
      reach: reachRow,
      rows: [
        {
          keys: ['ArrowRight', 'ArrowLeft'],
          does: 'Scrolls it. The row is the same before the script runs and without JavaScript; there, the tests only check that it scrolls and is a tab stop (stories Far From The Window, Without Scripts)',
          isNative: true,
          prepare: async (context) => {
            const row = await findRow('News', context)
            row.scrollLeft = scrolledBy
            // The browser drops what a key scrolls before it has painted the new position.
            await waitForFrames(2)
          },
          result: async (context, key) => {
            await waitFor(async () => {
              const { scrollLeft: now } = await findRow('News', context)
              await expect(key === 'ArrowRight' ? now > scrolledBy : now < scrolledBy).toBe(true)
            })
          },
        },
        {
          keys: ['Tab'],
          does: 'Moves the focus to the first control in its slides, then to each further one, also of slides that aren’t in view, then to what follows the slider',
          result: async (context) => {
            for (const link of within(news(context)).getAllByRole('link')) {
              await expectVisibleFocus(link)
              await context.userEvent.tab()
            }
            await expect(previousButton(context)).toHaveFocus()
          },
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to Next slide or, without arrows, to what precedes the slider',
          result: async (context) => {
            await expect(linkBefore(context)).toHaveFocus()
            await tabTo(context.userEvent, await findRow('the quotes of our clients', context))
            await context.userEvent.tab({ shift: true })
            await expectVisibleFocus(nextButton(context))
          },
        },
      ],
    },
  ]),
}

/** A slider with arrows and two links in its first slide, and one without arrows and links. */
export const ControlsInSlides: Story = {
  decorators: [betweenLinks],
  render: (args) => (
    <Stack space="medium">
      <Slider
        {...args}
        label="Houses"
        delay={60_000}
        slides={[
          {
            id: 'db-32',
            content: (
              <Inline>
                <Link href="#plan">Plan of DB-32</Link>
                <Link href="#cost">Cost of DB-32</Link>
              </Inline>
            ),
          },
          { id: 'next', content: <Text>The next house is being drawn.</Text> },
        ]}
      />
      <Slider {...args} delay={60_000} hasArrows={false} />
    </Stack>
  ),
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const houses = canvas.getByRole('region', { name: 'Houses' })
    await waitUntilRunning(houses)
    await waitUntilRunning(clients(context))
    await expectShown(houses, 'Plan')
    const next = nextButton(context)
    const plan = canvas.getByRole('link', { name: 'Plan of DB-32' })
    const cost = canvas.getByRole('link', { name: 'Cost of DB-32' })
    // Storybook’s UI simulates keys, and the simulation reaches inert slides.
    if (!hasRealKeys) return
    await step('Tab goes from Next slide to each link of the visible slide, and leaves', async () => {
      await tabTo(userEvent, next)
      for (const following of [plan, cost, clientsButton(context)]) {
        await userEvent.tab()
        await expectVisibleFocus(following)
      }
    })
    await step('Shift + Tab goes back, to Next slide', async () => {
      for (const preceding of [cost, plan, next]) {
        await userEvent.tab({ shift: true })
        await expectVisibleFocus(preceding)
      }
    })
    await step('Tab skips the links once their slide isn’t visible', async () => {
      await userEvent.keyboard('{Enter}')
      await expectShown(houses, 'The next house')
      await userEvent.tab()
      await expectVisibleFocus(clientsButton(context))
    })
    await step('Without arrows and links, Tab leaves from the Pause button', async () => {
      await userEvent.tab()
      await expect(linkAfter(context)).toHaveFocus()
    })
  },
}

/** Steps that are interrupted, on a slider whose autoplay a step stops. */
export const InterruptedSteps: Story = {
  args: { delay: 4000, hasArrows: true, afterInteraction: 'stop' },
  play: async ({ canvas, canvasElement, step }) => {
    const row = rowIn(canvasElement)
    const next = canvas.getByRole('button', { name: 'Next slide' })
    const isStepping = () =>
      waitFor(() => expect(slidesIn(canvasElement).filter(({ inert }) => !inert)).toHaveLength(2))
    await waitUntilRunning(canvasElement)
    await step('It plays until a step stops it, as its button shows', async () => {
      const button = canvas.getByRole('button', { name: 'Pause the quotes of our clients' })
      await fireEvent.click(next)
      await expect(button).toHaveAccessibleName('Play the quotes of our clients')
      await expectShown(canvasElement, 'Bilal')
      await fireEvent.click(canvas.getByRole('button', { name: 'Previous slide' }))
      await expectShown(canvasElement, 'Ayesha')
      await expect(canvas.getByRole('region')).toHaveAttribute('data-state', 'paused')
    })
    for (const [name, pointerType] of [
      ['Bilal', 'mouse'],
      ['Sana', 'touch'],
      ['Ayesha', 'mouse'],
    ] as const) {
      await step(
        `A click with a ${pointerType} during a step doesn’t keep it from ending at a slide`,
        async () => {
          const pointer = { pointerId: 1, pointerType, isPrimary: true, button: 0 }
          await fireEvent.click(next)
          await isStepping()
          await fireEvent.pointerDown(row, pointer)
          await expectStill(row)
          await fireEvent.pointerUp(row, pointer)
          await expectShown(canvasElement, name)
        },
      )
    }
    await step('A step that starts when another one ends isn’t interrupted', async () => {
      await fireEvent.click(next)
      await isStepping()
      for (const animation of row.getAnimations()) animation.finish()
      await fireEvent.click(next)
      // The event of the first step's end arrives before the next frame.
      await nextFrame()
      await nextFrame()
      await fireEvent.click(next)
      await expectShown(canvasElement, 'Ayesha')
    })
  },
}

/** Shift+Tab from the control after the slider, while it moves. */
export const KeyboardFromBehind: Story = {
  ...Drifting,
  decorators: [
    (Story) => (
      <Stack space="small">
        <Story />
        <Button variant="secondary">After the slider</Button>
      </Stack>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const after = canvas.getByRole('button', { name: 'After the slider' })
    await waitUntilRunning(canvasElement)
    for (const turn of ['first', 'second']) {
      await step(
        `A slide that gets the focus while it enters ends fully in view, the ${turn} time`,
        async () => {
          await tabTo(userEvent, after)
          await expectMoving(rowIn(canvasElement))
          await waitFor(() => expect(slidesIn(canvasElement).filter(({ inert }) => !inert)).toHaveLength(2))
          await userEvent.tab({ shift: true })
          const slide = document.activeElement?.closest('li')
          await expect(slide).toBeInstanceOf(HTMLLIElement)
          await expectStill(rowIn(canvasElement))
          const place = slide?.closest('.swiper')?.getBoundingClientRect()
          await expect(slide?.getBoundingClientRect().x).toBeCloseTo(place?.x ?? Number.NaN, 0)
          await expect(slide?.getBoundingClientRect().right).toBeCloseTo(place?.right ?? Number.NaN, 0)
        },
      )
    }
  },
}

/** Drags the row with the mouse, by a distance in px. */
async function drag(row: Element, by: number) {
  const { x, y } = row.closest('.swiper')?.getBoundingClientRect() ?? row.getBoundingClientRect()
  const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, clientY: y + 20 }
  await fireEvent.pointerDown(row, { ...mouse, buttons: 1, clientX: x + 200 })
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    await fireEvent.pointerMove(row, { ...mouse, buttons: 1, clientX: x + 200 + by * part })
  }
  await fireEvent.pointerUp(row, { ...mouse, clientX: x + 200 + by })
}

export const StopsAfterSwiping: Story = {
  ...Drifting,
  play: async ({ canvas, canvasElement, step }) => {
    const row = rowIn(canvasElement)
    await waitUntilRunning(canvasElement)
    await expectMoving(row)
    await step('A swipe stops it permanently, and the button shows that', async () => {
      await drag(row, -150)
      await expect(await canvas.findByRole('button', { name: 'Play News' })).toBeVisible()
    })
    await step('The slide settles in position', async () => {
      await waitFor(() => expect(slidesIn(canvasElement).filter(({ inert }) => !inert)).toHaveLength(1), {
        timeout: 4000,
      })
      await expectStill(row)
    })
  },
}

export const FollowsThePointer: Story = {
  ...Drifting,
  play: async ({ canvas, canvasElement, step }) => {
    const row = rowIn(canvasElement)
    await waitUntilRunning(canvasElement)
    await expectMoving(row)
    const viewport = within(canvasElement).getByRole('region').getBoundingClientRect()
    const { x, y } = row.getBoundingClientRect()
    const touch = { pointerId: 1, pointerType: 'touch', isPrimary: true, clientY: y + 20 }
    const touchAt = (clientX: number) => ({ ...touch, clientX: x + clientX, buttons: 1 })
    const left = () => row.getBoundingClientRect().x
    const shown = () => slidesIn(canvasElement).filter(({ inert }) => !inert)

    await step('A touch stops it where it is', async () => {
      await fireEvent.pointerDown(row, touchAt(300))
      await expectStill(row)
    })
    await step('It follows the finger, even beyond its first slide', async () => {
      await fireEvent.pointerMove(row, touchAt(310))
      const start = left()
      await fireEvent.pointerMove(row, touchAt(290))
      await expect(left()).toBeCloseTo(start - 20, 0)
      // More than half of the last slide, so that a slow swipe ends there, too.
      const first = slideWith(canvasElement, 'Get an estimate').getBoundingClientRect()
      const rest = viewport.x + 0.6 * viewport.width - first.x
      await fireEvent.pointerMove(row, touchAt(290 + rest))
      await expect(left()).toBeCloseTo(start - 20 + rest, 0)
      await waitFor(() => expect(shown().at(-1)).toHaveTextContent('Training'))
    })
    await step('The click at its end doesn’t follow a link', async () => {
      follow.mockClear()
      await fireEvent.pointerUp(row, touchAt(710))
      const link = shown()
        .map((slide) => slide.querySelector('a'))
        .find((first) => first !== null)
      if (link) await fireEvent.click(link, { detail: 1 })
      await expect(link).toBeDefined()
      await expect(follow).not.toHaveBeenCalled()
    })
    await step('It settles at the slide that is next in the direction of the swipe', async () => {
      await expectShown(canvasElement, 'Training')
      await expectStill(row)
      await expect(canvas.getByRole('button', { name: 'Play News' })).toBeVisible()
    })
  },
}

export const FarFromTheWindow: Story = {
  args: { delay: 100 },
  decorators: [
    (Story) => (
      <Stack space="small">
        <div style={{ height: '250vh' }}>
          <Text>The slider is below.</Text>
        </div>
        <Story />
      </Stack>
    ),
  ],
  play: async ({ canvas, canvasElement, step }) => {
    const region = within(canvasElement).getByRole('region')
    const viewport = within(canvasElement).getByRole('group', { name: 'the quotes of our clients' })
    await step('It doesn’t start while it is more than a window’s height away', async () => {
      await expectStill(rowIn(canvasElement))
      await expect(movedRow(canvasElement)).toBeNull()
    })
    await step('Until it starts, it is a scrollable row of all slides, which is a tab stop', async () => {
      await expect(viewport.tabIndex).toBe(0)
      await expect(viewport.scrollWidth).toBeGreaterThan(viewport.clientWidth)
      await expect(getComputedStyle(viewport).overflowX).toBe('auto')
      await expect(slidesIn(canvasElement).filter(({ inert }) => inert)).toEqual([])
    })
    await step('It already has its Pause button, before the row', async () => {
      const pause = canvas.getByRole('button', { name: 'Pause the quotes of our clients' })
      await expect(pause).toBeVisible()
      await expect(pause.compareDocumentPosition(viewport)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    })
    await step('Until then, changes would be announced', async () => {
      await expect(rowIn(canvasElement)).toHaveAttribute('aria-live', 'polite')
    })
    await step('It starts in the window, from where the visitor has scrolled the row', async () => {
      const row = rowIn(canvasElement)
      viewport.scrollLeft = 300
      await nextFrame()
      const scrolled = row.getBoundingClientRect().x
      const positions: number[] = []
      const observer = new MutationObserver(() => positions.push(row.getBoundingClientRect().x))
      observer.observe(viewport, { attributeFilter: ['data-loop'] })
      region.scrollIntoView()
      await waitUntilRunning(canvasElement)
      observer.disconnect()
      await expect(positions).toHaveLength(1)
      await expect(Math.abs((positions[0] ?? 0) - scrolled)).toBeLessThan(5)
      await expectMoving(row)
    })
    await step('It pauses when it is far away again', async () => {
      scrollTo(0, 0)
      await waitForFrames(4)
      await expectStill(rowIn(canvasElement))
    })
  },
}

/** Operated before its script runs: far from the window, so that it begins to run when it comes into view. */
export const UsedBeforeItStarts: Story = {
  ...FarFromTheWindow,
  play: async ({ canvas, canvasElement, step }) => {
    const row = rowIn(canvasElement)
    const viewport = canvas.getByRole('group', { name: 'the quotes of our clients' })
    await step('The row gets the focus before its script runs', async () => {
      await expect(movedRow(canvasElement)).toBeNull()
      // Tab would bring the slider into view, and start its script.
      viewport.focus({ preventScroll: true })
      await expect(viewport).toHaveFocus()
      await expect(movedRow(canvasElement)).toBeNull()
    })
    await step('When the script starts, the row keeps the focus, which pauses it', async () => {
      viewport.scrollIntoView()
      await waitUntilRunning(canvasElement)
      await expect(viewport).toHaveFocus()
      await expectStillBeyondDelay(row)
      await expect(row).toHaveAttribute('aria-live', 'polite')
    })
    await step('Once the focus has left, it moves, and the row is no tab stop any more', async () => {
      viewport.blur()
      await expectMoving(row)
      await expect(viewport).not.toHaveAttribute('tabindex')
    })
  },
}

/** Paused before its script runs. */
export const PausedBeforeItStarts: Story = {
  ...FarFromTheWindow,
  play: async ({ canvas, canvasElement, step }) => {
    const button = canvas.getByRole('button', { name: 'Pause the quotes of our clients' })
    await step('Pause already becomes Play', async () => {
      await expect(movedRow(canvasElement)).toBeNull()
      await fireEvent.click(button)
      await expect(button).toHaveAccessibleName('Play the quotes of our clients')
    })
    await step(
      'When its script runs, it stays paused beyond its delay, until Play is activated',
      async () => {
        canvas.getByRole('region').scrollIntoView()
        await waitUntilRunning(canvasElement)
        await expectStillBeyondDelay(rowIn(canvasElement))
        await fireEvent.click(button)
        await expectMoving(rowIn(canvasElement))
      },
    )
  },
}

/** The prerendered HTML, which no script brings to life, with the style rules of a browser without JavaScript. */
/** Its buttons before its script runs: the row is far from the window, so each gets the focus without scrolling there. */
export const SteppedBeforeItStarts: Story = {
  ...FarFromTheWindow,
  args: { delay: 60_000 },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const region = canvas.getByRole('region')
    const previous = canvas.getByRole('button', { name: 'Previous slide' })
    const next = canvas.getByRole('button', { name: 'Next slide' })
    for (const [button, key, name, texts] of [
      [next, '{Enter}', 'Enter on Next slide', ['Bilal', 'Sana', 'Ayesha']],
      [next, ' ', 'Space on Next slide', ['Bilal', 'Sana', 'Ayesha']],
      [previous, '{Enter}', 'Enter on Previous slide', ['Sana', 'Bilal', 'Ayesha']],
      [previous, ' ', 'Space on Previous slide', ['Sana', 'Bilal', 'Ayesha', 'Sana', 'Bilal']],
    ] as const) {
      await step(`${name} scrolls the row by a slide, and wraps around; the focus stays`, async () => {
        button.focus({ preventScroll: true })
        for (const text of texts) {
          await userEvent.keyboard(key)
          await expectScrolledTo(region, text)
          await expect(button).toHaveFocus()
          await expect(movedRow(canvasElement)).toBeNull()
        }
      })
    }
    await step('When its script runs, it starts at that slide, and the button keeps the focus', async () => {
      region.scrollIntoView()
      await waitUntilRunning(canvasElement)
      await expectShown(canvasElement, 'Bilal')
      await expect(previous).toHaveFocus()
    })
  },
}

export const WithoutScripts: Story = {
  args: { delay: 100 },
  decorators: [prerendered],
  beforeEach: withoutScripts,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('It is a scrollable row of all slides, which is a tab stop, without buttons', async () => {
      const viewport = canvas.getByRole('group', { name: 'the quotes of our clients' })
      await expect(viewport.tabIndex).toBe(0)
      await expect(viewport.scrollWidth).toBeGreaterThan(viewport.clientWidth)
      await expect(getComputedStyle(viewport).overflowX).toBe('auto')
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
      await expect(canvas.queryByRole('button')).toBeNull()
      await expectStill(rowIn(canvasElement))
      await tabTo(userEvent, viewport)
      await expectVisibleFocus(viewport)
    })
  },
}

/** The slides that aren't inert: one at rest, two during a transition. */
const visibleIn = (canvasElement: HTMLElement) => slidesIn(canvasElement).filter(({ inert }) => !inert)

export const ResumesAfterSwiping: Story = {
  args: { delay: 100 },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const row = rowIn(canvasElement)
    await waitUntilRunning(canvasElement)
    await expectMoving(row)
    await step('After a swipe it settles at a slide, and then moves on to the next two', async () => {
      await drag(row, -150)
      // Between two slides.
      await waitFor(() => expect(visibleIn(canvasElement)).toHaveLength(2))
      await expect(canvas.getByRole('button', { name: 'Pause the quotes of our clients' })).toBeVisible()
      await expect(canvas.getByRole('region')).toHaveAttribute('data-state', 'playing')
      const shown: Element[] = []
      for (const _ of ['settled', 'moved on', 'moved on again']) {
        await waitFor(
          async () => {
            const [one, ...others] = visibleIn(canvasElement)
            await expect(others).toEqual([])
            await expect(one).not.toBe(shown.at(-1))
            if (one) shown.push(one)
          },
          { timeout: 4000, interval: 10 },
        )
      }
      await expect(new Set(shown).size).toBe(3)
      await expect(canvas.getByRole('region')).toHaveAttribute('data-state', 'playing')
    })
    await step('After a step it resumes, once the focus has left', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
      await expect(canvas.getByRole('button', { name: 'Pause the quotes of our clients' })).toBeVisible()
      await waitFor(() => expect(slidesIn(canvasElement).filter(({ inert }) => !inert)).toHaveLength(1))
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      await expectMoving(slideWith(canvasElement, 'Ayesha'))
      await expect(canvas.getByRole('region')).toHaveAttribute('data-state', 'playing')
    })
  },
}

/** Runs while the page reports that its tab is hidden. */
async function whileHidden(check: () => Promise<void>) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
  document.dispatchEvent(new Event('visibilitychange'))
  try {
    await check()
  } finally {
    Reflect.deleteProperty(document, 'visibilityState')
    document.dispatchEvent(new Event('visibilitychange'))
  }
}

export const HiddenTab: Story = {
  ...Drifting,
  play: async ({ canvasElement, step }) => {
    const row = rowIn(canvasElement)
    await waitUntilRunning(canvasElement)
    await expectMoving(row)
    await step('It pauses while the page is hidden, and resumes afterwards', async () => {
      await whileHidden(async () => {
        await expectStill(row)
        await expect(row).toHaveAttribute('aria-live', 'polite')
      })
      await expectMoving(row)
      await expect(row).toHaveAttribute('aria-live', 'off')
    })
  },
}

export const InATicker: Story = {
  ...Drifting,
  decorators: [],
  render: (args) => (
    <Ticker
      label="news and links"
      line={<Marquee label="line">Built in Lahore.</Marquee>}
      slider={<Slider {...args} />}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await waitUntilRunning(canvasElement)
    const row = rowIn(canvasElement)
    await step('It has no button, because that of the ticker comes first', async () => {
      const button = canvas.getByRole('button', { name: 'Pause news and links' })
      await expect(canvas.getAllByRole('button')).toEqual([button])
      await expect(button.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    })
    await step('The button of the ticker pauses and plays it', async () => {
      await expectMoving(row)
      await userEvent.click(canvas.getByRole('button', { name: 'Pause news and links' }))
      await expectStill(row)
      await expect(row).toHaveAttribute('aria-live', 'polite')
      await userEvent.click(canvas.getByRole('button', { name: 'Play news and links' }))
      await expectMoving(row)
      await expect(row).toHaveAttribute('aria-live', 'off')
    })
  },
}

/** Four logos, each repeated once, so that the row can loop. */
export const Several: Story = {
  args: {
    label: 'Our partners',
    delay: 5000,
    space: 'medium',
    slidesPerView: { base: 2, md: 3, lg: 4 },
    hasArrows: false,
    controls: 'beside',
    slides: [false, true].flatMap((isRepeat) =>
      partners.map((name) => ({
        id: isRepeat ? `${name} again` : name,
        isRepeat,
        content: (
          <Text size="lead" weight="bold">
            {name}
          </Text>
        ),
      })),
    ),
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('A screen reader gets each partner once', async () => {
      await interact(canvasElement)
      await waitUntilRunning(canvasElement)
      await expect(slidesIn(canvasElement)).toHaveLength(8)
      const items = canvas.getAllByRole('listitem')
      await expect(items.map(({ textContent }) => textContent).toSorted()).toEqual([...partners].toSorted())
      await expect(slidesIn(canvasElement).filter(({ inert }) => inert)).toHaveLength(4)
    })
    await step('The number of visible slides depends on the window; they are 30 px apart', async () => {
      const place = canvasElement.querySelector('.swiper')?.getBoundingClientRect()
      const count = innerWidth >= 1024 ? 4 : innerWidth >= 768 ? 3 : 2
      const [first, second] = partners.map((name) => slideWith(canvasElement, name).getBoundingClientRect())
      const width = ((place?.width ?? 0) - (count - 1) * 30) / count
      await expect(first?.width).toBeCloseTo(width, 0)
      await expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(30, 0)
    })
  },
}

export const SeveralNarrow: Story = {
  ...Several,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}

/** As Several, with a link in each slide and in each copy. */
export const CopiesWithLinks: Story = {
  ...SeveralNarrow,
  decorators: [betweenLinks],
  args: {
    ...Several.args,
    delay: 60_000,
    slides: [false, true].flatMap((isRepeat) =>
      partners.map((name) => ({
        id: isRepeat ? `${name} again` : name,
        isRepeat,
        content: <Link href="#partner">{name}</Link>,
      })),
    ),
  },
  play: async (context) => {
    const { canvas, canvasElement, userEvent, step } = context
    await interact(canvasElement)
    await waitUntilRunning(canvasElement)
    // Storybook’s UI simulates keys, and the simulation reaches inert slides.
    if (!hasRealKeys) return
    const pause = canvas.getByRole('button', { name: 'Pause Our partners' })
    for (const [keys, shift, start, end] of [
      ['Tab', false, pause, linkAfter(context)],
      ['Shift + Tab', true, linkAfter(context), pause],
    ] as const) {
      await step(`${keys} reaches each partner once, brings it fully into view, and leaves`, async () => {
        await tabTo(userEvent, start)
        const reached: string[] = []
        for (const _ of partners) {
          await userEvent.tab({ shift })
          const slide = document.activeElement?.closest('li')
          await expect(slide).toBeInstanceOf(HTMLLIElement)
          reached.push(slide?.textContent ?? '')
          const place = slide?.closest('.swiper')?.getBoundingClientRect()
          await waitFor(async () => {
            const box = slide?.getBoundingClientRect()
            await expect(box?.left).toBeGreaterThanOrEqual((place?.left ?? Number.NaN) - 1)
            await expect(box?.right).toBeLessThanOrEqual((place?.right ?? Number.NaN) + 1)
          })
        }
        await expect(reached.toSorted()).toEqual([...partners].toSorted())
        await userEvent.tab({ shift })
        await expect(end).toHaveFocus()
      })
    }
  },
}

/** Two, three and four slides in rows that show one, two or three at once, as the window allows. */
export const Few: Story = {
  globals: { viewport: { value: 'laptop', isRotated: false } },
  args: { hasArrows: true, slidesPerView: { base: 1, md: 2, lg: 3 } },
  render: (args) => (
    <Stack space="medium">
      {[2, 3, 4].map((count) => (
        <Slider
          {...args}
          key={count}
          label={`${count} firms`}
          slides={partners.slice(0, count).map((name) => ({ id: name, content: <Text>{name}</Text> }))}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const perView = innerWidth >= 1024 ? 3 : innerWidth >= 768 ? 2 : 1
    await document.fonts.ready
    for (const count of [2, 3, 4]) {
      const region = canvas.getByRole('region', { name: `${count} firms` })
      const visible = () => {
        const row = region.querySelector('.swiper')?.getBoundingClientRect() ?? new DOMRect()
        return slidesIn(region)
          .map((slide) => ({ slide, place: slide.getBoundingClientRect() }))
          .filter(({ place }) => place.left > row.left - 1 && place.right < row.right + 1)
          .toSorted((one, other) => one.place.left - other.place.left)
          .map(({ slide }) => slide)
      }
      if (count <= perView) {
        await step(`All ${count} slides are visible, without buttons and tab stops`, async () => {
          await expect(within(region).queryAllByRole('button')).toEqual([])
          await expect(region.querySelector('[tabindex]')).toBeNull()
          await expect(visible()).toHaveLength(count)
        })
        await step(`Nothing moves these ${count}, even when the script of the others runs`, async () => {
          await waitUntilRunning(canvas.getByRole('region', { name: '4 firms' }))
          await expect(movedRow(region)).toBeNull()
          await expect(region).toHaveAttribute('data-state', 'paused')
          await expectStill(rowIn(region))
          await expect(rowIn(region)).toHaveAttribute('aria-live', 'polite')
        })
        continue
      }
      await step(`${perView} of ${count} slides are visible, and Next leads to the others`, async () => {
        await waitUntilRunning(region)
        for (let first = 0; first <= count; first += 1) {
          const expected = Array.from({ length: perView }, (_, place) => partners[(first + place) % count])
          await waitFor(() => expect(visible().map(({ textContent }) => textContent)).toEqual(expected))
          await waitFor(() => expect(slidesIn(region).filter(({ inert }) => !inert)).toHaveLength(perView))
          await userEvent.click(within(region).getByRole('button', { name: 'Next slide' }))
        }
      })
    }
  },
}

export const FewMedium: Story = {
  ...Few,
  globals: { viewport: { value: 'tablet', isRotated: false } },
}

export const FewNarrow: Story = {
  ...Few,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

/** Expects the buttons of a slider before its slides in reading order. */
const expectBeforeSlides = ({ canvas, step }: Pick<StoryContext, 'canvas' | 'step'>, name: string) =>
  step(`The buttons precede the slides in reading order: ${name}`, async () => {
    const region = within(canvas.getByRole('region', { name }))
    const buttons = region.getAllByRole('button')
    await expect(buttons).toHaveLength(3)
    for (const button of buttons)
      await expect(button.compareDocumentPosition(region.getByRole('list'))).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      )
  })

/** The controls of each kind that the story Inside Cards doesn't show. */
export const ControlPlaces: Story = {
  globals: { viewport: { value: 'laptop', isRotated: false } },
  render: (args) => (
    <Stack space="medium">
      {(['above', 'beside', 'revealed'] as const).map((controls) => (
        <Slider {...args} key={controls} delay={60_000} label={controls} controls={controls} />
      ))}
      <Slider {...args} delay={60_000} label="by default" />
    </Stack>
  ),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const partsOf = (name: string) => {
      const region = canvas.getByRole('region', { name })
      const buttons = within(region).getAllByRole('button')
      const box = buttons[0]?.closest<HTMLElement>('div') ?? canvasElement
      const row = region.querySelector<HTMLElement>('.swiper') ?? canvasElement
      return { region, buttons, box, row }
    }
    for (const name of ['above', 'by default']) {
      await step(`The buttons are above the slides: ${name}`, async () => {
        const { buttons, row } = partsOf(name)
        for (const button of buttons)
          await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(
            rowIn(row).getBoundingClientRect().top,
          )
      })
    }
    await step('Beside: before the slides, in the same row', async () => {
      const { buttons, row } = partsOf('beside')
      const slidesBox = row.getBoundingClientRect()
      for (const button of buttons) {
        const place = button.getBoundingClientRect()
        await expect(place.right).toBeLessThanOrEqual(slidesBox.left)
        await expect(place.top).toBeGreaterThanOrEqual(slidesBox.top)
        await expect(place.bottom).toBeLessThanOrEqual(slidesBox.bottom)
      }
    })
    for (const name of ['above', 'beside', 'revealed']) await expectBeforeSlides({ canvas, step }, name)
    await step('Revealed: over the end of the slides, visible only while they have the focus', async () => {
      const { buttons, box, row } = partsOf('revealed')
      await expect(getComputedStyle(box).opacity).toBe('0')
      await tabTo(userEvent, buttons[0] ?? canvasElement)
      await waitFor(() => expect(getComputedStyle(box).opacity).toBe('1'))
      const place = box.getBoundingClientRect()
      await expect(place.right).toBeCloseTo(row.getBoundingClientRect().right, 0)
      await expect(place.left).toBeGreaterThan(row.getBoundingClientRect().left + 100)
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      await waitFor(() => expect(getComputedStyle(box).opacity).toBe('0'))
    })
    await step('Hovering them reveals the buttons, too', async () => {
      const pointer = await realPointer()
      if (!pointer) return
      const { box, row } = partsOf('revealed')
      await pointer.hover(row)
      await waitFor(() => expect(getComputedStyle(box).opacity).toBe('1'))
      await pointer.leave(row)
    })
  },
}

/** The position and size of the visible slides. */
const boxes = (canvasElement: HTMLElement) =>
  slidesIn(canvasElement)
    .map((slide) => slide.getBoundingClientRect())
    .filter(({ x }) => x >= 0 && x < innerWidth)
    .map(({ x, width, height }) => [x, width, height].map(Math.round))
    .toSorted(([one = 0], [other = 0]) => one - other)

const quoteCards = quotes.map(([id, quote, name]) => ({
  id,
  content: (
    <Quotation variant="card" name={name}>
      {quote}
    </Quotation>
  ),
}))

export const InsideCards: Story = {
  args: {
    controls: 'inside',
    slides: quoteCards,
  },
  globals: { viewport: { value: 'laptop', isRotated: false } },
  decorators: [
    (Story) => (
      <div className="grid h-[30rem]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, step }) => {
    const card = slideWith(canvasElement, 'Ayesha').firstElementChild?.getBoundingClientRect()
    await step('The card is as high as its container', () => expect(card?.height).toBeCloseTo(480, 0))
    await step('The buttons are at its foot', async () => {
      for (const button of canvas.getAllByRole('button')) {
        const { top, bottom, right } = button.getBoundingClientRect()
        await expect(top).toBeGreaterThan((card?.bottom ?? 0) - 100)
        await expect(bottom).toBeLessThan(card?.bottom ?? 0)
        await expect(right).toBeLessThan(card?.right ?? 0)
      }
    })
    await expectBeforeSlides({ canvas, step }, 'the quotes of our clients')
  },
}

/** In a window that is narrower than the breakpoint `md`, 768 px. */
export const InsideCardsNarrow: Story = {
  ...InsideCards,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    const placesOf = () => ({
      card: slideWith(canvasElement, 'Ayesha').firstElementChild?.getBoundingClientRect() ?? new DOMRect(),
      buttons: canvas.getAllByRole('button').map((button) => button.getBoundingClientRect()),
    })
    const expectAbove = async () => {
      const { card, buttons } = placesOf()
      for (const { bottom } of buttons) await expect(bottom).toBeLessThanOrEqual(card.top)
    }
    await step('The buttons are above the slides', expectAbove)
    await expectBeforeSlides({ canvas, step }, 'the quotes of our clients')
    await step('So they are in a window of 767 px', async () => {
      if (await resizeWindow(767, 844)) await expectAbove()
    })
    await step('In a window of 768 px they are over the lower end of the slides', async () => {
      if (!(await resizeWindow(768, 844))) return
      await waitFor(async () => {
        const { card, buttons } = placesOf()
        for (const { top, bottom } of buttons) {
          await expect(top).toBeGreaterThan(card.bottom - 100)
          await expect(bottom).toBeLessThan(card.bottom)
        }
      })
    })
  },
}

/** Buttons that are over the slides. */
export const ButtonsOverSlides: Story = {
  globals: { viewport: { value: 'laptop', isRotated: false } },
  args: { delay: 100, transitionDuration: 5000 },
  render: (args) => (
    <Stack space="medium">
      <div className="grid h-[30rem]">
        <Slider {...args} label="inside" controls="inside" slides={quoteCards} />
      </div>
      <Slider {...args} label="revealed" controls="revealed" />
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    const pointer = await realPointer()
    if (!pointer) return
    for (const label of ['inside', 'revealed']) {
      const region = canvas.getByRole('region', { name: label })
      const row = rowIn(region)
      const viewport = row.closest('.swiper') ?? region
      await waitUntilRunning(region)
      for (const name of [`Pause ${label}`, 'Previous slide', 'Next slide']) {
        await step(
          `Hovering the slides pauses them; hovering ${name} over them doesn’t: ${label}`,
          async () => {
            const button = within(region).getByRole('button', { name })
            await pointer.hover(viewport)
            await expectStill(row)
            await pointer.hover(button)
            await expect(button.matches(':hover')).toBe(true)
            const [place, slidesBox] = [button, viewport].map((part) => part.getBoundingClientRect())
            await expect(place?.left).toBeGreaterThan(slidesBox?.left ?? Infinity)
            await expect(place?.right).toBeLessThanOrEqual(slidesBox?.right ?? 0)
            await expect(place?.top).toBeGreaterThanOrEqual(slidesBox?.top ?? Infinity)
            await expect(place?.bottom).toBeLessThanOrEqual(slidesBox?.bottom ?? 0)
            await expectMoving(row)
            await expect(row).toHaveAttribute('aria-live', 'off')
            await pointer.leave(button)
          },
        )
      }
    }
  },
}

/** In windows around the breakpoint `lg`, 1024 px. */
export const RevealedNarrow: Story = {
  args: { controls: 'revealed', delay: 60_000 },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const pause = canvas.getByRole('button', { name: /^Pause/ })
    const row = canvasElement.querySelector('.swiper') ?? canvasElement
    const opacity = () => getComputedStyle(pause.closest('div') ?? canvasElement).opacity
    const pointer = await realPointer()
    await waitUntilRunning(canvasElement)
    for (const width of [390, 1023]) {
      await step(`In a window of ${width} px, hovering the slides doesn’t reveal the buttons`, async () => {
        if (!pointer || !(await resizeWindow(width, 844))) return
        await pointer.hover(row)
        await expect(row.matches(':hover')).toBe(true)
        await waitForFrames(3)
        await expect(opacity()).toBe('0')
        await pointer.leave(row)
      })
      await step(
        `In a window of ${width} px, the focus reveals them over the end of the slides`,
        async () => {
          await tabTo(userEvent, pause)
          await waitFor(() => expect(opacity()).toBe('1'))
          const place = pause.closest('div')?.getBoundingClientRect()
          await expect(place?.right).toBeCloseTo(row.getBoundingClientRect().right, 0)
          pause.blur()
          await waitFor(() => expect(opacity()).toBe('0'))
        },
      )
    }
    await step('In a window of 1024 px, hovering the slides reveals them, too', async () => {
      if (!pointer || !(await resizeWindow(1024, 844))) return
      await pointer.hover(row)
      await waitFor(() => expect(opacity()).toBe('1'))
      await pointer.leave(row)
    })
  },
}

export const NoLayoutShift: Story = {
  ...Several,
  args: { ...Several.args, controls: 'above' },
  play: async ({ canvasElement, step }) => {
    await interact(canvasElement)
    await waitUntilRunning(canvasElement)
    const before = await withMedia({ reducedMotion: 'reduce' }, async () => {
      await waitFor(() => expect(movedRow(canvasElement)).toBeNull())
      return boxes(canvasElement)
    })
    await step('The script doesn’t change the position or size of any slide', async () => {
      await waitUntilRunning(canvasElement)
      await expect(before.length).toBeGreaterThan(1)
      await expect(boxes(canvasElement)).toEqual(before)
    })
  },
}

export const ReducedMotion: Story = {
  tags: ['visual'],
  args: { delay: 100 },
  beforeEach: reducedMotion,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const row = canvas.getByRole('group', { name: 'the quotes of our clients' })
    await step('Nothing moves, for longer than its delay, so there is nothing to pause', async () => {
      await expectStillBeyondDelay(slideWith(canvasElement, 'Ayesha'))
      await expect(movedRow(canvasElement)).toBeNull()
      await expect(canvas.queryByRole('button', { name: /pause|play/i })).toBeNull()
    })
    await step('It is a scrollable row in which everything can be reached', async () => {
      await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
      await expect(slidesIn(canvasElement).filter(({ inert }) => inert)).toEqual([])
      await expect(row.tabIndex).toBe(0)
    })
    await step('Arrow keys scroll it', async () => {
      if (!hasRealKeys) return
      await tabTo(userEvent, row)
      await expectVisibleFocus(row)
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0))
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() => expect(row.scrollLeft).toBe(0))
    })
    const isFirst = (text: string) =>
      waitFor(() =>
        expect(slideWith(canvasElement, text).getBoundingClientRect().x).toBeCloseTo(
          row.getBoundingClientRect().x,
          0,
        ),
      )
    await step('Next and Previous step through it and wrap around', async () => {
      const next = canvas.getByRole('button', { name: 'Next slide' })
      for (const name of ['Bilal', 'Sana', 'Ayesha']) {
        await userEvent.click(next)
        await isFirst(name)
      }
      await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }))
      await isFirst('Sana')
    })
  },
}

export const ReducedMotionTurnedOn: Story = {
  args: { delay: 100, transitionDuration: 5000 },
  play: async ({ canvasElement, step }) => {
    const row = rowIn(canvasElement)
    await waitUntilRunning(canvasElement)
    await expectMoving(row)
    await step('It stops as soon as the preference changes', () =>
      withMedia({ reducedMotion: 'reduce' }, async () => {
        await waitFor(() => expect(movedRow(canvasElement)).toBeNull())
        await expectStill(row)
        await expect(slidesIn(canvasElement).map(({ textContent }) => textContent)).toEqual(
          quotes.map(([, quote, name]) => quote + name),
        )
      }),
    )
    await step('It moves again when the preference changes back', async () => {
      await waitUntilRunning(canvasElement)
      await expectMoving(row)
    })
  },
}

export const OtherSlides: Story = {
  args: { delay: 100 },
  render: function WithChangingSlides(args) {
    const [count, setCount] = useState<number>()
    const [day, setDay] = useState('Monday')
    return (
      <Stack space="small">
        <Inline>
          <Button variant="secondary" onClick={() => setCount(2)}>
            Show two
          </Button>
          <Button variant="secondary" onClick={() => setCount(undefined)}>
            Show all
          </Button>
          <Button variant="secondary" onClick={() => setCount(0)}>
            Show none
          </Button>
          <Button variant="secondary" onClick={() => setDay('Tuesday')}>
            Tuesday
          </Button>
        </Inline>
        {count !== 0 && (
          <Slider
            {...args}
            slides={args.slides.slice(0, count).map(({ id, content }) => ({ id, content: [day, content] }))}
          />
        )}
      </Stack>
    )
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const clickButton = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await waitUntilRunning(canvasElement)
    await expectMoving(rowIn(canvasElement))
    await step('The text of a slide changes while it moves', async () => {
      await clickButton('Tuesday')
      for (const slide of slidesIn(canvasElement)) await expect(slide).toHaveTextContent('Tuesday')
    })
    await step('Fewer slides, and all of them again', async () => {
      await clickButton('Show two')
      await waitUntilRunning(canvasElement)
      await expectMoving(rowIn(canvasElement))
      await expect(slidesIn(canvasElement)).toHaveLength(2)
      await clickButton('Show all')
      await waitUntilRunning(canvasElement)
      await expectMoving(rowIn(canvasElement))
      await expect(slidesIn(canvasElement)).toHaveLength(3)
    })
    await step('It unmounts and mounts again', async () => {
      await clickButton('Show none')
      await expect(canvas.queryByRole('region')).toBeNull()
      await clickButton('Show all')
      await waitUntilRunning(canvasElement)
      await expectMoving(rowIn(canvasElement))
    })
  },
}

export const OneSlide: Story = {
  tags: ['visual'],
  args: { delay: 100, slides: slides.slice(0, 1) },
  play: async ({ canvas, canvasElement, step }) => {
    await step('A single slide has no buttons', async () => {
      await expect(canvas.queryAllByRole('button')).toEqual([])
      await expect(slidesIn(canvasElement).filter(({ inert }) => inert)).toEqual([])
    })
    await step('Its row is no tab stop and no group', async () => {
      await expect(canvasElement.querySelector('[tabindex]')).toBeNull()
      await expect(canvas.queryByRole('group')).toBeNull()
    })
    await step('It doesn’t move, for longer than its delay', async () => {
      await expectStillBeyondDelay(rowIn(canvasElement))
      await expect(movedRow(canvasElement)).toBeNull()
      await expect(canvas.getByRole('region')).toHaveAttribute('data-state', 'paused')
    })
  },
}

/** Sliders with all slides visible: a single one, and two next to each other. */
export const PassedByTab: Story = {
  args: { delay: 100 },
  decorators: [betweenLinks],
  render: (args) => (
    <Stack space="medium">
      <Slider {...args} slides={slides.slice(0, 1)} />
      <Slider {...args} label="two quotes" slidesPerView={{ base: 2 }} slides={slides.slice(0, 2)} />
    </Stack>
  ),
  play: async (context) => {
    const { userEvent, step } = context
    const expectPassed = async () => {
      await tabTo(userEvent, linkBefore(context))
      await userEvent.tab()
      await expect(linkAfter(context)).toHaveFocus()
      await userEvent.tab({ shift: true })
      await expect(linkBefore(context)).toHaveFocus()
    }
    await step('Tab and Shift + Tab pass a single slide, and two visible ones, without a stop', expectPassed)
    await step('So they do under reduced motion', () => withMedia({ reducedMotion: 'reduce' }, expectPassed))
  },
}

export const RightToLeft: Story = {
  tags: ['!visual'],
  args: { dir: 'rtl' },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await waitUntilRunning(canvasElement)
    await step('The next slide enters from the left', async () => {
      const next = canvas.getByRole('button', { name: 'Next slide' })
      const previous = canvas.getByRole('button', { name: 'Previous slide' })
      await expect(next.getBoundingClientRect().x).toBeLessThan(previous.getBoundingClientRect().x)
      await userEvent.click(next)
      await expectShown(canvasElement, 'Bilal')
      await userEvent.click(previous)
      await expectShown(canvasElement, 'Ayesha')
      await expect(slideWith(canvasElement, 'Bilal').getBoundingClientRect().x).toBeLessThan(
        slideWith(canvasElement, 'Ayesha').getBoundingClientRect().x,
      )
    })
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => {
    await waitUntilRunning(canvasElement)
    await expectNoOverflow(canvasElement)
  },
}

export const LargeText: Story = {
  tags: ['!visual'],
  ...Narrow,
  beforeEach: largeText,
}

export const ForcedColours: Story = {
  // axe reads the fill of a text, for which Chromium reports the colour that it has without forced colours. The play
  // function compares the colour.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  beforeEach: forcedColours,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const [ground, ink] = [systemColour('Canvas'), systemColour('CanvasText')]
    await waitUntilRunning(canvasElement)
    await step('The text of its slides has the colour of text', async () => {
      await expect(getComputedStyle(slideWith(canvasElement, 'Ayesha')).color).toBe(ink)
    })
    for (const name of ['Pause the quotes of our clients', 'Previous slide', 'Next slide']) {
      await step(`${name} has an edge, an icon and a focus ring`, async () => {
        const button = canvas.getByRole('button', { name })
        const style = getComputedStyle(button)
        await expect(style.borderStyle).toBe('solid')
        await expect(Number.parseFloat(style.borderWidth)).toBeGreaterThanOrEqual(1)
        await expect(style.borderColor).not.toBe(ground)
        const icon = button.querySelector('svg') ?? canvasElement
        await expect(icon).toBeVisible()
        await expect(getComputedStyle(icon).color).not.toBe(style.backgroundColor)
        await tabTo(userEvent, button)
        await expectVisibleFocus(button)
        await waitFor(() => expect(style.outlineColor).toBe(ink))
      })
    }
  },
}
