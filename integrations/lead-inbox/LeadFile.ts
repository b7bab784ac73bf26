import { isUtf8 } from 'node:buffer'
import { appendFile, mkdir, open, readFile, rename, stat, truncate } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { unlessMissing, type LeadFolder } from './LeadFolder.ts'

/** A row to keep: the column's name and the cell's text. */
export type LeadRow = Readonly<Record<string, string>>

/** What tells a file from the one that was left behind: a spreadsheet may save another of the same size. */
interface FileState {
  readonly size: number
  readonly mtimeMs: number
}

/**
 * A CSV file that grows by one row a lead. A row is on disk when `keep` resolves; rows that come at once are
 * written one after the other.
 */
export class LeadFile {
  readonly #folder: LeadFolder
  readonly #path: string
  readonly #columns: readonly string[]
  readonly #identity: readonly string[]
  readonly #known = new Set<string>()
  /** The file as this object last left it; undefined where it has to be read before it grows. */
  #state: FileState | undefined
  #hasHeader = false

  /** `identity` names the columns that tell one row from another; without any, every row is kept. */
  constructor(folder: LeadFolder, name: string, columns: readonly string[], identity: readonly string[]) {
    this.#folder = folder
    this.#path = join(folder.path, name)
    this.#columns = columns
    this.#identity = identity
  }

  /**
   * Keeps a row, or tells that it was kept before.
   * @throws {FolderFull} when the folder has reached its limit.
   * @throws when the file can't be written; the next row tries again.
   */
  keep(row: LeadRow): Promise<'kept' | 'known'> {
    return this.#folder.inTurn(() => this.#write(row))
  }

  async #write(row: LeadRow): Promise<'kept' | 'known'> {
    // Between two leads a file may be moved away, emptied or saved anew from a spreadsheet.
    if (!(await this.#isAsLeft())) await this.#open()
    const cells = this.#columns.map((column) => harmless(row[column] ?? ''))
    const identity = this.#identityOf(cells)
    if (identity !== undefined && this.#known.has(identity)) return 'known'
    await this.#append(this.#hasHeader ? line(cells) : headerLine(this.#columns) + line(cells))
    if (identity !== undefined) this.#known.add(identity)
    return 'kept'
  }

  /** Reads what is there, completes or sets aside a last line without its end, and sets aside a foreign file. */
  async #open(): Promise<void> {
    this.#state = undefined
    this.#hasHeader = false
    this.#known.clear()
    await mkdir(this.#folder.path, { recursive: true })
    const before = await this.#stateOnDisk()
    if (!before) return
    const bytes = await readFile(this.#path)
    const difference = differenceOf(bytes, this.#columns)
    if (difference) {
      await this.#setAside(difference)
      return
    }
    const { rows, size, isLastComplete } = wholeRows(bytes, this.#columns)
    if (size < bytes.length) {
      const cutOff = Buffer.concat([bytes.subarray(size), newline])
      await appendFile(this.#path.replace(/\.csv$/, '.torn.csv'), cutOff)
      await truncate(this.#path, size)
    } else if (!isLastComplete) await appendFile(this.#path, newline)
    const [header, ...leads] = rows
    this.#hasHeader = header !== undefined
    for (const cells of leads) {
      const identity = this.#identityOf(cells)
      if (identity !== undefined) this.#known.add(identity)
    }
  }

  async #setAside(difference: Difference): Promise<void> {
    const name = (number: number) =>
      this.#path.replace(/\.csv$/, `.${difference}${number === 1 ? '' : `-${number}`}.csv`)
    let number = 1
    while (await stat(name(number)).catch(unlessMissing)) number += 1
    await rename(this.#path, name(number))
    console.warn(
      `${this.#path} ${differences[difference]}. It was set aside as ${basename(name(number))}, and a new file was begun.`,
    )
  }

  async #append(text: string): Promise<void> {
    const bytes = Buffer.from(text)
    await this.#folder.expectRoomFor(bytes.length)
    // Where this fails, half a row may be on disk: the file is read and mended before the next one.
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

  async #isAsLeft(): Promise<boolean> {
    const now = await this.#stateOnDisk()
    return this.#state !== undefined && this.#state.size === now?.size && this.#state.mtimeMs === now.mtimeMs
  }

  async #stateOnDisk(): Promise<FileState | undefined> {
    return stat(this.#path).catch(unlessMissing)
  }

  /** Made of the cells as the file holds them, so that a row is the same before and after it was read. */
  #identityOf(cells: readonly string[]): string | undefined {
    if (this.#identity.length === 0) return undefined
    return JSON.stringify(this.#identity.map((column) => cells[this.#columns.indexOf(column)]))
  }
}

/** What a spreadsheet would run as a formula; some programs skip blanks and control characters before it. */
const formula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\0]/u

function harmless(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell
}

/** Every cell in quotes, so that in a program that splits at another separator none begins amid a text. */
function line(cells: readonly string[]): string {
  return stringify([[...cells]], { quoted: true })
}

function headerLine(columns: readonly string[]): string {
  return stringify([[...columns]])
}

/** How a file differs from the ones that this inbox writes; part of the name under which it is set aside. */
type Difference = keyof typeof differences

const differences = {
  'other-encoding': 'is not in UTF-8',
  'other-separator': 'is not separated by commas',
  'other-columns': 'has other columns than these leads',
} as const

/** Why rows can't be added to a file; undefined where they can, also where its header is cut off. */
function differenceOf(bytes: Buffer, columns: readonly string[]): Difference | undefined {
  const firstLine = bytes.subarray(0, endOfLine(bytes.indexOf(newline), bytes))
  // A line that was cut off may end amid a letter, so it has no say.
  const wholeLines = bytes.subarray(0, endOfLine(bytes.lastIndexOf(newline), bytes))
  if (!isUtf8(wholeLines) || firstLine.includes(0)) return 'other-encoding'
  const isCutOff = headerLine(columns).startsWith(bytes.toString())
  const [header] = wholeRows(bytes, columns).rows
  if (isCutOff || header?.join() === columns.join()) return undefined
  return /^[^,]*[;\t|][^,]*$/.test(firstLine.toString()) ? 'other-separator' : 'other-columns'
}

function endOfLine(at: number, bytes: Buffer): number {
  return at === -1 ? bytes.length : at + 1
}

interface WholeRows {
  readonly rows: readonly (readonly string[])[]
  /** The bytes that they take up. */
  readonly size: number
  /** Whether the last of them ends with a line's end; true where there is none. */
  readonly isLastComplete: boolean
}

/** The rows of a CSV text; a last one without its line's end is one of them if it has all of its cells. */
function wholeRows(bytes: Buffer, columns: readonly string[]): WholeRows {
  const rows: (readonly string[])[] = []
  let size = 0
  let isLastComplete = true
  try {
    parse(bytes, {
      bom: true,
      // A file that a spreadsheet has saved has both: its own line ends, and those of the rows that came since.
      record_delimiter: ['\r\n', '\n'],
      // A row that somebody has edited into another shape is no reason to refuse the leads that follow.
      relax_column_count: true,
      relax_quotes: true,
      on_record: (cells: string[], { bytes: end }) => {
        const isComplete = bytes[end - 1] === newline[0]
        const hasAllCells =
          rows.length === 0 ? cells.join() === columns.join() : cells.length === columns.length
        if (!isComplete && !hasAllCells) return
        rows.push(cells)
        size = end
        isLastComplete = isComplete
      },
    })
  } catch {
    // A quote that was never closed: what precedes its row is whole.
  }
  return { rows, size, isLastComplete }
}

const newline = Buffer.from('\n')
