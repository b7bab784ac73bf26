import { createHash } from 'node:crypto'

/** The file with the response headers, which static hosts and `vite preview` read. */
export const headersFileName = '_headers'

/** What neither the site nor the map on it may use. */
const deniedFeatures =
  'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock usb xr-spatial-tracking'

/** A service may redirect a request; the policy must allow the target, too. */
const redirectTargets = new Map([['https://script.google.com', 'https://script.googleusercontent.com']])

const immutable = 'public, max-age=31536000, immutable'

/**
 * The text of the file with the response headers. Hosts join the values of a header that two rules set, so no two rules
 * set the same one. What has no `cache-control` here is revalidated by default.
 * @param {string} policy from `contentSecurityPolicy`
 */
export function renderHeadersFile(policy) {
  return `/*
  content-security-policy: ${policy}
  cross-origin-opener-policy: same-origin
  cross-origin-resource-policy: same-origin
  permissions-policy: ${deniedFeatures.replaceAll(' ', '=(), ')}=()
  referrer-policy: strict-origin-when-cross-origin
  strict-transport-security: max-age=63072000; includeSubDomains
  x-content-type-options: nosniff

/service-worker.js
  cache-control: no-cache

/assets/*
  cache-control: ${immutable}

/share/*
  cache-control: ${immutable}
`
}

/**
 * The headers of a path by the rules in the file.
 * @param {string} path without a query
 * @param {string} headersFile the text of the file
 * @returns {Record<string, string>}
 */
export function headersAt(path, headersFile) {
  const rules = headersFile.split('\n\n').filter((rule) => {
    const [pattern = ''] = rule.split('\n')
    return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
  })
  const lines = rules.join('\n').matchAll(/^ {2}([\w-]+): (.+)$/gm)
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]))
}

/**
 * The Content Security Policy of all documents: a static host can't send each of them one of its own.
 * @param {{ documents: readonly string[], requestUrls: readonly string[] }} sources the HTML of all documents, and the
 *   URLs of the requests that the forms send
 */
export function contentSecurityPolicy({ documents, requestUrls }) {
  const html = documents.join('\n')
  const origins = requestUrls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin)
  const targets = origins.flatMap((origin) => redirectTargets.get(origin) ?? [])
  return [
    "default-src 'none'",
    // Scripts with JSON aren't executed.
    `script-src 'self'${hashes(html, /<script(?![^>]* src=|[^>]*json")[^>]*>(.*?)<\/script>/gs)}`,
    `style-src 'self'${hashes(html, /<style[^>]*>(.*?)<\/style>/gs)}`,
    // The constant style attributes that Radix renders.
    `style-src-attr 'unsafe-hashes'${hashes(html, /<[a-z][^>]* style="([^"]*)"/gi)}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${["'self'", ...new Set([...origins, ...targets].toSorted())].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    // The map on the home page.
    'frame-src https://www.google.com',
    // Scripts send the forms.
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    // The policy in src/offline/startOffline.ts.
    'trusted-types service-worker',
  ].join('; ')
}

/**
 * The hashes of what the pattern's group matches, each once.
 * @param {string} html
 * @param {RegExp} pattern
 */
function hashes(html, pattern) {
  const sources = new Set([...html.matchAll(pattern)].map(([, source = '']) => source))
  return [...sources].map((source) => ` ${sourceHash(source)}`).join('')
}

/** @param {string} source */
export function sourceHash(source) {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`
}
