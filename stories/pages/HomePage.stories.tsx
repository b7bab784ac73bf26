import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import HomePage from '../../src/pages/home/HomePage'
import { nothingSticksOut } from '../support/nothingSticksOut'

const meta = { component: HomePage, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof HomePage>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Bring Your Dreams to Reality' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
    await expect(canvas.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/aboutus')
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: ({ canvasElement }) => nothingSticksOut(canvasElement),
}
