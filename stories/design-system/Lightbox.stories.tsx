import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Lightbox, Thumbnail, type LightboxProps } from '../../src/design-system'
import exploded from '../../src/images/db-32-exploded.webp?picture'
import front from '../../src/images/db-32-front.webp?picture'
import { betweenButtons } from '../support/betweenButtons'
import { forcedColours } from '../support/emulateMedia'
import { largeText } from '../support/largeText'
import { noFocusOnClick } from '../support/noFocusOnClick'
import { waitForFrames } from '../support/expectMovement'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { closeOnBackPlay } from '../support/closeOnBackPlay'
import { expectPageUnblocked } from '../support/expectPageUnblocked'
import { rightToLeft } from '../support/rightToLeft'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { byRole } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { resizeWindow } from '../support/resizeWindow'
import { systemColour } from '../support/systemColour'
import { tabTo } from '../support/tabTo'

/** Ten pictures, as for a finished house. */
const views = [
  'The house from the street',
  'The floors lifted apart',
  'The gate and the car porch',
  'The stair from below',
  'The terrace on the first floor',
  'The kitchen beside the dining room',
  'The bedroom towards the garden',
  'The bathroom with its window',
  'The roof with the water tank',
  'The garden from the lounge',
]

const images = views.map((alt, place) => ({ picture: place % 2 === 0 ? front : exploded, alt }))

const meta = {
  component: Lightbox,
  // On the docs page each story has its own frame, because open overlays would cover each other.
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  args: { images, index: null, onIndexChange: fn(), label: 'Gallery of house DB-32' },
  render: function Gallery(args: LightboxProps) {
    const [index, setIndex] = useState(args.index)
    return (
      <>
        <ul className="grid grid-cols-5 gap-2">
          {args.images.map(({ picture, alt }, place) => (
            <li key={alt} className="aspect-16/10">
              <Thumbnail picture={{ picture, alt, sizes: '20vw' }} onClick={() => setIndex(place)} />
            </li>
          ))}
        </ul>
        <Lightbox
          {...args}
          index={index}
          onIndexChange={(next) => {
            args.onIndexChange(next)
            setIndex(next)
          }}
        />
      </>
    )
  },
} satisfies Meta<typeof Lightbox>
export default meta

type Story = StoryObj<typeof meta>

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const opened = () => screen.findByRole('dialog', { name: 'Gallery of house DB-32' })
const button = (name: string) => screen.getByRole('button', { name })

/** Expects only the picture with this number to be visible, and its number to be announced. */
async function expectShown(number: number, count = views.length) {
  const viewer = within(await opened())
  await expect(viewer.getByRole('status')).toHaveTextContent(`Image ${number} of ${count}`)
  await expect(viewer.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    views[number - 1],
  ])
}

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const thumbnail = canvas.getByRole('button', { name: 'The gate and the car porch' })
    await step('A thumbnail opens its picture', async () => {
      await userEvent.click(thumbnail)
      await expectShown(3)
      await expect(await opened()).toContainElement(document.activeElement as HTMLElement)
    })
    await step('The picture loads and fits into the window', async () => {
      const image = within(await opened()).getByRole<HTMLImageElement>('img')
      await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0), { timeout: 10_000 })
      await expect(getComputedStyle(image).objectFit).toBe('contain')
      const { top, bottom, left, right } = image.getBoundingClientRect()
      await expect(Math.min(top, left)).toBeGreaterThanOrEqual(0)
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
      await expect(right).toBeLessThanOrEqual(window.innerWidth)
    })
    await step('The adjacent pictures are preloaded', async () => {
      for (const alt of ['The floors lifted apart', 'The stair from below']) {
        const neighbour = within(await opened()).getByAltText<HTMLImageElement>(alt)
        await expect(neighbour).not.toBeVisible()
        await waitFor(() => expect(neighbour.naturalWidth).toBeGreaterThan(0), { timeout: 10_000 })
      }
    })
    await step('The buttons show the adjacent pictures', async () => {
      await userEvent.click(button('Next image'))
      await expectShown(4)
      await userEvent.click(button('Previous image'))
      await expectShown(3)
    })
    await step('× closes it and the focus returns to the thumbnail', async () => {
      await userEvent.click(button('Close'))
      await expectClosed()
      await expect(args.onIndexChange).toHaveBeenLastCalledWith(null)
      await waitFor(() => expect(thumbnail).toHaveFocus())
      await expectPageUnblocked(canvasElement)
    })
  },
}

const pictures = () => [...document.querySelectorAll<HTMLImageElement>('[role=dialog] img')]

