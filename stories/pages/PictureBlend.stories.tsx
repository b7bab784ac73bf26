import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Picture } from '../../src/design-system'
import { encodedPicture } from '../../src/images/encodedPicture'
import { PictureBlend } from '../../src/pages/project/PictureBlend'
import { betweenLinks } from '../support/betweenLinks'
import { byRole, byTab, leftByTab, tabStops } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { prerendered, withoutScripts } from '../support/withoutScripts'

const front = encodedPicture('db-32-front')
const dusk = encodedPicture('db-32-dusk')

const meta = {
  component: PictureBlend,
  args: {
    day: <Picture picture={front} alt="The house by day" ratio="fill" />,
    dusk: <Picture picture={dusk} alt="The house at dusk" ratio="fill" />,
    captions: ['Render: the house by day', 'Render: the house at dusk'],
  },
} satisfies Meta<typeof PictureBlend>
export default meta

type Story = StoryObj<typeof meta>

const slider = byRole('slider', 'Time of day')

export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context
    await step('At first there is only one picture', async () => {
      await expect(canvas.getByRole('img', { name: 'The house by day' })).toBeVisible()
      await expect(canvas.queryByAltText('The house at dusk')).toBeNull()
      await expect(slider(context)).toHaveAttribute('aria-valuetext', 'Day')
    })
    await step('Hovering the slider loads the second one', async () => {
      await userEvent.hover(slider(context))
      await expect(canvas.getByAltText('The house at dusk')).toBeInTheDocument()
    })
    await step('The picture of which more is seen has its alternative text and caption', async () => {
      slider(context).focus()
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(canvas.getByRole('img', { name: 'The house at dusk' })).toBeVisible())
      await expect(canvas.queryByRole('img', { name: 'The house by day' })).toBeNull()
      await expect(canvas.getByText('Render: the house at dusk')).toBeVisible()
    })
  },
}

/** Expects the words that announce the position, and the opacity of the second picture. */
async function expectPosition(
  context: Pick<StoryContext, 'canvas' | 'userEvent'>,
  text: string,
  opacity: string,
) {
  await expect(slider(context)).toHaveAttribute('aria-valuetext', text)
  const picture = context.canvas.getByAltText('The house at dusk')
  await waitFor(() => expect(picture.closest('div[style]')).toHaveStyle({ opacity }), { timeout: 10_000 })
}

export const KeyboardAlone: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  decorators: [betweenLinks],
  ...keyboardTable<Story>([
    ...tabStops(slider),
    {
      where: 'On the slider',
      goTo: byTab(slider),
      rows: [
        {
          keys: ['ArrowRight', 'ArrowUp', 'PageUp'],
          does: 'Blends the second picture in by 5%, Page Up by 10%; the position is announced in words',
          isNative: true,
          prepare: ({ userEvent }) => userEvent.keyboard('{Home}'),
          result: (context, key) =>
            key === 'PageUp'
              ? expectPosition(context, '10% dusk', '0.1')
              : expectPosition(context, '5% dusk', '0.05'),
        },
        {
          keys: ['ArrowLeft', 'ArrowDown', 'PageDown'],
          does: 'Blends it out by 5%, Page Down by 10%',
          isNative: true,
          prepare: ({ userEvent }) => userEvent.keyboard('{End}'),
          result: (context, key) =>
            key === 'PageDown'
              ? expectPosition(context, '90% dusk', '0.9')
              : expectPosition(context, '95% dusk', '0.95'),
        },
        {
          keys: ['End'],
          does: 'Blends the second picture in completely',
          isNative: true,
          result: (context) => expectPosition(context, 'Dusk', '1'),
        },
        {
          keys: ['Home'],
          does: 'Blends it out completely',
          isNative: true,
          result: (context) => expectPosition(context, 'Day', '0'),
        },
        ...leftByTab(),
      ],
    },
  ]),
}

export const WithoutScripts: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  decorators: [prerendered],
  beforeEach: withoutScripts,
  play: async ({ canvas, step }) => {
    await step('Only the first picture is shown, without a control', async () => {
      await expect(canvas.getByRole('img', { name: 'The house by day' })).toBeVisible()
      await expect(canvas.queryByRole('slider')).toBeNull()
    })
  },
}
