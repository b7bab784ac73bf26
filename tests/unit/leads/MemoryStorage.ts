import type { StorageArea } from '../../../src/leads/estimateLocalStorage'

/** An in-memory Web Storage with a quota: as in browsers, a write beyond it throws and changes nothing. */
export class MemoryStorage implements StorageArea {
  readonly items = new Map<string, string>()
  /** The maximum number of characters in all keys and values. */
  limit = Number.POSITIVE_INFINITY

  getItem(key: string): string | null {
    return this.items.get(key) ?? null
  }

  setItem(key: string, value: string): void {
    const others = [...this.items].filter(([other]) => other !== key)
    const size = [...others, [key, value]].flat().join('').length
    if (size > this.limit) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    this.items.set(key, value)
  }

  removeItem(key: string): void {
    this.items.delete(key)
  }

  /** The parsed list of estimates. */
  get list(): unknown {
    return JSON.parse(this.getItem('constructionEstimates') ?? 'null')
  }

  get keys(): string[] {
    return [...this.items.keys()]
  }
}

/** A blocked storage: every access throws, as it does when cookies are blocked. */
export const blockedStorage: StorageArea = {
  getItem: () => {
    throw blocked()
  },
  setItem: () => {
    throw blocked()
  },
  removeItem: () => {
    throw blocked()
  },
}

function blocked(): DOMException {
  return new DOMException('Access is denied for this document.', 'SecurityError')
}
