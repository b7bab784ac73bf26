import { always, never, rewriteMediaConditions, rewritten } from './mediaConditions'

const opposites = {
  'prefers-reduced-motion: reduce': 'prefers-reduced-motion: no-preference',
  'forced-colors: active': 'forced-colors: none',
} as const

/** A system preference as a media feature; a page can't change it. */
export type MediaFeature = keyof typeof opposites

const matchMedia = window.matchMedia.bind(window)

/** The lists of the page for the approximated features, by query. */
const lists = new Map<string, MediaQueryList>()

// In tests, the browser emulates media features.
if (!('__vitest_browser__' in window || 'emulateMedia' in window)) {
  window.matchMedia = (query) => {
    if (!/prefers-reduced-motion|forced-colors/.test(query)) return matchMedia(query)
    // The browser's own list, so that listeners and its own changes keep working; only `matches` is overridden.
    const list = lists.get(query) ?? matchMedia(query)
    if (!lists.has(query))
      Object.defineProperty(list, 'matches', { get: () => matchMedia(rewritten(query)).matches })
    lists.set(query, list)
    return list
  }
}

function notify() {
  const isForced = rewritten('(forced-colors: active)') === always
  document.documentElement.toggleAttribute('data-forced-colors', isForced)
  for (const [media, list] of lists)
    list.dispatchEvent(new MediaQueryListEvent('change', { media, matches: list.matches }))
}

/**
 * Approximates a media feature in Storybook's UI, which can't make the browser emulate it: rewrites the conditions in the
 * page's style sheets and overrides `window.matchMedia`. The returned function reverts it. Stories use emulateMedia.ts
 * instead, which uses the browser's emulation in tests.
 */
export function approximateMediaFeature(feature: MediaFeature): () => void {
  const [name = ''] = feature.split(':')
  const restore = rewriteMediaConditions((condition) =>
    condition
      .replaceAll(`(${feature})`, always)
      .replaceAll(`(${name})`, always)
      .replaceAll(`(${opposites[feature]})`, never),
  )
  notify()
  return () => {
    restore()
    notify()
  }
}
