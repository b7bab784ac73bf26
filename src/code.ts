/** What a built document tells about the files of code, in a block of data that the build writes. */
export interface CodeFiles {
  /** The application's own files, which every page needs. */
  readonly application: readonly string[]
  /** The files of each page besides the application's, by its module's path below src/pages. */
  readonly pages: Readonly<Record<string, readonly string[]>>
  /** The page of this document. */
  readonly page: string
}

/** The id of the block of data. */
export const codeFilesId = 'code-files'

/** How long to wait before a file is asked for again, in ms. */
const pauses = [300, 1200]

const fetched = new Set<string>()

/** What the document tells; nothing in development and in the build, where no file is known beforehand. */
export function codeFiles(): CodeFiles {
  const block = typeof document === 'undefined' ? null : document.getElementById(codeFilesId)
  if (!block?.textContent) return { application: [], pages: {}, page: '' }
  const files: CodeFiles = JSON.parse(block.textContent)
  return files
}

/**
 * Fetches files of code into the browser's cache, so that importing them afterwards succeeds. Firefox never asks
 * again for a module whose import failed, and WebKit not for one whose preload failed; a fetch can be repeated.
 * @throws when a file can't be fetched, after three tries; it can be called again.
 */
export async function fetchCode(urls: readonly string[]): Promise<void> {
  await Promise.all(urls.filter((url) => !fetched.has(url)).map(fetchFile))
}

async function fetchFile(url: string) {
  for (const pause of [...pauses, undefined]) {
    try {
      await fetchOnce(url)
      fetched.add(url)
      return
    } catch (error) {
      if (pause === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

async function fetchOnce(url: string) {
  const response = await fetch(url)
  // A file that is gone may be answered with a page.
  const isCode = response.headers.get('content-type')?.includes('javascript') ?? false
  // A body that is cut off fails only when it is read to its end.
  await response.arrayBuffer()
  if (!response.ok || !isCode) throw new Error(`${url} was answered with ${response.status}.`)
}
