import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { ZoomableDrawing } from '../../src/design-system'
import plan from '../../src/images/db-32-plan.svg'
import { betweenLinks } from '../support/betweenLinks'
import { forcedColours, printed, reducedMotion } from '../support/emulateMedia'
import { nextFrame, waitForFrames } from '../support/expectMovement'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { byRole, byTab, linkAfter, linkBefore } from '../support/keyboardPlaces'
import { keyboardTable, type Key } from '../support/keyboardTable'
import { largeText } from '../support/largeText'
import { rightToLeft } from '../support/rightToLeft'
import { systemColour } from '../support/systemColour'
import { resizeWindow } from '../support/resizeWindow'
import { tabTo } from '../support/tabTo'

const meta = {
  component: ZoomableDrawing,
  args: {
    src: plan,
    width: 1600,
    height: 1000,
    alt: 'Line drawing: the ground floor of a house with two bedrooms.',
    caption: 'Ground floor, the street at the left.',
  },
} satisfies Meta<typeof ZoomableDrawing>
export default meta

type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const frameOf = (canvas: Canvas) => canvas.getByRole('region', { name: /^Ground floor/ })
const drawingOf = (canvas: Canvas) => canvas.getByRole('img', { name: /the ground floor of a house/ })
/** The edges beyond which there is more of the drawing, as the shades along them say. */
const cutOff = (canvas: Canvas) => {
  const shade = frameOf(canvas).nextElementSibling
  return shade instanceof HTMLElement && shade.style.backgroundImage !== ''
    ? shade.dataset['state']
    : undefined
}
/** How far from an edge the shade is looked for, in px. */
const edgeDepth = 2

