import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { projects, type Project } from '../../src/content/collections/projects'
import { ProjectGallery } from '../../src/pages/projects/ProjectGallery'
import { expectNoOverflow } from '../support/expectNoOverflow'

const meta = {
  component: ProjectGallery,
  args: { projects },
  // The headings of the cards need an h1 and h2 above them.
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

/** Expects equal space on both sides of the cards. */
async function expectCentred(gallery: HTMLElement) {
  const cards = [...gallery.children].map((card) => card.getBoundingClientRect())
  const { left, right } = gallery.getBoundingClientRect()
  const before = Math.min(...cards.map((card) => card.left)) - left
  const after = right - Math.max(...cards.map((card) => card.right))
  await expect(Math.abs(before - after)).toBeLessThan(1)
}

/** Expects that the last row is filled to its end. */
async function expectNoGap(gallery: HTMLElement) {
  const cards = [...gallery.children].map((card) => card.getBoundingClientRect())
  const { right, bottom } = gallery.getBoundingClientRect()
  const last = cards.at(-1)
  await expect(Math.abs((last?.right ?? 0) - right)).toBeLessThan(1)
  await expect(Math.abs((last?.bottom ?? 0) - bottom)).toBeLessThan(1)
}

export const Three: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    await expectNoGap(canvas.getByRole('list'))
    await expectNoOverflow(canvasElement)
  },
}

export const Two: Story = {
  args: { projects: projects.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expectCentred(canvas.getByRole('list'))
  },
}

export const One: Story = {
  args: { projects: projects.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expectCentred(canvas.getByRole('list'))
  },
}

const withoutDescription: Project = {
  id: 'db-32',
  src: 'db-32-garden',
  alt: 'Render of a model: the garden side.',
  title: 'Courtyard house for three generations in a quarter that is still being planned',
  summary: 'A house without a description.',
  link: '/projects/db-32',
}

/** Without a description, there is no empty paragraph. */
export const WithoutDescription: Story = {
  args: { projects: [withoutDescription] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `Read More →: ${withoutDescription.title}` })).toBeVisible()
    await expect(canvas.queryByRole('paragraph')).toBeNull()
  },
}
