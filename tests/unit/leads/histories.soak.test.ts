import {
  asyncModelRun,
  asyncProperty,
  assert,
  array,
  commands,
  constantFrom,
  integer,
  nat,
  option,
  record,
  type AsyncCommand,
} from 'fast-check'
import { expect, it } from 'vitest'
import { createOutbox, type BrowserEnvironment, type Outbox } from '../../../src/leads/outbox'
import { sendStored, type Locks } from '../../../src/leads/sendStored'
import type { EstimateStore } from '../../../src/leads/storedEstimates'
import { contact } from '../../support/sampleSubmission'
import { MemoryDatabase } from './memoryDatabase'
import { MemoryStorage } from './MemoryStorage'
import { sampleLead } from './sampleLead'
import { webLocks } from './webLocks'

/** A tenth of the histories by default; all of them by `npm run test:soak`. */
const numRuns = process.env['SOAK'] ? 1000 : 100

const url = 'https://scripts.example/exec'

/** The fate of a request at the receiver and on the network. */
const faults = ['none', 'refused', 'rejected', 'response lost'] as const
type Fault = (typeof faults)[number]

/** One of several simultaneous actions, in one of the two tabs or, for a sync, in the service worker. */
interface Action {
  readonly kind: 'submit' | 'send again' | 'automatic attempt' | 'delete' | 'reload' | 'sync'
  readonly tab: number
  readonly fault: Fault
  /** After how many steps the browser kills the tab or the worker; null if it doesn't. */
  readonly crashAfter: number | null
  /** How many other steps may come before each of its own. */
  readonly delays: readonly number[]
}

/** A browser with two tabs, a service worker and the firm's receiver. */
class SimulatedBrowser {
  readonly database = new MemoryDatabase()
  readonly storage = new MemoryStorage()
  readonly locks = webLocks()
  readonly processes = new Set<Process>()
  readonly tabs: Tab[] = []
  /** The requests that the receiver has written, by time of submission. */
  readonly written: string[] = []
  /** The written requests whose sender did not learn of it. */
  readonly unconfirmed: string[] = []
  readonly deleted = new Map<string, number>()
  /** The estimates that must not be lost: those that were stored, and those whose sending has begun. */
  readonly acknowledged = new Set<string>()
  submissions = 0

  get stored(): readonly string[] {
    return this.database.stored.estimates.map(({ estimate }) => estimate.timestamp)
  }

  announce(sender: Process): void {
    for (const { process, channel } of this.tabs) {
      if (process !== sender && process.isAlive) channel.dispatchEvent(new Event('message'))
    }
  }

  /** Opens or reloads the page in a tab, and waits until its outbox has tidied the store, as on every page load. */
  async open(at: number): Promise<void> {
    this.tabs[at]?.process.kill()
    const tab = new Tab(this)
    this.tabs[at] = tab
    await Promise.race([tab.process.ended, tab.outbox.tidy()])
  }

  /** Checks what must hold at any time. */
  check(): void {
    for (const timestamp of [...this.stored, ...this.written]) this.acknowledged.add(timestamp)
    for (const timestamp of this.acknowledged) {
      const isKnown =
        this.stored.includes(timestamp) || this.written.includes(timestamp) || this.deleted.has(timestamp)
      ensure(isKnown, `${timestamp} is lost`)
    }
    for (const timestamp of new Set(this.written)) {
      const copies = count(this.written, timestamp)
      const unconfirmed = count(this.unconfirmed, timestamp)
      ensure(copies <= 1 + unconfirmed, `${timestamp} is written twice, though no response was lost`)
      const isConfirmed = unconfirmed < copies
      ensure(!isConfirmed || !this.stored.includes(timestamp), `${timestamp} is sent and still stored`)
    }
    for (const [timestamp, copies] of this.deleted) {
      ensure(count(this.written, timestamp) === copies, `${timestamp} is sent after its deletion`)
    }
    const waiting = this.database.stored.estimates.filter(({ hasFailed }) => hasFailed)
    const list = JSON.stringify(this.storage.list ?? [])
    ensure(list === JSON.stringify(waiting.map(({ estimate }) => estimate)), 'The list is outdated')
  }
}

