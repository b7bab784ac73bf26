import { expect, it } from 'vitest'
import { wordsKeptTogether } from '../../../../src/pages/about/wordsKeptTogether'

// A no-break space is shown as ~.
it.each([
  ['worth more than any promise.', 'worth more than any~promise.'],
  ['Promise.', 'Promise.'],
  ['', ''],
])('keeps the last two words of “%s” on one line', (text, expected) => {
  expect(wordsKeptTogether(text).replaceAll('\u00A0', '~')).toBe(expected)
})
