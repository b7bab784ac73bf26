import { approximateMediaFeature } from './approximateMediaFeature'
import { rewriteMediaConditions } from './mediaConditions'

/** Media settings that differ from a screen without preferences; named as in Playwright's `page.emulateMedia`. */
export interface MediaSettings {
  readonly media?: 'print'
  readonly reducedMotion?: 'reduce'
  readonly forcedColors?: 'active'
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Makes the browser emulate exactly these settings. See tests/stories.config.ts. */
    emulateMedia: (settings: MediaSettings) => Promise<void>
  }
}

declare global {
  interface Window {
    /** The same command, where tests/support/storybook.ts drives the built Storybook. */
    emulateMedia?: (settings: MediaSettings) => Promise<void>
  }
}

/** The settings in effect. */
const active = new Set<MediaSettings>()

/**
 * Applies media settings until the returned function is called; a story's `beforeEach` can return its result. In
 * tests the browser emulates them. Storybook's own UI can't ask the browser, so there the page's media rules and
 * `matchMedia` are rewritten, which is only an approximation.
 */
async function emulateMedia(settings: MediaSettings): Promise<() => Promise<void>> {
  const vitest = await import('vitest/browser').catch(() => undefined)
  const emulate = vitest?.commands.emulateMedia ?? window.emulateMedia
  if (!emulate) {
    const revert = approximate(settings)
    return async () => revert()
  }
  const update = () => emulate(Object.assign({}, ...active))
  active.add(settings)
  await update()
  return async () => {
    if (active.delete(settings)) await update()
  }
}

/** Runs part of a play function with media settings, and reverts them even if it fails. */
export async function withMedia<Result>(
  settings: MediaSettings,
  run: () => Promise<Result>,
): Promise<Result> {
  const revert = await emulateMedia(settings)
  try {
    return await run()
  } finally {
    await revert()
  }
}

function approximate({ media, reducedMotion, forcedColors }: MediaSettings): () => void {
  const reverts = [
    media && approximatePrint(),
    reducedMotion && approximateMediaFeature('prefers-reduced-motion: reduce'),
    forcedColors && approximateMediaFeature('forced-colors: active'),
  ]
  return () => {
    for (const revert of reverts) revert?.()
  }
}

/** Shows the page with the style rules for print; the returned function reverts it. */
export function approximatePrint(): () => void {
  const conditions: Readonly<Record<string, string>> = { print: 'all', screen: 'print' }
  return rewriteMediaConditions((condition) => conditions[condition] ?? condition)
}

/** A story's `beforeEach`: emulates a preference for reduced motion. */
export const reducedMotion = () => emulateMedia({ reducedMotion: 'reduce' })

/** A story's `beforeEach`: emulates forced colours. */
export const forcedColours = () => emulateMedia({ forcedColors: 'active' })

/** A story's `beforeEach`: emulates print. */
export const printed = () => emulateMedia({ media: 'print' })
