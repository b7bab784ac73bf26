import { describe, expect, it } from 'vitest'
import { inlineStyles } from '../../../scripts/inlineStyles.ts'

const link = '<link rel="stylesheet" crossorigin href="/assets/index.css">'

/** The rules that remain of a stylesheet in a document with this body. */
function inlined(css: string, body: string, script = '') {
  const html = inlineStyles(`<head>${link}</head><body>${body}</body>`, css, script)
  const [, rules] = /<style>(.*?)<\/style>/s.exec(html) ?? []
  return rules
}

const page = '<p class="flex lg:*:first:p-4 group [&amp;>a]:m-1"></p>'

describe('the inlined styles', () => {
  it.each([
    ['a class in use', '.flex{a:b}', '.flex{a:b}'],
    ['no other class', '.flex{a:b}.grid{a:b}', '.flex{a:b}'],
    ['rules without a class', 'p>a{a:b}', 'p>a{a:b}'],
    ['the selectors in use of a list', '.flex,.grid,ul{a:b}', '.flex,ul{a:b}'],
    ['classes with escaped characters', '.lg\\:\\*\\:first\\:p-4{a:b}', '.lg\\:\\*\\:first\\:p-4{a:b}'],
    ['classes with encoded characters', '.\\[\\&\\>a\\]\\:m-1{a:b}', '.\\[\\&\\>a\\]\\:m-1{a:b}'],
    ['classes within a pseudo-class', ':is(.flex>a):hover{a:b}', ':is(.flex>a):hover{a:b}'],
    ['no class whose condition alone is in use', '.x:is(:where(.group):hover *){a:b}', ''],
    ['keyframes', '@keyframes k{33.3%{a:b}}', '@keyframes k{33.3%{a:b}}'],
    ['no empty rule of a medium', '@media print{.grid{a:b}}', ''],
    ['the order of the layers', '@layer a,b;', '@layer a,b;'],
    ['local fonts', '@font-face{src:local(x)}', '@font-face{src:local(x)}'],
    ['no font of the site', '@font-face{src:url(x)}', ''],
  ])('contain %s', (_, css, expected) => {
    expect(inlined(css, page)).toBe(expected)
  })

  it('contain the classes of elements that a script adds', () => {
    expect(inlined('.grid{a:b}', page, "notice.className = 'grid gap-3'")).toBe('.grid{a:b}')
  })

  it('are linked where scripts don’t run', () => {
    expect(inlineStyles(link, '', '')).toContain(
      '<noscript><link rel="stylesheet" href="/assets/index.css" /></noscript>',
    )
  })

  it('need a stylesheet', () => {
    expect(() => inlineStyles('<head></head>', '', '')).toThrow('The document has no link to a stylesheet.')
  })
})
