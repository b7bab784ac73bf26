import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { parseCsvObjects } from 'hucre/csv'
import LeadRules, { type LeadFields, type LeadKind } from '../apps-script/LeadRules.js'

const { columnsOf, isStored, kinds } = LeadRules

/** The names of the files, without the extension. */
const names = new Map([
  [kinds.estimate, 'estimates'],
  [kinds.projectEnquiry, 'project-enquiries'],
  [kinds.homeMessage, 'home-messages'],
])

/** A file with a lead of one kind on each line, as JSON. Only one server may write to it. */
export class LeadFile {
  readonly kind: LeadKind
  readonly #folder: string
  readonly #path: string
  #queue: Promise<unknown> = Promise.resolve()

  constructor(kind: LeadKind, folder: string) {
    this.kind = kind
    this.#folder = folder
    this.#path = join(folder, `${names.get(kind)}.jsonl`)
  }

  /**
   * Stores a valid lead, unless it is stored already. It is on disk when the promise resolves.
   * @throws if the file can't be written; the next call tries again
   */
  store(fields: LeadFields): Promise<void> {
    return this.#enqueue(async () => {
      const texts: LeadFields = { ...fields, receivedAt: new Date().toISOString() }
      const lead = Object.fromEntries(columnsOf(this.kind).map((column) => [column, texts[column] ?? '']))
      if (!isStored(this.kind, lead, await this.read())) await this.#append([lead])
    })
  }

  /** Reads the leads. Lines that aren't leads, such as a truncated one, are left out. */
  async read(): Promise<readonly LeadFields[]> {
    const text = existsSync(this.#path) ? await readFile(this.#path, 'utf8') : ''
    return text.split('\n').flatMap<LeadFields>(parseLead)
  }

  /** Imports the CSV files of earlier versions, and renames them, so that it happens once. */
  importOldFiles(): Promise<void> {
    return this.#enqueue(async () => {
      const files = existsSync(this.#folder) ? await readdir(this.#folder) : []
      for (const file of files) {
        const [, name] = /^([\w-]+)(?:\.set-aside-\d+)?\.csv$/.exec(file) ?? []
        if (name === names.get(this.kind)) await this.#import(join(this.#folder, file))
      }
    })
  }

  async #import(path: string) {
    const options = { header: true, skipEmptyRows: true } as const
    const { data, headers } = parseCsvObjects(await readFile(path, 'utf8'), options)
    if (!headers.includes('receivedAt')) {
      console.warn(`${path} was not imported, because it has no column "receivedAt".`)
      return
    }
    const leads = data.map((cells) =>
      // A phone number was stored as the formula of its text.
      headers.map((column) => [column, String(cells[column] ?? '').replace(/^="(.*)"$/, '$1')] as const),
    )
    const stored = new Set((await this.read()).map((lead) => JSON.stringify(lead)))
    const isNew = (lead: LeadFields) => !stored.has(JSON.stringify(lead))
    await this.#append(leads.map((lead): LeadFields => Object.fromEntries(lead)).filter(isNew))
    await rename(path, `${path}.imported`)
  }

  async #append(leads: readonly LeadFields[]): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    const file = await open(this.#path, 'a+')
    try {
      const { size } = await file.stat()
      const { buffer } = await file.read(Buffer.alloc(1), 0, 1, Math.max(size - 1, 0))
      // A last line that was truncated by a crash ends here.
      const start = size > 0 && buffer.toString() !== '\n' ? '\n' : ''
      await file.appendFile(start + leads.map((lead) => `${JSON.stringify(lead)}\n`).join(''))
      await file.datasync()
    } finally {
      await file.close()
    }
  }

  /** Runs the task after all earlier ones, even if one has failed. */
  #enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(task)
    this.#queue = result.catch(() => undefined)
    return result
  }
}

function parseLead(line: string): readonly LeadFields[] {
  try {
    const value: unknown = JSON.parse(line)
    return isLead(value) ? [value] : []
  } catch {
    return []
  }
}

function isLead(value: unknown): value is LeadFields {
  const isObject = typeof value === 'object' && value !== null && 'receivedAt' in value
  return isObject && Object.values(value).every((text) => typeof text === 'string')
}
