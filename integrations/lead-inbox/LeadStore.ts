import LeadRules, { type LeadFields, type LeadKind, type ShortMemory } from '../lead-rules/LeadRules.js'
import { LeadFile } from './LeadFile.ts'
import type { LeadFolder } from './LeadFolder.ts'

const { cellsOf, columnsOf, contentSuspicionsOf, countLead, identityOf, rateSuspicionsOf, suspicionColumn } =
  LeadRules

/** The leads of one kind: a file with those that look honest, and one with suspected spam. */
export class LeadStore {
  readonly #folder: LeadFolder
  readonly #kind: LeadKind
  readonly #leads: LeadFile
  readonly #suspects: LeadFile
  readonly #memory = createShortMemory()

  /** @param name the name of the file, without its extension */
  constructor(folder: LeadFolder, kind: LeadKind, name: string) {
    const columns = columnsOf(kind)
    this.#folder = folder
    this.#kind = kind
    const identify = (cells: readonly string[]) => identityOf(kind, cells)
    this.#leads = new LeadFile(folder, `${name}.csv`, columns, identify)
    this.#suspects = new LeadFile(
      folder,
      `${name}.suspected-spam.csv`,
      [...columns, suspicionColumn],
      identify,
    )
  }

  /** Prepares the files that exist already, so that a problem is logged before the first lead arrives. */
  prepare(): Promise<void> {
    return this.#folder.enqueue(async () => {
      await this.#leads.prepare()
      await this.#suspects.prepare()
    })
  }

  /**
   * Stores a valid lead, unless it is in one of the files already.
   * @throws {FolderFullError} if the folder has reached its limit
   * @throws if the file can't be written; the next call tries again
   */
  store(lead: LeadFields): Promise<void> {
    return this.#folder.enqueue(async () => {
      const row = { ...lead, receivedAt: new Date().toISOString() }
      const cells = cellsOf(this.#kind, row, [])
      if ((await this.#leads.has(cells)) || (await this.#suspects.has(cells))) return
      const now = Date.now()
      const suspicions = [
        ...contentSuspicionsOf(this.#kind, lead),
        ...rateSuspicionsOf(this.#kind, lead, this.#memory, now),
      ]
      if (suspicions.length === 0) await this.#leads.add(cells)
      else await this.#suspects.add(cellsOf(this.#kind, row, suspicions))
      countLead(this.#kind, lead, this.#memory, now)
    })
  }
}

/** A store in the memory of this process, whose entries expire. */
function createShortMemory(): ShortMemory {
  const entries = new Map<string, { readonly value: string; readonly expiresAt: number }>()
  let nextCleaning = 0
  const clean = () => {
    if (Date.now() < nextCleaning) return
    nextCleaning = Date.now() + 1000
    for (const [key, { expiresAt }] of entries) if (expiresAt <= Date.now()) entries.delete(key)
  }
  return {
    get: (key) => {
      const entry = entries.get(key)
      return entry && entry.expiresAt > Date.now() ? entry.value : null
    },
    put: (key, value, seconds) => {
      clean()
      entries.set(key, { value, expiresAt: Date.now() + seconds * 1000 })
    },
  }
}
