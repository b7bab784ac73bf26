import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Thumbnail } from '../../src/design-system'
import exploded from '../../src/images/db-32-exploded.webp?picture'
import front from '../../src/images/db-32-front.webp?picture'
import { tabStop, byRole, byTab } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { forcedColours } from '../support/emulateMedia'
import { expectSystemFocusRing } from '../support/expectSystemFocusRing'

const house = 'Render of a model: a white two-storey house seen from the street.'

const meta = {
  component: Thumbnail,
  args: {
    picture: { picture: front, alt: house, sizes: '20rem' },
    onClick: fn(),
  },
  decorators: [
    (Story) => (
      <div className="aspect-16/10 max-w-tooltip">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Thumbnail>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: house })
    await step('It fills its container', async () => {
      const box = button.parentElement?.getBoundingClientRect()
      await expect(button.getBoundingClientRect()).toEqual(box)
      await expect(canvas.getByRole('img').getBoundingClientRect()).toEqual(box)
    })
    await step('It is announced as opening a dialog, and a click calls the handler', async () => {
      await expect(button).toHaveAttribute('aria-haspopup', 'dialog')
      await userEvent.click(button)
      await expect(args.onClick).toHaveBeenCalledTimes(1)
    })
  },
}

const thumbnail = byRole('button', house)

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  ...keyboardTable<Story>([
    tabStop(thumbnail, 'Moves the focus to it, with a ring around the whole picture'),
    {
      where: 'On it',
      reach: byTab(thumbnail),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Activates it',
          isNative: true,
          result: ({ args }) => expect(args.onClick).toHaveBeenCalledOnce(),
        },
      ],
    },
  ]),
}

/** A picture with another aspect ratio is cropped, not distorted. */
export const PortraitInALandscape: Story = {
  args: {
    picture: {
      picture: exploded,
      alt: 'Render of a model: the four levels of a house lifted apart.',
      sizes: '20rem',
    },
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).objectFit).toBe('cover')
  },
}

export const ForcedColours: Story = {
  beforeEach: forcedColours,
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: house })
    await step('Its picture is visible', async () => {
      await expect(canvas.getByRole('img')).toBeVisible()
    })
    await step('It has a focus ring around the whole picture, in the colour of text', async () => {
      await expectSystemFocusRing(userEvent, button)
      await expect(Number.parseFloat(getComputedStyle(button).outlineOffset)).toBeGreaterThanOrEqual(0)
    })
  },
}
