import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { documents, readSiteFile, site } from './support/documents'

const sizes = new Map<string, number>()

// A little larger than with the highest quality, which nginx sends, in a third of the time.
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

/** The size of a file in KB (1000 bytes) as a server sends it: compressed by brotli. */
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(site, file)), options).length / 1000
  sizes.set(file, size)
  return size
}

describe.each(documents)('$path', ({ html, file }) => {
  const modules = (/data-modules="([^"]*)"/.exec(html)?.[1] ?? '').split(' ')

  it('can be used after at most 200 KB beside its pictures, in at most 12 files: 1 s on a slow 4G connection of 1.6 Mbit/s', () => {
    expect(modules.length).toBeLessThanOrEqual(12)
    expect([file, ...modules].reduce((total, url) => total + sizeOf(url), 0)).toBeLessThanOrEqual(200)
  })
})

const precached = [...readSiteFile('service-worker.js').matchAll(/url:`([^`]+)`/g)].map(([, url = '']) => url)

it('the service worker stores at most 360 KB at its installation: two seconds of slow 4G, while the browser is idle', () => {
  expect(precached.length).toBeGreaterThan(10)
  const files = precached.map((url) => documents.find(({ path }) => path === url)?.file ?? url)
  expect(files.reduce((total, file) => total + sizeOf(file), 0)).toBeLessThanOrEqual(360)
})

it('no script loads the stylesheet, which each document contains', () => {
  const scripts = precached.filter((url) => url.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  expect(scripts.filter((url) => /assets\/[\w-]+\.css/.test(readSiteFile(url)))).toEqual([])
})
