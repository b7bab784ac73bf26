import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { preview } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { renderHeadersFile } from '../../../scripts/responseHeaders.mjs'
import { staticHost } from '../../../scripts/staticHost.ts'

const files = {
  'secret.html': 'outside the site',
  'dist/index.html': 'the home page',
  'dist/services.html': 'the services',
  'dist/services/planning.html': 'the planning service',
  'dist/assets/main-12345678.js': 'the script',
  'dist/404.html': 'not found',
  'dist/_headers': renderHeadersFile("default-src 'none'"),
}

let folder: string
let server: Awaited<ReturnType<typeof preview>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-host-'))
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), content)
  }
  server = await preview({
    configFile: false,
    root: folder,
    appType: 'mpa',
    logLevel: 'silent',
    plugins: [staticHost()],
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  })
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** Requests a target unchanged; `fetch` would normalise its dots and slashes. */
async function get(target: string) {
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port: address.port, path: target }, resolve).on('error', reject).end()
  })
  const { statusCode: status, headers } = response
  return { status, headers, body: await text(response) }
}

it.each([
  ['/', 'the home page', 'no-cache'],
  ['/services?a=b', 'the services', 'no-cache'],
  ['/services/planning', 'the planning service', 'no-cache'],
  ['/404.html', 'not found', 'no-cache'],
  ['/assets/main-12345678.js', 'the script', 'public, max-age=31536000, immutable'],
])('%s is served with the headers of the site', async (target, body, caching) => {
  expect(await get(target)).toMatchObject({
    status: 200,
    body,
    headers: { 'content-security-policy': "default-src 'none'", 'cache-control': caching },
  })
})

it.each([
  ['/index.html', '/'],
  ['/services/', '/services'],
  ['/services.html', '/services'],
  ['/services/?a=b&next=c?d', '/services?a=b&next=c?d'],
  ['/services/?next=//evil.example', '/services?next=//evil.example'],
])('another URL of a page redirects to it and keeps the query: %s', async (target, location) => {
  expect(await get(target)).toMatchObject({ status: 301, headers: { location } })
})

it.each([
  '//evil.example/',
  '/\\services/',
  '/%0d%0aset-cookie:a=b/',
  '//evil.example/index.html',
  '/%2f%2fevil.example/index.html',
  'http://evil.example/index.html',
])('no URL redirects to another host: %s', async (target) => {
  const { headers } = await get(target)
  expect(headers.location).toBeUndefined()
  expect(headers['set-cookie']).toBeUndefined()
})

it.each(['/..', '/../secret.html', '/..%2fsecret.html', '/%', '/none', '/none.html', '/assets/none.js'])(
  '%s is not found',
  async (target) => {
    const { status, headers, body } = await get(target)
    expect([status, body]).toEqual([404, 'not found'])
    expect(headers['content-security-policy']).toBe("default-src 'none'")
    expect(headers['cache-control']).toBe('no-cache')
  },
)
