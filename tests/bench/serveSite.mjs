import { createServer } from 'node:http'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { documentFile } from '../../scripts/pageUrls.mjs'

/** @type {Record<string, string>} */
const contentTypes = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
}

const compressed = /text|javascript|json|xml/

/**
 * @typedef {object} FileResponse
 * @property {number} status
 * @property {Record<string, string | number>} headers
 * @property {Buffer} body
 */

/**
 * Serves a built site as a production host does: texts compressed with brotli, once per file, and files whose name
 * contains a hash of their content cached indefinitely.
 * @param {string} folder
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serveSite(folder) {
  /** @type {Map<string, Promise<FileResponse>>} */
  const cache = new Map()
  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?')
    const pending = cache.get(path) ?? read(folder, path)
    cache.set(path, pending)
    pending.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (/** @type {unknown} */ error) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve(undefined))
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/**
 * @param {string} folder
 * @param {string} path
 * @returns {Promise<FileResponse>}
 */
async function read(folder, path) {
  const requested = normalize(decodeURIComponent(path))
  const found =
    (await readIfFile(join(folder, requested))) ?? (await readIfFile(join(folder, documentFile(requested))))
  const { name, content } = found ?? {
    name: '404.html',
    content: await readFile(join(folder, '404.html')),
  }
  const type = contentTypes[extname(name)] ?? 'application/octet-stream'
  const isCompressed = compressed.test(type)
  const body = isCompressed ? brotliCompressSync(content) : content
  return {
    status: found ? 200 : 404,
    headers: {
      'content-type': type,
      'content-length': body.length,
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isCompressed && { 'content-encoding': 'br' }),
    },
    body,
  }
}

/** @param {string} file */
async function readIfFile(file) {
  const isFile = await stat(file).then(
    (stats) => stats.isFile(),
    () => false,
  )
  return isFile ? { name: file, content: await readFile(file) } : undefined
}
