import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { serviceSubpages } from '../../src/content/collections/serviceSubpages'
import { servicePage } from '../../src/content/pages/service'
import { SubpageCard } from '../../src/sections/SubpageCard'

const [subpage] = serviceSubpages
if (!subpage) throw new Error('Project management has no subpages')

const meta = {
  component: SubpageCard,
  args: { subpage, action: servicePage.subpageAction },
} satisfies Meta<typeof SubpageCard>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('One link, named after the subpage, points to it', async () => {
      await expect(canvas.getByRole('link', { name: `Learn More →: ${subpage.title}` })).toHaveAttribute(
        'href',
        subpage.link,
      )
      await expect(canvas.getByRole('heading', { level: 3, name: subpage.title })).toBeVisible()
    })
  },
}
