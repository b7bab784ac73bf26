/** The URLs of what a page loads after its first paint. The build embeds them in the document as JSON. */
export interface ChunkUrls {
  /** The stylesheet; the document itself contains only the rules that it needs. */
  readonly styles: string
  /** The stylesheet of the site's fonts. */
  readonly fonts: string
  /** The chunks that every page needs. */
  readonly application: readonly string[]
  /** The additional chunks of each part of the overlays' code, which is loaded on demand. */
  readonly overlays: Readonly<Record<string, readonly string[]>>
  /** The path of the page's module below src/pages. */
  readonly page: string
  /** The path below src/content/collections of the module whose content only this page shows. @default none */
  readonly entry?: string
  /** The page's additional chunks, with those of its entry. */
  readonly pageChunks: readonly string[]
  /**
   * The URL of a JSON file with the additional files of each page, and of each part of the site that is loaded on demand,
   * by the path of its module.
   */
  readonly chunksByPageUrl: string
}

/** The id of the script element with the JSON. */
export const chunkUrlsId = 'chunk-urls'

/** How long to wait before each retry, in milliseconds. */
const retryDelaysMs = [300, 1200]

const noUrls: ChunkUrls = {
  styles: '',
  fonts: '',
  application: [],
  overlays: {},
  page: '',
  pageChunks: [],
  chunksByPageUrl: '',
}

/** The chunks that have been fetched, or are being fetched. */
const fetches = new Map<string, Promise<unknown>>()

type ChunksByPage = Readonly<Record<string, readonly string[]>>

let chunksByPage: Promise<ChunksByPage> | undefined

/** Reads the URLs from the document; empty in development and during prerendering. */
export function readChunkUrls(): ChunkUrls {
  const script = typeof document === 'undefined' ? null : document.getElementById(chunkUrlsId)
  if (!script?.textContent) return noUrls
  const urls: ChunkUrls = JSON.parse(script.textContent)
  return urls
}

/**
 * Fetches chunks and their styles into the browser's cache, so that importing them afterwards succeeds. Firefox never
 * retries a failed import, and WebKit never retries a failed preload; a fetch can be retried.
 * @throws if one can't be fetched after three attempts; it can be called again
 */
export async function fetchChunks(urls: readonly string[]): Promise<void> {
  await Promise.all(urls.map((url) => fetches.get(url) ?? fetchChunk(url)))
}

function fetchChunk(url: string): Promise<unknown> {
  const fetching = fetchInOwnTask(url).catch((error: unknown) => {
    fetches.delete(url)
    throw error
  })
  fetches.set(url, fetching)
  return fetching
}

/** Requests a file in a task of its own, because on a slow phone the requests of a page take 50 ms together. */
async function fetchInOwnTask(url: string) {
  await new Promise((resolve) => setTimeout(resolve))
  await fetchText(url, url.endsWith('.css') ? 'css' : 'javascript')
}

/**
 * Imports a page, or a part of the site that is loaded on demand, once its chunks are fetched.
 * @param source the path of the module below src/pages, or else below src, without extension
 * @throws if one can't be fetched; it can be called again
 */
export async function importFetched<Module>(
  source: string,
  importModule: () => Promise<Module>,
): Promise<Module> {
  await fetchChunksOf(source)
  return importModule()
}

/**
 * Fetches the chunks of a page, or of a part of the site that is loaded on demand.
 * @param source the path of the module below src/pages or src/content/collections, or else below src, without extension
 * @throws if one can't be fetched; it can be called again
 */
export async function fetchChunksOf(source: string): Promise<void> {
  const urls = readChunkUrls()
  if (source === urls.page || source === urls.entry) return fetchChunks(urls.pageChunks)
  if (!urls.chunksByPageUrl) return undefined
  chunksByPage ??= fetchText(urls.chunksByPageUrl, 'json').then(
    (text): ChunksByPage => JSON.parse(text),
    (error: unknown) => {
      chunksByPage = undefined
      throw error
    },
  )
  return fetchChunks((await chunksByPage)[source] ?? [])
}

let loadingStyles: Promise<void> | undefined

/**
 * Adds the whole stylesheet to the document, once. Resolves even after three failed attempts: the document contains the
 * rules of its own page, and the application works without the others.
 * @param url empty in development, where the document already has the stylesheet
 */
export async function loadStyles(url: string): Promise<void> {
  if (url) loadingStyles ??= addStylesheet(url)
  await loadingStyles
}

async function addStylesheet(url: string) {
  for (const delayMs of [...retryDelaysMs, undefined]) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = url
    const isLoaded = await new Promise<boolean>((resolve) => {
      link.addEventListener('load', () => resolve(true))
      link.addEventListener('error', () => resolve(false))
      document.head.append(link)
    })
    if (isLoaded) return
    link.remove()
    if (delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, delayMs))
  }
}

/**
 * Fetches the file of the icons into the browser's cache. The document contains only the icons that it shows at first, and
 * no browser retries a reference into a file that couldn't be loaded.
 * @throws if it can't be fetched after three attempts
 */
export async function fetchIcons(url: string): Promise<void> {
  await fetchText(url, 'svg')
}

/**
 * Fetches a text file of this content type, with retries.
 * @throws if it can't be fetched after three attempts
 */
export async function fetchText(url: string, type: 'css' | 'javascript' | 'json' | 'svg'): Promise<string> {
  for (const delayMs of retryDelaysMs) {
    try {
      return await fetchOnce(url, type)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
  }
  return fetchOnce(url, type)
}

async function fetchOnce(url: string, type: string) {
  const response = await fetch(url)
  // A server may respond to a missing file with an HTML page.
  const isRightType = response.headers.get('content-type')?.includes(type) ?? false
  // Reads the whole body, because a truncated one fails only at its end.
  const text = await response.text()
  if (!response.ok || !isRightType) throw new Error(`Fetching ${url} failed with status ${response.status}.`)
  return text
}