export const BeforeItOpens: Story = {
  tags: ['!visual'],
  play: async ({ userEvent, canvas, canvasElement, step }) => {
    const inputs = {
      'a movement of the pointer': () =>
        userEvent.hover(canvas.getByRole('button', { name: 'The gate and the car porch' })),
      'a key': () => userEvent.tab(),
      'a touch': () => userEvent.pointer({ keys: '[TouchA]', target: canvasElement }),
    }
    for (const [name, act] of Object.entries(inputs)) {
      await act()
      await step(`After ${name} it is rendered, but hidden`, async () => {
        await waitFor(() => expect(pictures().length).toBeGreaterThan(0))
        await waitForFrames(5)
        await expect(screen.queryByRole('dialog')).toBeNull()
        // Without a box, not only invisible.
        for (const picture of pictures()) await expect(picture.getClientRects()).toHaveLength(0)
      })
      await step('It loads no picture: a lazy one isn’t loaded while it is hidden', async () => {
        await expect(new Set(pictures().map(({ loading }) => loading))).toEqual(new Set(['lazy']))
      })
      await step(
        'Its pictures are loaded in the width at which they are painted, not in that of their room',
        async () => {
          const sources = pictures().flatMap(({ parentElement }) =>
            Array.from(parentElement?.querySelectorAll('source') ?? []),
          )
          await expect(sources.length).toBeGreaterThan(0)
          for (const { sizes } of sources) await expect(sizes).toMatch(/^min\(100vw, \d+vh\)$/)
        },
      )
    }
  },
}

/** Imitates Safari in Chromium: a click doesn't focus the button. No story runs in Safari itself. */
export const OpenerWithoutFocus: Story = {
  tags: ['!visual'],
  beforeEach: noFocusOnClick,
  play: async ({ canvas, userEvent, step }) => {
    const thumbnail = canvas.getByRole('button', { name: 'The gate and the car porch' })
    await step(
      'Closed after some pictures, it returns the focus to the thumbnail that opened it',
      async () => {
        await userEvent.click(thumbnail)
        await expectShown(3)
        await userEvent.click(button('Next image'))
        await expectShown(4)
        await userEvent.click(button('Close'))
        await expectClosed()
        await waitFor(() => expect(thumbnail).toHaveFocus())
      },
    )
  },
}

/** The polite live regions. A status is one by itself. */
const politeRegions = '[role="status"]:not([aria-live]), [aria-live="polite"]'

/**
 * Does something, and returns what screen readers announce of it: the texts of the polite live regions that have
 * changed. A region that is new isn't among them.
 */
async function announcedBy(act: () => Promise<void>): Promise<string[]> {
  const changed = new Set<Element>()
  const record = (mutations: readonly MutationRecord[]) => {
    for (const { target } of mutations) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(politeRegions)
      if (region) changed.add(region)
    }
  }
  const viewer = await opened()
  const observer = new MutationObserver(record)
  observer.observe(viewer, { subtree: true, childList: true, characterData: true })
  await act()
  record(observer.takeRecords())
  observer.disconnect()
  return [...viewer.querySelectorAll(politeRegions)]
    .filter((region) => changed.has(region))
    .map(({ textContent }) => textContent)
    .filter(Boolean)
}

/** Expects a click on a button to announce exactly these texts. */
async function expectAnnounced(
  { userEvent }: Pick<StoryContext, 'userEvent'>,
  name: 'Next image' | 'Previous image',
  texts: readonly string[],
) {
  const announced = await announcedBy(() => userEvent.click(button(name)))
  await expect(announced).toEqual(texts)
}

/** Expects that exactly these pictures are loaded, besides the visible one. */
async function expectPreloaded(...alts: readonly string[]) {
  const viewer = await opened()
  const shown = within(viewer).getByRole('img')
  const others = [...viewer.querySelectorAll('img')].filter((image) => image !== shown)
  await expect(others.map(({ alt }) => alt).toSorted()).toEqual([...alts].toSorted())
  for (const image of others) {
    await waitFor(() => expect(image).not.toBeVisible())
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0), { timeout: 10_000 })
  }
}

