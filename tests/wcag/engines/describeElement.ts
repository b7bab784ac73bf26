import type { Page } from 'playwright/test'

/** Describes an element so that a person finds it again, and so that it has the same text after each build. */
type Describe = (element: Element) => string

declare global {
  interface Window {
    describeElement?: Describe
  }
}

/**
 * Makes `window.describeElement` available in the page: the tag and the role or type of an element, with its name, text or
 * file; if it has none, those of the nearest ancestor that has, or its `data-*` attributes.
 */
export async function addDescriptions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shorten = (text: string | null | undefined) => {
      const words = (text ?? '').replace(/\s+/g, ' ').trim()
      return words.length > 50 ? `${words.slice(0, 49)}…` : words
    }
    const textOf = (id: string) => document.getElementById(id)?.textContent ?? ''
    const labelsOf = (element: Element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
        ? [...(element.labels ?? [])]
        : []
    // The build adds a hash to the names of files.
    const fileOf = (element: Element) =>
      (element.getAttribute('src') ?? '').replace(/^.*\//, '').replace(/-[\w-]{8}(?=\.\w+$)/, '')
    const nameOf = (element: Element) => {
      const names = [
        element.getAttribute('aria-label'),
        (element.getAttribute('aria-labelledby') ?? '').split(' ').map(textOf).join(' '),
        labelsOf(element)
          .map(({ textContent }) => textContent)
          .join(' '),
        element.querySelector(':scope > legend')?.textContent,
        element.getAttribute('alt'),
        // It has a space between blocks, unlike `textContent`, but is empty in closed details.
        element instanceof HTMLElement ? element.innerText : '',
        element.textContent,
        element.getAttribute('title'),
        fileOf(element),
      ]
      return names.map(shorten).find((name) => name !== '') ?? ''
    }
    const kindOf = (element: Element) => {
      const kind = element.getAttribute('role') ?? element.getAttribute('type')
      const tag = element.tagName.toLowerCase()
      return kind === null ? tag : `${tag}[${kind}]`
    }
    window.describeElement = (element) => {
      // The texts of these are those of the whole page, or the styles of this build.
      if (element.matches('html, body, head *')) return kindOf(element)
      const name = nameOf(element)
      if (name !== '') return `${kindOf(element)} “${name}”`
      for (
        let around = element.parentElement;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const aroundName = nameOf(around)
        if (aroundName !== '') return `${kindOf(element)} in ${kindOf(around)} “${aroundName}”`
      }
      const data = element.getAttributeNames().filter((attribute) => attribute.startsWith('data-'))
      return `${kindOf(element)} ${data.join(' ')}`.trim()
    }
  })
}