function ensure(condition: boolean, message: string) {
  if (!condition) throw new Error(message)
}

const count = (list: readonly string[], value: string) => list.filter((one) => one === value).length

/** A tab or a worker, which can be killed at any step: after that, nothing it awaits ever settles. */
class Process {
  isAlive = true
  stepsLeft = Number.POSITIVE_INFINITY
  delays: readonly number[] = []
  #steps = 0
  #end = () => {}
  readonly ended = new Promise<void>((resolve) => {
    this.#end = resolve
  })

  kill(): void {
    this.isAlive = false
    this.#end()
  }

  async step(): Promise<void> {
    const delay = this.delays[this.#steps % this.delays.length] ?? 0
    this.#steps += 1
    for (let turn = 0; turn < delay; turn += 1) await Promise.resolve()
    this.stepsLeft -= 1
    if (this.stepsLeft < 0) this.kill()
    if (!this.isAlive) await new Promise(() => {})
  }

  store({ database }: SimulatedBrowser, onUpdate: () => void): EstimateStore {
    return {
      read: async () => {
        await this.step()
        const stored = await database.read()
        await this.step()
        return stored
      },
      update: async (change) => {
        await this.step()
        const stored = await database.update(change)
        await this.step()
        onUpdate()
        return stored
      },
    }
  }

  locks({ locks }: SimulatedBrowser): Locks {
    return {
      request: async (name, options, work) => {
        await this.step()
        await locks.request(name, options, (lock) => Promise.race([work(lock), this.ended]))
        await this.step()
      },
    }
  }

  fetch(browser: SimulatedBrowser, fault: Fault): typeof fetch {
    return async (_, init) => {
      const timestamp = String(new URLSearchParams(String(init?.body)).get('timestamp'))
      // Whatever happens from here on, the estimate has been stored.
      browser.acknowledged.add(timestamp)
      await this.step()
      if (fault === 'refused') throw new TypeError('Failed to fetch')
      if (fault === 'rejected') return new Response('', { status: 500 })
      browser.written.push(timestamp)
      browser.unconfirmed.push(timestamp)
      await this.step()
      if (fault === 'response lost') throw new TypeError('Failed to fetch')
      // From here on the sender knows, unless it is killed before it has stored that.
      const confirm = () => browser.unconfirmed.splice(browser.unconfirmed.lastIndexOf(timestamp), 1)
      this.onStored.set(timestamp, confirm)
      return new Response('ok')
    }
  }

  /** What to do once the removal of an estimate is stored. */
  readonly onStored = new Map<string, () => void>()

  confirmStored({ stored }: SimulatedBrowser): void {
    for (const [timestamp, confirm] of this.onStored) {
      if (stored.includes(timestamp)) continue
      confirm()
      this.onStored.delete(timestamp)
    }
  }
}

class Tab {
  readonly process = new Process()
  readonly channel: EventTarget & { postMessage: () => void }
  readonly outbox: Outbox

