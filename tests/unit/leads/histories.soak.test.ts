import {
  array,
  assert,
  asyncModelRun,
  asyncProperty,
  commands,
  constantFrom,
  integer,
  nat,
  option,
  record,
  type AsyncCommand,
} from 'fast-check'
import { expect, it } from 'vitest'
import type { EstimateBackup } from '../../../src/leads'
import type { Locks } from '../../../src/leads/estimateLock'
import { createOutbox, type Outbox } from '../../../src/leads/outbox'
import { BrowserTabs, type TabEnvironment } from './BrowserTabs'
import { blockedStorage } from './MemoryStorage'
import { sampleLead } from './sampleLead'

/** A tenth of the histories by default; all of them by `npm run test:soak`. */
const numRuns = process.env['SOAK'] ? 1000 : 100

/** The fate of a request: at the receiver, on the network, or because it takes too long after it was written. */
const faults = ['none', 'rejected', 'offline', 'response lost'] as const
type Fault = (typeof faults)[number]

/** One of several simultaneous actions in one of the two tabs. */
interface Action {
  readonly kind:
    | 'submit'
    | 'submit again'
    | 'send again'
    | 'online'
    | 'delete'
    | 'return'
    | 'reload'
    | 'reload with blocked storage'
    | 'fill storage'
    | 'free storage'
    | 'corrupt list'
  readonly tab: number
  readonly fault: Fault
  /** After how many steps the tab is closed; null if it isn't. */
  readonly closedAfter: number | null
  /** How many other steps may come before each of its own. */
  readonly delays: readonly number[]
}

const corruptLists = ['{corrupt', '[null,{"localBackup":true}]', '{}']

/** Two tabs of a browser, and the firm's receiver, which keeps one of several requests with the same timestamp. */
class Simulation {
  readonly browser = new BrowserTabs()
  readonly tabs: Tab[] = []
  readonly received = new Set<string>()
  readonly deleted = new Set<string>()
  /** Those of which the visitor was told that they could be neither sent nor stored. */
  readonly lost = new Set<string>()
  /** Those that must not be lost. */
  readonly submitted = new Set<string>()
  /** Those that both tabs know as sent or deleted. */
  readonly removed = new Set<string>()
  submissions = 0

  open(at: number, isBlocked = false): void {
    this.tabs[at]?.close()
    this.tabs[at] = new Tab(this, isBlocked)
  }

  tab(at: number): Tab {
    const tab = this.tabs[at]
    if (!tab) throw new Error('There are two tabs.')
    return tab
  }

  /** The timestamps of the estimates whose own key has a text with this part. */
  recordsWith(part: string): readonly string[] {
    const own = [...this.browser.disk.items].filter(([key]) => /^constructionEstimates\.\d/.test(key))
    const found = own.filter(([, text]) => text.includes(part))
    return found.map(([key]) => key.split('.').slice(1, 3).join('.')).toSorted()
  }

  get stored(): readonly string[] {
    return this.recordsWith('"localBackup"')
  }

  /** What must hold whenever the tabs have read each other's changes. */
  check(): void {
    const { stored, received, deleted, lost, submitted } = this
    const sent = this.recordsWith('"removed":"sent"')
    for (const timestamp of submitted) {
      const isKnown = [received, deleted, lost, new Set(stored)].some((all) => all.has(timestamp))
      ensure(isKnown, `${timestamp} is lost`)
    }
    for (const { outbox, isBlocked } of this.tabs) {
      const pending = new Set(outbox.pending().map(({ timestamp }) => timestamp))
      for (const timestamp of submitted) {
        const status = outbox.status(timestamp)
        if (status === 'sent') ensure(received.has(timestamp), `${timestamp} is called sent`)
        ensure((status === 'stored') === pending.has(timestamp), `${timestamp} is called ${status}`)
        if (isBlocked) continue
        ensure((status === 'stored') === stored.includes(timestamp), `${timestamp} is called ${status}`)
        if (sent.includes(timestamp)) ensure(status === 'sent', `${timestamp} is not known as sent`)
      }
    }
    const isWritable = this.browser.disk.limit === Number.POSITIVE_INFINITY
    if (!isWritable || this.tabs.every(({ isBlocked }) => isBlocked)) return
    const { list } = this.browser.disk
    const listed = Array.isArray(list) ? list.map((one: EstimateBackup) => one.timestamp) : []
    ensure(JSON.stringify(listed) === JSON.stringify(stored), 'The list is outdated')
  }
}

