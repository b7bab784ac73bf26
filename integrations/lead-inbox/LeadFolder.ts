import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A row would take the folder beyond its limit. */
export class FolderFull extends Error {}

/** The folder that the lead files share: one of them grows at a time, and all of them together up to a limit. */
export class LeadFolder {
  readonly path: string
  readonly #limitBytes: number
  #queue: Promise<unknown> = Promise.resolve()
  #isSaidToBeFull = false

  constructor(path: string, limitBytes: number) {
    this.path = path
    this.#limitBytes = limitBytes
  }

  /** Runs the task when every earlier one has ended, whether it succeeded or not. */
  inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(task)
    this.#queue = result.catch(() => undefined)
    return result
  }

  /**
   * Checks that the files in the folder can grow by so many bytes. The first failure in a row is reported on the
   * terminal.
   * @throws {FolderFull} when they can't.
   */
  async expectRoomFor(bytes: number): Promise<void> {
    if ((await this.#size()) + bytes <= this.#limitBytes) {
      this.#isSaidToBeFull = false
      return
    }
    const message = `${this.path} has reached its limit of ${this.#limitBytes} bytes.`
    if (!this.#isSaidToBeFull) {
      this.#isSaidToBeFull = true
      console.error(`${message} Leads are refused until files are moved away or LEADS_LIMIT_BYTES is raised.`)
    }
    throw new FolderFull(message)
  }

  async #size(): Promise<number> {
    const entries = await readdir(this.path, { withFileTypes: true })
    const sizes = entries
      .filter((entry) => entry.isFile())
      .map(async ({ name }) => (await stat(join(this.path, name)).catch(unlessMissing))?.size ?? 0)
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }
}

/** Turns the failure of a file operation into undefined where the file is missing, and throws any other. */
export function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
