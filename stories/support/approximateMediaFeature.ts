import { overrideMediaQueries } from './overrideMediaQueries'
import { rewriteMediaRules } from './rewriteMediaRules'

/** A system preference as a media feature; a page can't change it. */
export type MediaFeature = 'prefers-reduced-motion: reduce' | 'forced-colors: active'

const features = {
  'prefers-reduced-motion: reduce': {
    name: 'prefers-reduced-motion',
    opposite: 'prefers-reduced-motion: no-preference',
  },
  'forced-colors: active': { name: 'forced-colors', opposite: 'forced-colors: none' },
} as const satisfies Record<MediaFeature, { name: string; opposite: string }>

const always = '(min-width: 0px)'
const never = '(max-width: 0px)'

/** The number of callers per feature: a story and the toolbar can set the same one. */
const counts: Record<MediaFeature, number> = {
  'prefers-reduced-motion: reduce': 0,
  'forced-colors: active': 0,
}

/** Rewrites a media condition so that the approximated features match. */
function rewriteCondition(condition: string): string {
  let text = condition
  for (const feature of Object.keys(features) as MediaFeature[]) {
    if (counts[feature] === 0) continue
    const { name, opposite } = features[feature]
    text = text
      .replaceAll(`(${feature})`, always)
      .replaceAll(`(${name})`, always)
      .replaceAll(`(${opposite})`, never)
  }
  return text
}

/** Whether the browser emulates media features, as it does in tests. */
const isEmulatedByBrowser = '__vitest_browser__' in window || 'emulateMedia' in window

const queries = isEmulatedByBrowser ? undefined : overrideMediaQueries(rewriteCondition)

/** Lazy-loaded modules and hot updates add stylesheets later. */
const styleSheetObserver = new MutationObserver(rewrite)

function rewrite() {
  rewriteMediaRules(rewriteCondition)
}

function update() {
  const page = document.documentElement
  page.toggleAttribute('data-forced-colors', counts['forced-colors: active'] > 0)
  rewrite()
  queries?.notifyChanges()
  styleSheetObserver.disconnect()
  document.head.removeEventListener('load', rewrite, true)
  if (Object.values(counts).every((count) => count === 0)) return
  styleSheetObserver.observe(document.head, { childList: true, characterData: true, subtree: true })
  document.head.addEventListener('load', rewrite, true)
}

/**
 * Approximates a media feature in Storybook's UI, which can't make the browser emulate it: rewrites the conditions in the
 * page's stylesheets and overrides `window.matchMedia`, with change events. The returned function reverts it. Stories
 * use emulateMedia.ts instead, which uses the browser's emulation in tests.
 */
export function approximateMediaFeature(feature: MediaFeature): () => void {
  let isActive = true
  counts[feature] += 1
  update()
  return () => {
    if (!isActive) return
    isActive = false
    counts[feature] -= 1
    update()
  }
}
