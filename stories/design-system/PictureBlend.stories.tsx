import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Picture, PictureBlend } from '../../src/design-system'
import dusk from '../../src/images/db-32-dusk.webp?picture'
import front from '../../src/images/db-32-front.webp?picture'
import { printed } from '../support/emulateMedia'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { expectVisibleFocus } from '../support/expectVisibleFocus'

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
    await step('A touch of the slider loads the second one', async () => {
      await userEvent.pointer({ keys: '[MouseLeft]', target: slider })
      await expect(await canvas.findByRole('img', { name: 'The house at dusk' })).toBeInTheDocument()
    })
  },
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, step }) => {
    const slider = canvas.getByRole('slider', { name: 'Time of day' })
    await step('The focus loads the second picture, still transparent', async () => {
      await userEvent.tab()
      await expectVisibleFocus(slider)
      await expectBlended(canvas.getByRole('img', { name: 'The house at dusk' }), '0')
    })
    await step('Arrow keys blend it in, and the position is said in words', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
      await expect(slider).toHaveAttribute('aria-valuetext', '10 % dusk')
      await expectBlended(canvas.getByRole('img', { name: 'The house at dusk' }), '0.1')
    })
    await step('End and Home show one picture alone', async () => {
      await userEvent.keyboard('{End}')
      await expect(slider).toHaveAttribute('aria-valuetext', 'Dusk')
      await expectBlended(canvas.getByRole('img', { name: 'The house at dusk' }), '1')
      await userEvent.keyboard('{Home}')
      await expect(slider).toHaveAttribute('aria-valuetext', 'Day')
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
