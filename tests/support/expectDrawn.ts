import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { charactersOf, undrawn } from './fontCharacters.ts'
import { expect } from './site.ts'

const fontOf = (name: string) =>
  charactersOf(readFileSync(new URL(`../../src/fonts/${name}.woff2`, import.meta.url)))

const latin = fontOf('archivo')
const urdu = latin + fontOf('noto-naskh-arabic')

/** Expects that every character of the page has a glyph in the site's fonts, or is rendered as an icon. */
export async function expectDrawn(page: Page, state: string): Promise<void> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = { latin: '', urdu: '' }
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement
      if (!element || element.closest('script, style, [data-mark]')) continue
      found[element.closest('[lang="ur"]') ? 'urdu' : 'latin'] += walker.currentNode.textContent
    }
    return found
  })
  expect.soft(texts.latin.length, `${state}: texts`).toBeGreaterThan(100)
  expect.soft(undrawn(texts.latin, latin), `${state}: characters without a glyph`).toEqual([])
  expect.soft(undrawn(texts.urdu, urdu), `${state}: Urdu characters without a glyph`).toEqual([])
}
