import { describe, expect, it } from 'vitest'
import postcss from 'postcss'
import { groupFirst, groupSelectors } from '../../../scripts/groupSelectors.ts'

describe('a selector in which a group precedes its descendants', () => {
  it.each([
    ['a state', '.a:is(:where(.group):hover *)', ':where(.group):hover .a'],
    [
      'a named group with escaped characters',
      '.group-hover\\/card\\:b:is(:where(.group\\/card):hover *)',
      ':where(.group\\/card):hover .group-hover\\/card\\:b',
    ],
    [
      'a state with :has()',
      '.a:is(:where(.group):has(:focus-visible) *)',
      ':where(.group):has(:focus-visible) .a',
    ],
    ['an attribute', '.a:is(:where(.group)[data-state=open] *)', ':where(.group)[data-state=open] .a'],
    [
      'a list of states',
      '.a:is(:where(.group):is([open],:popover-open) *)',
      ':where(.group):is([open],:popover-open) .a',
    ],
    [
      'another state of the descendant',
      '.a:is(:where(.group):hover *):not(:disabled)',
      ':where(.group):hover .a:not(:disabled)',
    ],
    [
      'a pseudo-element of the descendant',
      '.a:is(:where(.group):hover *)::after',
      ':where(.group):hover .a::after',
    ],
    ['a nested rule', '&:is(:where(.group):hover *)', ':where(.group):hover &'],
    ['a sibling', '.a:is(:where(.peer):checked~*)', ':where(.peer):checked~.a'],
  ])('%s', (_, selector, expected) => {
    expect(groupFirst(selector)).toBe(expected)
  })

  it.each([
    ['a selector without a group', '.a:hover'],
    ['a selector with ancestors', '.b .a:is(:where(.group):hover *)'],
    ['two groups', '.a:is(:where(.group):hover *):is(:where(.group)[data-state=open] *)'],
    ['children of a class', ':is(.a>*)'],
    ['children of a class in a state', ':is(.a>*):first-child'],
    ['a list of elements', '.a:is(p,*)'],
    ['more than one combinator', '.a:is(.b>.c *)'],
    ['a group with a known descendant', '.a:is(.b .c)'],
  ])('leaves %s', (_, selector) => {
    expect(groupFirst(selector)).toBe(selector)
  })
})

describe('the plugin', () => {
  it('rewrites each selector of a list', () => {
    const { css } = postcss([groupSelectors()]).process('.a:is(.g:hover *),.b{c:d}.e{f:g}', {
      from: undefined,
    })
    expect(css).toBe('.g:hover .a,.b{c:d}.e{f:g}')
  })
})
