import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { Button, Inline, Lightbox } from '../../src/design-system'
import { encodedPicture } from '../../src/images/encodedPicture'
import { betweenLinks } from '../support/betweenLinks'
import { controlled } from '../support/controlled'
import { keyboardTable } from '../support/keyboardTable'
import { largeText } from '../support/largeText'
import {
  anywherePlace,
  closeButton,
  closingPlace,
  expectReturned,
  openingPlace,
  reachCloseButton,
} from '../support/modalPlaces'
import { expectModal, expectModalFits } from '../support/modalPlay'
import { tabTo } from '../support/tabTo'

const exploded = encodedPicture('db-32-exploded')
const front = encodedPicture('db-32-front')

const views = [
  'The house from the street',
  'The floors lifted apart',
  'The gate and the car porch',
  'The stair from below',
  'The terrace on the first floor',
]

const images = views.map((alt, place) => ({
  picture: place % 2 === 0 ? front : exploded,
  alt,
  caption: `View ${place + 1}: as drawn for a plot of ten marla, before the neighbours had built.`,
}))

const meta = {
  component: Lightbox,
  // On the docs page each story has its own frame, because open overlays would cover each other.
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  tags: ['!visual'],
  args: { images, index: undefined, onIndexChange: fn(), label: 'Gallery of house DB-32' },
  decorators: [controlled('index', 'onIndexChange')],
  render: (args) => (
    <>
      <Inline>
        {args.images.map(({ alt }, place) => (
          <Button key={alt} variant="secondary" onClick={() => args.onIndexChange(place)}>
            {alt}
          </Button>
        ))}
      </Inline>
      <Lightbox {...args} />
    </>
  ),
} satisfies Meta<typeof Lightbox>
export default meta

type Story = StoryObj<typeof meta>

const opened = () => screen.findByRole('dialog', { name: 'Gallery of house DB-32' })
const button = (name: string) => screen.getByRole('button', { name })

/** Expects only the picture with this number to be visible, and its position to be announced. */
async function expectShown(number: number, count = views.length) {
  const viewer = within(await opened())
  await expect(viewer.getByRole('status')).toHaveTextContent(`Image ${number} of ${count}`)
  await expect(viewer.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    views[number - 1],
  ])
}

const firstOpener = 'The house from the street'

export const Default: Story = {
  name: 'Default (gallery)',
  decorators: [betweenLinks],
  play: async (context) => {
    const { args, canvas, userEvent, step } = context
    await expectModal(context, {
      opener: firstOpener,
      name: 'Gallery of house DB-32',
      onClose: args.onIndexChange,
      closedWith: undefined,
      hasBackdrop: false,
    })
    await step('A button opens its picture, and the adjacent ones are preloaded', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'The gate and the car porch' }))
      await expectShown(3)
      for (const alt of [views[2], views[1], views[3]]) {
        const picture = within(await opened()).getByAltText<HTMLImageElement>(alt ?? '')
        await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0))
      }
    })
    await step('The buttons show the adjacent pictures', async () => {
      await userEvent.click(button('Next image'))
      await expectShown(4)
      await userEvent.click(button('Previous image'))
      await expectShown(3)
    })
    await step('Closed after some pictures, it returns the focus to the button that opened it', async () => {
      await userEvent.click(button('Next image'))
      await userEvent.click(closeButton())
      await expectReturned('The gate and the car porch')(context)
    })
  },
}

export const Open: Story = {
  tags: ['alone'],
  args: { index: 1 },
  play: async () => {
    await expectShown(2)
    await expect(await opened()).toHaveAccessibleDescription(/^Image 2 of 5 View 2: as drawn .* built\.$/)
    const picture = within(await opened()).getByRole<HTMLImageElement>('img')
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0))
  },
}

/** Does something, and returns the texts of the polite live regions that were there before and have changed. */
async function announcedBy(act: () => Promise<void>): Promise<string[]> {
  const regions = [...(await opened()).querySelectorAll('[role="status"], [aria-live="polite"]')]
  const before = regions.map(({ textContent }) => textContent)
  await act()
  return regions
    .filter(({ isConnected, textContent }, place) => isConnected && textContent !== before[place])
    .map(({ textContent }) => textContent)
    .filter(Boolean)
}

export const Announced: Story = {
  tags: ['!dev', '!autodocs'],
  args: { index: 0 },
  play: async ({ userEvent, step }) => {
    await expectShown(1)
    await step('Each change announces the position and the caption, around both ends', async () => {
      for (const [name, number] of [
        ['Next image', 2],
        ['Previous image', 1],
        ['Previous image', 5],
        ['Next image', 1],
      ] as const) {
        const announced = await announcedBy(() => userEvent.click(button(name)))
        await expect(announced).toEqual([`Image ${number} of 5`, images[number - 1]?.caption])
      }
    })
  },
}

const reachViewer = reachCloseButton(firstOpener)

async function reachButton(context: StoryContext, name: string) {
  await reachViewer(context)
  await tabTo(context.userEvent, button(name))
}

/** The keys that work on each of its buttons. */
const viewerKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Escape', 'Tab'] as const

const anywhere = anywherePlace(firstOpener, () => ['Previous image', 'Next image'].map(button))

