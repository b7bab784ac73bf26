/** The paths of the pages opened since the document was loaded, in this order. */
const opened = new Set<string>()

let keep: ((path: string) => void) | undefined

/** Stores the open page for offline use, now or once the service worker is active. Each page is stored once. */
export function keepPage(path: string): void {
  if (opened.has(path)) return
  opened.add(path)
  keep?.(path)
}

/** Stores the pages opened so far, and those opened later, with this function. */
export function keepPagesWith(store: (path: string) => void): void {
  keep = store
  for (const path of opened) store(path)
}
