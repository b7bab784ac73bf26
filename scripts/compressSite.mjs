import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/

/** @type {readonly [extension: string, compress: (content: Buffer) => Promise<Buffer>][]} */
const encodings = [
  ['.br', promisify(brotliCompress)],
  ['.gz', (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })],
]

/**
 * Writes copies of each text file of a site beside it, compressed by brotli and gzip; none that would be larger than the
 * file.
 * @param {string} folder
 * @returns {Promise<{ files: number, bytes: number, brotliBytes: number }>} what was compressed
 */
export async function compressSite(folder) {
  const names = await readdir(folder, { recursive: true })
  const sum = { files: 0, bytes: 0, brotliBytes: 0 }
  await Promise.all(
    names
      .filter((name) => compressible.test(name))
      .map(async (name) => {
        const path = join(folder, name)
        const content = await readFile(path)
        sum.files += 1
        sum.bytes += content.length
        for (const [extension, compress] of encodings) {
          const compressed = await compress(content)
          if (extension === '.br') sum.brotliBytes += Math.min(compressed.length, content.length)
          if (compressed.length < content.length) await writeFile(path + extension, compressed)
        }
      }),
  )
  return sum
}
