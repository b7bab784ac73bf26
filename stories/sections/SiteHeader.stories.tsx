import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { company } from '../../src/content'
import { paths } from '../../src/paths'
import { SiteHeader } from '../../src/sections/SiteHeader'

const meta = { component: SiteHeader, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof SiteHeader>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the keyboard reaches the name, then the estimator', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: new RegExp(company.name) })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Get your Construction Estimate' })).toHaveFocus()
    })
  },
}

export const OnTheEstimator: Story = {
  parameters: { route: paths.estimator.href() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get your Construction Estimate' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}
