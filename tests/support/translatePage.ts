import type { Page } from 'playwright/test'

/** Replaces each text of the page with two nested elements, as a browser's translation does. */
export const translatePage = (page: Page): Promise<void> =>
  page.locator('#root').evaluate((root) => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode } = walker
      if (currentNode instanceof Text && currentNode.data.trim()) texts.push(currentNode)
    }
    for (const text of texts) {
      if (text.parentElement?.closest('option, textarea')) continue
      const inner = document.createElement('font')
      inner.append(text.data)
      const outer = document.createElement('font')
      outer.append(inner)
      text.replaceWith(outer)
    }
  })
