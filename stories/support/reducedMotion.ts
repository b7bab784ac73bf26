/**
 * A story's `beforeEach`: the rules for visitors who want things to stand still hold, since a page can't set
 * that preference itself.
 */
export function reducedMotion() {
  const lists = [...document.styleSheets]
    .flatMap((sheet) => mediaListsIn(sheet))
    .filter(({ mediaText }) => mediaText.includes('prefers-reduced-motion: reduce'))
  const conditions = lists.map(({ mediaText }) => mediaText)
  for (const list of lists) list.mediaText = 'all'
  return () => {
    for (const [index, list] of lists.entries()) list.mediaText = conditions[index] ?? ''
  }
}

/** Every media condition in a style sheet or a rule, at whatever depth. */
export function mediaListsIn(parent: CSSStyleSheet | CSSRule): MediaList[] {
  const own = parent instanceof CSSMediaRule ? [parent.media] : []
  if (!('cssRules' in parent) || !(parent.cssRules instanceof CSSRuleList)) return own
  return own.concat([...parent.cssRules].flatMap(mediaListsIn))
}
