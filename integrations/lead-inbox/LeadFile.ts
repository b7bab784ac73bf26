import { isUtf8 } from 'node:buffer'
import { appendFile, mkdir, open, readFile, rename, stat, truncate } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { ignoreMissingFile, type LeadFolder } from './LeadFolder.ts'

/** Detects changes by other programs; a file that a spreadsheet has saved may have the same size as before. */
interface FileState {
  readonly size: number
  readonly mtimeMs: number
}

/**
 * A CSV file with one row per lead. Its columns come from `columnsOf` in `../lead-rules/LeadRules.js`. Its functions must
 * not run at the same time: call them within `LeadFolder.enqueue`.
 */
export class LeadFile {
  readonly #folder: LeadFolder
  readonly #path: string
  readonly #columns: readonly string[]
  readonly #identityOf: (cells: readonly string[]) => string | undefined
  readonly #knownIdentities = new Set<string>()
  /** The file's state when its content was last known; undefined if it must be read before the next write. */
  #state: FileState | undefined
  #hasHeader = false

  /** @param identityOf returns what identifies a row; undefined if duplicates are stored, too */
  constructor(
    folder: LeadFolder,
    name: string,
    columns: readonly string[],
    identityOf: (cells: readonly string[]) => string | undefined,
  ) {
    this.#folder = folder
    this.#path = join(folder.path, name)
    this.#columns = columns
    this.#identityOf = identityOf
  }

  /** Repairs the file, or renames it if rows can't be appended to it, before the first lead arrives. */
  async prepare(): Promise<void> {
    if (await this.#stateOnDisk()) await this.#loadExisting()
  }

  /** Whether a row with the same identity is in the file; always false if rows have none. */
  async has(cells: readonly string[]): Promise<boolean> {
    const identity = this.#identityOf(cells)
    if (identity === undefined) return false
    // Since the last lead, the file may have been moved, emptied or saved from a spreadsheet.
    if (!(await this.#isUnchanged())) await this.#loadExisting()
    return this.#knownIdentities.has(identity)
  }

  /**
   * Adds a row, which is on disk when the promise resolves.
   * @throws {FolderFullError} if the folder has reached its limit
   * @throws if the file can't be written; the next call tries again
   */
  async add(cells: readonly string[]): Promise<void> {
    if (!(await this.#isUnchanged())) await this.#loadExisting()
    await this.#append(this.#hasHeader ? formatRow(cells) : formatHeader(this.#columns) + formatRow(cells))
    const identity = this.#identityOf(cells)
    if (identity !== undefined) this.#knownIdentities.add(identity)
  }

  /**
   * Reads an existing file and prepares it for appending: repairs an unterminated last line, and renames a file that
   * rows can't be appended to.
   */
  async #loadExisting(): Promise<void> {
    this.#state = undefined
    this.#hasHeader = false
    this.#knownIdentities.clear()
    await mkdir(this.#folder.path, { recursive: true })
    const before = await this.#stateOnDisk()
    if (!before) return
    const bytes = await readFile(this.#path)
    const mismatch = findMismatch(bytes, this.#columns)
    if (mismatch) {
      await this.#setAside(mismatch)
      return
    }
    const { rows, size, endsWithNewline } = parseCompleteRows(bytes, this.#columns)
    const isRepaired = size < bytes.length || !endsWithNewline
    if (size < bytes.length) {
      const truncatedRow = Buffer.concat([bytes.subarray(size), newline])
      await appendFile(this.#path.replace(/\.csv$/, '.truncated.csv'), truncatedRow)
      await truncate(this.#path, size)
    } else if (!endsWithNewline) await appendFile(this.#path, newline)
    const [header, ...leads] = rows
    this.#hasHeader = header !== undefined
    for (const cells of leads) {
      const identity = this.#identityOf(cells)
      if (identity !== undefined) this.#knownIdentities.add(identity)
    }
    // Unless repaired, the state before reading, so that a change by another program while reading isn't missed.
    this.#state = isRepaired ? await this.#stateOnDisk() : before
  }

  async #setAside(mismatch: Mismatch): Promise<void> {
    const name = (number: number) =>
      this.#path.replace(/\.csv$/, `.${mismatch}${number === 1 ? '' : `-${number}`}.csv`)
    let number = 1
    while (await stat(name(number)).catch(ignoreMissingFile)) number += 1
    await rename(this.#path, name(number))
    console.warn(
      `${this.#path} ${mismatchTexts[mismatch]}. It was renamed to ${basename(name(number))}. The next lead starts a new file.`,
    )
  }

  async #append(text: string): Promise<void> {
    const bytes = Buffer.from(text)
    await this.#folder.ensureRoomFor(bytes.length)
    // If writing fails, the file may end with a partial row, so it is read and repaired before the next write.
    this.#state = undefined
    const file = await open(this.#path, 'a')
    try {
      await file.appendFile(bytes)
      await file.datasync()
      this.#state = await file.stat()
      this.#hasHeader = true
    } finally {
      await file.close()
    }
  }

  async #isUnchanged(): Promise<boolean> {
    const now = await this.#stateOnDisk()
    return this.#state !== undefined && this.#state.size === now?.size && this.#state.mtimeMs === now.mtimeMs
  }

  async #stateOnDisk(): Promise<FileState | undefined> {
    return stat(this.#path).catch(ignoreMissingFile)
  }
}

/** Every cell is quoted, so that a comma or a line break in a text is not the end of its cell. */
function formatRow(cells: readonly string[]): string {
  return stringify([[...cells]], { quoted: true })
}

function formatHeader(columns: readonly string[]): string {
  return stringify([[...columns]])
}

/** How a file differs from those that this inbox writes; part of the name that it is renamed to. */
type Mismatch = keyof typeof mismatchTexts

const mismatchTexts = {
  'other-encoding': 'is not in UTF-8',
  'other-separator': 'is not separated by commas',
  'other-columns': 'has different columns from these leads',
} as const

/** Why rows can't be appended to a file; undefined if they can, even if its header is truncated. */
function findMismatch(bytes: Buffer, columns: readonly string[]): Mismatch | undefined {
  const firstLine = bytes.subarray(0, endOfLine(bytes.indexOf(newline), bytes))
  // Without the last line, which may be truncated within a character.
  const wholeLines = bytes.subarray(0, endOfLine(bytes.lastIndexOf(newline), bytes))
  if (!isUtf8(wholeLines) || firstLine.includes(0)) return 'other-encoding'
  const isTruncatedHeader = formatHeader(columns).startsWith(bytes.toString())
  const [header] = parseCompleteRows(bytes, columns).rows
  if (isTruncatedHeader || header?.join() === columns.join()) return undefined
  return /^[^,]*[;\t|][^,]*$/.test(firstLine.toString()) ? 'other-separator' : 'other-columns'
}

function endOfLine(at: number, bytes: Buffer): number {
  return at === -1 ? bytes.length : at + 1
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

const newline = Buffer.from('\n')
