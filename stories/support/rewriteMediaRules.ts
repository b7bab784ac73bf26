/** The original condition of each rewritten list. */
const originals = new WeakMap<MediaList, string>()

/** The properties that were made important, by declaration block. */
const madeImportant = new Map<CSSStyleDeclaration, readonly string[]>()

/** Rewrites the media conditions of all stylesheets, and restores those that `rewrite` leaves unchanged. */
export function rewriteMediaRules(rewrite: (condition: string) => string) {
  for (const rule of [...document.styleSheets].flatMap((sheet) => mediaRulesIn(sheet))) {
    const condition = originals.get(rule.media) ?? rule.media.mediaText
    const text = rewrite(condition)
    if (!originals.has(rule.media) && text === condition) continue
    originals.set(rule.media, condition)
    rule.media.mediaText = text
    // These rules must override the palette that approximates forced colours.
    if (condition.includes('forced-colors')) (text === condition ? restorePriority : makeImportant)(rule)
  }
}

/** All media rules in a stylesheet or rule, including nested ones. */
export function mediaRulesIn(parent: CSSStyleSheet | CSSRule): CSSMediaRule[] {
  const own = parent instanceof CSSMediaRule ? [parent] : []
  return own.concat(rulesIn(parent).flatMap(mediaRulesIn))
}

function declarationsIn(rule: CSSRule): CSSStyleDeclaration[] {
  const own = 'style' in rule && rule.style instanceof CSSStyleDeclaration ? [rule.style] : []
  return own.concat(rulesIn(rule).flatMap(declarationsIn))
}

function rulesIn(parent: CSSStyleSheet | CSSRule): CSSRule[] {
  return 'cssRules' in parent && parent.cssRules instanceof CSSRuleList ? [...parent.cssRules] : []
}

function makeImportant(rule: CSSMediaRule) {
  for (const declarations of declarationsIn(rule)) {
    if (madeImportant.has(declarations)) continue
    const names = [...declarations].filter((name) => declarations.getPropertyPriority(name) === '')
    madeImportant.set(declarations, names)
    for (const name of names) setPriority(declarations, name, 'important')
  }
}

function restorePriority(rule: CSSMediaRule) {
  for (const declarations of declarationsIn(rule)) {
    for (const name of madeImportant.get(declarations) ?? []) setPriority(declarations, name, '')
    madeImportant.delete(declarations)
  }
}

function setPriority(declarations: CSSStyleDeclaration, name: string, priority: '' | 'important') {
  declarations.setProperty(name, declarations.getPropertyValue(name), priority)
}
