type Rewrite = (condition: string) => string

/** Conditions that always and never match. */
export const always = '(min-width: 0px)'
export const never = '(max-width: 0px)'

const active = new Set<Rewrite>()

/** The original condition of each rewritten list. */
const originals = new WeakMap<MediaList, string>()

/** The properties that were made important, by declaration block. */
const madeImportant = new Map<CSSStyleDeclaration, readonly string[]>()

/** Lazy-loaded modules and hot updates add style sheets later. */
const styleSheetObserver = new MutationObserver(update)

/** Rewrites the media conditions of the page's style sheets until the returned function is called. */
export function rewriteMediaConditions(rewrite: Rewrite): () => void {
  active.add(rewrite)
  update()
  styleSheetObserver.observe(document.head, { childList: true, characterData: true, subtree: true })
  document.head.addEventListener('load', update, true)
  return () => {
    active.delete(rewrite)
    update()
    if (active.size > 0) return
    styleSheetObserver.disconnect()
    document.head.removeEventListener('load', update, true)
  }
}

/** A condition as it is rewritten at present. */
export function rewritten(condition: string): string {
  return [...active].reduce((text, rewrite) => rewrite(text), condition)
}

function update() {
  for (const sheet of document.styleSheets) {
    for (const rule of rulesIn(sheet)) if (rule instanceof CSSMediaRule) updateRule(rule)
  }
}

function updateRule(rule: CSSMediaRule) {
  const original = originals.get(rule.media) ?? rule.media.mediaText
  const text = rewritten(original)
  if (text === rule.media.mediaText) return
  originals.set(rule.media, original)
  rule.media.mediaText = text
  // These rules must override the palette that approximates forced colours.
  if (original.includes('forced-colors')) setImportance(rule, text !== original)
}

function setImportance(parent: CSSMediaRule, isImportant: boolean) {
  for (const rule of rulesIn(parent)) {
    if (!('style' in rule && rule.style instanceof CSSStyleDeclaration)) continue
    const { style } = rule
    const names = madeImportant.get(style) ?? [...style].filter((name) => !style.getPropertyPriority(name))
    for (const name of names)
      style.setProperty(name, style.getPropertyValue(name), isImportant ? 'important' : '')
    if (isImportant) madeImportant.set(style, names)
    else madeImportant.delete(style)
  }
}

/** All rules in a style sheet or rule, including nested ones. */
export function* rulesIn(parent: CSSStyleSheet | CSSRule): Generator<CSSRule> {
  if (!('cssRules' in parent && parent.cssRules instanceof CSSRuleList)) return
  for (const rule of parent.cssRules) {
    yield rule
    yield* rulesIn(rule)
  }
}
