import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FrontElevation } from '../../src/sections/pictures/FrontElevation'

const meta = { component: FrontElevation } satisfies Meta<typeof FrontElevation>
export default meta

/** Hidden from screen readers, with its dimensions. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    for (const dimension of ['48′-5″', '34′-7″'])
      await expect(canvas.getByText(dimension).closest('[aria-hidden="true"]')).toBeVisible()
  },
}
