import { isUtf8 } from 'node:buffer'
import { appendFile, mkdir, open, readFile, rename, stat, truncate } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import LeadRules, { type LeadFields, type LeadKind } from '../apps-script/LeadRules.js'

const { cellsOf, columnsOf, identityOf, isNumberLike } = LeadRules

const newline = Buffer.from('\n')

/** Detects changes by other programs; a file that a spreadsheet has saved may have the same size as before. */
interface FileState {
  readonly size: number
  readonly mtimeMs: number
}

/** A CSV file with a row for each lead of one kind. Only one server may write to it. */
export class LeadFile {
  readonly #kind: LeadKind
  readonly #path: string
  readonly #identities = new Set<string>()
  /** The file's state when its content was last known; undefined if it must be read before the next write. */
  #state: FileState | undefined

  #queue: Promise<unknown> = Promise.resolve()

  constructor(kind: LeadKind, path: string) {
    this.#kind = kind
    this.#path = path
  }

  /** Repairs an existing file, or renames it if rows can't be appended to it, before the first lead arrives. */
  prepare(): Promise<void> {
    return this.#enqueue(async () => {
      if (await this.#stateOnDisk()) await this.#load()
    })
  }

  /**
   * Stores a valid lead, unless it is in the file already. Its row is on disk when the promise resolves.
   * @throws if the file can't be written; the next call tries again
   */
  store(lead: LeadFields): Promise<void> {
    return this.#enqueue(async () => {
      // Since the last lead, the file may have been moved, emptied or saved from a spreadsheet.
      if (!(await this.#isUnchanged())) await this.#load()
      const cells = cellsOf(this.#kind, { ...lead, receivedAt: new Date().toISOString() })
      if (this.#identities.has(identityOf(this.#kind, cells) ?? '')) return
      const row = formatRow(cells.map(exactCell))
      await this.#append(this.#state?.size ? row : formatHeader(columnsOf(this.#kind)) + row)
      this.#remember(cells)
    })
  }

  /** Runs the task after all earlier ones, even if one has failed. */
  #enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(task)
    this.#queue = result.catch(() => undefined)
    return result
  }

  #remember(cells: readonly string[]) {
    const identity = identityOf(this.#kind, cells)
    if (identity !== undefined) this.#identities.add(identity)
  }

  /** Reads an existing file and prepares it for appending: repairs its last line, or renames it. */
  async #load(): Promise<void> {
    this.#state = undefined
    this.#identities.clear()
    await mkdir(dirname(this.#path), { recursive: true })
    const before = await this.#stateOnDisk()
    if (!before?.size) return
    const bytes = await readFile(this.#path)
    const { rows, size, endsWithNewline } = parseCompleteRows(bytes, columnsOf(this.#kind))
    // Without the last line, which may be truncated within a character.
    const isText = isUtf8(bytes.subarray(0, bytes.lastIndexOf(newline) + 1))
    if (!isText || rows[0]?.join() !== columnsOf(this.#kind).join()) {
      await this.#setAside()
      return
    }
    const isRepaired = size < bytes.length || !endsWithNewline
    if (size < bytes.length) {
      const truncatedRow = Buffer.concat([bytes.subarray(size), newline])
      await appendFile(this.#path.replace(/\.csv$/, '.truncated.csv'), truncatedRow)
      await truncate(this.#path, size)
    } else if (!endsWithNewline) await appendFile(this.#path, newline)
    for (const cells of rows.slice(1)) this.#remember(cells)
    // Unless repaired, the state before reading, so that a change by another program while reading isn't missed.
    this.#state = isRepaired ? await this.#stateOnDisk() : before
  }

  async #setAside(): Promise<void> {
    const path = this.#path.replace(/\.csv$/, `.set-aside-${Date.now()}.csv`)
    await rename(this.#path, path)
    console.warn(
      `${this.#path} isn't a file of these leads, in UTF-8 and separated by commas. It was renamed to ${basename(path)}. The next lead starts a new file.`,
    )
  }

  async #append(text: string): Promise<void> {
    // If writing fails, the file may end with a partial row, so it is read and repaired before the next write.
    this.#state = undefined
    const file = await open(this.#path, 'a')
    try {
      await file.appendFile(text)
      await file.datasync()
      this.#state = await file.stat()
    } finally {
      await file.close()
    }
  }

  async #isUnchanged(): Promise<boolean> {
    const now = await this.#stateOnDisk()
    return this.#state !== undefined && this.#state.size === now?.size && this.#state.mtimeMs === now.mtimeMs
  }

  async #stateOnDisk(): Promise<FileState | undefined> {
    return stat(this.#path).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    })
  }
}

/** Every cell is quoted, so that a comma or a line break in a text is not the end of its cell. */
function formatRow(cells: readonly string[]): string {
  return stringify([[...cells]], { quoted: true })
}

/** With a byte order mark, without which Excel doesn't read UTF-8. */
function formatHeader(columns: readonly string[]): string {
  return stringify([[...columns]], { bom: true })
}

/**
 * A phone number or date as the formula `="0300 0000000"`, of which spreadsheets show the text. They would drop a leading
 * zero or plus, and round or reformat what is longer than 11 digits or looks like a date.
 */
function exactCell(text: string): string {
  return isNumberLike(text) && !/^(?:0|[1-9]\d{0,10})$/.test(text) ? `="${text}"` : text
}

interface CompleteRows {
  readonly rows: readonly (readonly string[])[]
  /** Their size in bytes. */
  readonly size: number
  /** Whether the last row ends with a newline; true if there are no rows. */
  readonly endsWithNewline: boolean
}

/** The complete rows of a CSV file. An unterminated last row counts if it has all of its cells. */
function parseCompleteRows(bytes: Buffer, columns: readonly string[]): CompleteRows {
  const rows: (readonly string[])[] = []
  let size = 0
  let endsWithNewline = true
  try {
    parse(bytes, {
      bom: true,
      // A spreadsheet may have saved the earlier rows with CRLF.
      record_delimiter: ['\r\n', '\n'],
      // A row that was edited by hand must not block the leads that follow.
      relax_column_count: true,
      relax_quotes: true,
      on_record: (cells: string[], { bytes: end }) => {
        const isTerminated = bytes[end - 1] === newline[0]
        const hasAllCells =
          rows.length === 0 ? cells.join() === columns.join() : cells.length === columns.length
        if (!isTerminated && !hasAllCells) return
        rows.push(cells)
        size = end
        endsWithNewline = isTerminated
      },
    })
  } catch {
    // An unclosed quote: the rows before it are complete.
  }
  return { rows, size, endsWithNewline }
}
