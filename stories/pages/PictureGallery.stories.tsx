import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PictureGallery } from '../../src/pages/project/PictureGallery'
import { expectNoOverflow } from '../support/expectNoOverflow'

const names = [
  'db-32-corner',
  'db-32-entrance',
  'db-32-terrace',
  'db-32-porch',
  'db-32-detail',
  'db-32-garden',
  'db-32-aerial',
  'db-32-rooftop',
] as const

const meta = {
  component: PictureGallery,
  args: { names, label: 'Gallery of a house' },
} satisfies Meta<typeof PictureGallery>
export default meta

type Story = StoryObj<typeof meta>

/** Expects that the thumbnails fill the grid to its end, without overlap. */
const expectNoGaps: Story['play'] = async ({ canvas, canvasElement }) => {
  const gallery = canvas.getByRole('list')
  const boxes = [...gallery.children].map((child) => child.getBoundingClientRect())
  const { right, bottom } = gallery.getBoundingClientRect()
  await expect(Math.abs(Math.max(...boxes.map((box) => box.right)) - right)).toBeLessThan(1)
  await expect(
    boxes.some((box) => Math.abs(box.right - right) < 1 && Math.abs(box.bottom - bottom) < 1),
  ).toBe(true)
  for (const [index, box] of boxes.entries()) {
    const hasNoOverlap = boxes
      .slice(index + 1)
      .every(
        (other) =>
          other.left > box.right - 1 ||
          other.right < box.left + 1 ||
          other.top > box.bottom - 1 ||
          other.bottom < box.top + 1,
      )
    await expect(hasNoOverlap).toBe(true)
  }
  await expectNoOverflow(canvasElement)
}

export const Eight: Story = { play: expectNoGaps }

export const One: Story = { args: { names: names.slice(0, 1) }, play: expectNoGaps }

export const Two: Story = { args: { names: names.slice(0, 2) }, play: expectNoGaps }

export const Four: Story = { args: { names: names.slice(0, 4) }, play: expectNoGaps }

export const Six: Story = { args: { names: names.slice(0, 6) }, play: expectNoGaps }

export const PortraitAtTheRight: Story = {
  args: { names: [...names.slice(0, 4), 'db-32-exploded'] },
  play: expectNoGaps,
}
