import { expect, it } from 'vitest'
import {
  contentSecurityPolicy,
  headersAt,
  renderHeadersFile,
  sourceHash,
} from '../../../scripts/responseHeaders.mjs'

it('the Content Security Policy allows requests to the receivers of leads, and where they redirect to', () => {
  const requestUrls = [
    'https://formsubmit.co/ajax/hello@sangbunyad.example',
    'https://script.google.com/macros/s/a/exec',
    'https://script.google.com/macros/s/b/exec',
    '/macros/s/estimate/exec',
  ]
  expect(contentSecurityPolicy({ documents: [], requestUrls }).split('; ')).toContain(
    "connect-src 'self' https://formsubmit.co https://script.google.com https://script.googleusercontent.com",
  )
})

it('the Content Security Policy allows each inline script and style once, and no script that is only data', () => {
  const document =
    '<style>a{}</style><script type="module">one()</script><script src="/two.js"></script><script type="application/ld+json">{}</script>'
  const directives = contentSecurityPolicy({ documents: [document, document], requestUrls: [] }).split('; ')
  expect(directives).toContain(`script-src 'self' ${sourceHash('one()')}`)
  expect(directives).toContain(`style-src 'self' ${sourceHash('a{}')}`)
})

it('the Content Security Policy allows each style attribute once', () => {
  const document = '<p style="color:red">One</p><b class="b" style="color:red">two</b>'
  expect(contentSecurityPolicy({ documents: [document], requestUrls: [] }).split('; ')).toContain(
    `style-src-attr 'unsafe-hashes' ${sourceHash('color:red')}`,
  )
})

it('a page is neither embedded, guessed at nor requested without encryption', () => {
  const headers = headersAt(
    '/contact',
    renderHeadersFile(contentSecurityPolicy({ documents: [], requestUrls: [] })),
  )
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  })
})

it.each([
  ['/contact', undefined],
  ['/service-worker.js', 'no-cache'],
  ['/assets/main-12345678.js', 'public, max-age=31536000, immutable'],
  ['/share/home-12345678.jpg', 'public, max-age=31536000, immutable'],
])('%s is cached as %s, and has the policy', (path, caching) => {
  const headers = headersAt(path, renderHeadersFile('the policy'))
  expect(headers['cache-control']).toBe(caching)
  expect(headers['content-security-policy']).toBe('the policy')
})
