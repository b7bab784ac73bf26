/** The URL of the service worker. It never changes, so that browsers find the next version. */
export const workerUrl = '/service-worker.js'

/** The caches of the service worker. */
export const cacheNames = {
  /** What every visitor gets with the worker: the estimator and the offline page. */
  precache: 'site-precache',
  /** The documents of the pages that the visitor has opened, by path. */
  pages: 'site-pages',
  /** Scripts, styles and fonts, whose names contain a hash of their content. */
  files: 'site-files',
  pictures: 'site-pictures',
} as const

/** What a page asks the service worker. */
export type WorkerMessage =
  /** Responds on the message's port with the build that the worker belongs to. */
  | { readonly type: 'build' }
  /** Replaces the worker that controls the pages. */
  | { readonly type: 'activate' }
  /** Stores a page for offline use: its document, and the files that it has loaded. */
  | { readonly type: 'keep'; readonly path: string; readonly files: readonly string[] }