function ensure(condition: boolean, message: string) {
  if (!condition) throw new Error(message)
}

/** A tab, which can be closed at any step: after that, nothing it awaits ever settles. */
class Tab {
  readonly outbox: Outbox
  readonly environment: TabEnvironment
  readonly isBlocked: boolean
  readonly ended: Promise<void>
  isOpen = true
  fault: Fault = 'none'
  stepsLeft = Number.POSITIVE_INFINITY
  delays: readonly number[] = []
  #steps = 0
  #end = () => {}

  constructor(simulation: Simulation, isBlocked: boolean) {
    this.environment = simulation.browser.open()
    this.isBlocked = isBlocked
    this.ended = new Promise((resolve) => {
      this.#end = resolve
    })
    const locks: Locks = {
      request: async (name, options, work) => {
        await this.#step()
        return simulation.browser.locks.request(name, options, () => Promise.race([work(), this.ended]))
      },
    }
    const storage = isBlocked ? () => blockedStorage : this.environment.storage
    this.outbox = createOutbox({
      storage,
      locks,
      send: async ({ timestamp }) => {
        ensure(!simulation.removed.has(timestamp), `${timestamp} is sent again`)
        await this.#step()
        if (this.fault === 'offline' || this.fault === 'rejected') return false
        simulation.received.add(timestamp)
        await this.#step()
        return this.fault === 'none'
      },
    })
    this.outbox.start(this.environment.events)
  }

  close(): void {
    this.isOpen = false
    this.#end()
  }

  async #step(): Promise<void> {
    const delay = this.delays[this.#steps % this.delays.length] ?? 0
    this.#steps += 1
    for (let turn = 0; turn < delay; turn += 1) await Promise.resolve()
    this.stepsLeft -= 1
    if (this.stepsLeft < 0) this.close()
    if (!this.isOpen) await new Promise(() => {})
  }
}

async function submit(simulation: Simulation, { outbox, isBlocked }: Tab, number: number): Promise<void> {
  const { timestamp } = sampleLead(number)
  for (const all of ['deleted', 'lost', 'removed', 'submitted'] as const) simulation[all].delete(timestamp)
  const hasRoom = !isBlocked && simulation.browser.disk.limit === Number.POSITIVE_INFINITY
  const submission = outbox.submit(sampleLead(number))
  // Written at once, so that a closed tab doesn't lose it.
  ensure(!hasRoom || simulation.stored.includes(timestamp), `${timestamp} is not stored`)
  if (simulation.stored.includes(timestamp)) simulation.submitted.add(timestamp)
  const result = await submission
  simulation.submitted.add(timestamp)
  if (result === 'lost') simulation.lost.add(timestamp)
  if (result === 'sent') ensure(outbox.status(timestamp) === 'sent', `${timestamp} is not known as sent`)
}

function remove(simulation: Simulation, { outbox }: Tab) {
  const pending = outbox.pending()
  outbox.remove(pending)
  for (const { timestamp } of pending) simulation.deleted.add(timestamp)
  ensure(
    outbox.pending().every((one) => !pending.includes(one)),
    'Deleted estimates are still pending',
  )
}

