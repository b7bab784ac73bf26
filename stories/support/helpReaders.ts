/**
 * Takes a reading of the document by programs that know less of HTML than a browser: neither Playwright's snapshot nor the
 * virtual screen reader knows what is inert or closed, and the latter takes states of native controls from their
 * attributes. Meanwhile attributes say it.
 */
export async function helpReaders<Reading>(read: () => Promise<Reading>): Promise<Reading> {
  const changes = [
    ...setAll('[inert]', 'aria-hidden', () => 'true'),
    ...setAll('details:not([open]) > :not(summary)', 'aria-hidden', () => 'true'),
    ...setAll('input:is([type="checkbox"], [type="radio"])', 'checked', (input) =>
      input.checked ? '' : null,
    ),
    ...setAll('input[type="range"]', 'value', (input) => input.value),
  ]
  try {
    return await read()
  } finally {
    for (const { element, attribute, before } of changes.toReversed()) set(element, attribute, before)
  }
}

/** Sets an attribute of all elements that match a selector, and returns what it was before. */
function setAll(selector: string, attribute: string, valueOf: (input: HTMLInputElement) => string | null) {
  return [...document.querySelectorAll<HTMLInputElement>(selector)].map((element) => {
    const before = element.getAttribute(attribute)
    set(element, attribute, valueOf(element))
    return { element, attribute, before }
  })
}

function set(element: Element, attribute: string, value: string | null) {
  if (value === null) element.removeAttribute(attribute)
  else element.setAttribute(attribute, value)
}