export const WrapsAround: Story = {
  tags: ['!visual'],
  args: { index: 0 },
  play: async ({ userEvent, step }) => {
    await expectShown(1)
    const announced = [...(await opened()).querySelectorAll('[aria-live="polite"]')]
    const position = screen.getByRole('status')
    await step('At the first picture, the last and the second are preloaded', () =>
      expectPreloaded('The garden from the lounge', 'The floors lifted apart'),
    )
    await step('The last picture precedes the first', async () => {
      await expectShown(1)
      await userEvent.click(button('Previous image'))
      await expectShown(10)
    })
    await step('At the last picture, the one before it and the first are preloaded', () =>
      expectPreloaded('The roof with the water tank', 'The house from the street'),
    )
    await step('The first picture follows the last', async () => {
      await userEvent.click(button('Next image'))
      await expectShown(1)
    })
    await step('Without captions, the same live region has the alternative text of each', async () => {
      await userEvent.click(button('Next image'))
      await expectShown(2)
      await expect(announced.map((region) => region.isConnected && region.textContent)).toEqual([views[1]])
    })
    await step('All the time, the same live region has had the position', async () => {
      await expect(screen.getByRole('status')).toBe(position)
      await expect(position).toHaveTextContent('Image 2 of 10')
    })
    await step('Each change announces the position and the alternative text, politely', async () => {
      for (const [name, number] of [
        ['Next image', 3],
        ['Previous image', 2],
        ['Previous image', 1],
        ['Previous image', 10],
        ['Next image', 1],
      ] as const) {
        await expectAnnounced({ userEvent }, name, [`Image ${number} of 10`, views[number - 1] ?? ''])
      }
    })
  },
}

const thumbnail = byRole('button', 'The house from the street')

/** Closes it, and moves the focus to the thumbnail that opens it. */
async function reachThumbnail(context: StoryContext) {
  if (screen.queryByRole('dialog')) await context.userEvent.keyboard('{Escape}')
  await expectClosed()
  await tabTo(context.userEvent, thumbnail(context))
}

/** Opens it at the first picture, and moves the focus to its × button. */
async function reachViewer(context: StoryContext) {
  if (!screen.queryByRole('dialog')) {
    await reachThumbnail(context)
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button('Close')).toHaveFocus())
  }
  await tabTo(context.userEvent, button('Close'))
}

/** Opens it, and moves the focus to one of its buttons. */
async function reachButton(context: StoryContext, name: string) {
  await reachViewer(context)
  await tabTo(context.userEvent, button(name))
}

async function expectReturned(context: StoryContext) {
  await expectClosed()
  await waitFor(() => expect(thumbnail(context)).toHaveFocus())
  await expectPageUnblocked(context.canvasElement)
}

/** Presses a key with a modifier, and expects that no script prevents what the browser does then. */
async function expectLeftToBrowser(userEvent: StoryContext['userEvent'], modifier: string, key: string) {
  const events: KeyboardEvent[] = []
  const record = (event: KeyboardEvent) => events.push(event)
  window.addEventListener('keydown', record)
  await userEvent.keyboard(`{${modifier}>}{${key}}{/${modifier}}`)
  window.removeEventListener('keydown', record)
  const pressed = events.find((event) => event.key === key)
  await expect(pressed?.defaultPrevented, `${modifier}+${key} is prevented`).toBe(false)
}

