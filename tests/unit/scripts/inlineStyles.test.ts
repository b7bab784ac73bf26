import { describe, expect, it } from 'vitest'
import { firstPaintStyles, inlineStyles, linkStyles } from '../../../scripts/inlineStyles.ts'

const link = '<link rel="stylesheet" crossorigin href="/assets/index.css">'

/** The rules that remain of a stylesheet in a document with this body. */
function inlined(css: string, body: string, script = '') {
  return firstPaintStyles([`<head>${link}</head><body>${body}</body>`], css, script)
}

const page = '<p class="flex lg:*:first:p-4 group [&amp;>a]:m-1"></p>'

describe('the inlined styles', () => {
  it.each([
    ['a class in use', '.flex{a:b}', '.flex{a:b}'],
    ['no other class', '.flex{a:b}.grid{a:b}', '.flex{a:b}'],
    ['rules without a class', ':root{a:b}', ':root{a:b}'],
    ['elements in the document', 'body>p{a:b}', 'body>p{a:b}'],
    ['no other element', 'p hr{a:b}', ''],
    ['the selectors in use of a list', '.flex,.grid,p{a:b}', '.flex,p{a:b}'],
    ['classes with escaped characters', '.lg\\:\\*\\:first\\:p-4{a:b}', '.lg\\:\\*\\:first\\:p-4{a:b}'],
    ['classes with encoded characters', '.\\[\\&\\>a\\]\\:m-1{a:b}', '.\\[\\&\\>a\\]\\:m-1{a:b}'],
    ['classes within a pseudo-class', ':is(.flex>a){a:b}', ':is(.flex>a){a:b}'],
    ['no hover rules', '@media (hover:hover){.flex:hover{a:b}}', ''],
    ['no focus rules', '.flex:has(:focus-visible){a:b}', ''],
    [
      'rules for elements that are not hovered',
      '@media (hover:hover){.flex:not(:hover){a:b}}',
      '@media (hover:hover){.flex:not(:hover){a:b}}',
    ],
    ['no print rules', '@media print{.flex{a:b}}', ''],
    ['no rules for parts of controls', '::-webkit-datetime-edit,::selection{a:b}', ''],
    ['parts of a class in use', '.flex::-webkit-scrollbar{a:b}', '.flex::-webkit-scrollbar{a:b}'],
    ['variables in use', '.flex{--x:var(--y);--y:b;a:var(--x)}', '.flex{--x:var(--y);--y:b;a:var(--x)}'],
    ['no other variable', '.flex{--x:var(--y);--y:b;a:b}@property --x{a:b}', '.flex{a:b}'],
    [
      'registered variables in use',
      '@property --x{a:b}.flex{a:var(--x)}',
      '@property --x{a:b}.flex{a:var(--x)}',
    ],
    ['no comment', '/*! a */.flex{a:b}', '.flex{a:b}'],
    ['no class whose condition alone is in use', '.x:is(:where(.group):hover *){a:b}', ''],
    ['keyframes', '@keyframes k{33.3%{a:b}}', '@keyframes k{33.3%{a:b}}'],
    ['no empty media rule', '@media screen{.grid{a:b}}', ''],
    ['the order of the layers', '@layer a,b;', '@layer a,b;'],
    ['local fonts', '@font-face{src:local(x)}', '@font-face{src:local(x)}'],
    ['no font of the site', '@font-face{src:url(x)}', ''],
  ])('contain %s', (_, css, expected) => {
    expect(inlined(css, page)).toBe(expected)
  })

  it('contain the classes of elements that a script adds', () => {
    expect(inlined('.grid{a:b}', page, "notice.className = 'grid gap-3'")).toBe('.grid{a:b}')
  })

  it('contain the rules of every given document', () => {
    const documents = ['<p class="flex"></p>', '<hr class="grid">']
    expect(firstPaintStyles(documents, '.flex,.grid,.block{a:b}p,hr,ol{a:b}', '')).toBe(
      '.flex,.grid{a:b}p,hr{a:b}',
    )
  })

  it('are followed by a link for browsers without scripts', () => {
    expect(inlineStyles(link, 'p{a:b}', '/assets/fonts.css')).toBe(
      '<style>p{a:b}</style>\n    <noscript><link rel="stylesheet" href="/assets/index.css" /><link rel="stylesheet" href="/assets/fonts.css" /></noscript>',
    )
  })

  it('can stay in the stylesheet, for which the document then waits', () => {
    expect(linkStyles(link, '/assets/fonts.css')).toBe(
      `${link}\n    <noscript><link rel="stylesheet" href="/assets/fonts.css" /></noscript>`,
    )
    expect(() => linkStyles('<head></head>', '')).toThrow('The document has no link to a stylesheet.')
  })

  it('need a stylesheet', () => {
    expect(() => inlineStyles('<head></head>', '', '')).toThrow('The document has no link to a stylesheet.')
  })
})
