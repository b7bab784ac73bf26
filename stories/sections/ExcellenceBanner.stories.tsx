import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ExcellenceBanner } from '../../src/sections/ExcellenceBanner'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'

const meta = {
  component: ExcellenceBanner,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ExcellenceBanner>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'hire our services' })).toHaveFocus()
    await userEvent.tab()
    await expect(document.activeElement).toHaveAttribute('href', 'tel:+923000000000')
    await userEvent.tab()
  },
}

export const LargeText: Story = {
  tags: ['!visual'],
  beforeEach: largeText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
