/**
 * Replaces each text of the page with two nested elements, as a browser's translation does; run it in the page. It must
 * not use variables of an outer scope.
 */
export function translatePage(): void {
  const texts: Text[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode } = walker
    if (currentNode instanceof Text && currentNode.data.trim() !== '') texts.push(currentNode)
  }
  for (const text of texts) {
    if (text.parentElement?.closest('script, style, option, textarea')) continue
    const inner = document.createElement('font')
    inner.append(text.data)
    const outer = document.createElement('font')
    outer.append(inner)
    text.replaceWith(outer)
  }
}
