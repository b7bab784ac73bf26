import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findNginx, nginxSkipped } from '../../scripts/nginx.mjs'
import { contentTypes } from '../../scripts/nginxConfig.mjs'
import {
  fileKind,
  headersFileName,
  policyOf,
  responseHeaders,
  transportSecurity,
} from '../../scripts/responseHeaders.mjs'
import { readSiteFile, site } from './support/documents'
import { sampleFiles, siteFiles, urlOf } from './support/files'
import { host, startNginx, type NginxSite } from './support/nginx'
import { observatoryScore } from './support/observatory'

const nginx = findNginx()
if (!nginx) console.log(nginxSkipped)
else if (!nginx.brotliModule) console.log('nginx is tested without brotli, because it has no brotli_static.')

const policy = policyOf(readSiteFile(headersFileName))

/** The encoding that a browser accepts, the one that it gets, and its decoder. */
const encodings = [
  ['gzip', 'gzip', gunzipSync],
  ...(nginx?.brotliModule
    ? ([
        ['br', 'br', brotliDecompressSync],
        ['gzip, deflate, br', 'br', brotliDecompressSync],
      ] as const)
    : []),
] as const

describe.skipIf(!nginx)('nginx with the generated configuration', () => {
  let server: NginxSite

  beforeAll(async () => {
    if (nginx) server = await startNginx(nginx)
  }, 120_000)

  afterAll(() => server?.stop())

  it.each(sampleFiles)('responds to %s with the file and the headers of its kind', async (file) => {
    const { status, headers, body } = await server.get(urlOf(file))
    expect(status).toBe(200)
    expect(body.equals(readFileSync(join(site, file)))).toBe(true)
    expect(headers).toMatchObject({
      ...responseHeaders(fileKind(urlOf(file)), policy),
      [transportSecurity.name]: transportSecurity.value,
    })
    expect(headers['content-type']?.split(';')[0]).toBe(contentTypes[extname(file).slice(1)])
    expect(headers['content-encoding']).toBeUndefined()
    // Without its version.
    expect(headers['server']).toBe('nginx')
  })

  it('knows the content type of every file', () => {
    const extensions = new Set(siteFiles.map((file) => extname(file).slice(1)))
    expect([...extensions].filter((extension) => contentTypes[extension] === undefined)).toEqual([])
  })

  it.each(['/', '/services', '/blogs?page=2', '/services/town-planning', '/offline.html', '/pages'])(
    'responds to the page %s without a redirect',
    async (target) => {
      const { status, headers } = await server.get(target)
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
    },
  )

  it.each([
    ['/index.html', '/'],
    ['/services/', '/services'],
    ['/services/?a=b&c=%2F', '/services?a=b&c=%2F'],
    ['/services/town-planning/', '/services/town-planning'],
    ['//services//', '/services'],
    ['/services.html?a=b', '/services?a=b'],
    ['/services/index.html', '/services'],
    ['//evil.example/', undefined],
    ['/\\services/', undefined],
    ['/%5cservices/', undefined],
    ['/%0d%0aset-cookie:a=b/', undefined],
    ['//evil.example/index.html', undefined],
    ['/%0d%0aset-cookie:a=b/index.html', undefined],
    ['/\\evil.example/index.html', undefined],
  ])(
    'redirects other URLs of a page to that page, and nothing to another host: %s',
    async (target, location) => {
      const { status, headers } = await server.get(target)
      expect(headers.location).toBe(location)
      expect(status).toBe(location ? 301 : 404)
      expect(headers['set-cookie']).toBeUndefined()
      expect(headers[transportSecurity.name]).toBe(transportSecurity.value)
    },
  )

  it.each([
    '/no-such-page',
    '/services/none/',
    '/none.html',
    '/404',
    '/404/',
    '/index',
    '/offline',
    '/assets/none.js',
    '/none.txt',
    '/_headers',
    '/%',
  ])('responds to %s with the not-found page, or rejects it', async (target) => {
    const { status, headers, body } = await server.get(target)
    expect(status).toBe(target === '/%' ? 400 : 404)
    if (status === 400) return
    expect(body.equals(readFileSync(join(site, '404.html')))).toBe(true)
    expect(headers).toMatchObject(responseHeaders('document', policy))
  })

  it.each(['/..', '/../package.json', '/..%2fpackage.json'])(
    'sends no file outside of the site: %s',
    async (target) => {
      expect([400, 404]).toContain((await server.get(target)).status)
    },
  )

  describe.each(encodings)('for a browser that accepts %s', (accepted, encoding, decompress) => {
    it.each(sampleFiles.filter((file) => /\.(?:html|js|css)$/.test(file)))('compresses %s', async (file) => {
      const { headers, body } = await server.get(urlOf(file), { 'accept-encoding': accepted })
      expect(headers).toMatchObject({
        ...responseHeaders(fileKind(urlOf(file)), policy),
        'content-encoding': encoding,
        vary: 'Accept-Encoding',
      })
      expect(decompress(body).equals(readFileSync(join(site, file)))).toBe(true)
    })
  })

  it('sends an unchanged document once', async () => {
    const { headers } = await server.get('/services')
    const { status, body } = await server.get('/services', { 'if-none-match': headers.etag ?? '' })
    expect([status, body.length]).toEqual([304, 0])
  })

  it.each([host, 'evil.example'])(
    'redirects requests without HTTPS to the host of the site, whatever host they name: %s',
    async (requestedHost) => {
      const { status, headers } = await server.getPlain('/services?a=b', requestedHost)
      expect([status, headers.location]).toEqual([301, `https://${host}/services?a=b`])
    },
  )

  it('scores 130 on Mozilla’s Observatory, and 135 once the host is on the HSTS preload list', async () => {
    const { headers, body } = await server.get('/')
    const scanned = {
      headers,
      html: body.toString(),
      host,
      redirect: (await server.getPlain('/')).headers.location,
      isPreloaded: false,
    }
    expect(observatoryScore(scanned)).toEqual({
      score: 130,
      modifiers: {
        'content-security-policy': 10,
        cookies: 0,
        'cross-origin-resource-sharing': 0,
        redirection: 0,
        'referrer-policy': 5,
        'strict-transport-security': 0,
        'subresource-integrity': 0,
        'x-content-type-options': 0,
        'x-frame-options': 5,
        'cross-origin-resource-policy': 10,
      },
    })
    expect(observatoryScore({ ...scanned, isPreloaded: true }).score).toBe(135)
  })
})
