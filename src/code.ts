/** The URLs of the site's JavaScript chunks, which the build embeds in every document as JSON. */
export interface ChunkUrls {
  /** The chunks that every page needs. */
  readonly application: readonly string[]
  /** Each page's additional chunks, by the path of its module below src/pages. */
  readonly pages: Readonly<Record<string, readonly string[]>>
  /** The additional chunks of each part of the overlays' code, which is loaded when it is first needed. */
  readonly overlays: Readonly<Record<string, readonly string[]>>
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
  if (!script?.textContent) return { application: [], pages: {}, overlays: {}, page: '' }
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