/** The keys that work on each of its buttons. */
const viewerKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Escape', 'Tab'] as const

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  decorators: [betweenButtons],
  ...keyboardTable<Story>([
    {
      where: 'On a thumbnail',
      reach: reachThumbnail,
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Opens its picture, with the focus on the × button',
          result: async ({ canvas, userEvent }, key) => {
            await waitFor(() => expect(button('Close')).toHaveFocus())
            await expectShown(1)
            for (const number of [2, 10]) {
              await userEvent.keyboard('{Escape}')
              await expectClosed()
              const other = canvas.getByRole('button', { name: views[number - 1] ?? '' })
              await tabTo(userEvent, other)
              await userEvent.keyboard(key === 'Space' ? ' ' : `{${key}}`)
              await waitFor(() => expect(button('Close')).toHaveFocus())
              await expectShown(number)
              await userEvent.keyboard('{Escape}')
              await expectClosed()
              await waitFor(() => expect(other).toHaveFocus())
            }
          },
        },
      ],
    },
    {
      where: 'Anywhere in it',
      reach: reachViewer,
      alsoHandled: ['Enter', 'Space'],
      rows: [
        {
          keys: ['ArrowRight'],
          does: 'In a left-to-right page: shows the next picture, and after the last the first',
          result: async ({ userEvent }) => {
            await expectShown(2)
            for (const modifier of ['Alt', 'Control', 'Meta', 'Shift']) {
              for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'End']) {
                await expectLeftToBrowser(userEvent, modifier, key)
                await expectShown(2)
              }
            }
          },
        },
        {
          keys: ['ArrowLeft'],
          does: 'In a left-to-right page: shows the previous picture, and before the first the last',
          result: async ({ userEvent }) => {
            await expectShown(1)
            await userEvent.keyboard('{ArrowLeft}')
            await expectShown(10)
            await userEvent.keyboard('{ArrowRight}')
            await expectShown(1)
          },
        },
        {
          keys: ['End'],
          does: 'Shows the last picture',
          result: async ({ userEvent }) => {
            await expectShown(10)
            // The keys of pictures work on each of its buttons.
            for (const [name, key, shown] of [
              ['Previous image', 'Home', 1],
              ['Previous image', 'ArrowRight', 2],
              ['Next image', 'ArrowLeft', 1],
              ['Next image', 'End', 10],
            ] as const) {
              await tabTo(userEvent, button(name))
              await userEvent.keyboard(`{${key}}`)
              await expectShown(shown)
              await expect(button(name)).toHaveFocus()
            }
          },
        },
        { keys: ['Home'], does: 'Shows the first picture', result: () => expectShown(1) },
        {
          keys: ['Tab'],
          does: 'Moves the focus to the next button, and from the last to the first. With a single picture it stays on the × button (story Single Picture)',
          result: async ({ userEvent }) => {
            await expectVisibleFocus(button('Previous image'))
            await userEvent.tab()
            await expectVisibleFocus(button('Next image'))
            await userEvent.keyboard('{Enter}')
            await expectShown(2)
            await expect(button('Next image')).toHaveFocus()
            await userEvent.tab()
            await expectVisibleFocus(button('Close'))
          },
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves it back, and from the first to the last. With a single picture it stays on the × button, too',
          result: async ({ userEvent }) => {
            await expectVisibleFocus(button('Next image'))
            for (const name of ['Previous image', 'Close']) {
              await userEvent.tab({ shift: true })
              await expectVisibleFocus(button(name))
            }
          },
        },
        {
          keys: ['Escape'],
          does: 'Closes it; the focus returns to the thumbnail',
          prepare: async ({ userEvent }) => {
            await tabTo(userEvent, button('Next image'))
            // The keys of pictures work there, too.
            await userEvent.keyboard('{End}')
            await expectShown(10)
          },
          result: expectReturned,
        },
      ],
    },
    {
      where: 'Anywhere in it',
      direction: 'rtl',
      reach: reachViewer,
      rows: [
        {
          keys: ['ArrowLeft'],
          does: 'Shows the next picture, and after the last the first',
          result: () => expectShown(2),
        },
        {
          keys: ['ArrowRight'],
          does: 'Shows the previous picture, and before the first the last',
          result: async ({ userEvent }) => {
            await expectShown(1)
            await userEvent.keyboard('{ArrowRight}')
            await expectShown(10)
            await userEvent.keyboard('{ArrowLeft}')
            await expectShown(1)
          },
        },
      ],
    },
    {
      where: 'On Previous image',
      reach: (context) => reachButton(context, 'Previous image'),
      alsoHandled: viewerKeys,
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Shows the previous picture',
          result: (_, key) => expectShown(key === 'Enter' ? 10 : 9),
        },
      ],
    },
    {
      where: 'On Next image',
      reach: (context) => reachButton(context, 'Next image'),
      alsoHandled: viewerKeys,
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Shows the next picture',
          prepare: async ({ userEvent }) => {
            await userEvent.keyboard('{Home}')
            await expectShown(1)
          },
          result: () => expectShown(2),
        },
      ],
    },
    {
      where: 'On the × button',
      reach: reachViewer,
      alsoHandled: viewerKeys,
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Closes it; the focus returns to the thumbnail',
          result: expectReturned,
        },
      ],
    },
  ]),
}

/** Swipes across the picture with touch or mouse, by shares of the window's width and height. */
async function swipe(
  { userEvent }: Pick<StoryContext, 'userEvent'>,
  pointer: 'TouchA' | 'MouseLeft',
  shareX: number,
  shareY = 0,
) {
  const target = within(await opened()).getByRole('img')
  const from = { clientX: window.innerWidth / 2, clientY: window.innerHeight / 2 }
  const to = {
    clientX: from.clientX + shareX * window.innerWidth,
    clientY: from.clientY + shareY * window.innerHeight,
  }
  await userEvent.pointer([
    { keys: `[${pointer}>]`, target, coords: from },
    { pointerName: pointer === 'TouchA' ? pointer : 'mouse', target, coords: to },
    { keys: `[/${pointer}]`, target, coords: to },
  ])
}

