import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageHero } from '../../src/sections/PageHero'

const meta = {
  component: PageHero,
  parameters: { layout: 'fullscreen' },
  args: { title: 'ABOUT US' },
} satisfies Meta<typeof PageHero>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithText: Story = {
  args: { text: 'Who we are, what we stand for, and the three steps in which a house is made with us.' },
}

export const WithPicture: Story = {
  args: { ...WithText.args, picture: 'grey-structure-crane' },
}
