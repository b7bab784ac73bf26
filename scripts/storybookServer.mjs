import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * Serves the built Storybook, compressed. While it is being built, every URL shows a page that says so and loads itself
 * again.
 */

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}
const compressible = new Set(['.html', '.js', '.css', '.json', '.txt', '.svg'])

/**
 * The encodings of texts, the best first. Browsers accept brotli on localhost and over HTTPS only.
 * @type {readonly (readonly [name: string, compress: (content: Buffer) => Promise<Buffer>])[]}
 */
const encodings = [
  // At quality 9 instead of 11, files are hardly larger, and are compressed 20 times as fast.
  [
    'br',
    (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  ],
  ['gzip', (content) => promisify(gzip)(content)],
]

const pending = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <meta http-equiv="refresh" content="3" />
  <title>Storybook</title>
  <p>Storybook is being built. This page shows it as soon as it is ready.</p>
</html>
`

/**
 * @typedef {object} StorybookServer
 * @property {(folder: string) => void} show Serves the files of a folder.
 * @property {() => Promise<void>} close
 */

/**
 * Starts the server.
 * @param {number} port
 * @param {string} [host] the name or IP address that it listens on; by default, only this machine can open it
 * @returns {Promise<StorybookServer>} rejects if the port or the host is not available
 */
export async function serveStorybook(port, host = 'localhost') {
  /** @type {string | undefined} */
  let shown
  /** @type {Map<string, Promise<ServedFile | undefined>>} */
  const files = new Map()

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy())
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(undefined))
  })
  return {
    show: (folder) => {
      shown = folder
      files.clear()
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function respond(request, response) {
    if (!shown) {
      response.writeHead(503, {
        'content-type': types['.html'],
        'retry-after': '3',
        'cache-control': 'no-store',
      })
      response.end(pending)
      return
    }
    const path = pathOf(request.url ?? '/')
    const file = path && (await read(shown, path))
    if (!path || !file) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
      return
    }
    response.setHeader('etag', file.etag)
    // The names of these files contain a hash of their content.
    const isHashed = path.startsWith('/assets/')
    response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    response.setHeader('vary', 'accept-encoding')
    response.setHeader('x-content-type-options', 'nosniff')
    if (request.headers['if-none-match'] === file.etag) {
      response.writeHead(304).end()
      return
    }
    response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream')
    const accepted = String(request.headers['accept-encoding'] ?? '').split(/[\s,;]+/)
    const [encoding, compress] = encodings.find(([name]) => accepted.includes(name)) ?? []
    let body = file.content
    if (encoding && compress && compressible.has(extname(path))) {
      body = await (file.compressed[encoding] ??= compress(file.content))
      response.setHeader('content-encoding', encoding)
    }
    response.setHeader('content-length', body.length)
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  /**
   * A file, read when it is requested for the first time.
   * @param {string} folder
   * @param {string} path
   */
  function read(folder, path) {
    const file = files.get(path) ?? readServed(join(folder, path))
    files.set(path, file)
    return file
  }
}

/**
 * @typedef {object} ServedFile
 * @property {Buffer} content
 * @property {Record<string, Promise<Buffer>>} compressed by encoding, as soon as it is requested
 * @property {string} etag
 */

/**
 * @param {string} path
 * @returns {Promise<ServedFile | undefined>} undefined if there is no such file
 */
async function readServed(path) {
  const isFile = await stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
  if (!isFile) return undefined
  const content = await readFile(path)
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 16)
  return { content, compressed: {}, etag: `W/"${hash}"` }
}

/**
 * The path of the file that a URL leads to; undefined for one outside the folder.
 * @param {string} url
 */
function pathOf(url) {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''))
    if (!path.startsWith('/') || /(?:^|[/\\])\.\.(?:[/\\]|$)|\0/.test(path)) return undefined
    return path.endsWith('/') ? `${path}index.html` : path
  } catch {
    return undefined
  }
}
