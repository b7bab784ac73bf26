/** The paths of the pages opened since the document was loaded, in this order. */
const opened = new Set<string>()

let storeNow: ((path: string) => void) | undefined

/** Stores an opened page for offline use, once the service worker is active. Each page is stored once. */
export function storePage(path: string): void {
  if (opened.has(path)) return
  opened.add(path)
  storeNow?.(path)
}

/** Calls `store` for each page opened so far, and for each later one when it is opened. */
export function storePagesWith(store: (path: string) => void): void {
  storeNow = store
  for (const path of opened) store(path)
}
