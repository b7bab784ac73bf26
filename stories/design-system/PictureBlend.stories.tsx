import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { Picture, PictureBlend } from '../../src/design-system'
import dusk from '../../src/images/db-32-dusk.webp?picture'
import front from '../../src/images/db-32-front.webp?picture'
import { printed, withMedia } from '../support/emulateMedia'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { byRole, byTab } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { prerendered, withoutScripts } from '../support/withoutScripts'

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

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const slider = canvas.getByRole('slider', { name: 'Time of day' })
    await step('At first there is only one picture', async () => {
      await expect(canvas.getByRole('img', { name: 'The house by day' })).toBeVisible()
      await expect(canvas.queryByRole('img', { name: 'The house at dusk' })).toBeNull()
      await expect(slider).toHaveAttribute('aria-valuetext', 'Day')
    })
    await step('The slider is a native control', () => expect(slider).toHaveAttribute('type', 'range'))
    await step('Hovering the slider loads the second one', async () => {
      await userEvent.hover(slider)
      await expect(await canvas.findByRole('img', { name: 'The house at dusk' })).toBeInTheDocument()
    })
  },
}

const slider = byRole('slider', 'Time of day')

const expectPosition = (context: Pick<StoryContext, 'canvas' | 'userEvent'>, text: string) =>
  expect(slider(context)).toHaveAttribute('aria-valuetext', text)

const atDusk = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  canvas.getByRole('img', { name: 'The house at dusk' })

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  ...keyboardTable<Story>([
    {
      where: 'Before it',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to the slider, and loads the second picture',
          result: async (context) => {
            await expectVisibleFocus(slider(context))
            await expectBlended(atDusk(context), '0')
          },
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
          result: async (context, key) => {
            await expectPosition(context, key === 'ArrowRight' ? '5% dusk' : '10% dusk')
            await expectBlended(atDusk(context), key === 'ArrowRight' ? '0.05' : '0.1')
          },
        },
        {
          keys: ['ArrowLeft', 'ArrowDown'],
          does: 'Blends it out by 5%',
          isNative: true,
          result: (context, key) => expectPosition(context, key === 'ArrowLeft' ? '5% dusk' : 'Day'),
        },
        {
          keys: ['PageUp'],
          does: 'Blends it in by a larger step',
          isNative: true,
          result: (context) => expectPosition(context, '10% dusk'),
        },
        {
          keys: ['PageDown'],
          does: 'Blends it out by a larger step',
          isNative: true,
          result: (context) => expectPosition(context, 'Day'),
        },
        {
          keys: ['End'],
          does: 'Shows the second picture alone',
          isNative: true,
          result: async (context) => {
            const picture = atDusk(context)
            await expectPosition(context, 'Dusk')
            await expectBlended(picture, '1')
            await withMedia({ media: 'print' }, () => expect(picture).not.toBeVisible())
            await expect(picture).toBeVisible()
          },
        },
        {
          keys: ['Home'],
          does: 'Shows the first picture alone',
          isNative: true,
          result: (context) => expectPosition(context, 'Day'),
        },
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
          result: (context) => expectPosition(context, '5% dusk'),
        },
        {
          keys: ['ArrowRight'],
          does: 'Blends it out by 5%',
          isNative: true,
          result: (context) => expectPosition(context, 'Day'),
        },
      ],
    },
  ]),
}

export const Touched: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, step }) => {
    await step('A touch of the slider loads the second picture', async () => {
      await userEvent.pointer({ keys: '[TouchA]', target: slider({ canvas, userEvent }) })
      await expect(await canvas.findByRole('img', { name: 'The house at dusk' })).toBeInTheDocument()
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
    await step('Neither hover, touch nor focus loads the second picture', async () => {
      await userEvent.hover(control)
      await userEvent.pointer({ keys: '[TouchA]', target: control })
      control.focus()
      await expect(canvas.queryByRole('img', { name: 'The house at dusk' })).toBeNull()
    })
    await step('Moving the slider does', async () => {
      await fireEvent.change(control, { target: { value: '5' } })
      await expect(await canvas.findByRole('img', { name: 'The house at dusk' })).toBeInTheDocument()
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
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull()
    await expect(canvas.getByRole('img', { name: 'The house by day' })).toBeVisible()
  },
}
