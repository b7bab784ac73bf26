import { createHash } from 'node:crypto'

/**
 * The response headers of the built site, for every server: scripts/staticHost.ts serves it with them, `renderHeadersFile`
 * gives them to static hosts, and scripts/nginxConfig.mjs to nginx.
 */

/**
 * What a URL of the site leads to. Documents are all pages, including 404.html; the names of hashed files contain a hash
 * of their content.
 * @typedef {'document' | 'worker' | 'hashed' | 'other'} FileKind
 */

/**
 * @typedef {object} PolicySources
 * @property {readonly string[]} documents The HTML of all documents.
 * @property {readonly string[]} requestUrls The URLs of the requests that the forms send.
 */

/** The folders with hashed files. */
export const hashedFolders = ['/assets/', '/share/']

/** The path of the service worker. It must be the same as `workerUrl` in src/offline/protocol.ts. */
export const workerPath = '/service-worker.js'

/** The name of the file with the headers for static hosts, below the folder of the site. */
export const headersFileName = '_headers'

/** The name of the policy in src/offline/registerWorker.ts that creates trusted URLs of scripts. */
const trustedTypesPolicy = 'service-worker'

/** The map on the home page. */
const frameOrigins = ['https://www.google.com']

/**
 * Where a service redirects a request to. The policy must allow the target of a redirect, too.
 * @type {Readonly<Record<string, string>>}
 */
const redirectTargets = { 'https://script.google.com': 'https://script.googleusercontent.com' }

/** The browser features that are denied to the site and to pages that it embeds. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]

/**
 * The policy of all files except documents and the service worker, where the server can distinguish them. It allows styles:
 * browsers add some to XML files.
 */
const filePolicy = "script-src 'none'; object-src 'none'; frame-ancestors 'none'"

/**
 * For HTTPS only: browsers use HTTPS for this host and its subdomains for two years. On localhost it would also apply to
 * every other server on it.
 */
export const transportSecurity = {
  name: 'strict-transport-security',
  value: 'max-age=63072000; includeSubDomains; preload',
}

/**
 * The kind of the file at a path.
 * @param {string} path starts with a slash, without a query
 * @returns {FileKind}
 */
export function fileKind(path) {
  if (path === workerPath) return 'worker'
  if (hashedFolders.some((folder) => path.startsWith(folder))) return 'hashed'
  return /\.(?!html$)\w+$/.test(path) ? 'other' : 'document'
}

/**
 * The headers of a successful response, by their names in lower case; the 404 document is sent with the same ones.
 * @param {FileKind} kind
 * @param {string} policy the Content Security Policy of the site, see `contentSecurityPolicy`
 * @returns {Record<string, string>}
 */
export function responseHeaders(kind, policy) {
  return {
    // The policy of a service worker is the one sent with its own file. It sends the same requests as the pages.
    'content-security-policy': kind === 'document' || kind === 'worker' ? policy : filePolicy,
    ...commonHeaders(),
    'cache-control': kind === 'hashed' ? immutable : 'no-cache',
  }
}

const immutable = 'public, max-age=31536000, immutable'

/** @returns {Record<string, string>} */
function commonHeaders() {
  return {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  }
}

/**
 * The Content Security Policy of the site. It names the inline scripts and styles of all documents by their hashes, so
 * one policy is enough; a static host can't give each URL, and every unknown URL, a policy of its own.
 * @param {PolicySources} sources
 * @returns {string}
 * @throws if a document has a style attribute or an inline event handler, which no hash allows
 */
export function contentSecurityPolicy({ documents, requestUrls }) {
  const scripts = hashesOf(documents, inlineScripts)
  const styles = hashesOf(documents, inlineStyleSheets)
  for (const html of documents) {
    const [attribute] = /<[a-z][^>]* (?:style|on[a-z]+)="[^"]*"/i.exec(html) ?? []
    if (attribute) throw new Error(`The Content Security Policy forbids this attribute: ${attribute}`)
  }
  /** @type {Record<string, readonly string[]>} */
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    // The favicon is part of each document.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectOrigins(requestUrls)],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': frameOrigins,
    // Scripts send the forms.
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [trustedTypesPolicy],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/**
 * The other origins that requests are sent to, or redirected to.
 * @param {readonly string[]} urls
 * @returns {string[]}
 */
function connectOrigins(urls) {
  const origins = urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin)
  return [...new Set(origins.flatMap((origin) => [origin, redirectTargets[origin] ?? origin]))]
}

/** @param {string} html */
const inlineScripts = (html) =>
  [...html.matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs)].map(([, source = '']) => source)

/** @param {string} html */
const inlineStyleSheets = (html) =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, source = '']) => source)

/**
 * The hashes of inline sources as a policy names them, each once.
 * @param {readonly string[]} documents
 * @param {(html: string) => string[]} sourcesOf
 * @returns {string[]}
 */
function hashesOf(documents, sourcesOf) {
  const hashes = documents.flatMap(sourcesOf).map(sourceHash)
  return [...new Set(hashes)].toSorted()
}

/**
 * The hash of an inline script or style as a policy names it.
 * @param {string} source
 * @returns {string}
 */
export function sourceHash(source) {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`
}

/**
 * The file with the headers for static hosts such as Netlify and Cloudflare Pages. These hosts join the values of rules
 * that set the same header for a file, so no two rules do. All files therefore have the policy of the documents, and only
 * the service worker and hashed files get a `cache-control`. The caching of all other files, documents included, is the
 * host's default: browsers check for changes on each use.
 * @param {string} policy
 * @returns {string}
 */
export function renderHeadersFile(policy) {
  const { 'cache-control': _, ...headers } = responseHeaders('document', policy)
  const rules = [
    { path: '/*', headers: { ...headers, [transportSecurity.name]: transportSecurity.value } },
    { path: workerPath, headers: { 'cache-control': 'no-cache' } },
    ...hashedFolders.map((folder) => ({ path: `${folder}*`, headers: { 'cache-control': immutable } })),
  ]
  return rules
    .map(({ path, headers: own }) =>
      [path, ...Object.entries(own).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
}

/**
 * The Content Security Policy in the file that `renderHeadersFile` has rendered: that of the build, which knows where the
 * forms send their requests.
 * @param {string} headersFile
 * @returns {string}
 * @throws if it has none
 */
export function policyOf(headersFile) {
  const [, policy] = /^ {2}content-security-policy: (.+)$/m.exec(headersFile) ?? []
  if (!policy)
    throw new Error(`${headersFileName} has no Content Security Policy. Build the site: npm run build`)
  return policy
}