export const Swiped: Story = {
  tags: ['!visual'],
  args: { index: 0 },
  play: async ({ userEvent, step }) => {
    await step('A swipe to the left shows the next picture, to the right the previous one', async () => {
      await swipe({ userEvent }, 'TouchA', -0.3)
      await expectShown(2)
      await swipe({ userEvent }, 'TouchA', 0.3)
      await expectShown(1)
    })
    await step('Before the first picture is the last, and after the last the first', async () => {
      await swipe({ userEvent }, 'TouchA', 0.3)
      await expectShown(10)
      await swipe({ userEvent }, 'TouchA', -0.3)
      await expectShown(1)
    })
    await step('Short, vertical and mouse drags are ignored', async () => {
      await swipe({ userEvent }, 'TouchA', -0.05)
      await swipe({ userEvent }, 'TouchA', -0.15, 0.4)
      await swipe({ userEvent }, 'MouseLeft', -0.3)
      await expectShown(1)
    })
  },
}

export const RightToLeft: Story = {
  tags: ['!visual'],
  args: { index: 0 },
  beforeEach: rightToLeft,
  play: async ({ userEvent, step }) => {
    await expectShown(1)
    await step('A swipe to the right shows the next picture, to the left the previous one', async () => {
      await swipe({ userEvent }, 'TouchA', 0.3)
      await expectShown(2)
      await swipe({ userEvent }, 'TouchA', -0.3)
      await expectShown(1)
      await swipe({ userEvent }, 'TouchA', -0.3)
      await expectShown(10)
      await swipe({ userEvent }, 'TouchA', 0.3)
      await expectShown(1)
    })
    await step('The Next button is on the left, and the Previous button on the right', async () => {
      const middle = window.innerWidth / 2
      await expect(button('Next image').getBoundingClientRect().right).toBeLessThan(middle)
      await expect(button('Previous image').getBoundingClientRect().left).toBeGreaterThan(middle)
    })
    await step('Their arrows are mirrored, and so point outwards', async () => {
      for (const [name, arrow] of [
        ['Next image', 'arrow-right'],
        ['Previous image', 'arrow-left'],
      ] as const) {
        const icon = button(name).querySelector('svg') ?? button(name)
        await expect(icon.querySelector('use')?.getAttribute('href')?.split('#')[1]).toBe(arrow)
        await expect(getComputedStyle(icon).scale).toBe('-1 1')
      }
    })
    await step('A click on each shows the next and the previous picture', async () => {
      await userEvent.click(button('Next image'))
      await expectShown(2)
      await userEvent.click(button('Previous image'))
      await expectShown(1)
      await userEvent.click(button('Previous image'))
      await expectShown(10)
    })
  },
}

export const ClosesOnBack: Story = {
  tags: ['!visual'],
  play: closeOnBackPlay('The gate and the car porch'),
}

/**
 * Expects at most a small gap above the picture, at its sides, and between it and its caption. The caption covers neither
 * a button nor the position, and the picture doesn't cover the position.
 */
async function expectRoomAboveCaption() {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const picture = screen.getByRole('img').getBoundingClientRect()
  const controls = ['Close', 'Previous image', 'Next image'].map(button)
  const caption = document.createRange()
  caption.selectNodeContents(screen.getByText(/^View 2/))
  const text = caption.getBoundingClientRect()
  await expect(text.top).toBeGreaterThanOrEqual(picture.bottom)
  await expect(text.top - picture.bottom).toBeLessThanOrEqual(rem)
  await expect(text.bottom).toBeLessThanOrEqual(window.innerHeight)
  await expect(screen.getByRole('status').getBoundingClientRect().top).toBeGreaterThanOrEqual(picture.bottom)
  for (const part of [...controls, screen.getByRole('status')]) {
    const { top, bottom, left, right } = part.getBoundingClientRect()
    const isClear = right <= text.left || left >= text.right || bottom <= text.top || top >= text.bottom
    await expect(isClear).toBe(true)
  }
  const [close, previous, next] = controls.map((control) => control.getBoundingClientRect())
  const isPortrait = window.innerHeight > window.innerWidth
  const [left = Infinity, right = Infinity] = isPortrait
    ? [0, document.documentElement.offsetWidth]
    : [previous?.right, next?.left]
  for (const gap of [picture.left - left, right - picture.right]) {
    await expect(gap).toBeGreaterThanOrEqual(0)
    await expect(gap).toBeLessThanOrEqual(rem)
  }
  const painted = await paintedSize()
  await expect(Math.min(picture.width - painted.width, picture.height - painted.height)).toBeLessThan(1)
  const roomStart = isPortrait ? (close?.bottom ?? 0) : 0
  await expect(picture.top).toBeGreaterThanOrEqual(roomStart)
  await expect(picture.top - roomStart).toBeLessThanOrEqual(rem)
  const lowest = isPortrait ? screen.getByRole('status').getBoundingClientRect().top : window.innerHeight
  await expect(lowest - text.bottom).toBeLessThanOrEqual(2 * rem)
}