/** The edges of the frame along which the shade is painted: it is opaque there, and transparent further in. */
async function shadedEdges(canvas: Canvas) {
  const frame = frameOf(canvas)
  const shade = frame.nextElementSibling
  if (!(shade instanceof HTMLElement)) return ''
  await expect(shade.getBoundingClientRect()).toEqual(frame.getBoundingClientRect())
  const { clientWidth: width, clientHeight: height } = shade
  const { backgroundImage } = getComputedStyle(shade)
  // The background alone, without the drawing below it. Forced colours have already changed it, or not.
  const image = new Image(width, height)
  image.src = `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%"><div xmlns="http://www.w3.org/1999/xhtml" style="height:100%;forced-color-adjust:none;background-image:${backgroundImage}"/></foreignObject></svg>`,
  )}`
  await image.decode()
  const painting = new OffscreenCanvas(width, height).getContext('2d')
  if (!painting) throw new Error('There is no canvas.')
  painting.drawImage(image, 0, 0)
  const isPainted = (x: number, y: number) => (painting.getImageData(x, y, 1, 1).data[3] ?? 0) > 100
  const [middleX, middleY] = [Math.round(width / 2), Math.round(height / 2)]
  await expect(isPainted(middleX, middleY)).toBe(false)
  const edges = {
    left: isPainted(edgeDepth, middleY),
    right: isPainted(width - edgeDepth, middleY),
    up: isPainted(middleX, edgeDepth),
    down: isPainted(middleX, height - edgeDepth),
  }
  return Object.entries(edges)
    .flatMap(([edge, isShaded]) => (isShaded ? edge : []))
    .join(' ')
}

/** Expects more of the drawing beyond these edges alone, and a shade along each. */
async function expectCutOff(canvas: Canvas, edges: string) {
  await waitFor(() => expect(cutOff(canvas)).toBe(edges))
  await expect(await shadedEdges(canvas)).toBe(edges)
}

const positionOf = (canvas: Canvas) => {
  const { scrollLeft, scrollTop } = frameOf(canvas)
  return { scrollLeft, scrollTop }
}
/** Waits until the drawing no longer moves. Returns where it is. */
const positionAtRest = (canvas: Canvas) =>
  waitFor(async () => {
    const position = positionOf(canvas)
    await waitForFrames(3)
    await expect(positionOf(canvas)).toEqual(position)
    return position
  })
/** The middle of the frame, as shares of the drawing. */
const middleOf = (canvas: Canvas) => {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = frameOf(canvas)
  return {
    x: (scrollLeft + clientWidth / 2) / scrollWidth,
    y: (scrollTop + clientHeight / 2) / scrollHeight,
  }
}
const heightOf = (canvas: Canvas) => drawingOf(canvas).getBoundingClientRect().height

export const Default: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, step }) => {
    const zoomIn = canvas.getByRole('button', { name: 'Zoom in' })
    const zoomOut = canvas.getByRole('button', { name: 'Zoom out' })
    await step('The frame is 16:10', async () => {
      const { offsetWidth, offsetHeight } = frameOf(canvas)
      await expect(offsetWidth / offsetHeight).toBeCloseTo(1.6, 2)
    })
    await step('The caption is below the drawing, and precedes it in reading order', async () => {
      const caption = canvas.getByText('Ground floor, the street at the left.')
      const frame = frameOf(canvas)
      await expect(caption.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        frame.getBoundingClientRect().bottom,
      )
      await expect(caption.compareDocumentPosition(frame)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    })
    await step('The caption is beside the buttons', async () => {
      const caption = canvas.getByText('Ground floor, the street at the left.').getBoundingClientRect()
      for (const button of canvas.getAllByRole('button')) {
        const { left, top, bottom } = button.getBoundingClientRect()
        await expect(caption.right).toBeLessThanOrEqual(left)
        await expect(top).toBeLessThan(caption.bottom)
        await expect(bottom).toBeGreaterThan(caption.top)
      }
    })
    await step('The whole drawing fills the frame, so there are no pan buttons', async () => {
      await expect(Math.abs(heightOf(canvas) - frameOf(canvas).clientHeight)).toBeLessThan(2)
      await expect(canvas.queryByRole('button', { name: /^Pan/ })).toBeNull()
      await expect(zoomOut).toHaveAttribute('aria-disabled', 'true')
      await expect(canvas.getByRole('button', { name: 'Show all' })).toHaveAttribute('aria-disabled', 'true')
      await expect(cutOff(canvas)).toBeUndefined()
    })
    await step('Zoom in enlarges it around its middle', async () => {
      const before = heightOf(canvas)
      await userEvent.click(zoomIn)
      await expect(heightOf(canvas) / before).toBeCloseTo(1.5, 1)
      await waitFor(() => expect(middleOf(canvas).x).toBeCloseTo(0.5, 2))
      await expect(middleOf(canvas).y).toBeCloseTo(0.5, 2)
    })
    await step('The buttons move it in all directions', async () => {
      for (const [name, axis, sign] of [
        ['Pan right', 'scrollLeft', 1],
        ['Pan left', 'scrollLeft', -1],
        ['Pan down', 'scrollTop', 1],
        ['Pan up', 'scrollTop', -1],
      ] as const) {
        const before = await positionAtRest(canvas)
        await userEvent.click(canvas.getByRole('button', { name }))
        await waitFor(() => expect((positionOf(canvas)[axis] - before[axis]) * sign).toBeGreaterThan(20))
      }
    })
    await step('A shade along each edge shows that there is more beyond it', async () => {
      await positionAtRest(canvas)
      const frame = frameOf(canvas)
      const { scrollWidth, scrollHeight } = frame
      for (const [left, top, edges] of [
        [20, 20, 'left right up down'],
        [scrollWidth, 20, 'left up down'],
        [20, 0, 'left right down'],
        [20, scrollHeight, 'left right up'],
        [0, 20, 'right up down'],
      ] as const) {
        frame.scrollTo({ left, top, behavior: 'instant' })
        await expectCutOff(canvas, edges)
      }
      await expect(canvas.getByRole('button', { name: 'Pan left' })).toHaveAttribute('aria-disabled', 'true')
    })
    await step(
      'Enlarged away from its middle, it keeps what is in the middle of the frame there',
      async () => {
        await positionAtRest(canvas)
        const { x, y } = middleOf(canvas)
        await expect(Math.max(x, y)).toBeLessThan(0.4)
        await userEvent.click(zoomIn)
        await waitFor(() => expect(heightOf(canvas) / frameOf(canvas).clientHeight).toBeCloseTo(2.25, 1))
        await positionAtRest(canvas)
        await expect(middleOf(canvas).x).toBeCloseTo(x, 2)
        await expect(middleOf(canvas).y).toBeCloseTo(y, 2)
      },
    )
    await step('Show all shows the whole drawing in one step, and keeps the focus', async () => {
      const showAll = canvas.getByRole('button', { name: 'Show all' })
      await userEvent.click(showAll)
      await waitFor(() => expect(canvas.queryByRole('button', { name: /^Pan/ })).toBeNull())
      await expect(Math.abs(heightOf(canvas) - frameOf(canvas).clientHeight)).toBeLessThan(2)
      await expect(showAll).toHaveFocus()
      await expect(showAll).toHaveAttribute('aria-disabled', 'true')
      await expect(cutOff(canvas)).toBeUndefined()
    })
    await step('With Ctrl, Alt or Meta, +, = and - are left to the browser', async () => {
      const before = heightOf(canvas)
      for (const key of ['+', '=', '-'])
        for (const modifier of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
          await expect(await fireEvent.keyDown(frameOf(canvas), { key, ...modifier })).toBe(true)
      await nextFrame()
      await expect(heightOf(canvas)).toBe(before)
    })
    await step('Zoom out shows the whole drawing again', async () => {
      await userEvent.click(zoomIn)
      await userEvent.click(zoomIn)
      await expect(zoomIn).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(zoomOut)
      await userEvent.click(zoomOut)
      await waitFor(() => expect(canvas.queryByRole('button', { name: /^Pan/ })).toBeNull())
    })
  },
}

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>

/** How much the drawing is enlarged. */
const zoomOf = ({ canvas }: Context) => heightOf(canvas) / frameOf(canvas).clientHeight
const expectZoom = (context: Context, zoom: number) =>
  waitFor(() => expect(zoomOf(context)).toBeCloseTo(zoom, 1))

/** Where the drawing was before the key. */
let position = { scrollLeft: 0, scrollTop: 0 }

/** Enlarges the drawing as far as possible, and remembers where it is once it no longer moves. */
async function enlarge(context: Context) {
  await context.userEvent.keyboard('++')
  await expectZoom(context, 2.25)
  position = await positionAtRest(context.canvas)
}

const scrollKeys = {
  ArrowRight: ['scrollLeft', 1],
  ArrowLeft: ['scrollLeft', -1],
  ArrowDown: ['scrollTop', 1],
  ArrowUp: ['scrollTop', -1],
  Space: ['scrollTop', 1],
  PageDown: ['scrollTop', 1],
  End: ['scrollTop', 1],
  PageUp: ['scrollTop', -1],
  Home: ['scrollTop', -1],
} as const satisfies Partial<Record<Key, readonly ['scrollLeft' | 'scrollTop', 1 | -1]>>

const expectScrolled = (context: Context, key: Key) =>
  waitFor(async () => {
    const [axis, sign] = key in scrollKeys ? scrollKeys[key as keyof typeof scrollKeys] : []
    if (axis) await expect((positionOf(context.canvas)[axis] - position[axis]) * sign).toBeGreaterThan(10)
  })

const findFrame = ({ canvas }: Context) => frameOf(canvas)
const showAll = byRole('button', 'Show all')
const zoomOut = byRole('button', 'Zoom out')
const zoomIn = byRole('button', 'Zoom in')

/** Where the pan buttons move the view. */
const panned = {
  left: ['scrollLeft', -1],
  right: ['scrollLeft', 1],
  up: ['scrollTop', -1],
  down: ['scrollTop', 1],
} as const
const panButton = (direction: keyof typeof panned) => byRole('button', `Pan ${direction}`)
const panRight = panButton('right')
const panDown = panButton('down')

const pressOn = (context: Context, key: Key) => context.userEvent.keyboard(key === 'Enter' ? '{Enter}' : ' ')

/** Once the view has moved away from one edge, two more steps reach the other. */
async function expectPanned(context: Context, key: Key, direction: keyof typeof panned) {
  const [axis, sign] = panned[direction]
  const button = panButton(direction)(context)
  const { clientWidth, clientHeight } = frameOf(context.canvas)
  const step = 0.6 * (axis === 'scrollLeft' ? clientWidth : clientHeight)
  await waitFor(() =>
    expect((positionOf(context.canvas)[axis] - position[axis]) * sign).toBeCloseTo(step, -1),
  )
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
  await expectVisibleFocus(button)
  for (const _ of [1, 2]) await pressOn(context, key)
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  await expectVisibleFocus(button)
}

/** Moves the focus to the drawing, back from one of its buttons or by Tab from elsewhere. */
async function reachFrame(context: Context) {
  const drawing = findFrame(context)
  const figure = drawing.closest('figure')
  while (document.activeElement !== drawing && figure?.contains(document.activeElement)) {
    await context.userEvent.tab({ shift: true })
  }
  await byTab(findFrame)(context)
}

/** Enlarges the drawing as far as possible, then moves the focus to one of its buttons. */
const enlargedAt = (find: typeof showAll) => async (context: Context) => {
  await reachFrame(context)
  await enlarge(context)
  await byTab(find)(context)
}

/** Shows the whole drawing, then moves the focus to Zoom in. */
async function wholeAtZoomIn(context: Context) {
  await reachFrame(context)
  await context.userEvent.keyboard('--')
  await expectZoom(context, 1)
  await byTab(zoomIn)(context)
}

export const Whole: Story = {}

/** The keys are pressed under reduced motion, so that the test needn’t wait for each movement to end. */
export const KeyboardAlone: Story = {
  tags: ['!visual'],
  beforeEach: reducedMotion,
  decorators: [betweenLinks],
  ...keyboardTable<Story>([
    {
      where: 'Before it',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to the drawing',
          prepare: byTab(linkBefore),
          result: (context) => expectVisibleFocus(findFrame(context)),
        },
      ],
    },
    {
      where: 'After it',
      rows: [
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to its last button: Zoom in, or the last pan button if the drawing is larger than the frame',
          prepare: byTab(linkAfter),
          result: async (context) => {
            await expectVisibleFocus(zoomIn(context))
            await enlargedAt(linkAfter)(context)
            await context.userEvent.tab({ shift: true })
            await expectVisibleFocus(panDown(context))
          },
        },
      ],
    },
    {
      where: 'On the drawing',
      reach: reachFrame,
      rows: [
        {
          keys: ['+', '='],
          does: 'Enlarges it by one step: to 1.5 times, then to 2.25 times the height of the frame, and no further. In a narrow window the first step from the whole drawing goes back to the height of the frame (story Narrow)',
          prepare: async (context) => {
            await context.userEvent.keyboard('--')
            await expectZoom(context, 1)
          },
          result: async (context) => {
            await expectZoom(context, 1.5)
            await context.userEvent.keyboard('++')
            await expectZoom(context, 2.25)
            await context.userEvent.keyboard('--')
            await expectZoom(context, 1)
          },
        },
        {
          keys: ['-'],
          does: 'Makes it smaller by one step, until the whole drawing is shown. In a narrow window, where the drawing opens as high as the frame but wider, one step shows all of it (story Narrow)',
          prepare: enlarge,
          result: async (context) => {
            await expectZoom(context, 1.5)
            await context.userEvent.keyboard('--')
            await expectZoom(context, 1)
          },
        },
        {
          keys: ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'],
          does: 'Scrolls it in this direction, if it is larger than the frame',
          isNative: true,
          prepare: enlarge,
          result: expectScrolled,
        },
        {
          keys: ['PageDown', 'PageUp', 'Space'],
          does: 'Page Down and Space scroll down, Page Up scrolls up',
          isNative: true,
          prepare: enlarge,
          result: expectScrolled,
        },
        {
          keys: ['Home', 'End'],
          does: 'Home scrolls to its upper edge, End to its lower edge',
          isNative: true,
          prepare: enlarge,
          result: async (context, key) => {
            await expectScrolled(context, key)
            const { scrollHeight, clientHeight } = frameOf(context.canvas)
            const edge = key === 'Home' ? 0 : scrollHeight - clientHeight
            await waitFor(() =>
              expect(Math.abs(positionOf(context.canvas).scrollTop - edge)).toBeLessThanOrEqual(2),
            )
          },
        },
        {
          keys: ['Tab'],
          does: 'Moves the focus to Show all; from there, on through Zoom out, Zoom in and, where it is wider or higher than the frame, Pan left and Pan right, Pan up and Pan down, also to those that are disabled',
          prepare: enlarge,
          result: async ({ canvas, userEvent }) => {
            await expectVisibleFocus(canvas.getByRole('button', { name: 'Show all' }))
            for (const name of ['Zoom out', 'Zoom in', 'Pan left', 'Pan right', 'Pan up', 'Pan down']) {
              await userEvent.tab()
              await expectVisibleFocus(canvas.getByRole('button', { name }))
            }
          },
        },
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to what precedes the drawing',
          result: (context) => expect(linkBefore(context)).toHaveFocus(),
        },
      ],
    },
    {
      where: 'On the drawing',
      direction: 'rtl',
      reach: reachFrame,
      rows: [
        {
          keys: ['ArrowLeft', 'ArrowRight'],
          does: 'Scrolls it in this direction, because drawings aren’t mirrored',
          isNative: true,
          prepare: enlarge,
          result: expectScrolled,
        },
      ],
    },
    {
      where: 'On Show all',
      reach: enlargedAt(showAll),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Shows the whole drawing; the focus stays. Then it is disabled, and does nothing',
          result: async (context, key) => {
            await expectZoom(context, 1)
            await context.userEvent.keyboard(key === 'Enter' ? '{Enter}' : ' ')
            await expectZoom(context, 1)
            await expectVisibleFocus(showAll(context))
          },
        },
      ],
    },
    {
      where: 'On Zoom out',
      rows: [
        {
          prepare: enlargedAt(zoomOut),
          keys: ['Enter', 'Space'],
          does: 'Makes it smaller by one step; the focus stays. Where all is shown, it is disabled, and does nothing',
          result: async (context) => {
            await expectZoom(context, 1.5)
            await context.userEvent.keyboard('{Enter} {Enter}')
            await expectZoom(context, 1)
            await expect(zoomOut(context)).toHaveAttribute('aria-disabled', 'true')
            await expectVisibleFocus(zoomOut(context))
          },
        },
      ],
    },
    {
      where: 'On Zoom in',
      rows: [
        {
          prepare: wholeAtZoomIn,
          keys: ['Enter', 'Space'],
          does: 'Enlarges it by one step; the focus stays. At 2.25 times it is disabled, and does nothing',
          result: async (context) => {
            await expectZoom(context, 1.5)
            await context.userEvent.keyboard('{Enter} {Enter}')
            await expectZoom(context, 2.25)
            await expectVisibleFocus(zoomIn(context))
          },
        },
      ],
    },
    {
      where: 'On Pan left, Pan right, Pan up or Pan down',
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Moves the view in this direction by 60% of the frame. At the edge of the drawing the button is disabled (stories Default, Upright). The focus stays',
          prepare: async (context) => {
            await enlargedAt(panRight)(context)
            frameOf(context.canvas).scrollTo({ left: 0, top: 0, behavior: 'instant' })
            position = await positionAtRest(context.canvas)
          },
          result: async (context, key) => {
            await expectPanned(context, key, 'right')
            for (const direction of ['left', 'down', 'up'] as const) {
              position = await positionAtRest(context.canvas)
              await byTab(panButton(direction))(context)
              await pressOn(context, key)
              await expectPanned(context, key, direction)
            }
          },
        },
      ],
    },
    {
      where: 'On its last button',
      rows: [
        {
          prepare: enlargedAt(panDown),
          keys: ['Tab'],
          does: 'Moves the focus to what follows it',
          result: (context) => expect(linkAfter(context)).toHaveFocus(),
        },
      ],
    },
    {
      where: 'On one of its buttons',
      rows: [
        {
          // The drawing is still enlarged.
          prepare: async (context) => {
            await byTab(linkAfter)(context)
            await context.userEvent.tab({ shift: true })
            await expect(panDown(context)).toHaveFocus()
          },
          keys: ['Shift+Tab'],
          does: 'Moves the focus to the previous one, also to those that are disabled; from Show all to the drawing',
          result: async (context) => {
            const names = ['Pan up', 'Pan right', 'Pan left', 'Zoom in', 'Zoom out', 'Show all']
            for (const name of names) {
              await expectVisibleFocus(context.canvas.getByRole('button', { name }))
              await context.userEvent.tab({ shift: true })
            }
            await expectVisibleFocus(findFrame(context))
          },
        },
      ],
    },
  ]),
}

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const frame = frameOf(canvas)
    await step('The frame is 4:5', async () => {
      await expect(frame.offsetWidth / frame.offsetHeight).toBeCloseTo(0.8, 2)
    })
    await step('The drawing is wider than the frame, so that its text can be read', async () => {
      // At this width, the text is 31 of the drawing's 1600 units high.
      await expect((drawingOf(canvas).getBoundingClientRect().width / 1600) * 31).toBeGreaterThanOrEqual(11)
    })
    await step('It opens in its middle', async () => {
      // Until the drawing is loaded, its size changes.
      await waitFor(() => expect(drawingOf(canvas)).toHaveProperty('complete', true))
      await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth + 50)
      await waitFor(() => expect(middleOf(canvas).x).toBeCloseTo(0.5, 2))
    })
    await step('Shades show that there is more at both sides', async () => {
      await waitFor(() => expect(cutOff(canvas)).toBe('left right'))
    })
    await step('The buttons are on one row', async () => {
      const tops = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().top)
      await expect(new Set(tops.map(Math.round)).size).toBe(1)
    })
    await step('The buttons move it sideways only', async () => {
      await expect(canvas.queryByRole('button', { name: 'Pan up' })).toBeNull()
      const before = frame.scrollLeft
      await userEvent.click(canvas.getByRole('button', { name: 'Pan right' }))
      await waitFor(() => expect(frame.scrollLeft).toBeGreaterThan(before))
    })
    await step('Show all shows the whole drawing in one step, also if it was enlarged', async () => {
      const zoomInButton = canvas.getByRole('button', { name: 'Zoom in' })
      await userEvent.click(zoomInButton)
      await waitFor(() => expect(heightOf(canvas) / frame.clientHeight).toBeCloseTo(1.5, 1))
      await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
      await waitFor(() => expect(frame.scrollWidth).toBe(frame.clientWidth))
      await waitFor(() => expect(canvas.queryByRole('button', { name: /^Pan/ })).toBeNull())
      await userEvent.click(zoomInButton)
      await waitFor(() => expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth + 50))
    })
    await step('Zoom out shows the whole drawing, and Zoom in enlarges it again', async () => {
      const smaller = canvas.getByRole('button', { name: 'Zoom out' })
      await waitFor(() => expect(smaller).not.toHaveAttribute('aria-disabled', 'true'))
      await userEvent.click(smaller)
      await waitFor(() => expect(frame.scrollWidth).toBe(frame.clientWidth))
      await waitFor(() => expect(canvas.queryByRole('button', { name: /^Pan/ })).toBeNull())
      await waitFor(() => expect(smaller).toHaveAttribute('aria-disabled', 'true'))
      await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }))
      await waitFor(() => expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth + 50))
    })
    await step('So do - and + on the frame: + makes the drawing as high as the frame', async () => {
      await tabTo(userEvent, frame)
      await userEvent.keyboard('-')
      await waitFor(() => expect(frame.scrollWidth).toBe(frame.clientWidth))
      await userEvent.keyboard('+')
      await waitFor(() => expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth + 50))
      await expect(Math.abs(heightOf(canvas) - frame.clientHeight)).toBeLessThan(2)
    })
    await step('Reduced and enlarged before the next frame, it shows its middle again', async () => {
      await positionAtRest(canvas)
      for (const name of ['Show all', 'Zoom in']) {
        canvas.getByRole('button', { name }).click()
        await Promise.resolve()
        // The browser scrolls a drawing that has become smaller once something measures it.
        await expect(frame.scrollWidth > frame.clientWidth).toBe(name === 'Zoom in')
      }
      await waitForFrames(3)
      await expect(middleOf(canvas).x).toBeCloseTo(0.5, 2)
    })
    await step('+ enlarges it to 1.5 and 2.25 times the height of the frame, and no further', async () => {
      await tabTo(userEvent, frame)
      for (const zoom of [1.5, 2.25, 2.25]) {
        await userEvent.keyboard('+')
        await waitFor(() => expect(heightOf(canvas) / frame.clientHeight).toBeCloseTo(zoom, 1))
      }
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true'),
      )
      frame.blur()
    })
    await step('The caption is below the drawing, above the buttons', async () => {
      const caption = canvas.getByText('Ground floor, the street at the left.').getBoundingClientRect()
      await expect(caption.top).toBeGreaterThanOrEqual(frame.getBoundingClientRect().bottom)
      for (const button of canvas.getAllByRole('button'))
        await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(caption.bottom)
    })
    await expectNoOverflow(canvasElement)
  },
}

const uprightDrawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="1000"><path d="M50 50h400v900h-400z" fill="none" stroke="black"/></svg>',
)}`

