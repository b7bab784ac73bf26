import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOutbox, type Outbox, type BrowserEnvironment } from '../../../src/leads/outbox'
import { scheduleEstimateRetries } from '../../../src/leads/scheduleEstimateRetries'
import { BrowserTabs } from './BrowserTabs'
import { MemoryDatabase } from './memoryDatabase'
import { MemoryStorage } from './MemoryStorage'
import { contact } from '../../support/sampleSubmission'
import { sampleLead } from './sampleLead'

const url = 'https://scripts.example/exec'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** A browser with nothing stored. */
function newEnvironment() {
  return {
    database: new MemoryDatabase(),
    storage: new MemoryStorage(),
    events: new EventTarget(),
    locks: undefined,
    channel: undefined,
    isOnline: true,
    requestSync: vi.fn<() => void>(),
  }
}

/** A site whose receiver rejects every request until `status` changes. Records the time and body of each request. */
class Site {
  readonly environment: BrowserEnvironment
  readonly outbox: Outbox
  status = 503
  seconds: number[] = []
  readonly bodies: string[] = []
  readonly #started = Date.now()

  constructor(environment: Partial<BrowserEnvironment> = {}) {
    this.environment = { ...newEnvironment(), ...environment }
    this.outbox = createOutbox(this.environment)
  }

