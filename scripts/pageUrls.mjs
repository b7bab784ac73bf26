/**
 * The URLs of the site's documents, for every server: scripts/staticHost.ts and scripts/nginxConfig.mjs follow these rules,
 * and static hosts such as Netlify and Cloudflare Pages do so by themselves, given these files. `/services` is the page in
 * `services.html`; `/services/`, `/services.html` and `/services/index.html` redirect to it.
 */

/** The documents that are not pages: the URL of each is its file name, and doesn't redirect. */
export const namedDocuments = ['/404.html', '/offline.html']

/** The URL of the home page's file. */
export const homeFile = '/index.html'

/** The paths that the rule for pages would map to `namedDocuments` or `homeFile`: servers answer them with status 404. */
export const reservedPaths = '^/(?:404|index|offline)/?$'

/**
 * The other URLs of a page; the first group is the page's path. The path consists of words only, so that no redirect
 * leads to another host, as `//host` or `/\host` would, or contains a line break, which would end the header.
 */
export const otherPageUrls = '^((?:/[\\w-]+)+?)(?:/|(?:/index)?\\.html)$'

/**
 * The file of the document at a path, below the folder of the site.
 * @param {string} path
 * @returns {string}
 */
export function documentFile(path) {
  if (path === '/') return homeFile.slice(1)
  return `${path.slice(1)}${path.endsWith('.html') ? '' : '.html'}`
}

/**
 * The path of the document in a file.
 * @param {string} file below the folder of the site
 * @returns {string}
 */
export function documentPath(file) {
  const path = `/${file}`
  if (path === homeFile) return '/'
  return namedDocuments.includes(path) ? path : path.replace(/\.html$/, '')
}

/**
 * The path of the document that a server responds with, or to which it redirects if it differs from the requested one;
 * undefined for the URL of any other file, and for URLs that no document can have. Doesn't check whether the document
 * exists.
 * @param {string} path as requested, without the query
 * @returns {string | undefined}
 */
export function requestedDocument(path) {
  const merged = path.replace(/\/+/g, '/')
  if (merged === '/' || merged === homeFile) return '/'
  if (namedDocuments.includes(merged)) return merged
  if (new RegExp(reservedPaths).test(merged)) return undefined
  return new RegExp(otherPageUrls).exec(merged)?.[1] ?? /^(?:\/[\w-]+)+$/.exec(merged)?.[0]
}
