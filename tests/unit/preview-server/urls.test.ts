import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { preview } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileKind, renderHeadersFile, responseHeaders } from '../../../scripts/responseHeaders.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const policy = "default-src 'none'"

let folder: string
let port: number
let stop: () => Promise<void>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preview-server-'))
  await mkdir(join(folder, 'dist/services'), { recursive: true })
  await writeFile(join(folder, 'index.html'), 'outside the site')
  await writeFile(join(folder, 'secret.html'), 'outside the site')
  await writeFile(join(folder, 'dist/index.html'), 'the home page')
  await writeFile(join(folder, 'dist/services.html'), 'the services')
  await writeFile(join(folder, 'dist/services/landscaping.html'), 'a service')
  await writeFile(join(folder, 'dist/offline.html'), 'offline')
  await writeFile(join(folder, 'dist/404.html'), 'not found')
  await writeFile(join(folder, 'dist/_headers'), renderHeadersFile(policy))
  await mkdir(join(folder, 'dist/assets'))
  await writeFile(join(folder, 'dist/assets/index-abc.js'), 'start()')
  await writeFile(join(folder, 'dist/service-worker.js'), 'start()')
  await mkdir(join(folder, 'dist/.well-known'))
  await writeFile(join(folder, 'dist/.well-known/security.txt'), 'Contact')
  const server = await preview({
    root,
    logLevel: 'silent',
    build: { outDir: join(folder, 'dist') },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  })
  stop = () => server.close()
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  port = address.port
})

afterAll(async () => {
  await stop()
  await rm(folder, { recursive: true, force: true })
})

/** Requests a target unchanged; `fetch` would normalise its dots and slashes. */
async function get(target: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: target }, resolve).on('error', reject).end()
  })
  const { statusCode: status, headers } = response
  return { status, location: headers.location, headers, body: await text(response) }
}

describe('a redirect from another URL of a page', () => {
  it.each([
    ['/index.html', '/'],
    ['/services/', '/services'],
    ['/services/landscaping/', '/services/landscaping'],
    ['/services.html', '/services'],
    ['/services/index.html', '/services'],
    ['/index.html?x=1', '/?x=1'],
    ['/services/?a=b&next=c?d', '/services?a=b&next=c?d'],
    ['/services/?', '/services?'],
    ['/services//', '/services'],
    ['//services//', '/services'],
    ['//services', '/services'],
    ['//', '/'],
    ['/services/?next=//evil.example', '/services?next=//evil.example'],
  ])('goes to the page and keeps the query: %s', async (target, location) => {
    expect(await get(target)).toMatchObject({ status: 301, location })
  })

  it.each([
    '//evil.example/',
    '//services/%2fevil.example/',
    '/\\services/',
    '/%5cservices/',
    '/%0d%0aset-cookie:a=b/',
    '//evil.example/index.html',
    '///evil.example//index.html',
    '/\\evil.example/index.html',
    '\\\\evil.example/index.html',
    '/%2f%2fevil.example/index.html',
    '/%5cevil.example/index.html',
    '/.//evil.example/index.html',
    '/services/..//evil.example/index.html',
    'http://evil.example/index.html',
    'http:/\\evil.example/index.html',
  ])('never goes to another host: %s', async (target) => {
    const { status, location, headers } = await get(target)

    expect([400, 404]).toContain(status)
    expect(location).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
  })
})

describe('an unusual path', () => {
  it.each([
    ['/..', 404],
    ['/../secret.html', 404],
    ['/%2e%2e/secret.html', 404],
    ['/..%2fsecret.html', 404],
    ['/services%2findex.html', 404],
    ['/%', 404],
    ['/services', 200],
    ['/services?a=1', 200],
    ['/none/', 404],
    ['/none.html', 404],
    ['/404', 404],
    ['/404/', 404],
    ['/index', 404],
    ['/offline', 404],
  ])('%s gets status %d and only files of the site', async (target, status) => {
    const response = await get(target)

    expect(response.status).toBe(status)
    expect(response.body).toBe(status === 200 ? 'the services' : 'not found')
  })
})

describe('the headers', () => {
  it.each([
    '/',
    '/services',
    '/services/landscaping',
    '/offline.html',
    '/assets/index-abc.js',
    '/service-worker.js',
    '/.well-known/security.txt',
  ])('are those of the kind of file: %s', async (target) => {
    const { status, headers } = await get(target)
    expect(status).toBe(200)
    expect(headers).toMatchObject(responseHeaders(fileKind(target), policy))
    // On localhost it would make browsers use HTTPS for every other server, too.
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  it.each(['/no-such-page', '/assets/none.js', '/none.txt'])(
    'are those of a document if there is no file: %s',
    async (target) => {
      const { status, headers } = await get(target)
      expect(status).toBe(404)
      expect(headers).toMatchObject(responseHeaders('document', policy))
    },
  )

  it('are not served themselves', async () => {
    expect((await get('/_headers')).status).toBe(404)
  })
})
