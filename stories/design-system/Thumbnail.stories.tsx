import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Thumbnail } from '../../src/design-system'
import { encodedPicture } from '../../src/images/encodedPicture'
import { byRole, byTab, tabStop } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'

const front = encodedPicture('db-32-front')

const house = 'Render of a model: a white two-storey house seen from the street.'

const meta = {
  component: Thumbnail,
  args: { picture: { picture: front, alt: house, sizes: '20rem' }, onClick: fn() },
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
    await step('It is announced as opening a dialog, and a click calls the handler', async () => {
      await expect(button).toHaveAttribute('aria-haspopup', 'dialog')
      await userEvent.click(button)
      await expect(args.onClick).toHaveBeenCalledOnce()
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
