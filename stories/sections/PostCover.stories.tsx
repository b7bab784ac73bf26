import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PostCover } from '../../src/sections/PostCover'

const meta = { component: PostCover } satisfies Meta<typeof PostCover>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')?.closest('[aria-hidden="true"]')).toBeVisible()
  },
}
