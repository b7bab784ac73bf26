import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { workerUrl } from '../../src/offline'
import { urlsOf } from './support/chunkUrls'
import { documents, readSiteFile, site } from './support/documents'

const sizes = new Map<string, number>()

/** The size of a file in KB (1000 bytes) as a server sends it: texts are compressed by brotli. */
function sizeOf(file: string): number {
  const content = readFileSync(join(site, file))
  const isText = /\.(?:html|css|js|json|svg)$/.test(file)
  const size = sizes.get(file) ?? (isText ? brotliCompressSync(content) : content).length / 1000
  sizes.set(file, size)
  return size
}

const sum = (files: Iterable<string>) => [...new Set(files)].reduce((total, file) => total + sizeOf(file), 0)

describe.each(documents)('$path', ({ file, html }) => {
  const { application, pageChunks, styles, fonts } = urlsOf(html)

  it('has a document of at most 30 KB, which a phone gets within the first two round trips', () => {
    expect(sizeOf(file)).toBeLessThanOrEqual(30)
  })

  it('loads at most 200 KB beside its pictures until it can be used: 1 s on a slow 4G connection of 1.6 Mbit/s', () => {
    expect(sum([file, ...application, ...pageChunks, styles, fonts])).toBeLessThanOrEqual(200)
  })
})

it('the service worker stores at most 300 KB at its installation, which a visitor pays for without asking', () => {
  const urls = [...readSiteFile(workerUrl).matchAll(/\{url:`([^`]+)`,revision:/g)].map(([, url = '']) => url)
  expect(urls.length).toBeGreaterThan(10)
  expect(sum(urls.map((url) => documents.find(({ path }) => path === url)?.file ?? url))).toBeLessThanOrEqual(
    300,
  )
})
