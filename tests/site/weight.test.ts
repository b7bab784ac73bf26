import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { documents, site } from './support/documents'

const sizes = new Map<string, number>()

/** The size of a file in KB (1000 bytes) as a server sends it: compressed by brotli. */
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(site, file))).length / 1000
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