async function perform(simulation: Simulation, action: Action): Promise<void> {
  const tab = simulation.tab(action.tab)
  const { disk } = simulation.browser
  const { outbox, environment } = tab
  tab.fault = action.fault
  tab.delays = action.delays
  tab.stepsLeft = action.closedAfter ?? Number.POSITIVE_INFINITY
  await Promise.race([tab.ended, act()])
  tab.stepsLeft = Number.POSITIVE_INFINITY
  if (!tab.isOpen && simulation.tabs[action.tab] === tab) simulation.open(action.tab)

  async function act(): Promise<unknown> {
    switch (action.kind) {
      case 'submit':
        simulation.submissions += 1
        return submit(simulation, tab, simulation.submissions)
      case 'submit again': {
        const numbers = Array.from({ length: simulation.submissions }, (_, index) => index + 1)
        const number = numbers.find((each) => {
          const { timestamp } = sampleLead(each)
          const isGone = simulation.deleted.has(timestamp) || simulation.lost.has(timestamp)
          return isGone && outbox.status(timestamp) === undefined
        })
        return number && submit(simulation, tab, number)
      }
      case 'send again':
        return outbox.resend()
      case 'online':
        return environment.events.dispatchEvent(new Event('online'))
      case 'delete':
        return remove(simulation, tab)
      case 'return':
        return environment.events.dispatchEvent(new Event('pageshow'))
      case 'reload':
        return simulation.open(action.tab)
      case 'reload with blocked storage':
        return simulation.open(action.tab, true)
      case 'fill storage':
        disk.limit = disk.size
        return undefined
      case 'free storage':
        disk.limit = Number.POSITIVE_INFINITY
        return undefined
      case 'corrupt list': {
        const text = corruptLists[simulation.submissions % corruptLists.length] ?? ''
        const { limit } = disk
        disk.limit = Number.POSITIVE_INFINITY
        environment.storage().setItem('constructionEstimates', text)
        disk.limit = Math.max(limit, disk.size)
        return undefined
      }
    }
  }
}

/** Waits until the tabs have read each other's changes. */
async function deliverAll({ browser, tabs }: Simulation) {
  for (let round = 0; round < 4; round += 1) {
    browser.deliver()
    for (const { environment } of tabs) environment.events.dispatchEvent(new Event('pageshow'))
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Several actions at the same time. */
class ConcurrentActions implements AsyncCommand<object, Simulation> {
  readonly actions: readonly Action[]

  constructor(actions: readonly Action[]) {
    this.actions = actions
  }

  check = () => true

  async run(_: object, simulation: Simulation): Promise<void> {
    await Promise.all(this.actions.map((action) => perform(simulation, action)))
    await deliverAll(simulation)
    simulation.check()
    // What is stored as removed must never be sent again.
    for (const timestamp of simulation.recordsWith('"removed"')) simulation.removed.add(timestamp)
  }

  toString = () => JSON.stringify(this.actions)
}

const anyAction = record<Action>({
  kind: constantFrom(
    ...(['submit', 'submit', 'submit again', 'send again', 'online', 'delete', 'return', 'reload'] as const),
    ...(['reload with blocked storage', 'fill storage', 'free storage', 'corrupt list'] as const),
  ),
  tab: integer({ min: 0, max: 1 }),
  fault: constantFrom('none', ...faults),
  closedAfter: option(nat(6), { freq: 3 }),
  delays: array(nat(6), { minLength: 1, maxLength: 4 }),
})

it(`in ${numRuns} histories of two tabs, each estimate is received, listed, deleted or reported as lost`, async () => {
  const histories = commands(
    [array(anyAction, { minLength: 1, maxLength: 3 }).map((actions) => new ConcurrentActions(actions))],
    { maxCommands: 20 },
  )
  await assert(
    asyncProperty(histories, async (history) => {
      const simulation = new Simulation()
      simulation.open(0)
      simulation.open(1)
      await asyncModelRun(() => ({ model: {}, real: simulation }), history)

      // At last the connection is good.
      simulation.browser.disk.limit = Number.POSITIVE_INFINITY
      simulation.open(0)
      simulation.open(1)
      await simulation.tab(0).outbox.resend()
      await deliverAll(simulation)
      simulation.check()
      expect(simulation.stored).toEqual([])
    }),
    { numRuns, seed: 14, endOnFailure: false },
  )
})
