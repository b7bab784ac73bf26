/** The URLs of the site's chunks, which the build embeds in every document as JSON. */
export interface ChunkUrls {
  /** The stylesheet; the document itself contains only the rules that it needs. */
  readonly styles: string
  /** The chunks that every page needs. */
  readonly application: readonly string[]
  /** Each page's additional chunks, by the path of its module below src/pages. */
  readonly pages: Readonly<Record<string, readonly string[]>>
  /** The current page, as a key of `pages`. */
  readonly page: string
}

/** The id of the script element that holds the JSON. */
export const chunkUrlsId = 'code-files'

/** How long to wait before each retry, in milliseconds. */
const retryDelaysMs = [300, 1200]

const fetchedUrls = new Set<string>()

/** Reads the chunk URLs from the document; empty in development and during prerendering. */
export function readChunkUrls(): ChunkUrls {
  const script = typeof document === 'undefined' ? null : document.getElementById(chunkUrlsId)
  if (!script?.textContent) return { styles: '', application: [], pages: {}, page: '' }
  const urls: ChunkUrls = JSON.parse(script.textContent)
  return urls
}

/**
 * Fetches chunks into the browser's cache, so that importing them afterwards succeeds. Firefox never retries a failed
 * import, and WebKit never retries a failed preload; a fetch can be retried.
 * @throws if a chunk can't be fetched after three attempts; it can be called again
 */
export async function fetchChunks(urls: readonly string[]): Promise<void> {
  await Promise.all(urls.filter((url) => !fetchedUrls.has(url)).map(fetchWithRetries))
}

/**
 * Adds the whole stylesheet to the document, once.
 * @throws if it can't be fetched; it can be called again
 */
export async function loadStyles(url: string): Promise<void> {
  if (!url || document.querySelector(`link[rel="stylesheet"][href="${url}"]`)) return
  const link = document.createElement('link')
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
    link.rel = 'stylesheet'
    link.href = url
    document.head.append(link)
  }).catch((error: unknown) => {
    link.remove()
    throw error
  })
}

async function fetchWithRetries(url: string) {
  for (const delayMs of [...retryDelaysMs, undefined]) {
    try {
      await fetchOnce(url)
      fetchedUrls.add(url)
      return
    } catch (error) {
      if (delayMs === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
  }
}

async function fetchOnce(url: string) {
  const response = await fetch(url)
  // A server may respond to a missing chunk with an HTML page.
  const isCode = response.headers.get('content-type')?.includes('javascript') ?? false
  // Reads the whole body, because a truncated one fails only at its end.
  await response.arrayBuffer()
  if (!response.ok || !isCode) throw new Error(`Fetching ${url} failed with status ${response.status}.`)
}
