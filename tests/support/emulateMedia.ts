import type { BrowserCommand } from 'vitest/node'
import type { MediaSettings } from '../../stories/support/emulateMedia.ts'

/** A browser command for stories: emulates these media settings, and resets all others. */
export const emulateMedia: BrowserCommand<[MediaSettings]> = ({ page }, settings) =>
  page.emulateMedia({ media: null, reducedMotion: 'no-preference', forcedColors: 'none', ...settings })
