import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EstimateBackup } from '../../../src/leads'
import { createOutbox } from '../../../src/leads/outbox'
import { BrowserTabs } from './BrowserTabs'
import type { MemoryStorage } from './MemoryStorage'
import { sampleEstimate, sampleLead } from './sampleLead'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** Delivers writes between the tabs until their pending work is done. */
async function deliverAll(browser: BrowserTabs): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    browser.deliver()
    await vi.advanceTimersByTimeAsync(0)
  }
}

/** The outbox of a new tab; nothing can be sent, unless `send` says so. */
function openOutbox(
  browser: BrowserTabs,
  send: (estimate: EstimateBackup) => Promise<boolean> = async () => false,
) {
  const { events, ...environment } = browser.open()
  const outbox = createOutbox({ ...environment, send })
  outbox.start(events)
  return outbox
}

const time = (seconds: number) => sampleLead(seconds).timestamp

function timesIn({ list }: MemoryStorage): string[] {
  return Array.isArray(list) ? list.map((entry: { timestamp: string }) => entry.timestamp) : []
}

/** A seeded random number generator, so that each run is the same. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

it.each([1, 2, 3])('four tabs that submit ten estimates each list all 40 (run %i)', async (seed) => {
  const browser = new BrowserTabs()
  const random = seededRandom(seed)
  const tabs = [1, 2, 3, 4].map(() => openOutbox(browser))
  const submissions: Promise<string>[] = []
  for (let number = 0; number < 10; number += 1) {
    for (const [index, tab] of tabs.entries()) {
      submissions.push(tab.submit(sampleLead(number * 4 + index)))
      if (random() < 0.3) browser.deliver(Math.floor(random() * 4))
      if (random() < 0.3) await vi.advanceTimersByTimeAsync(0)
    }
  }
  expect(new Set(await Promise.all(submissions))).toEqual(new Set(['stored']))
  await deliverAll(browser)
  const expected = Array.from({ length: 40 }, (_, number) => time(number))
  expect(timesIn(browser.disk)).toEqual(expected)
  for (const tab of tabs) expect(tab.pending().map(({ timestamp }) => timestamp)).toEqual(expected)
})

describe('what one tab has sent or deleted', () => {
  it.each(['sent', 'deleted'] as const)('other tabs know as %s', async (what) => {
    const browser = new BrowserTabs()
    let isAccepted = false
    const one = openOutbox(browser, async () => isAccepted)
    const other = openOutbox(browser)
    await one.submit(sampleLead(1))
    await deliverAll(browser)
    expect([other.pending().length, other.status(time(1))]).toEqual([1, 'stored'])
    const seen: unknown[] = []
    other.subscribe(() => seen.push([other.pending().length, other.status(time(1))]))
    isAccepted = true
    if (what === 'sent') await one.resend()
    else one.remove(one.pending())
    await deliverAll(browser)
    expect(seen.at(-1)).toEqual([0, what === 'sent' ? 'sent' : undefined])
  })

  it('stays so if another tab, which doesn’t know it yet, writes the list', async () => {
    const browser = new BrowserTabs()
    const [one, other] = [openOutbox(browser), openOutbox(browser)]
    await one.submit(sampleLead(1))
    await deliverAll(browser)
    one.remove(one.pending())
    await other.submit(sampleLead(2))
    expect(timesIn(browser.disk)).toContain(time(1))
    expect(createOutbox({ ...browser.open(), send: async () => true }).status(time(1))).toBeUndefined()
    await deliverAll(browser)
    expect(timesIn(browser.disk)).toEqual([time(2)])
    expect(other.pending().map(({ timestamp }) => timestamp)).toEqual([time(2)])
  })
})

it('a page that the browser restores shows what happened meanwhile', async () => {
  const browser = new BrowserTabs()
  const environment = browser.open()
  const restored = createOutbox({ ...environment, send: async () => false })
  restored.start(environment.events)
  await restored.submit(sampleLead(1))
  // Events that were missed.
  const next = createOutbox({ ...environment, send: async () => true })
  await next.resend()
  environment.events.dispatchEvent(new Event('pageshow'))
  await vi.advanceTimersByTimeAsync(0)
  expect(restored.pending()).toEqual([])
  expect(restored.status(time(1))).toBe('sent')
})

describe('an estimate that two tabs send at the same time, without locks', () => {
  /** A page that has submitted an estimate whose request is to fail, and a second one. */
  async function openTwo() {
    const browser = new BrowserTabs()
    const openTab = () => ({ ...browser.open(), locks: undefined })
    const [first, second] = [openTab(), openTab()]
    let failRequest = () => {}
    const failure = new Promise<boolean>((resolve) => {
      failRequest = () => resolve(false)
    })
    const submission = createOutbox({ ...first, send: () => failure }).submit(sampleLead(1))
    await deliverAll(browser)
    const next = createOutbox({ ...second, send: async () => true })
    const end = async () => {
      await deliverAll(browser)
      failRequest()
      return submission
    }
    return { browser, next, end }
  }

  it('counts as sent if one of them has sent it', async () => {
    const { browser, next, end } = await openTwo()
    expect(await next.resend()).toBe(true)
    expect(await end()).toBe('sent')
    expect(browser.disk.list).toBeNull()
  })

  it('stays deleted if the visitor has deleted it', async () => {
    const { browser, next, end } = await openTwo()
    next.remove([sampleEstimate(1)])
    expect(await end()).toBe('deleted')
    await deliverAll(browser)
    expect(browser.disk.list).toBeNull()
  })
})