export const WithCaptions: Story = {
  args: {
    index: 1,
    images: images.map((image, place) => ({
      ...image,
      caption: `View ${place + 1}: as drawn for a plot of ten marla, before the neighbours had built.`,
    })),
  },
  play: async ({ userEvent, step }) => {
    await expectShown(2)
    const announced = [...(await opened()).querySelectorAll('[aria-live="polite"]')]
    const position = screen.getByRole('status')
    await step('The caption is below the picture', async () => {
      const { bottom } = screen.getByRole('img').getBoundingClientRect()
      await expect(screen.getByText(/^View 2/).getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
    })
    await step('The caption belongs to its picture, and ends the description', async () => {
      await expect(screen.getByRole('figure')).toHaveTextContent(/^View 2/)
      await expect(await opened()).toHaveAccessibleDescription(/^Image 2 of 10 View 2: as drawn .* built\.$/)
    })
    await step('The next picture announces its position and its caption', () =>
      expectAnnounced({ userEvent }, 'Next image', [
        'Image 3 of 10',
        'View 3: as drawn for a plot of ten marla, before the neighbours had built.',
      ]),
    )
    await step('The caption is that of the next picture, also in the description', async () => {
      await expect(screen.getByRole('figure')).toHaveTextContent(/^View 3/)
      await expect(await opened()).toHaveAccessibleDescription(/^Image 3 of 10 View 3: as drawn .* built\.$/)
    })
    await step('The position changes in the same live region', async () => {
      await expect(screen.getByRole('status')).toBe(position)
      await expect(position).toHaveTextContent('Image 3 of 10')
    })
    await step('It changes in a polite live region, which none does with the alternative text', async () => {
      await expect(announced.every((region) => region.isConnected)).toBe(true)
      const regions = [...(await opened()).querySelectorAll('[aria-live="polite"]')]
      await expect(regions).toEqual(announced)
      await expect(regions.map(({ textContent }) => textContent.slice(0, 6)).filter(Boolean)).toEqual([
        'View 3',
      ])
    })
  },
}

export const RoomAboveCaption: Story = {
  ...WithCaptions,
  tags: ['!visual'],
  play: async ({ step }) => {
    await expectShown(2)
    await step('The picture has all the room that the caption and the buttons leave', expectRoomAboveCaption)
    await step('It does so in a desktop window, too', async () => {
      const { innerWidth, innerHeight } = window
      if (!(await resizeWindow(1920, 1080))) return
      await waitFor(expectRoomAboveCaption)
      await resizeWindow(innerWidth, innerHeight)
    })
    await step('It does so on a phone, too, and the picture is as wide as the window', async () => {
      const { innerWidth, innerHeight } = window
      if (!(await resizeWindow(390, 844))) return
      await waitFor(expectRoomAboveCaption)
      await expect((await paintedSize()).width).toBeCloseTo(document.documentElement.offsetWidth, 0)
      await resizeWindow(innerWidth, innerHeight)
    })
    await step('It does so on a phone in landscape, too', async () => {
      const { innerWidth, innerHeight } = window
      for (const [width, height] of [
        [844, 390],
        [568, 320],
      ] as const) {
        if (!(await resizeWindow(width, height))) return
        await waitFor(expectRoomAboveCaption)
      }
      await resizeWindow(innerWidth, innerHeight)
    })
  },
}

const liveRegions = async () => [...(await opened()).querySelectorAll('[aria-live="polite"]')]

/** The second of three pictures has no caption. */
export const SomeCaptions: Story = {
  tags: ['!visual'],
  args: {
    index: 0,
    images: [
      { picture: front, alt: 'The house from the street', caption: 'Caption 1' },
      { picture: exploded, alt: 'The floors lifted apart' },
      { picture: front, alt: 'The gate and the car porch', caption: 'Caption 3' },
    ],
  },
  play: async ({ userEvent, step }) => {
    await expectShown(1, 3)
    const [first] = await liveRegions()
    const texts = async () => (await liveRegions()).map(({ textContent }) => textContent)
    await step('A picture with a caption has it in a live region, and not its alternative text', async () => {
      await expect(await texts()).toEqual(['', 'Caption 1'])
    })
    await step(
      'The next one, without a caption, has its alternative text in a region that stays',
      async () => {
        await expectAnnounced({ userEvent }, 'Next image', ['Image 2 of 3', 'The floors lifted apart'])
        await expectShown(2, 3)
        await expect(await texts()).toEqual([views[1]])
        await expect(await liveRegions()).toEqual([first])
      },
    )
    await step('A caption after it is in a live region again, which is new', async () => {
      await expectAnnounced({ userEvent }, 'Next image', ['Image 3 of 3'])
      await expectShown(3, 3)
      await expect(await texts()).toEqual(['', 'Caption 3'])
      await expect(await liveRegions()).toHaveLength(2)
    })
  },
}

export const SinglePicture: Story = {
  args: { index: 0, images: images.slice(0, 1) },
  play: async ({ args, userEvent, step }) => {
    await expectShown(1, 1)
    await step('Tab and Shift+Tab keep the focus on the × button', async () => {
      await waitFor(() => expect(button('Close')).toHaveFocus())
      for (const shift of [false, true]) {
        await userEvent.tab({ shift })
        await expect(button('Close')).toHaveFocus()
      }
    })
    await step('There are no Previous and Next buttons, and keys and swipes do nothing', async () => {
      await expect(screen.queryByRole('button', { name: /image/ })).toBeNull()
      await userEvent.keyboard('{ArrowRight}{ArrowLeft}{End}')
      await swipe({ userEvent }, 'TouchA', -0.3)
      await expect(args.onIndexChange).not.toHaveBeenCalled()
    })
  },
}

/** Expects every button to be at least 44 px, within the window and not over the picture. */
async function expectClearButtons() {
  await opened()
  const picture = screen.getByRole('img').getBoundingClientRect()
  for (const name of ['Close', 'Previous image', 'Next image']) {
    const { top, bottom, left, right, width, height } = button(name).getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await expect(Math.min(top, left)).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    const isBeside =
      right <= picture.left || left >= picture.right || bottom <= picture.top || top >= picture.bottom
    await expect(isBeside).toBe(true)
  }
}

/** The size at which the current picture is painted: within its box, with its own aspect ratio. */
async function paintedSize() {
  const image = within(await opened()).getByRole<HTMLImageElement>('img')
  await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0), { timeout: 10_000 })
  await expect(getComputedStyle(image).objectFit).toBe('contain')
  const { naturalWidth, naturalHeight, clientWidth, clientHeight } = image
  const scale = Math.min(clientWidth / naturalWidth, clientHeight / naturalHeight)
  return { width: naturalWidth * scale, height: naturalHeight * scale }
}

