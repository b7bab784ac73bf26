import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link as RouterLink } from 'react-router-dom'
import { expect, within } from 'storybook/test'
import { LinkCard } from '../../src/design-system'
import { OthersSection } from '../../src/sections/OthersSection'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'

const titles = ['Town planning', 'Landscaping', 'Real estate', 'Operation and maintenance']

function cards(count: number) {
  return titles.slice(0, count).map((title) => (
    <li key={title}>
      <LinkCard
        title={title}
        description="What it is, whom it is for, and what you receive in the end."
        action={<RouterLink to="/services">Read More</RouterLink>}
      />
    </li>
  ))
}

const meta = {
  component: OthersSection,
  parameters: { layout: 'fullscreen' },
  args: { heading: 'Other Services', children: cards(4) },
} satisfies Meta<typeof OthersSection>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Other Services' }))
    await expect(region.getByRole('heading', { level: 2, name: 'Other Services' })).toBeVisible()
    await expect(region.getAllByRole('listitem')).toHaveLength(4)
  },
}

export const One: Story = { args: { children: cards(1) } }

export const Two: Story = { args: { children: cards(2) } }

export const None: Story = {
  args: { children: [] },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

export const LargeText: Story = {
  tags: ['!visual'],
  beforeEach: largeText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
