import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { db32 } from '../../src/content/projects/db32'
import { houseProject } from '../../src/content/projects/houseProject'
import { PictureGallery } from '../../src/pages/project/PictureGallery'

const names = db32.imgsgellery

const meta = {
  component: PictureGallery,
  args: { names, label: 'Gallery of a house' },
} satisfies Meta<typeof PictureGallery>
export default meta

type Story = StoryObj<typeof meta>

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1

/** Expects that the thumbnails fill the grid to its end, without overlap. */
const expectNoGaps: Story['play'] = async ({ canvas }) => {
  const gallery = canvas.getByRole('list')
  const { right, bottom } = gallery.getBoundingClientRect()
  const boxes = [...gallery.children].map((child) => child.getBoundingClientRect())
  const isLast = (box: DOMRect) => Math.abs(box.right - right) < 1 && Math.abs(box.bottom - bottom) < 1
  await expect(boxes.filter(isLast)).toHaveLength(1)
  await expect(boxes.filter((box, index) => boxes.slice(index + 1).some((b) => overlap(box, b)))).toEqual([])
}

export const Default: Story = { play: expectNoGaps }

export const One: Story = { args: { names: names.slice(0, 1) }, play: expectNoGaps }

export const Four: Story = { args: { names: names.slice(0, 4) }, play: expectNoGaps }

export const Portrait: Story = {
  args: { names: houseProject.imgsgellery },
  play: expectNoGaps,
}
