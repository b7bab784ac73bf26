import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { projects, type Project } from '../../src/content/collections/projects'
import { ProjectGallery } from '../../src/pages/projects/ProjectGallery'
import { nothingSticksOut } from '../support/nothingSticksOut'

const meta = {
  component: ProjectGallery,
  args: { projects },
  // Below a heading, as the gallery of a page is.
  decorators: [
    (Story) => (
      <>
        <h1 className="sr-only">Projects</h1>
        <h2 className="sr-only">Our Recent Projects</h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ProjectGallery>
export default meta

type Story = StoryObj<typeof meta>

/** As much room at the left of the cards as at their right. */
async function isCentred(gallery: HTMLElement) {
  const cards = [...gallery.children].map((card) => card.getBoundingClientRect())
  const { left, right } = gallery.getBoundingClientRect()
  const before = Math.min(...cards.map((card) => card.left)) - left
  const after = right - Math.max(...cards.map((card) => card.right))
  await expect(Math.abs(before - after)).toBeLessThan(1)
}

/** No two cards of the last row leave room at its end. */
async function endsStraight(gallery: HTMLElement) {
  const cards = [...gallery.children].map((card) => card.getBoundingClientRect())
  const { right, bottom } = gallery.getBoundingClientRect()
  const last = cards.at(-1)
  await expect(Math.abs((last?.right ?? 0) - right)).toBeLessThan(1)
  await expect(Math.abs((last?.bottom ?? 0) - bottom)).toBeLessThan(1)
}

export const Three: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    await endsStraight(canvas.getByRole('list'))
    await nothingSticksOut(canvasElement)
  },
}

export const Two: Story = {
  args: { projects: projects.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await isCentred(canvas.getByRole('list'))
  },
}

export const One: Story = {
  args: { projects: projects.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await isCentred(canvas.getByRole('list'))
  },
}

const untold: Project = {
  id: 'db-32',
  src: 'db-32-garden',
  alt: 'Render of a model: the garden side.',
  title: 'Courtyard house for three generations in a quarter that is still being planned',
  summary: 'A house without a description.',
  link: '/projects/db-32',
  highlights: [],
  imgsgellery: [],
}

/** Nothing stands in the place of what is not said. */
export const WithoutDescription: Story = {
  args: { projects: [untold] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `Read More →: ${untold.title}` })).toBeVisible()
    await expect(canvas.queryByRole('paragraph')).toBeNull()
  },
}
