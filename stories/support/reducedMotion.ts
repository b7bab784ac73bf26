const browsers = window.matchMedia.bind(window)
/** The lists that components have asked for, each once, so that a change reaches whoever listens. */
const asked = new Map<string, MediaQueryList>()
let isReduced = false

// From the start: a component that listens before the preference changes has to hear of it.
window.matchMedia = (query) => {
  const list = asked.get(query) ?? browsers(query)
  if (query === '(prefers-reduced-motion: reduce)' && !asked.has(query)) {
    asked.set(query, list)
    Object.defineProperty(list, 'matches', { get: () => isReduced || browsers(query).matches })
  }
  return list
}

/**
 * A story's `beforeEach`: the visitor wants things to stand still. The rules for that hold, and `matchMedia`
 * says so, since a page can't set that preference itself. A play function calls it to change the preference
 * while the story shows; what it gives back ends it.
 */
export function reducedMotion() {
  const lists = [...document.styleSheets]
    .flatMap((sheet) => mediaListsIn(sheet))
    .filter(({ mediaText }) => mediaText.includes('prefers-reduced-motion: reduce'))
  const conditions = lists.map(({ mediaText }) => mediaText)
  for (const list of lists) list.mediaText = 'all'
  tell(true)
  return () => {
    for (const [index, list] of lists.entries()) list.mediaText = conditions[index] ?? ''
    tell(false)
  }
}

function tell(reduced: boolean) {
  if (reduced === isReduced) return
  isReduced = reduced
  for (const [media, list] of asked) {
    list.dispatchEvent(new MediaQueryListEvent('change', { media, matches: reduced }))
  }
}

/** Every media condition in a style sheet or a rule, at whatever depth. */
export function mediaListsIn(parent: CSSStyleSheet | CSSRule): MediaList[] {
  const own = parent instanceof CSSMediaRule ? [parent.media] : []
  if (!('cssRules' in parent) || !(parent.cssRules instanceof CSSRuleList)) return own
  return own.concat([...parent.cssRules].flatMap(mediaListsIn))
}
