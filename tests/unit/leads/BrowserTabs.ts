import type { OutboxEnvironment } from '../../../src/leads/outbox'
import { MemoryStorage } from './MemoryStorage'
import { webLocks } from './webLocks'

interface Write {
  readonly number: number
  readonly key: string
  readonly value: string | null
}

/** What an outbox needs of its tab, except for the network. */
export interface TabEnvironment extends Omit<OutboxEnvironment, 'send'> {
  readonly storage: () => MemoryStorage
  readonly events: EventTarget
}

/**
 * Several tabs that share one storage, as in Chromium: a tab sees its own writes at once, but other tabs' writes only after
 * they are delivered to it, even while it holds a lock.
 */
export class BrowserTabs {
  /** What a newly opened tab would see. */
  readonly disk = new MemoryStorage()
  readonly locks = webLocks()
  readonly #tabs: Tab[] = []
  #writes = 0

  open(): TabEnvironment {
    const tab = new Tab(this.disk, (key, value) => this.#write(tab, key, value))
    this.#tabs.push(tab)
    return { storage: () => tab, events: tab.events, locks: this.locks }
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
  readonly ownWrites = new Map<string, number>()
  undelivered: Write[] = []
  readonly #onWrite: (key: string, value: string | null) => void

  constructor(disk: MemoryStorage, onWrite: (key: string, value: string | null) => void) {
    super()
    for (const [key, value] of disk.items) this.items.set(key, value)
    this.#onWrite = onWrite
  }

  override setItem(key: string, value: string): void {
    this.#onWrite(key, value)
    super.setItem(key, value)
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
  }
}