/**
 * Expects at most a small gap on each side of the picture, which has no caption: in portrait to the window and the
 * controls above and below, in landscape to the window, the position and the buttons beside it. It covers none of them,
 * and is painted as large as that room allows.
 */
async function expectRoomAbovePosition() {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const picture = screen.getByRole('img').getBoundingClientRect()
  const [close, previous, next, position] = [
    button('Close'),
    button('Previous image'),
    button('Next image'),
    screen.getByRole('status'),
  ].map((part) => part.getBoundingClientRect())
  const isPortrait = window.innerHeight > window.innerWidth
  const [left = Infinity, right = -Infinity, top = Infinity, bottom = -Infinity] = isPortrait
    ? [0, document.documentElement.offsetWidth, close?.bottom, previous?.top]
    : [previous?.right, next?.left, 0, position?.top]
  for (const gap of [
    picture.left - left,
    right - picture.right,
    picture.top - top,
    bottom - picture.bottom,
  ]) {
    await expect(gap).toBeGreaterThanOrEqual(0)
    await expect(gap).toBeLessThanOrEqual(rem)
  }
  await expect(position?.top).toBeGreaterThanOrEqual(picture.bottom)
  await expect(position?.bottom).toBeLessThanOrEqual(window.innerHeight)
  const painted = await paintedSize()
  await expect(Math.min(picture.width - painted.width, picture.height - painted.height)).toBeCloseTo(0, 0)
}

export const Wide: Story = {
  args: { index: 0 },
  play: async ({ step }) => {
    await expectClearButtons()
    await step(
      'The picture has all the room between the buttons, and that above the position',
      expectRoomAbovePosition,
    )
  },
}

export const Narrow: Story = {
  args: { index: 0 },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement, step }) => {
    await expectClearButtons()
    await expectNoOverflow(canvasElement)
    await step('The picture fills the full width of the window', async () => {
      // The page keeps the width of its scrollbar free.
      await expect((await paintedSize()).width).toBeCloseTo(document.documentElement.offsetWidth, 0)
    })
    await step('It has all the room between the × and the row of the position', expectRoomAbovePosition)
  },
}

