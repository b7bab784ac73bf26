import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { company } from '../../src/content/company'
import { Splash } from '../../src/app/shell/Splash'

const meta = { component: Splash, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Splash>
export default meta

type Story = StoryObj<typeof meta>

/** As it is while it shows: here it waits for nothing, so its two seconds are stopped. */
export const Default: Story = {
  beforeEach: () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('#splash { animation-play-state: paused }')
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  },
  play: async ({ canvas, step }) => {
    await step('It names the firm and says that something is loading', async () => {
      await expect(canvas.getByText(company.name)).toBeVisible()
      await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
    })
  },
}
