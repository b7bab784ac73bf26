import { answerMediaQueries } from './answerMediaQueries'
import { rewriteMediaRules } from './rewriteMediaRules'

/** What a visitor sets for the whole system; a page can only obey it. */
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

/** How many hold each feature: a story and the toolbar can ask for the same one. */
const holders: Record<MediaFeature, number> = {
  'prefers-reduced-motion: reduce': 0,
  'forced-colors: active': 0,
}

/** A media condition as it reads while the held features hold; any other condition as it is. */
function asHeld(condition: string): string {
  let text = condition
  for (const feature of Object.keys(features) as MediaFeature[]) {
    if (holders[feature] === 0) continue
    const { name, opposite } = features[feature]
    text = text
      .replaceAll(`(${feature})`, always)
      .replaceAll(`(${name})`, always)
      .replaceAll(`(${opposite})`, never)
  }
  return text
}

/** Tests drive the browser, which answers media queries itself. */
const isDriven = '__vitest_browser__' in window || 'emulateMedia' in window

const queries = isDriven ? undefined : answerMediaQueries(asHeld)

/** Style sheets come later too: with a part that is loaded on demand, or at a change of the code. */
const laterStyleSheets = new MutationObserver(rewrite)

function rewrite() {
  rewriteMediaRules(asHeld)
}

function update() {
  const page = document.documentElement
  page.toggleAttribute('data-forced-colors', holders['forced-colors: active'] > 0)
  rewrite()
  queries?.answerAnew()
  laterStyleSheets.disconnect()
  document.head.removeEventListener('load', rewrite, true)
  if (Object.values(holders).every((count) => count === 0)) return
  laterStyleSheets.observe(document.head, { childList: true, characterData: true, subtree: true })
  document.head.addEventListener('load', rewrite, true)
}

/**
 * Approximates a media feature in Storybook's UI, where nothing can ask the browser to emulate it: the conditions in
 * the page's style sheets hold, and `window.matchMedia` says so, with events. The returned function ends it. Stories
 * use emulateMedia.ts instead, which has the browser emulate the feature in tests.
 */
export function holdMediaFeature(feature: MediaFeature): () => void {
  let isHeld = true
  holders[feature] += 1
  update()
  return () => {
    if (!isHeld) return
    isHeld = false
    holders[feature] -= 1
    update()
  }
}