export const KeyboardAlone: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [betweenLinks],
  ...keyboardTable<Story>([
    openingPlace(firstOpener),
    {
      ...anywhere,
      rows: [
        {
          keys: ['ArrowRight'],
          does: 'In a left-to-right page: shows the next picture, and after the last the first',
          result: async ({ userEvent }) => {
            await expectShown(2)
            // With a modifier, it belongs to the browser.
            await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
            await expectShown(2)
          },
        },
        {
          keys: ['ArrowLeft'],
          does: 'In a left-to-right page: shows the previous picture, and before the first the last',
          result: async ({ userEvent }) => {
            await expectShown(1)
            await userEvent.keyboard('{ArrowLeft}')
            await expectShown(5)
          },
        },
        { keys: ['Home'], does: 'Shows the first picture', result: () => expectShown(1) },
        { keys: ['End'], does: 'Shows the last picture', result: () => expectShown(5) },
        ...anywhere.rows,
      ],
    },
    {
      where: 'Anywhere in it',
      direction: 'rtl',
      goTo: reachViewer,
      rows: [
        {
          keys: ['ArrowLeft'],
          does: 'Shows the next picture, and after the last the first',
          result: () => expectShown(2),
        },
        {
          keys: ['ArrowRight'],
          does: 'Shows the previous picture, and before the first the last',
          result: () => expectShown(1),
        },
      ],
    },
    {
      where: 'On Previous image',
      goTo: (context) => reachButton(context, 'Previous image'),
      alsoHandled: viewerKeys,
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Shows the previous picture',
          result: (_, key) => expectShown(key === 'Enter' ? 5 : 4),
        },
      ],
    },
    {
      where: 'On Next image',
      goTo: (context) => reachButton(context, 'Next image'),
      alsoHandled: viewerKeys,
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Shows the next picture',
          prepare: ({ userEvent }) => userEvent.keyboard('{Home}'),
          result: () => expectShown(2),
        },
      ],
    },
    closingPlace(firstOpener, viewerKeys),
  ]),
}

function touchAt(target: Element, clientX: number, clientY: number) {
  return new Touch({ identifier: 1, target, clientX, clientY })
}

/** Swipes across the picture, by shares of the window's width and height. */
async function swipe(shareX: number, shareY = 0) {
  const target = within(await opened()).getByRole('img')
  const [x, y] = [window.innerWidth / 2, window.innerHeight / 2]
  const [endX, endY] = [x + shareX * window.innerWidth, y + shareY * window.innerHeight]
  await fireEvent.touchStart(target, { changedTouches: [touchAt(target, x, y)] })
  await fireEvent.touchEnd(target, { changedTouches: [touchAt(target, endX, endY)] })
}

export const Swiped: Story = {
  tags: ['!dev', '!autodocs'],
  args: { index: 0 },
  play: async ({ step }) => {
    await step('A swipe to the left shows the next picture, to the right the previous one', async () => {
      await swipe(-0.3)
      await expectShown(2)
      await swipe(0.3)
      await expectShown(1)
      await swipe(0.3)
      await expectShown(5)
    })
    await step('Short and vertical drags are ignored', async () => {
      await swipe(-0.05)
      await swipe(-0.15, 0.4)
      await expectShown(5)
    })
  },
}

export const SinglePicture: Story = {
  args: { index: 0, images: images.slice(0, 1) },
  play: async ({ args, userEvent, step }) => {
    await step('There are no Previous and Next buttons, and keys and swipes do nothing', async () => {
      await expectShown(1, 1)
      await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
      await expect(screen.queryByRole('button', { name: /image/ })).toBeNull()
      await userEvent.keyboard('{ArrowRight}{ArrowLeft}{End}')
      await swipe(-0.3)
      await expect(args.onIndexChange).not.toHaveBeenCalled()
    })
  },
}

const picture = () => within(screen.getByRole('dialog')).getByRole('img')

/** In a portrait window, the picture is as high as there is room, and is scrolled. */
export const Portrait: Story = {
  args: { index: 0 },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ userEvent, step }) => {
    await step('It starts in the middle, and a swipe that scrolls it shows no other picture', async () => {
      await expectShown(1)
      const scroller = within(await opened()).getByRole('group')
      await waitFor(() => expect(scroller.scrollLeft).toBeGreaterThan(0))
      await fireEvent.touchStart(picture(), { changedTouches: [touchAt(picture(), 200, 300)] })
      await fireEvent.scroll(scroller)
      await fireEvent.touchEnd(picture(), { changedTouches: [touchAt(picture(), 50, 300)] })
      await expectShown(1)
    })
    await step('A button shows it whole', async () => {
      const { width } = picture().getBoundingClientRect()
      await expect(width).toBeGreaterThan(window.innerWidth)
      await userEvent.click(button('Enlarge image'))
      await expect(picture().getBoundingClientRect().width).toBeLessThanOrEqual(window.innerWidth)
      await userEvent.click(button('Enlarge image'))
      await expect(picture().getBoundingClientRect().width).toBe(width)
    })
  },
}

export const SmallestPhone: Story = {
  tags: ['!dev', '!autodocs'],
  args: { index: 0 },
  beforeEach: largeText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: expectModalFits,
}
