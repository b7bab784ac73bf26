import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Project } from '../../src/content/projects/Project'
import { projects } from '../../src/content/projects/projects'
import { ProjectGallery } from '../../src/pages/projects/ProjectGallery'

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
const expectCentred: Story['play'] = async ({ canvas }) => {
  const gallery = canvas.getByRole('list')
  const cards = [...gallery.children].map((card) => card.getBoundingClientRect())
  const { left, right } = gallery.getBoundingClientRect()
  const before = Math.min(...cards.map((card) => card.left)) - left
  const after = right - Math.max(...cards.map((card) => card.right))
  await expect(Math.abs(before - after)).toBeLessThan(1)
}

export const Default: Story = { play: expectCentred }

export const Two: Story = { args: { projects: projects.slice(0, 2) }, play: expectCentred }

export const One: Story = { args: { projects: projects.slice(0, 1) }, play: expectCentred }

const withoutDescription: Project = {
  id: 'db-32',
  src: 'db-32-garden',
  title: 'Courtyard house for three generations in a quarter that is still being planned',
  summary: 'A house without a description.',
  link: '/projects/db-32',
  figures: [],
  highlights: [],
  imgsgellery: [],
  drawings: [],
}

/** Without a description, there is no empty paragraph. */
export const LongTitleWithoutDescription: Story = {
  args: { projects: [withoutDescription] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `Read More →: ${withoutDescription.title}` })).toBeVisible()
    await expect(canvas.queryByRole('paragraph')).toBeNull()
  },
}
