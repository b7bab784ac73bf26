import type { BrowserCommand } from 'vitest/node'
import type { MediaSettings } from '../../stories/support/emulateMedia.ts'

/** A command of the stories' browser: exactly these media settings, and the usual ones for the rest. */
export const emulateMedia: BrowserCommand<[MediaSettings]> = ({ page }, settings) =>
  page.emulateMedia({ media: null, reducedMotion: 'no-preference', ...settings })
