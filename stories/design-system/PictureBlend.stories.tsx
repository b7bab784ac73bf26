import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { Picture, PictureBlend } from '../../src/design-system'
import dusk from '../../src/images/db-32-dusk.webp?picture'
import front from '../../src/images/db-32-front.webp?picture'
import { betweenLinks } from '../support/betweenLinks'
import { forcedColours, printed, withMedia } from '../support/emulateMedia'
import { waitForFrames } from '../support/expectMovement'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { byRole, byTab, leftByTab, linkAfter, linkBefore } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { rightToLeft } from '../support/rightToLeft'
import { tabTo } from '../support/tabTo'
import { prerendered, withoutScripts } from '../support/withoutScripts'
import { expectSystemFocusRing } from '../support/expectSystemFocusRing'
import { systemColour } from '../support/systemColour'
import { largeText } from '../support/largeText'
import { expectTextUncut } from '../support/textLines'

const meta = {
  component: PictureBlend,
  args: {
    picture: <Picture picture={front} alt="The house by day" ratio="fill" />,
    otherPicture: <Picture picture={dusk} alt="The house at dusk" ratio="fill" />,
    label: 'Time of day',
    ends: ['Day', 'Dusk'],
    caption: 'Renders of one model.',
  },
} satisfies Meta<typeof PictureBlend>
export default meta

type Story = StoryObj<typeof meta>

/** The opacity of the second picture, once it has loaded. */
async function expectBlended(image: HTMLElement, opacity: string) {
  await waitFor(() => expect(image.closest('div[style]')).toHaveStyle({ opacity }), { timeout: 10_000 })
}

/** Expects that the second picture has loaded. */
async function expectLoaded({ canvas }: Pick<StoryContext, 'canvas'>) {
  const picture = await canvas.findByRole<HTMLImageElement>('img', { name: 'The house at dusk' })
  await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0), { timeout: 10_000 })
}

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const slider = canvas.getByRole('slider', { name: 'Time of day' })
    await step('At first there is only one picture', async () => {
      await expect(canvas.getByRole('img', { name: 'The house by day' })).toBeVisible()
      await expect(canvas.queryByRole('img', { name: 'The house at dusk' })).toBeNull()
      await expect(slider).toHaveAttribute('aria-valuetext', 'Day')
    })
    await step(
      'The caption is below the picture, beside the slider, and precedes the picture in the DOM',
      async () => {
        const picture = canvas.getByRole('img', { name: 'The house by day' })
        const caption = canvas.getByText('Renders of one model.')
        const below = picture.getBoundingClientRect().bottom
        await expect(caption.getBoundingClientRect().top).toBeGreaterThanOrEqual(below)
        await expect(slider.getBoundingClientRect().top).toBeGreaterThanOrEqual(below)
        await expect(slider.getBoundingClientRect().left).toBeGreaterThan(
          caption.getBoundingClientRect().right,
        )
        await expect(caption.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
      },
    )
    await step('The slider is a native control', () => expect(slider).toHaveAttribute('type', 'range'))
    await step(
      'The words at its ends are hidden from screen readers, which get them as its value',
      async () => {
        for (const end of ['Day', 'Dusk']) {
          await expect(canvas.getByText(end)).toBeVisible()
          await expect(canvas.getByText(end)).toHaveAttribute('aria-hidden', 'true')
        }
      },
    )
    await step('Hovering the slider loads the second one', async () => {
      await userEvent.hover(slider)
      await expectLoaded({ canvas })
    })
  },
}

const slider = byRole('slider', 'Time of day')

const byDay = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  canvas.getByRole('img', { name: 'The house by day' })
const atDusk = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  canvas.getByRole('img', { name: 'The house at dusk' })

