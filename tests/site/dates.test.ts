import { expect, it } from 'vitest'
import { fingerprintOf } from '../../scripts/pageFingerprint.mjs'
import lastChanges from '../../src/content/lastChanges.json'
import { sitePages } from '../../src/content/sitePages'
import { documentAt } from './support/documents'

it('the sitemap has the date of each page’s present text; if not, run `npm run dates`', () => {
  const recorded = Object.entries(lastChanges).map(([href, { text }]) => [href, text])
  const present = sitePages.map(({ href }) => [href, fingerprintOf(documentAt(href).html)])
  expect(Object.fromEntries(recorded)).toEqual(Object.fromEntries(present))
})
