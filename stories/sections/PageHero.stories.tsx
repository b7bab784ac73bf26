import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../src/design-system'
import { PageHero } from '../../src/sections/PageHero'

const meta = {
  component: PageHero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'ABOUT US',
    text: 'Who we are, what we stand for, and the three steps in which a house is made with us.',
  },
} satisfies Meta<typeof PageHero>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithActions: Story = {
  args: {
    actions: (
      <Button asChild>
        <a href="tel:+923000000000">Call +92 300 0000000</a>
      </Button>
    ),
  },
}
