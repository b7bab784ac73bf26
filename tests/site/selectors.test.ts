import { readFileSync } from 'node:fs'
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
  // The parser takes the + of `3n+2` for a combinator.
  if (pseudo.value.startsWith(':nth-')) return false
  let found = false
  pseudo.walkCombinators(({ value }) => {
    found ||= isSibling(value.trim())
  })
  return found
}

/**
 * Whether an element that is added or removed makes Chromium compute the style of all elements of some names, such as
 * every `p`: it depends on an element before it, and neither has a class, an id or an attribute.
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

describe('the selectors of the stylesheet', () => {
  it('are such that an added element changes the style of few others', () => {
    const css = readFileSync(join(site, urlsOf(documentAt('/').html).styles), 'utf8')
    expect(broadSelectors(css)).toEqual([
      // A few elements of a page at most.
      '.prose>h2+figure',
      '.prose>h2+blockquote',
      '.prose>h2+h3',
      '.prose>h3+figure',
      '.prose>h3+blockquote',
    ])
  })

  it.each(['.a>h2+p', '.a :is(li+li, b)', ':where(:is(:checked+span)) .a', 'section~section [role=region]'])(
    'would be reported if one were %s',
    (selector) => {
      expect(broadSelectors(`${selector}{color:red}`)).toEqual([selector])
    },
  )

  it.each(['.a~p', 'h2+.b', ':where(.a):checked~.b', '#a~* .b', '.a>p:not(:first-child)'])(
    'would not be reported if one were %s',
    (selector) => {
      expect(broadSelectors(`${selector}{color:red}`)).toEqual([])
    },
  )
})
