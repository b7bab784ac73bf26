import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'postcss'
import parseSelectors, { type Node, type Pseudo } from 'postcss-selector-parser'
import { describe, expect, it } from 'vitest'
import { urlsOf } from './support/chunkUrls'
import { documentAt, site } from './support/documents'

/** Nodes of one compound selector, such as `a:hover`. */
type Compound = readonly Node[]

/** The compound selectors and the combinators between them, in order. */
function partsOf(nodes: readonly Node[]) {
  const compounds: Node[][] = [[]]
  const combinators: string[] = []
  for (const node of nodes) {
    if (node.type === 'combinator') {
      combinators.push(node.value.trim())
      compounds.push([])
    } else compounds.at(-1)?.push(node)
  }
  return { compounds, combinators }
}

/** Whether a class, an id or an attribute says which elements it can select. */
const isSpecific = (compound: Compound) =>
  compound.some(({ type }) => type === 'class' || type === 'id' || type === 'attribute')

const isSibling = (combinator: string) => combinator === '+' || combinator === '~'

function hasSiblings(pseudo: Pseudo): boolean {
  let found = false
  pseudo.walkCombinators((combinator) => {
    // The parser takes the + of `3n+2` for a combinator.
    const isInFormula = combinator.parent?.parent?.value?.startsWith(':nth-')
    found ||= isSibling(combinator.value.trim()) && !isInFormula
  })
  return found
}

/**
 * Whether a selector makes Chromium compute the style of all elements of a name, such as every `p`, when an element is
 * added or removed: it depends on an earlier sibling, and neither compound has a class, an id or an attribute.
 */
function isBroad(nodes: readonly Node[]): boolean {
  const { compounds, combinators } = partsOf(nodes)
  const hasBroadSiblings = combinators.some(
    (combinator, index) =>
      isSibling(combinator) && ![compounds[index], compounds[index + 1]].some((one = []) => isSpecific(one)),
  )
  return (
    hasBroadSiblings ||
    compounds.some(
      (compound) =>
        !isSpecific(compound) && compound.some((node) => parseSelectors.isPseudo(node) && hasSiblings(node)),
    )
  )
}

function broadSelectors(css: string): string[] {
  const found: string[] = []
  parse(css).walkRules(({ selectors }) => {
    for (const selector of selectors) {
      if (
        parseSelectors()
          .astSync(selector)
          .nodes.some(({ nodes }) => isBroad(nodes))
      )
        found.push(selector)
    }
  })
  return found
}

const stylesheets = readdirSync(join(site, 'assets'))
  .filter((file) => file.endsWith('.css'))
  .map((file) => `/assets/${file}`)

describe('the selectors of the stylesheets', () => {
  it('don’t make Chromium compute the style of all elements of a name when one is added', () => {
    expect(stylesheets).toContain(urlsOf(documentAt('/').html).styles)
    const found = stylesheets.flatMap((file) => broadSelectors(readFileSync(join(site, file), 'utf8')))
    expect(found).toEqual([
      // A few elements of a page at most.
      '.prose>h2+figure',
      '.prose>h2+blockquote',
      '.prose>h2+h3',
      '.prose>h3+figure',
      '.prose>h3+blockquote',
    ])
  })

  it('have no `:has()` at the root element outside print, which Chromium matches again at every change of the page', () => {
    const found: string[] = []
    for (const file of stylesheets) {
      parse(readFileSync(join(site, file), 'utf8')).walkRules(({ selector, parent }) => {
        const isPrinted = parent?.type === 'atrule' && 'params' in parent && parent.params === 'print'
        if (!isPrinted && /(?:^|[\s,(])(?:html|:root)[^\s>+~,]*:has\(/.test(selector)) found.push(selector)
      })
    }
    expect(found).toEqual([])
  })

  it.each(['.a>h2+p', '.a :is(li+li, b)', ':where(:is(:checked+span)) .a', 'section~section [role=region]'])(
    'reports %s',
    (selector) => {
      expect(broadSelectors(`${selector}{color:red}`)).toEqual([selector])
    },
  )

  it.each([
    '.a~p',
    'h2+.b',
    ':where(.a):checked~.b',
    '#a~* .b',
    '.a>p:not(:first-child)',
    'a:is(:nth-child(2n+1))',
  ])('doesn’t report %s', (selector) => {
    expect(broadSelectors(`${selector}{color:red}`)).toEqual([])
  })
})