  constructor(browser: SimulatedBrowser) {
    this.channel = Object.assign(new EventTarget(), { postMessage: () => browser.announce(this.process) })
    const environment: BrowserEnvironment = {
      database: this.process.store(browser, () => this.process.confirmStored(browser)),
      storage: browser.storage,
      locks: this.process.locks(browser),
      events: new EventTarget(),
      channel: this.channel,
      isOnline: true,
      requestSync: () => {},
    }
    this.outbox = createOutbox(environment)
    this.outbox.subscribe(() => {})
  }
}

async function perform(browser: SimulatedBrowser, action: Action): Promise<void> {
  const tab = browser.tabs[action.tab]
  if (!tab) throw new Error('There are two tabs.')
  const process = action.kind === 'sync' ? new Process() : tab.process
  process.stepsLeft = action.crashAfter ?? Number.POSITIVE_INFINITY
  process.delays = action.delays
  const options = { url, fetch: process.fetch(browser, action.fault) }
  await Promise.race([process.ended, act()])
  process.stepsLeft = Number.POSITIVE_INFINITY
  process.delays = []
  if (!tab.process.isAlive && browser.tabs[action.tab] === tab) await browser.open(action.tab)

  async function act() {
    switch (action.kind) {
      case 'submit': {
        browser.submissions += 1
        const lead = sampleLead(browser.submissions)
        const result = await tab?.outbox.submit(lead, contact, options)
        ensure(result !== 'lost', `${lead.timestamp} is reported as lost`)
        browser.acknowledged.add(lead.timestamp)
        return
      }
      case 'send again':
        return tab?.outbox.retry(options)
      case 'automatic attempt':
        return tab?.outbox.retry({ ...options, whenLocked: 'skip' })
      case 'delete':
        return tab?.outbox.remove(tab.outbox.pending())
      case 'reload':
        return browser.open(action.tab)
      case 'sync': {
        const announce = () => {
          process.confirmStored(browser)
          browser.announce(process)
        }
        const sender = { store: process.store(browser, announce), locks: process.locks(browser) }
        await sendStored(sender, { ...options, waits: true, waitsForSubmissions: true })
      }
    }
  }
}

/** Waits until the tabs have read each other's changes. */
const settle = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)))

/** Several actions at the same time. */
class ConcurrentActions implements AsyncCommand<object, SimulatedBrowser> {
  readonly actions: readonly Action[]

  constructor(actions: readonly Action[]) {
    this.actions = actions
  }

  check = () => true

  async run(_: object, browser: SimulatedBrowser): Promise<void> {
    const before = browser.stored
    await Promise.all(this.actions.map((action) => perform(browser, action)))
    await settle()
    // A killed worker may not have told the tabs.
    await browser.tabs[0]?.outbox.tidy()
    const gone = before.filter((timestamp) => !browser.stored.includes(timestamp))
    for (const timestamp of gone) {
      const isDeleted = browser.database.stored.removed.some(
        (removed) => removed.timestamp === timestamp && !removed.isSent,
      )
      if (isDeleted) browser.deleted.set(timestamp, count(browser.written, timestamp))
    }
    browser.check()
  }

  toString = () => JSON.stringify(this.actions)
}

const anyAction = record<Action>({
  kind: constantFrom('submit', 'submit', 'send again', 'automatic attempt', 'delete', 'reload', 'sync'),
  tab: integer({ min: 0, max: 1 }),
  fault: constantFrom('none', ...faults),
  crashAfter: option(nat(14), { freq: 3 }),
  delays: array(nat(6), { minLength: 1, maxLength: 4 }),
})

it(`in ${numRuns} histories of two tabs and a worker, each estimate ends in the inbox once or is still stored`, async () => {
  const histories = commands(
    [array(anyAction, { minLength: 1, maxLength: 3 }).map((actions) => new ConcurrentActions(actions))],
    {
      maxCommands: 20,
    },
  )
  await assert(
    asyncProperty(histories, async (history) => {
      const browser = new SimulatedBrowser()
      await browser.open(0)
      await browser.open(1)
      await asyncModelRun(() => ({ model: {}, real: browser }), history)

      // At last the connection is good.
      await browser.open(0)
      const [tab] = browser.tabs
      await tab?.outbox.retry({ url, fetch: tab.process.fetch(browser, 'none') })
      await settle()
      browser.check()
      expect(browser.stored).toEqual([])
      const expected = [...browser.acknowledged].filter((timestamp) => !browser.deleted.has(timestamp))
      expect([...new Set(browser.written)]).toEqual(expect.arrayContaining(expected))
    }),
    { numRuns, seed: 14, endOnFailure: false },
  )
}, 300_000)
