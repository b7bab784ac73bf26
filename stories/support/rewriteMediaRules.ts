/** The conditions as their authors wrote them, of each list that was rewritten. */
const authors = new WeakMap<MediaList, string>()

/** The declarations that were made important, and which of their properties. */
const raised = new Map<CSSStyleDeclaration, readonly string[]>()

/** Rewrites every media condition of the page's style sheets; those that read as before get their own text back. */
export function rewriteMediaRules(rewritten: (condition: string) => string) {
  for (const rule of [...document.styleSheets].flatMap((sheet) => mediaRulesIn(sheet))) {
    const condition = authors.get(rule.media) ?? rule.media.mediaText
    const text = rewritten(condition)
    if (!authors.has(rule.media) && text === condition) continue
    authors.set(rule.media, condition)
    rule.media.mediaText = text
    // Only these stand against a palette that paints over everything else.
    if (condition.includes('forced-colors')) (text === condition ? lower : raise)(rule)
  }
}

/** Every media rule in a style sheet or a rule, at whatever depth. */
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

function raise(rule: CSSMediaRule) {
  for (const declarations of declarationsIn(rule)) {
    if (raised.has(declarations)) continue
    const names = [...declarations].filter((name) => declarations.getPropertyPriority(name) === '')
    raised.set(declarations, names)
    for (const name of names) setPriority(declarations, name, 'important')
  }
}

function lower(rule: CSSMediaRule) {
  for (const declarations of declarationsIn(rule)) {
    for (const name of raised.get(declarations) ?? []) setPriority(declarations, name, '')
    raised.delete(declarations)
  }
}

function setPriority(declarations: CSSStyleDeclaration, name: string, priority: '' | 'important') {
  declarations.setProperty(name, declarations.getPropertyValue(name), priority)
}
