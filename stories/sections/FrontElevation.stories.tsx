import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FrontElevation } from '../../src/sections/FrontElevation'
import { expectNoOverflow } from '../support/expectNoOverflow'

const meta = { component: FrontElevation } satisfies Meta<typeof FrontElevation>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('It is hidden from screen readers, with its dimensions', async () => {
      for (const dimension of ['48′-5″', '34′-7″']) {
        await expect(canvas.getByText(dimension).closest('[aria-hidden="true"]')).toBeVisible()
      }
    })
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('Its lettering can be read on a phone', async () => {
      const label = canvas.getByText('48′-5″')
      const scale = label instanceof SVGGraphicsElement && label.getScreenCTM()?.a
      await expect(scale).toBeCloseTo(1)
      await expect(label).toHaveStyle({ fontSize: '14px' })
    })
    await expectNoOverflow(canvasElement)
  },
}