  readonly fakeFetch: typeof fetch = async (_, init) => {
    this.seconds.push((Date.now() - this.#started) / 1000)
    this.bodies.push(String(init?.body))
    return new Response('', { status: this.status })
  }

  start(): () => void {
    return scheduleEstimateRetries(this.outbox, this.environment, { fetch: this.fakeFetch, url })
  }
}

describe('a pending estimate is sent automatically', () => {
  it('when the site starts', async () => {
    const site = new Site()
    await site.outbox.store(sampleLead(), contact)
    site.status = 200
    site.start()
    await vi.advanceTimersByTimeAsync(0)
    expect(site.seconds).toEqual([0])
    expect(site.outbox.pending()).toEqual([])
  })

  it('repeatedly, after pauses that double from 10 seconds to 10 minutes', async () => {
    const site = new Site()
    await site.outbox.store(sampleLead(), contact)
    site.start()
    await vi.advanceTimersByTimeAsync(2_500_000)
    expect(site.seconds).toEqual([0, 10, 30, 70, 150, 310, 630, 1230, 1830, 2430])
    expect(new Set(site.bodies).size).toBe(1)
    expect(site.outbox.pending()).toHaveLength(1)

    site.status = 200
    await vi.advanceTimersByTimeAsync(600_000)
    expect(site.seconds).toHaveLength(11)
    expect(site.outbox.pending()).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('after a pause that starts with the last response', async () => {
    const site = new Site()
    await site.outbox.store(sampleLead(1), contact)
    await site.outbox.store(sampleLead(2), contact)
    const fakeFetch: typeof fetch = async (input, init) => {
      const response = await site.fakeFetch(input, init)
      const number = site.seconds.length
      if (number === 2) await new Promise((resolve) => setTimeout(resolve, 15_000))
      return number === 2 || number === 3 ? response : new Response('ok')
    }
    scheduleEstimateRetries(site.outbox, site.environment, { fetch: fakeFetch, url })
    await vi.advanceTimersByTimeAsync(100_000)
    expect(site.seconds).toEqual([0, 0, 25, 45])
    expect(site.outbox.pending()).toEqual([])
  })

  it('one attempt at a time, even if the browser comes online during an attempt', async () => {
    const events = new EventTarget()
    const site = new Site({ events })
    await site.outbox.store(sampleLead(), contact)
    const slowFetch: typeof fetch = async (input, init) => {
      const response = await site.fakeFetch(input, init)
      await new Promise((resolve) => setTimeout(resolve, 5000))
      return response
    }
    scheduleEstimateRetries(site.outbox, site.environment, { fetch: slowFetch, url })
    await vi.advanceTimersByTimeAsync(1000)
    events.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(50_000)
    expect(site.seconds).toEqual([0, 15, 40])
  })

  it('after it is recovered into the list if an earlier visit left it unfinished', async () => {
    const [database, storage] = [new MemoryDatabase(), new MemoryStorage()]
    await new Site({ database, storage }).outbox.store(sampleLead(), contact)
    storage.removeItem('constructionEstimates')
    const site = new Site({ database, storage })
    site.start()
    await vi.advanceTimersByTimeAsync(0)
    expect(storage.list).toEqual([expect.objectContaining({ timestamp: sampleLead().timestamp })])
    expect(site.seconds).toEqual([0])
  })

  it('as soon as the browser is back online, and then after short pauses', async () => {
    const events = new EventTarget()
    const site = new Site({ events })
    await site.outbox.store(sampleLead(), contact)
    site.start()
    await vi.advanceTimersByTimeAsync(200_000)
    expect(site.seconds).toEqual([0, 10, 30, 70, 150])
    events.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(31_000)
    expect(site.seconds).toEqual([0, 10, 30, 70, 150, 200, 210, 230])
  })

  it('when it is stored while the site is open', async () => {
    const site = new Site()
    site.start()
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(site.seconds).toEqual([])
    await site.outbox.submit(sampleLead(), contact, { fetch: site.fakeFetch, url })
    site.status = 200
    await vi.advanceTimersByTimeAsync(10_000)
    expect(site.seconds).toEqual([3600, 3610])
    expect(site.bodies[1]).toBe(site.bodies[0])
    expect(site.outbox.pending()).toEqual([])
  })

  it('after pauses that double when it was stored while the site was open', async () => {
    const site = new Site()
    site.start()
    await vi.advanceTimersByTimeAsync(0)
    await site.outbox.submit(sampleLead(), contact, { fetch: site.fakeFetch, url })
    await vi.advanceTimersByTimeAsync(100_000)
    expect(site.seconds).toEqual([0, 10, 30, 70])
  })

  it('after short pauses again once an earlier estimate has been sent', async () => {
    const site = new Site()
    await site.outbox.store(sampleLead(1), contact)
    site.start()
    await vi.advanceTimersByTimeAsync(100_000)
    site.status = 200
    await vi.advanceTimersByTimeAsync(50_000)
    expect(site.outbox.pending()).toEqual([])
    site.status = 503
    site.seconds = []
    await site.outbox.store(sampleLead(2), contact)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(site.seconds).toEqual([160, 180])
  })

  it('when another tab has stored it and was closed', async () => {
    const browser = new BrowserTabs()
    const site = new Site(browser.open())
    site.start()
    await vi.advanceTimersByTimeAsync(0)
    await createOutbox(browser.open()).store(sampleLead(), contact)
    browser.deliver()
    site.status = 200
    await vi.advanceTimersByTimeAsync(10_100)
    expect(site.seconds).toEqual([10])
    expect(browser.disk.getItem('constructionEstimates')).toBeNull()
  })
})

describe('nothing is sent', () => {
  it('while the browser knows that it is offline', async () => {
    const environment = { ...newEnvironment(), isOnline: false }
    const outbox = createOutbox(environment)
    const fakeFetch = vi.fn<typeof fetch>(async () => new Response('ok'))
    await outbox.store(sampleLead(), contact)
    scheduleEstimateRetries(outbox, environment, { fetch: fakeFetch, url })
    await vi.advanceTimersByTimeAsync(100_000)
    expect(fakeFetch).not.toHaveBeenCalled()
    environment.isOnline = true
    environment.events.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(fakeFetch).toHaveBeenCalledTimes(1)
    expect(outbox.pending()).toEqual([])
  })

  it('after it has been stopped', async () => {
    const events = new EventTarget()
    const site = new Site({ events })
    await site.outbox.store(sampleLead(), contact)
    const end = site.start()
    await vi.advanceTimersByTimeAsync(0)
    end()
    events.dispatchEvent(new Event('online'))
    await site.outbox.store(sampleLead(2), contact)
    await vi.advanceTimersByTimeAsync(1_000_000)
    expect(site.seconds).toEqual([0])
  })

  it('after it has been stopped during an attempt', async () => {
    const site = new Site()
    await site.outbox.store(sampleLead(), contact)
    const slowFetch: typeof fetch = async (input, init) => {
      const response = await site.fakeFetch(input, init)
      await new Promise((resolve) => setTimeout(resolve, 5000))
      return response
    }
    const end = scheduleEstimateRetries(site.outbox, site.environment, { fetch: slowFetch, url })
    await vi.advanceTimersByTimeAsync(1000)
    end()
    await vi.advanceTimersByTimeAsync(1_000_000)
    expect(site.seconds).toEqual([0])
    expect(vi.getTimerCount()).toBe(0)
  })
})
