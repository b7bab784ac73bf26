/** The URL of the service worker. It is the same in every version, so that browsers find the next one. */
export const workerUrl = '/service-worker.js'

/** The caches of the service worker. */
export const cacheNames = {
  /** What the worker stores when it is installed: the estimator and the offline page. */
  precache: 'site-precache',
  /** The documents of the pages that the visitor has opened, by path. */
  pages: 'site-pages',
  /** Scripts, styles, fonts and the list of each page's scripts: their names contain a hash of their content. */
  files: 'site-files',
  pictures: 'site-pictures',
} as const

/**
 * A message from a page to the service worker. The types are the same in every version, because an open page may be
 * older than the worker.
 */
export type WorkerMessage =
  /** Requests the build that the worker belongs to; the response is sent on the message's port. */
  | { readonly type: 'build' }
  /** Lets this worker replace the one that controls the pages. */
  | { readonly type: 'activate' }
  /** Stores a page for offline use: its document, and the files that it has loaded. */
  | { readonly type: 'keep'; readonly path: string; readonly files: readonly string[] }
