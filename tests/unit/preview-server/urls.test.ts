import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { preview } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { renderHeadersFile } from '../../../scripts/responseHeaders.mjs'

const files = {
  'secret.html': 'outside the site',
  'dist/index.html': 'the home page',
  'dist/services.html': 'the services',
  'dist/404.html': 'not found',
  'dist/_headers': renderHeadersFile("default-src 'none'"),
}

let folder: string
let server: Awaited<ReturnType<typeof preview>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preview-server-'))
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), content)
  }
  server = await preview({
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    logLevel: 'silent',
    build: { outDir: join(folder, 'dist') },
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
  ['/index.html', '/'],
  ['/services/', '/services'],
  ['/services.html', '/services'],
  ['/services/?a=b&next=c?d', '/services?a=b&next=c?d'],
  ['//services//', '/services'],
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
  const { status, headers } = await get(target)
  expect([400, 404]).toContain(status)
  expect(headers.location).toBeUndefined()
  expect(headers['set-cookie']).toBeUndefined()
})

it.each(['/..', '/../secret.html', '/..%2fsecret.html', '/%', '/none.html', '/404', '/_headers'])(
  '%s is not found',
  async (target) => {
    const { status, body } = await get(target)
    expect([status, body]).toEqual([404, 'not found'])
  },
)