/** A drawing that is much higher than wide. */
export const Upright: Story = {
  tags: ['!visual'],
  args: { src: uprightDrawing, width: 500, height: 1000 },
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const panButtons = () =>
      canvas.queryAllByRole('button', { name: /^Pan/ }).map((button) => button.getAttribute('aria-label'))
    await step(
      'Enlarged, it is higher than the frame but not wider, so it has Pan up and Pan down only',
      async () => {
        await userEvent.click(zoomIn(context))
        await userEvent.click(zoomIn(context))
        const frame = frameOf(canvas)
        await waitFor(() => expect(frame.scrollHeight).toBeGreaterThan(2 * frame.clientHeight))
        await expect(frame.scrollWidth).toBe(frame.clientWidth)
        // The frame scrolls to the middle after the drawing has grown.
        await waitFor(() =>
          expect(frame.scrollTop).toBeCloseTo((frame.scrollHeight - frame.clientHeight) / 2, -1),
        )
        await waitFor(() => expect(cutOff(canvas)).toBe('up down'))
        await expect(panButtons()).toEqual(['Pan up', 'Pan down'])
      },
    )
    await step('At its upper edge Pan up is disabled', async () => {
      frameOf(canvas).scrollTo({ top: 0, behavior: 'instant' })
      await waitFor(() => expect(cutOff(canvas)).toBe('down'))
      await expect(panButtons()).toEqual(['Pan up', 'Pan down'])
      await expect(canvas.getByRole('button', { name: 'Pan up' })).toHaveAttribute('aria-disabled', 'true')
      await expect(panDown(context)).not.toHaveAttribute('aria-disabled', 'true')
    })
  },
}

