import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
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
   * Stores a valid lead, unless it is stored already; returns it if it is new. It is on disk when the promise resolves.
   * @throws if the file can't be written; the next call tries again
   */
  store(fields: LeadFields): Promise<LeadFields | undefined> {
    return this.#enqueue(async () => {
      const texts: LeadFields = { ...fields, receivedAt: new Date().toISOString() }
      const lead = Object.fromEntries(columnsOf(this.kind).map((column) => [column, texts[column] ?? '']))
      if (isStored(this.kind, lead, await this.read())) return undefined
      await this.#append(lead)
      return lead
    })
  }

  /** Reads the leads. Lines that aren't leads, such as a truncated one, are left out. */
  async read(): Promise<readonly LeadFields[]> {
    const text = existsSync(this.#path) ? await readFile(this.#path, 'utf8') : ''
    return text.split('\n').flatMap<LeadFields>(parseLead)
  }

  /** Deletes leads; all other lines stay, and so do leads that a running server stores meanwhile. */
  async delete(isDeleted: (lead: LeadFields) => boolean): Promise<void> {
    if (!(await this.read()).some(isDeleted)) return
    const file = await open(this.#path)
    try {
      // Latin-1 keeps all bytes, also those of a truncated character.
      const lines = (await file.readFile('latin1')).split('\n')
      const kept = lines.filter((line) => !parseLead(Buffer.from(line, 'latin1').toString()).some(isDeleted))
      await writeFile(`${this.#path}.tmp`, kept.join('\n'), { encoding: 'latin1', flush: true })
      await rename(`${this.#path}.tmp`, this.#path)
      // A server that has opened the old file before ends its line in it.
      await setTimeout(500)
      await writeFile(this.#path, await file.readFile(), { flag: 'a', flush: true })
    } finally {
      await file.close()
    }
  }

  async #append(lead: LeadFields): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    const file = await open(this.#path, 'a+')
    try {
      const { size } = await file.stat()
      const { buffer } = await file.read(Buffer.alloc(1), 0, 1, Math.max(size - 1, 0))
      // A last line that was truncated by a crash ends here.
      const start = size > 0 && buffer.toString() !== '\n' ? '\n' : ''
      await file.appendFile(`${start}${JSON.stringify(lead)}\n`)
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