/** Expects that the second picture lies over the whole first one. */
async function expectCovering(context: Pick<StoryContext, 'canvas'>) {
  const below = byDay(context).getBoundingClientRect()
  const above = atDusk(context).getBoundingClientRect()
  for (const side of ['left', 'top', 'right', 'bottom'] as const)
    await expect(Math.abs(above[side] - below[side]), side).toBeLessThan(1)
  await expect(
    byDay(context).compareDocumentPosition(atDusk(context)) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy()
  await expect(atDusk(context).closest('div[style]')).toHaveStyle({ position: 'absolute' })
}

/** Expects the words that announce the position, and the opacity of the second picture. */
async function expectPosition(
  context: Pick<StoryContext, 'canvas' | 'userEvent'>,
  text: string,
  opacity: string,
) {
  await expect(slider(context)).toHaveAttribute('aria-valuetext', text)
  await expectBlended(atDusk(context), opacity)
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
          does: 'Moves the focus to the slider, and loads the second picture, if it isn’t loaded yet',
          prepare: async (context) => {
            await tabTo(context.userEvent, linkBefore(context))
            await expect(context.canvas.queryByRole('img', { name: 'The house at dusk' })).toBeNull()
          },
          result: async (context) => {
            await expectVisibleFocus(slider(context))
            await expectLoaded(context)
            await expectBlended(atDusk(context), '0')
          },
        },
      ],
    },
    {
      where: 'After it',
      rows: [
        {
          keys: ['Shift+Tab'],
          does: 'Moves the focus to the slider, and loads the second picture, if it isn’t loaded yet (story Reached Backwards)',
          prepare: (context) => tabTo(context.userEvent, linkAfter(context)),
          result: (context) => expectVisibleFocus(slider(context)),
        },
      ],
    },
    {
      where: 'On the slider',
      reach: byTab(slider),
      rows: [
        {
          keys: ['ArrowRight', 'ArrowUp'],
          does: 'Blends the second picture in by 5%; the position is announced in words',
          isNative: true,
          result: (context, key) =>
            key === 'ArrowRight'
              ? expectPosition(context, '5% dusk', '0.05')
              : expectPosition(context, '10% dusk', '0.1'),
        },
        {
          keys: ['ArrowLeft', 'ArrowDown'],
          does: 'Blends it out by 5%',
          isNative: true,
          result: (context, key) =>
            key === 'ArrowLeft'
              ? expectPosition(context, '5% dusk', '0.05')
              : expectPosition(context, 'Day', '0'),
        },
        {
          keys: ['PageUp'],
          does: 'Blends it in by 10%',
          isNative: true,
          result: (context) => expectPosition(context, '10% dusk', '0.1'),
        },
        {
          keys: ['PageDown'],
          does: 'Blends it out by 10%',
          isNative: true,
          result: (context) => expectPosition(context, 'Day', '0'),
        },
        {
          keys: ['End'],
          does: 'Blends the second picture in completely: only it is visible',
          isNative: true,
          result: async (context) => {
            await expectPosition(context, 'Dusk', '1')
            await expectCovering(context)
            const picture = atDusk(context)
            await withMedia({ media: 'print' }, async () => {
              await expect(picture).not.toBeVisible()
              await expect(byDay(context)).toBeVisible()
            })
            await expect(picture).toBeVisible()
          },
        },
        {
          keys: ['Home'],
          does: 'Blends it out completely: only the first picture is visible',
          isNative: true,
          result: async (context) => {
            await expectPosition(context, 'Day', '0')
            await expect(byDay(context)).toBeVisible()
          },
        },
        ...leftByTab(),
      ],
    },
    {
      where: 'On the slider',
      direction: 'rtl',
      reach: byTab(slider),
      rows: [
        {
          keys: ['ArrowLeft'],
          does: 'Blends the second picture in by 5%',
          isNative: true,
          result: (context) => expectPosition(context, '5% dusk', '0.05'),
        },
        {
          keys: ['ArrowRight'],
          does: 'Blends it out by 5%',
          isNative: true,
          result: (context) => expectPosition(context, 'Day', '0'),
        },
      ],
    },
  ]),
}

/** The slider hasn’t had the focus yet. */
export const ReachedBackwards: Story = {
  tags: ['!visual'],
  decorators: [betweenLinks],
  play: async (context) => {
    await context.step('Shift+Tab moves the focus to the slider, and loads the second picture', async () => {
      // No key reaches what follows the slider without passing it first.
      linkAfter(context).focus()
      await expect(context.canvas.queryByRole('img', { name: 'The house at dusk' })).toBeNull()
      await context.userEvent.tab({ shift: true })
      await expect(slider(context)).toHaveFocus()
      await expectLoaded(context)
    })
  },
}

const place = (element: HTMLElement) => element.getBoundingClientRect()

/** The keys of a right-to-left page are in Keyboard Alone. */
export const RightToLeft: Story = {
  tags: ['!visual'],
  beforeEach: rightToLeft,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step(
      'The caption, the first word, the slider and the second word follow each other to the left',
      async () => {
        const elements = [
          canvas.getByText('Renders of one model.'),
          canvas.getByText('Day'),
          slider({ canvas, userEvent }),
          canvas.getByText('Dusk'),
        ].map(place)
        for (const [index, { right }] of elements.slice(1).entries())
          await expect(right).toBeLessThanOrEqual(elements[index]?.left ?? Number.NaN)
      },
    )
    await expectNoOverflow(canvasElement)
  },
}