export const RightToLeft: Story = {
  tags: ['!visual'],
  beforeEach: rightToLeft,
  play: async ({ canvas, userEvent, step }) => {
    await step('Left stays left, because the drawing isn’t mirrored', async () => {
      const frame = frameOf(canvas)
      await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }))
      await waitFor(() => expect(frame.scrollLeft).toBeGreaterThan(0))
      const before = frame.scrollLeft
      await userEvent.click(await canvas.findByRole('button', { name: 'Pan left' }))
      await waitFor(() => expect(frame.scrollLeft).toBeLessThan(before))
    })
    await step('The icons point where the buttons move it', async () => {
      for (const direction of ['left', 'right']) {
        const icon = canvas.getByRole('button', { name: `Pan ${direction}` }).querySelector('svg')
        await expect(icon?.querySelector('use')?.getAttribute('href')).toMatch(
          new RegExp(`#chevron-${direction}$`),
        )
        await expect(icon).toHaveStyle({ scale: 'none' })
      }
    })
  },
}

/** In a window that is lower than the frame would be. */
export const ShortWindow: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'short', isRotated: false } },
  play: async ({ canvas, step }) => {
    const frameHeight = () => frameOf(canvas).parentElement?.offsetHeight
    await step('The frame is as high as the window less 96 px', async () => {
      await waitFor(() => expect(innerHeight).toBe(480))
      await waitFor(() => expect(frameHeight()).toBe(480 - 96))
    })
    if (!(await resizeWindow(1280, 360))) return
    await step('In a window of 360 px it is 320 px high', async () => {
      await waitFor(() => expect(frameHeight()).toBe(320))
    })
  },
}

