/** An in-memory Web Storage with a quota: as in browsers, a write beyond it throws and changes nothing. */
export class MemoryStorage implements Storage {
  readonly items = new Map<string, string>()
  /** The maximum number of characters in all keys and values. */
  limit = Number.POSITIVE_INFINITY

  get length(): number {
    return this.items.size
  }

  key(index: number): string | null {
    return this.keys[index] ?? null
  }

  getItem(key: string): string | null {
    return this.items.get(key) ?? null
  }

  setItem(key: string, value: string): void {
    const before = this.getItem(key)
    const growth = value.length - (before === null ? -key.length : before.length)
    const isLimited = growth > 0 && this.limit < Number.POSITIVE_INFINITY
    if (isLimited && this.size + growth > this.limit)
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    this.items.set(key, value)
  }

  removeItem(key: string): void {
    this.items.delete(key)
  }

  clear(): void {
    this.items.clear()
  }

  /** The number of characters in all keys and values. */
  get size(): number {
    return [...this.items].flat().join('').length
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
export const blockedStorage: Storage = {
  get length(): number {
    throw blocked()
  },
  key: () => {
    throw blocked()
  },
  getItem: () => {
    throw blocked()
  },
  setItem: () => {
    throw blocked()
  },
  removeItem: () => {
    throw blocked()
  },
  clear: () => {
    throw blocked()
  },
}

function blocked(): DOMException {
  return new DOMException('Access is denied for this document.', 'SecurityError')
}