export const LandscapePhone: Story = {
  tags: ['!visual'],
  args: { index: 0 },
  globals: { viewport: { value: 'landscapePhone', isRotated: false } },
  play: async ({ step }) => {
    await expect(window.innerWidth).toBeGreaterThan(window.innerHeight)
    await expectClearButtons()
    await step('The picture fills most of the window’s height', async () => {
      await expect((await paintedSize()).height).toBeGreaterThan(window.innerHeight * 0.7)
    })
    await step(
      'It has all the room between the buttons, and that above the position',
      expectRoomAbovePosition,
    )
    for (const [width, height] of [
      [844, 390],
      [390, 844],
    ] as const) {
      await step(`So it has in a window of ${width} × ${height} px`, async () => {
        if (!(await resizeWindow(width, height))) return
        await waitFor(expectRoomAbovePosition)
        await expectClearButtons()
      })
    }
  },
}

export const ForcedColours: Story = {
  tags: ['!visual'],
  ...WithCaptions,
  // axe reads the text's fill colour, which Chromium reports as if colours weren't forced. The play function compares
  // the colour.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  beforeEach: forcedColours,
  play: async ({ userEvent, step }) => {
    const viewer = await opened()
    const ground = getComputedStyle(viewer)
    const [canvas, ink] = [systemColour('Canvas'), systemColour('CanvasText')]
    await waitFor(() => expect(ground.opacity).toBe('1'))
    await step('It covers the page with the background of the system', async () => {
      await expect(ground.backgroundColor).toBe(canvas)
    })
    await step('Its picture is visible, the position and the caption have the colour of text', async () => {
      await expect(screen.getByRole('img')).toBeVisible()
      for (const text of [screen.getByRole('status'), screen.getByText(/^View 2/)]) {
        await expect(getComputedStyle(text).color).toBe(ink)
      }
    })
    for (const name of ['Close', 'Previous image', 'Next image']) {
      await step(`${name} has an edge, an icon and a focus ring`, async () => {
        const style = getComputedStyle(button(name))
        await expect(style.borderStyle).toBe('solid')
        await expect(Number.parseFloat(style.borderWidth)).toBeGreaterThanOrEqual(1)
        await expect(style.borderColor).not.toBe(canvas)
        const icon = button(name).querySelector('svg') ?? viewer
        await expect(icon).toBeVisible()
        await expect(getComputedStyle(icon).color).not.toBe(style.backgroundColor)
        await tabTo(userEvent, button(name))
        await expectVisibleFocus(button(name))
        await waitFor(() => expect(style.outlineColor).toBe(ink))
      })
    }
  },
}

export const LargeText: Story = {
  tags: ['!visual'],
  ...WithCaptions,
  beforeEach: largeText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (context) => {
    await WithCaptions.play?.(context)
    await context.step('Its buttons and caption are as wide as they need, within the window', async () => {
      const dialog = await opened()
      for (const part of dialog.querySelectorAll('button, figcaption')) {
        const { left, right } = part.getBoundingClientRect()
        await expect(left).toBeGreaterThanOrEqual(0)
        await expect(right).toBeLessThanOrEqual(innerWidth)
        await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
      }
    })
    await context.step('On a phone 390 px wide, the position doesn’t overlap them', async () => {
      await resizeWindow(390, 844)
      const text = document.createRange()
      text.selectNodeContents(within(await opened()).getByRole('status'))
      const { left, right } = text.getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(button('Previous image').getBoundingClientRect().right)
      await expect(right).toBeLessThanOrEqual(button('Next image').getBoundingClientRect().left)
    })
    for (const [width, height] of [
      [844, 390],
      [932, 430],
    ] as const) {
      await context.step(
        `In a landscape window of ${width} × ${height} px, the caption is between the buttons and above the position, and all are in the window`,
        async () => {
          if (!(await resizeWindow(width, height))) return
          const [caption, position, previous, next] = [
            screen.getByText(/^View 3/),
            screen.getByRole('status'),
            button('Previous image'),
            button('Next image'),
          ].map((part) => part.getBoundingClientRect())
          await expect(caption?.width).toBeGreaterThan(width / 2)
          await expect(caption?.left).toBeGreaterThanOrEqual(previous?.right ?? Infinity)
          await expect(caption?.right).toBeLessThanOrEqual(next?.left ?? -Infinity)
          const text = document.createRange()
          text.selectNodeContents(screen.getByText(/^View 3/))
          await expect(text.getBoundingClientRect().bottom).toBeLessThanOrEqual(position?.top ?? -Infinity)
          await expect(position?.bottom).toBeLessThanOrEqual(height)
          await expect(previous?.bottom).toBeLessThanOrEqual(height)
          await expect(next?.bottom).toBeLessThanOrEqual(height)
        },
      )
    }
    await expectNoOverflow(context.canvasElement)
  },
}
