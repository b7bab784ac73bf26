import type { Plugin } from 'postcss'
import parseSelectors, { type Node, type Pseudo, type Selector } from 'postcss-selector-parser'

/**
 * A PostCSS plugin that rewrites the selectors of Tailwind's `group-*` and `peer-*` variants with `groupFirst`.
 *
 * Chromium can't tell which elements `.a:is(.group:hover *)` selects, so it computes the style of all elements within
 * whatever is hovered; if the state is `:has()`, of the whole page whenever an element is added. From `.group:hover .a` it
 * can tell: it is those with the class.
 */
export function groupSelectors(): Plugin {
  return {
    postcssPlugin: 'group-selectors',
    Rule(rule) {
      const selectors = rule.selectors.map(groupFirst)
      if (selectors.some((selector, index) => selector !== rule.selectors[index])) rule.selectors = selectors
    },
  }
}

/**
 * A selector for the same elements with the same specificity, in which a group precedes its descendants:
 * `.a:is(:where(.group):hover *)` becomes `:where(.group):hover .a`. Other selectors, and those with more than one
 * group, which may be in any order, are returned unchanged.
 */
function groupFirst(selector: string): string {
  return parseSelectors((list) => {
    const [parts, ...others] = list.nodes
    if (!parts || others.length > 0 || parts.some(({ type }) => type === 'combinator')) return
    const [group, ...moreGroups] = parts.nodes.filter(isGroup)
    if (!group || group === parts.first || moreGroups.length > 0) return
    const [inner] = group.nodes
    group.remove()
    for (const node of inner?.nodes.slice(0, -1).toReversed() ?? []) parts.prepend(node)
  }).processSync(selector)
}

/** Whether a node is `:is(… *)` or `:is(… ~ *)` with a single compound selector before the combinator. */
function isGroup(node: Node): node is Pseudo {
  if (!parseSelectors.isPseudo(node) || node.value !== ':is') return false
  const [inner, ...others] = node.nodes
  return inner !== undefined && others.length === 0 && endsAnywhere(inner)
}

function endsAnywhere({ nodes }: Selector): boolean {
  const combinators = nodes.filter(({ type }) => type === 'combinator')
  const [universal, combinator] = nodes.toReversed()
  return (
    nodes.length > 2 &&
    universal?.type === 'universal' &&
    combinator?.type === 'combinator' &&
    combinators.length === 1
  )
}
