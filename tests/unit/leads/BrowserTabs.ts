import type { BrowserEnvironment } from '../../../src/leads/outbox'
import { MemoryDatabase } from './memoryDatabase'
import { MemoryStorage } from './MemoryStorage'
import { webLocks } from './webLocks'

interface Write {
  readonly number: number
  readonly key: string
  readonly value: string | null
}

/**
 * Several tabs that share one database and one storage, as in Chromium: a tab sees its own writes to the storage at once,
 * but other tabs' writes only after they are delivered to it, even while it holds a lock. Messages are delivered with them.
 */
export class BrowserTabs {
  /** What a newly opened tab would see. */
  readonly disk = new MemoryStorage()
  readonly database = new MemoryDatabase()
  readonly #locks = webLocks()
  readonly #tabs: Tab[] = []
  #writes = 0

  open(): BrowserEnvironment & { readonly events: EventTarget } {
    const tab = new Tab(this.disk, (key, value) => this.#write(tab, key, value))
    this.#tabs.push(tab)
    const channel = Object.assign(new EventTarget(), {
      postMessage: () => {
        for (const other of this.#tabs) if (other !== tab) other.hasMessage = true
      },
    })
    tab.channel = channel
    return {
      database: this.database,
      storage: tab,
      events: tab.events,
      locks: this.#locks,
      channel,
      isOnline: true,
      requestSync: () => {},
    }
  }

  /** Delivers all writes to every tab, or to the one at this index. */
  deliver(at?: number): void {
    for (const tab of this.#tabs.filter((_, index) => at === undefined || index === at)) tab.receive()
  }

  #write(writer: Tab, key: string, value: string | null): void {
    this.#writes += 1
    const write = { number: this.#writes, key, value }
    if (value === null) this.disk.removeItem(key)
    else this.disk.setItem(key, value)
    for (const tab of this.#tabs) {
      if (tab === writer) tab.ownWrites.set(key, write.number)
      else tab.undelivered.push(write)
    }
  }
}

class Tab extends MemoryStorage {
  readonly events = new EventTarget()
  channel = new EventTarget()
  hasMessage = false
  readonly ownWrites = new Map<string, number>()
  undelivered: Write[] = []
  readonly #onWrite: (key: string, value: string | null) => void

  constructor(disk: MemoryStorage, onWrite: (key: string, value: string | null) => void) {
    super()
    for (const [key, value] of disk.items) this.items.set(key, value)
    this.#onWrite = onWrite
  }

  override setItem(key: string, value: string): void {
    super.setItem(key, value)
    this.#onWrite(key, value)
  }

  override removeItem(key: string): void {
    if (!this.items.has(key)) return
    super.removeItem(key)
    this.#onWrite(key, null)
  }

  receive(): void {
    const writes = this.undelivered
    this.undelivered = []
    for (const { number, key, value } of writes) {
      if ((this.ownWrites.get(key) ?? 0) > number) continue
      if (value === null) this.items.delete(key)
      else this.items.set(key, value)
      this.events.dispatchEvent(Object.assign(new Event('storage'), { key }))
    }
    if (this.hasMessage) this.channel.dispatchEvent(new Event('message'))
    this.hasMessage = false
  }
}
