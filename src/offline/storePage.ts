const opened = new Set<string>()

/** Stores an opened page for use offline once the service worker is active; each page once. */
export function storePage(path: string): void {
  if (opened.has(path) || !('serviceWorker' in navigator)) return
  const { controller, ready } = navigator.serviceWorker
  opened.add(path)
  // The worker stores the document and files that it serves.
  if (controller && opened.size === 1) return
  void ready.then(({ active }) => {
    const files = controller ? [] : performance.getEntriesByType('resource').map(({ name }) => name)
    const page = [path, { headers: { accept: 'text/html' } }]
    return active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [...files, page] } }, [])
  })
}
