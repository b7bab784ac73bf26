import { appendFile, mkdir, open, readFile, stat, truncate } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

/** A row to keep: the column's name and the cell's text. */
export type LeadRow = Readonly<Record<string, string>>

/**
 * A CSV file that grows by one row a lead. A row is on disk when `keep` resolves; rows that come at once are
 * written one after the other.
 */
export class LeadFile {
  readonly #path: string
  readonly #columns: readonly string[]
  readonly #identity: readonly string[]
  readonly #known = new Set<string>()
  /** Bytes of the file as this object last left it; undefined where it has to be read before it grows. */
  #size: number | undefined
  #queue: Promise<unknown> = Promise.resolve()

  /** `identity` names the columns that tell one row from another; without any, every row is kept. */
  constructor(path: string, columns: readonly string[], identity: readonly string[]) {
    this.#path = path
    this.#columns = columns
    this.#identity = identity
  }

  /**
   * Keeps a row, or tells that it was kept before.
   * @throws when the file can't be written, or is another kind of file; the next row tries again.
   */
  keep(row: LeadRow): Promise<'kept' | 'known'> {
    const result = this.#queue.then(() => this.#write(row))
    this.#queue = result.catch(() => undefined)
    return result
  }

  async #write(row: LeadRow): Promise<'kept' | 'known'> {
    // Between two leads a file may be moved away, emptied or saved anew from a spreadsheet.
    if (this.#size === undefined || this.#size !== (await this.#sizeOnDisk())) await this.#open()
    const cells = this.#columns.map((column) => harmless(row[column] ?? ''))
    const identity = this.#identityOf(cells)
    if (identity !== undefined && this.#known.has(identity)) return 'known'
    await this.#append(cells)
    if (identity !== undefined) this.#known.add(identity)
    return 'kept'
  }

  /** Reads what is there, mends a line that a crash has cut off, and begins the file where there is none. */
  async #open(): Promise<void> {
    this.#size = undefined
    await mkdir(dirname(this.#path), { recursive: true })
    const bytes = await readFile(this.#path).catch(unlessMissing)
    const { rows, size } = wholeRows(bytes ?? Buffer.alloc(0))
    const [header, ...leads] = rows
    const cutOff = bytes?.subarray(size) ?? Buffer.alloc(0)
    if (
      header ? header.join() !== this.#columns.join() : !line(this.#columns).startsWith(cutOff.toString())
    ) {
      throw new Error(
        `${this.#path} has other columns than these leads. Move it away, and a new one is begun.`,
      )
    }
    if (cutOff.length > 0) {
      await appendFile(this.#path.replace(/\.csv$/, '.torn.csv'), Buffer.concat([cutOff, Buffer.from('\n')]))
      await truncate(this.#path, size)
    }
    this.#known.clear()
    for (const cells of leads) {
      const identity = this.#identityOf(cells)
      if (identity !== undefined) this.#known.add(identity)
    }
    if (header) this.#size = size
    else await this.#append(this.#columns)
  }

  async #append(cells: readonly string[]): Promise<void> {
    // Where this fails, half a row may be on disk: the file is read and mended before the next one.
    this.#size = undefined
    const file = await open(this.#path, 'a')
    try {
      await file.appendFile(line(cells))
      await file.datasync()
      this.#size = (await file.stat()).size
    } finally {
      await file.close()
    }
  }

  async #sizeOnDisk(): Promise<number | undefined> {
    return (await stat(this.#path).catch(unlessMissing))?.size
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

function line(cells: readonly string[]): string {
  return stringify([[...cells]])
}

/** The rows of a CSV text up to the last that ends with a line's end, and the bytes that they take up. */
function wholeRows(bytes: Buffer): { rows: readonly (readonly string[])[]; size: number } {
  const rows: (readonly string[])[] = []
  let size = 0
  try {
    parse(bytes, {
      bom: true,
      // A file that a spreadsheet has saved has both: its own line ends, and those of the rows that came since.
      record_delimiter: ['\r\n', '\n'],
      // A row that somebody has edited into another shape is no reason to refuse the leads that follow.
      relax_column_count: true,
      relax_quotes: true,
      on_record: (cells: string[], { bytes: end }) => {
        if (bytes[end - 1] !== newline) return
        rows.push(cells)
        size = end
      },
    })
  } catch {
    // A quote that was never closed: what precedes its row is whole.
  }
  return { rows, size }
}

const newline = '\n'.charCodeAt(0)

function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
