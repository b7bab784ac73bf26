import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Thrown when a row would exceed the folder's size limit. */
export class FolderFullError extends Error {}

/** The folder of the lead files. Writes to it run one at a time, and its files share a size limit. */
export class LeadFolder {
  readonly path: string
  readonly #limitBytes: number
  #queue: Promise<unknown> = Promise.resolve()
  #hasReportedFull = false

  constructor(path: string, limitBytes: number) {
    this.path = path
    this.#limitBytes = limitBytes
  }

  /** Runs the task after all earlier ones have settled. */
  enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(task)
    this.#queue = result.catch(() => undefined)
    return result
  }

  /**
   * Checks that the files can grow by this many bytes. Only the first of consecutive failures is logged.
   * @throws {FolderFullError} if that would exceed the limit
   */
  async ensureRoomFor(bytes: number): Promise<void> {
    if ((await this.#size()) + bytes <= this.#limitBytes) {
      this.#hasReportedFull = false
      return
    }
    const message = `${this.path} has reached its limit of ${this.#limitBytes} bytes.`
    if (!this.#hasReportedFull) {
      this.#hasReportedFull = true
      console.error(`${message} Leads are rejected until you move files away or raise LEADS_LIMIT_BYTES.`)
    }
    throw new FolderFullError(message)
  }

  async #size(): Promise<number> {
    const entries = await readdir(this.path, { withFileTypes: true })
    const sizes = entries
      .filter((entry) => entry.isFile())
      .map(async ({ name }) => (await stat(join(this.path, name)).catch(ignoreMissingFile))?.size ?? 0)
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }
}

/** A `catch` handler that returns undefined for a missing file and rethrows any other error. */
export function ignoreMissingFile(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
