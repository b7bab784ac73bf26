import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { company } from '../../src/content/company'
import { Splash } from '../../src/app/shell/Splash'

const meta = { component: Splash, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Splash>
export default meta

/** The splash screen with its animation held, so that it stays visible. */
export const Default: StoryObj<typeof meta> = {
  beforeEach: () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('#splash { animation-play-state: paused }')
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(company.name)).toBeVisible()
    await expect(getComputedStyle(document.querySelector('#splash') ?? document.body).animationDelay).toBe(
      '2s',
    )
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}
