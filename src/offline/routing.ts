/** The properties of a request that decide whether the service worker responds to it. */
export interface SiteRequest {
  readonly method: string
  /** The mode of the request, `'navigate'` for a document. */
  readonly mode: string
  readonly url: string
  /** Whether it asks for a part of a file. */
  readonly hasRange: boolean
}

/** The kind of a request. */
export type RequestKind = 'page' | 'file' | 'picture'

/**
 * The kind of a request to which the service worker responds: for a document, or for a file in /assets, whose name
 * contains a hash. Undefined for any other, which the browser sends as if there were no worker: leads, other origins,
 * downloads.
 * @param origin the site's origin
 */
export function requestKind(request: SiteRequest, origin: string): RequestKind | undefined {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin || request.hasRange) return undefined
  const extension = /\.(\w+)$/.exec(url.pathname)?.[1]
  if (request.mode === 'navigate') return extension === undefined ? 'page' : undefined
  if (!url.pathname.startsWith('/assets/')) return undefined
  return /^(?:avif|webp|svg|png|jpe?g)$/.test(extension ?? '') ? 'picture' : 'file'
}

/** The URL under which a document is stored: without query, fragment and trailing slash, which don't change the page. */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname.replace(/\/+$/, '') || '/'}`
}
