import { appendFile, mkdir, open, readFile, truncate } from 'node:fs/promises'
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
  #isReady = false
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
    if (!this.#isReady) await this.#open()
    const identity = this.#identityOf(row)
    if (identity !== undefined && this.#known.has(identity)) return 'known'
    try {
      await this.#append(this.#line(this.#columns.map((column) => row[column] ?? '')))
    } catch (error) {
      // Half a row may be on disk: the file is read and mended before the next one.
      this.#isReady = false
      throw error
    }
    if (identity !== undefined) this.#known.add(identity)
    return 'kept'
  }

  /** Reads what is there, mends a line that a crash has cut off, and begins the file where there is none. */
  async #open(): Promise<void> {
    await mkdir(dirname(this.#path), { recursive: true })
    const text = await readFile(this.#path, 'utf8').catch((error: unknown) => {
      if (isMissingFile(error)) return ''
      throw error
    })
    const sound = soundPart(text)
    if (sound.text.length < text.length) await this.#setAside(text, sound.text)

    const [header, ...rows] = sound.rows
    if (header === undefined) await this.#append(this.#line(this.#columns))
    else if (header.join() !== this.#columns.join()) {
      throw new Error(
        `${this.#path} has other columns than these leads. Move it away, and a new one is begun.`,
      )
    }
    this.#known.clear()
    for (const cells of rows) {
      const identity = this.#identityOf(
        Object.fromEntries(this.#columns.map((column, index) => [column, cells[index] ?? ''])),
      )
      if (identity !== undefined) this.#known.add(identity)
    }
    this.#isReady = true
  }

  async #setAside(text: string, sound: string): Promise<void> {
    await appendFile(this.#path.replace(/\.csv$/, '.torn.csv'), `${text.slice(sound.length)}\n`)
    await truncate(this.#path, Buffer.byteLength(sound))
  }

  async #append(line: string): Promise<void> {
    const file = await open(this.#path, 'a')
    try {
      await file.appendFile(line)
      await file.datasync()
    } finally {
      await file.close()
    }
  }

  #line(cells: readonly string[]): string {
    // A cell that begins with = + - @ would be run as a formula by the spreadsheet that opens the file.
    return stringify([[...cells]], { escape_formulas: true })
  }

  #identityOf(row: LeadRow): string | undefined {
    return this.#identity.length > 0 ? JSON.stringify(this.#identity.map((column) => row[column])) : undefined
  }
}

/** The longest beginning of a CSV text that ends with a whole row, and its rows. */
function soundPart(text: string): { text: string; rows: string[][] } {
  for (let end = text.lastIndexOf('\n') + 1; end > 0; end = text.lastIndexOf('\n', end - 2) + 1) {
    const part = text.slice(0, end)
    try {
      return { text: part, rows: parse(part) }
    } catch {
      // The part ends inside a quoted cell, or its last row is cut off: a shorter one is tried.
    }
  }
  return { text: '', rows: [] }
}

function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