export const LargeText: Story = {
  ...Narrow,
  tags: ['!visual'],
  beforeEach: largeText,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('Every button can be reached and is wholly visible', async () => {
      await waitFor(() => expect(canvas.getAllByRole('button').length).toBeGreaterThan(3))
      for (const button of canvas.getAllByRole('button')) {
        await tabTo(userEvent, button)
        const { left, right } = button.getBoundingClientRect()
        await expect(left).toBeGreaterThanOrEqual(0)
        await expect(right).toBeLessThanOrEqual(innerWidth)
      }
    })
    await expectNoOverflow(canvasElement)
  },
}

/** All but white. Charcoal is the colour of the ring. */
const grounds = ['paper', 'sand', 'navy', 'deep', 'charcoal'] as const

export const OnEveryGround: Story = {
  tags: ['!visual'],
  render: (args) => (
    <>
      {grounds.map((ground) => (
        <div key={ground} data-ground={ground} className="bg-surface p-4">
          <ZoomableDrawing {...args} caption={ground} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    for (const ground of grounds) {
      await step(`On ${ground}, the frame is white, and its dark focus ring lies within it`, async () => {
        const frame = canvas.getByRole('region', { name: ground })
        const box = frame.parentElement ?? document.body
        await expect(box).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)', opacity: '1' })
        const around = box.closest(`[data-ground=${ground}]`) ?? document.body
        await expect(getComputedStyle(around).backgroundColor).not.toBe('rgb(255, 255, 255)')
        await tabTo(userEvent, frame)
        await expectVisibleFocus(frame)
        const { outlineColor, outlineOffset, outlineWidth } = getComputedStyle(frame)
        await expect(Number.parseFloat(outlineOffset)).toBeLessThanOrEqual(-Number.parseFloat(outlineWidth))
        await expect(Number.parseFloat(outlineWidth)).toBeGreaterThan(0)
        // Not transparent: a colour without an alpha channel.
        await expect(outlineColor).toMatch(/^rgb\(/)
        const channels = outlineColor.match(/\d+/g)?.slice(0, 3).map(Number) ?? [255]
        await expect(Math.max(...channels)).toBeLessThan(96)
      })
    }
  },
}

export const ReducedMotion: Story = {
  tags: ['!visual'],
  beforeEach: reducedMotion,
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(zoomIn(context))
    const button = await canvas.findByRole('button', { name: 'Pan right' })
    await positionAtRest(canvas)
    await context.step('A button moves it at once', async () => {
      const before = positionOf(canvas).scrollLeft
      await userEvent.click(button)
      await expect(positionOf(canvas).scrollLeft).toBeGreaterThan(before)
      const moved = positionOf(canvas)
      await nextFrame()
      await expect(positionOf(canvas)).toEqual(moved)
    })
  },
}

export const ForcedColours: Story = {
  tags: ['!visual'],
  beforeEach: forcedColours,
  play: async (context) => {
    const { canvas, userEvent } = context
    const [ground, ink] = [systemColour('Canvas'), systemColour('CanvasText')]
    await userEvent.click(zoomIn(context))
    await context.step('The frame has an edge', async () => {
      const { borderStyle, borderWidth, borderColor } = getComputedStyle(
        frameOf(canvas).parentElement ?? document.body,
      )
      await expect(borderStyle).toBe('solid')
      await expect(Number.parseFloat(borderWidth)).toBeGreaterThan(0)
      await expect(borderColor).not.toBe(ground)
    })
    await context.step('The shades along its edges are still drawn', async () => {
      await expectCutOff(canvas, 'left right up down')
    })
    await context.step('The frame has a focus ring, dark on the drawing, which stays white', async () => {
      const frame = frameOf(canvas)
      await tabTo(userEvent, frame)
      await expectVisibleFocus(frame)
      const { forcedColorAdjust, backgroundColor, outlineColor } = getComputedStyle(frame)
      await expect(forcedColorAdjust).toBe('none')
      await expect(backgroundColor).toBe('rgb(255, 255, 255)')
      // That of the system would be white in dark colours.
      await expect(outlineColor).not.toBe(ink)
      await expect(outlineColor).toMatch(/^rgb\(/)
      const channels = outlineColor.match(/\d+/g)?.map(Number) ?? [255]
      await expect(Math.max(...channels)).toBeLessThan(96)
    })
    for (const button of canvas.getAllByRole('button')) {
      await context.step(
        `${button.getAttribute('aria-label') ?? button.textContent} has a focus ring`,
        async () => {
          await tabTo(userEvent, button)
          await expectVisibleFocus(button)
          await waitFor(() => expect(getComputedStyle(button).outlineColor).toBe(ink))
        },
      )
    }
  },
}

export const Printed: Story = {
  tags: ['!visual'],
  beforeEach: printed,
  play: async ({ canvas, userEvent, step }) => {
    const expectWhole = async () => {
      await expect(drawingOf(canvas)).toBeVisible()
      const drawing = drawingOf(canvas).getBoundingClientRect()
      const frame = frameOf(canvas).parentElement?.getBoundingClientRect() ?? new DOMRect()
      await expect(drawing.width / drawing.height).toBeCloseTo(1.6, 1)
      await expect(drawing.left).toBeGreaterThanOrEqual(frame.left)
      await expect(drawing.top).toBeGreaterThanOrEqual(frame.top)
      await expect(drawing.right).toBeLessThanOrEqual(frame.right)
      await expect(drawing.bottom).toBeLessThanOrEqual(frame.bottom)
    }
    await step('The whole drawing is within its frame, without buttons', async () => {
      await waitFor(() => expect(drawingOf(canvas)).toHaveProperty('complete', true))
      await expect(canvas.queryByRole('button')).toBeNull()
      await expectWhole()
    })
    await step('So it is if it was enlarged, and there are no pan buttons either', async () => {
      await tabTo(userEvent, frameOf(canvas))
      await userEvent.keyboard('++')
      await waitFor(() => expect(drawingOf(canvas).className).toMatch(/225%/))
      await expectWhole()
      await expect(canvas.queryByRole('button')).toBeNull()
    })
    await step('Its focus ring isn’t printed', async () => {
      await expect(frameOf(canvas)).toHaveFocus()
      await expect(getComputedStyle(frameOf(canvas)).outlineStyle).toBe('none')
    })
  },
}