export const Touched: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, step }) => {
    await step('A touch of the slider loads the second picture', async () => {
      await userEvent.pointer({ keys: '[TouchA]', target: slider({ canvas, userEvent }) })
      await expectLoaded({ canvas })
    })
  },
}

export const SavingData: Story = {
  tags: ['!visual'],
  beforeEach: () => {
    const { matchMedia } = window
    window.matchMedia = (query) =>
      matchMedia.call(window, query.replace('(prefers-reduced-data: reduce)', '(min-width: 0px)'))
    return () => {
      window.matchMedia = matchMedia
    }
  },
  play: async ({ canvas, userEvent, step }) => {
    const control = slider({ canvas, userEvent })
    for (const [name, approach] of [
      ['Hovering', () => userEvent.hover(control)],
      ['Touching', () => userEvent.pointer({ keys: '[TouchA]', target: control })],
      ['Focusing', () => control.focus()],
    ] as const) {
      await step(`${name} the slider doesn’t load the second picture`, async () => {
        await approach()
        await waitForFrames(4)
        await expect(canvas.queryByRole('img', { name: 'The house at dusk' })).toBeNull()
      })
    }
    await step('Moving the slider does', async () => {
      await fireEvent.change(control, { target: { value: '5' } })
      await expectLoaded({ canvas })
    })
  },
}

export const WithoutScripts: Story = {
  tags: ['!visual'],
  decorators: [prerendered],
  beforeEach: withoutScripts,
  play: async ({ canvas, step }) => {
    await step('Only the first picture is shown', async () => {
      const pictures = canvas.getAllByRole('img')
      await expect(pictures).toEqual([canvas.getByRole('img', { name: 'The house by day' })])
      await expect(canvas.queryByRole('slider')).toBeNull()
    })
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

export const Printed: Story = {
  tags: ['!visual'],
  beforeEach: printed,
  play: async ({ canvas, step }) => {
    await step('Only the first picture is shown', async () => {
      await expect(canvas.queryByRole('slider')).toBeNull()
      await expect(canvas.getAllByRole('img')).toEqual([byDay({ canvas })])
      await expect(byDay({ canvas })).toBeVisible()
    })
  },
}

export const ForcedColours: Story = {
  beforeEach: forcedColours,
  play: async (context) => {
    const { canvas, userEvent, step } = context
    await step('Caption and words have the colour of text', async () => {
      for (const text of ['Renders of one model.', 'Day', 'Dusk'])
        await expect(getComputedStyle(canvas.getByText(text)).color).toBe(systemColour('CanvasText'))
    })
    await step('The browser paints the slider in the colours of the system', async () => {
      const { appearance, forcedColorAdjust } = getComputedStyle(slider(context))
      await expect([appearance, forcedColorAdjust]).toEqual(['auto', 'auto'])
    })
    await step('It has a focus ring', () => expectSystemFocusRing(userEvent, slider(context)))
    await step('The second picture still appears over the first one', async () => {
      await fireEvent.change(slider(context), { target: { value: '100' } })
      await expectLoaded(context)
      await expectBlended(atDusk(context), '1')
    })
  },
}

/** Text of twice the usual size, in a window of 320 × 568 px. */
export const LargeText: Story = {
  ...Narrow,
  beforeEach: largeText,
  play: async (context) => {
    const { canvas, canvasElement, step } = context
    await step('Caption and words aren’t cut off', async () => {
      for (const text of ['Renders of one model.', 'Day', 'Dusk'])
        await expectTextUncut(canvas.getByText(text))
      await expectNoOverflow(canvasElement)
    })
    await step('The slider is between its words, 88 px high, and at least 44 px wide', async () => {
      const [start, control, end] = [canvas.getByText('Day'), slider(context), canvas.getByText('Dusk')].map(
        place,
      )
      await expect(control?.height).toBe(88)
      await expect(control?.width).toBeGreaterThanOrEqual(44)
      await expect(control?.left).toBeGreaterThanOrEqual(start?.right ?? Infinity)
      await expect(control?.right).toBeLessThanOrEqual(end?.left ?? 0)
    })
  },
}
