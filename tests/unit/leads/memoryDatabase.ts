import { noEstimates, type EstimateStore, type StoredEstimates } from '../../../src/leads/storedEstimates'

/** An in-memory database: like IndexedDB, it responds later, applies changes one after the other, and copies values. */
export class MemoryDatabase implements EstimateStore {
  stored: StoredEstimates = noEstimates
  /** Whether every use fails, as in a browser that blocks it. */
  isBlocked = false

  async read(): Promise<StoredEstimates> {
    await this.#respond()
    return structuredClone(this.stored)
  }

  async update(change: (stored: StoredEstimates) => StoredEstimates): Promise<StoredEstimates> {
    await this.#respond()
    this.stored = structuredClone(change(structuredClone(this.stored)))
    return structuredClone(this.stored)
  }

  async #respond(): Promise<void> {
    if (this.isBlocked) throw new DOMException('The operation is insecure.', 'SecurityError')
  }
}

/** A database that is blocked. */
export function blockedDatabase(): MemoryDatabase {
  const database = new MemoryDatabase()
  database.isBlocked = true
  return database
}
