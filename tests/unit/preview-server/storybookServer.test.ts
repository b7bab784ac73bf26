import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isUpToDate } from '../../../scripts/builtStorybook.mjs'
import { serveStorybook, type StorybookServer } from '../../../scripts/storybookServer.mjs'
import { freePort } from '../../support/freePort'

const script = 'console.log("story");\n'.repeat(50)

let folder: string
let port: number
let server: StorybookServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storybook-'))
  await mkdir(join(folder, 'built/assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'outside')
  await writeFile(join(folder, 'built/index.html'), 'the sidebar')
  await writeFile(join(folder, 'built/assets/story-abc.js'), script)
  await writeFile(join(folder, 'built/picture.webp'), 'picture')
  port = await freePort()
  server = await serveStorybook(port)
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** Requests a target unchanged; `fetch` would normalise its dots and decompress the body. */
async function get(target: string, headers: Record<string, string> = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: 'localhost', port, path: target, headers }, resolve).on('error', reject).end()
  })
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

describe('the server of the built Storybook', () => {
  it('says that Storybook is being built until there is one', async () => {
    const { status, headers, body } = await get('/')
    expect(status).toBe(503)
    expect(headers['retry-after']).toBe('3')
    expect(body.toString()).toMatch(/http-equiv="refresh".*being built/s)
    server.show(join(folder, 'built'))
    expect((await get('/?path=/docs/start')).body.toString()).toBe('the sidebar')
  })

  it('compresses texts for browsers that accept it', async () => {
    const compressed = await get('/assets/story-abc.js', { 'accept-encoding': 'gzip, br' })
    expect(compressed.headers['content-encoding']).toBe('br')
    expect(compressed.body.length).toBeLessThan(100)
    expect(brotliDecompressSync(compressed.body).toString()).toBe(script)
    const zipped = await get('/assets/story-abc.js', { 'accept-encoding': 'gzip, deflate' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.body).toString()).toBe(script)
    const plain = await get('/assets/story-abc.js')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body.toString()).toBe(script)
    expect(plain.headers['vary']).toBe('accept-encoding')
  })

  it('sends pictures as they are', async () => {
    const { headers } = await get('/picture.webp', { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['content-type']).toBe('image/webp')
  })

  it('lets browsers keep files with a hash, and asks for changes of others', async () => {
    expect((await get('/assets/story-abc.js')).headers['cache-control']).toContain('immutable')
    const { headers } = await get('/index.html')
    expect(headers['cache-control']).toBe('no-cache')
    const again = await get('/index.html', { 'if-none-match': String(headers['etag']) })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
  })

  it.each(['/missing.js', '/assets', '/../secret.txt', '/%2e%2e/secret.txt', '/..%5csecret.txt', '/%'])(
    'has nothing at %s',
    async (target) => {
      expect((await get(target)).status).toBe(404)
    },
  )

  it('rejects if the port is in use', async () => {
    await expect(serveStorybook(port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})

describe('a built Storybook is up to date', () => {
  it('if it is complete, and no source is newer', async () => {
    const root = join(folder, 'project')
    const built = join(root, 'storybook-static')
    await mkdir(join(root, 'stories/foundations'), { recursive: true })
    await mkdir(built)
    const page = join(root, 'stories/foundations/Colour.mdx')
    await writeFile(page, '# Colour')
    expect(isUpToDate(built, root)).toBe(false)
    await writeFile(join(built, 'iframe.html'), 'built')
    const later = new Date(Date.now() + 60_000)
    await utimes(join(built, 'iframe.html'), later, later)
    expect(isUpToDate(built, root)).toBe(true)
    const latest = new Date(Date.now() + 120_000)
    await utimes(page, latest, latest)
    expect(isUpToDate(built, root)).toBe(false)
  })
})
