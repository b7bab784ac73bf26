import { describe, expect, it } from 'vitest'
import { removeScripts } from '../../bench/referencePages.mjs'
import { figure, median, replaceBetweenMarkers, table } from '../../bench/tables.mjs'

describe('median', () => {
  it.each([
    { values: [7], expected: 7 },
    { values: [30, 10, 20], expected: 20 },
    { values: [40, 10, 20, 100], expected: 30 },
  ])('of $values is $expected', ({ values, expected }) => {
    expect(median(values)).toBe(expected)
  })

  it('of an empty list throws', () => {
    expect(() => median([])).toThrow('An empty list has no median.')
  })
})

describe('figure', () => {
  it.each([
    { value: 1050.4, budget: 1050, text: '1,050 ≤ 1,050' },
    { value: 1050.6, budget: 1050, text: '**1,051** > 1,050' },
    { value: 1662, budget: undefined, text: '1,662' },
  ])('prints $value with the budget $budget as $text', ({ value, budget, text }) => {
    expect(figure(value, budget)).toBe(text)
  })

  it('prints a score, which must reach its budget', () => {
    expect(figure(100, 100, { isFloor: true })).toBe('100 ≥ 100')
    expect(figure(99, 100, { isFloor: true })).toBe('**99** < 100')
  })

  it('compares the digits that it prints', () => {
    expect(figure(0.0004, 0, { digits: 3 })).toBe('0 ≤ 0')
    expect(figure(0.001, 0, { digits: 3 })).toBe('**0.001** > 0')
  })
})

it('prints a table with its figures to the right', () => {
  expect(table(['page', 'score'], [['home', '100 ≥ 100']])).toBe(
    '| page | score |\n| --- | --: |\n| home | 100 ≥ 100 |',
  )
})

describe('replaceBetweenMarkers', () => {
  it('replaces only what is between the two', () => {
    const document = 'before\n<!-- loading -->\nold\n<!-- /loading -->\nafter'
    expect(replaceBetweenMarkers(document, 'loading', 'new')).toBe(
      'before\n<!-- loading -->\n\nnew\n\n<!-- /loading -->\nafter',
    )
  })

  it('throws if a marker is missing', () => {
    expect(() => replaceBetweenMarkers('<!-- loading -->', 'loading', 'new')).toThrow(
      'There are no markers <!-- loading --> and <!-- /loading -->.',
    )
  })
})

it('removes every script from a document, and keeps the rest', () => {
  const html =
    '<head><title>A</title><script>a()</script></head><body><p>Text</p><script type="module" src="/a.js"></script><script type="application/ld+json">{}</script></body>'
  expect(removeScripts(html)).toBe(
    '<head><title>A</title><style>#splash{display:none}</style></head><body><p>Text</p></body>',
  )
})
