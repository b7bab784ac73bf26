import { describe, expect, it } from 'vitest'
import { nginxConfig } from '../../../scripts/nginxConfig.mjs'
import {
  contentSecurityPolicy,
  fileKind,
  policyOf,
  renderHeadersFile,
  responseHeaders,
  workerPath,
} from '../../../scripts/responseHeaders.mjs'
import { workerUrl } from '../../../src/offline'

/** A directive of the policy of these documents and requests. */
function directive(name: string, documents: readonly string[], requestUrls: readonly string[] = []) {
  const directives = contentSecurityPolicy({ documents, requestUrls }).split('; ')
  return directives.find((one) => one.startsWith(`${name} `))
}

describe('the kind of a file', () => {
  it.each([
    ['/', 'document'],
    ['/services', 'document'],
    ['/services/', 'document'],
    ['/offline.html', 'document'],
    ['/assets/index-abc.js', 'hashed'],
    ['/share/home-abc.jpg', 'hashed'],
    ['/service-worker.js', 'worker'],
    ['/robots.txt', 'other'],
    ['/.well-known/security.txt', 'other'],
    ['/manifest.webmanifest', 'other'],
  ])('follows from its path: %s is %s', (path, kind) => {
    expect(fileKind(path)).toBe(kind)
  })

  it('knows the path of the service worker', () => {
    expect(workerPath).toBe(workerUrl)
  })
})

describe('the Content Security Policy', () => {
  it('forbids everything that it does not name', () => {
    expect(contentSecurityPolicy({ documents: [], requestUrls: [] })).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src https://www.google.com; " +
        "form-action 'none'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; " +
        'trusted-types service-worker',
    )
  })

  it('names each inline script once, by its hash, but no data', () => {
    const document = '<script>alert(1)</script><script type="application/ld+json">{}</script>'
    expect(directive('script-src', [document, document])).toBe(
      "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    )
  })

  it('names the inline styles by their hashes', () => {
    expect(directive('style-src', ['<style>p{}</style>', '<style>a{}</style>'])).toBe(
      "style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=' 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='",
    )
  })

  it.each(['<p style="color:red">', '<img src="x" onerror="alert(1)">'])(
    'has no way to allow an attribute with code: %s',
    (document) => {
      expect(() => contentSecurityPolicy({ documents: [document], requestUrls: [] })).toThrow(
        'The Content Security Policy forbids this attribute',
      )
    },
  )

  it('names the origins of the requests, and where they are redirected to', () => {
    const urls = [
      '/ajax/hello@sangbunyad.example',
      'https://formsubmit.co/ajax/hello@sangbunyad.example',
      'https://script.google.com/macros/s/a/exec',
      'https://script.google.com/macros/s/b/exec',
    ]
    expect(directive('connect-src', [], urls)).toBe(
      "connect-src 'self' https://formsubmit.co https://script.google.com https://script.googleusercontent.com",
    )
  })
})

describe('the headers', () => {
  const policy = "default-src 'none'"

  it('give documents and the service worker the policy of the site, and other files one that allows no script', () => {
    const policies = (['document', 'worker', 'hashed', 'other'] as const).map(
      (kind) => responseHeaders(kind, 'the policy')['content-security-policy'],
    )
    const noScript = "script-src 'none'; object-src 'none'; frame-ancestors 'none'"
    expect(policies).toEqual(['the policy', 'the policy', noScript, noScript])
  })

  it('let browsers keep only files whose name contains a hash', () => {
    const caching = (['document', 'worker', 'other', 'hashed'] as const).map(
      (kind) => responseHeaders(kind, policy)['cache-control'],
    )
    expect(caching).toEqual(['no-cache', 'no-cache', 'no-cache', 'public, max-age=31536000, immutable'])
  })

  it('for static hosts contain the policy', () => {
    expect(policyOf(renderHeadersFile(policy))).toBe(policy)
  })

  it('for static hosts set no header by two rules, because hosts would join the values', () => {
    const names = renderHeadersFile(policy)
      .split('\n')
      .filter((line) => line.startsWith('  ') && !line.includes('cache-control'))
      .map((line) => line.split(':')[0])
    expect(new Set(names).size).toBe(names.length)
    const [everything = ''] = renderHeadersFile(policy).split('\n\n')
    expect(everything).toMatch(/^\/\*\n/)
    expect(everything).not.toContain('cache-control')
  })

  it('need a policy', () => {
    expect(() => policyOf('/*\n  x-content-type-options: nosniff\n')).toThrow(
      '_headers has no Content Security Policy. Build the site: npm run build',
    )
  })
})

describe('the configuration of nginx', () => {
  const options = { name: 'site.example', root: '/srv/site', certificate: '/c', key: '/k', hasBrotli: true }

  it('contains no text that nginx would read as a variable', () => {
    expect(() => nginxConfig({ ...options, policy: 'connect-src https://$host' })).toThrow(
      'nginx would read the $ in connect-src https://$host as the start of a variable.',
    )
  })

  it('serves files compressed by brotli only if nginx has the module', () => {
    expect(nginxConfig({ ...options, policy: '' })).toMatch(/^ {4}brotli_static on;$/m)
    expect(nginxConfig({ ...options, policy: '', hasBrotli: false })).not.toMatch(/^ {4}brotli_static on;$/m)
  })
})
