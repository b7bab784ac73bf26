import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOutbox, type Outbox, type Surroundings } from '../../../src/leads/outbox'
import { resendFrom } from '../../../src/leads/resending'
import { BrowserTabs } from './BrowserTabs'
import { MemoryStorage } from './MemoryStorage'
import { contact } from '../../support/submission'
import { sampleLead } from './sampleEstimate'

const url = 'https://scripts.example/exec'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** A site whose receiver refuses until it is told not to; notes each request's second and body. */
class Site {
  readonly surroundings: Surroundings
  readonly outbox: Outbox
  status = 503
  seconds: number[] = []
  readonly bodies: string[] = []
  readonly #started = Date.now()

  constructor(surroundings: Partial<Surroundings> = {}) {
    const simple = {
      storage: new MemoryStorage(),
      events: new EventTarget(),
      locks: undefined,
      isOnline: true,
    }
    this.surroundings = { ...simple, ...surroundings }
    this.outbox = createOutbox(this.surroundings)
  }

  readonly carry: typeof fetch = async (_, init) => {
    this.seconds.push((Date.now() - this.#started) / 1000)
    this.bodies.push(String(init?.body))
    return new Response('', { status: this.status })
  }

  start(): () => void {
    return resendFrom(this.outbox, this.surroundings, { fetch: this.carry, url })
  }
}

describe('what waits is sent without the visitor', () => {
  it('at the start of the site', async () => {
    const site = new Site()
    await site.outbox.keep(sampleLead(), contact)
    site.status = 200
    site.start()
    await vi.advanceTimersByTimeAsync(0)
    expect(site.seconds).toEqual([0])
    expect(site.outbox.pending()).toEqual([])
  })

  it('again and again with pauses that double from 10 seconds up to 10 minutes', async () => {
    const site = new Site()
    await site.outbox.keep(sampleLead(), contact)
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

  it('with a pause that begins when the last answer is there', async () => {
    const site = new Site()
    await site.outbox.keep(sampleLead(1), contact)
    await site.outbox.keep(sampleLead(2), contact)
    const carry: typeof fetch = async (input, init) => {
      const answer = await site.carry(input, init)
      const number = site.seconds.length
      if (number === 2) await new Promise((resolve) => setTimeout(resolve, 15_000))
      return number === 2 || number === 3 ? answer : new Response('ok')
    }
    resendFrom(site.outbox, site.surroundings, { fetch: carry, url })
    await vi.advanceTimersByTimeAsync(100_000)
    expect(site.seconds).toEqual([0, 0, 25, 45])
    expect(site.outbox.pending()).toEqual([])
  })

  it('once at a time, also when the browser comes online in the middle of a try', async () => {
    const events = new EventTarget()
    const site = new Site({ events })
    await site.outbox.keep(sampleLead(), contact)
    const slow: typeof fetch = async (input, init) => {
      const answer = await site.carry(input, init)
      await new Promise((resolve) => setTimeout(resolve, 5000))
      return answer
    }
    resendFrom(site.outbox, site.surroundings, { fetch: slow, url })
    await vi.advanceTimersByTimeAsync(1000)
    events.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(50_000)
    expect(site.seconds).toEqual([0, 15, 40])
  })

  it('and what an earlier visit left half written is put into the list, sent or not', async () => {
    const storage = new MemoryStorage()
    await new Site({ storage }).outbox.keep(sampleLead(), contact)
    storage.removeItem('constructionEstimates')
    const site = new Site({ storage })
    site.start()
    await vi.advanceTimersByTimeAsync(0)
    expect(storage.list).toEqual([expect.objectContaining({ timestamp: sampleLead().timestamp })])
    expect(site.seconds).toEqual([0])
  })

  it('as soon as the browser is online again, and from then on with short pauses', async () => {
    const events = new EventTarget()
    const site = new Site({ events })
    await site.outbox.keep(sampleLead(), contact)
    site.start()
    await vi.advanceTimersByTimeAsync(200_000)
    expect(site.seconds).toEqual([0, 10, 30, 70, 150])
    events.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(31_000)
    expect(site.seconds).toEqual([0, 10, 30, 70, 150, 200, 210, 230])
  })

  it('when it is kept while the site is open', async () => {
    const site = new Site()
    site.start()
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(site.seconds).toEqual([])
    await site.outbox.submit(sampleLead(), contact, { fetch: site.carry, url })
    site.status = 200
    await vi.advanceTimersByTimeAsync(10_000)
    expect(site.seconds).toEqual([3600, 3610])
    expect(site.bodies[1]).toBe(site.bodies[0])
    expect(site.outbox.pending()).toEqual([])
  })

  it('with short pauses for the next estimate, when the one before got through', async () => {
    const site = new Site()
    await site.outbox.keep(sampleLead(1), contact)
    site.start()
    await vi.advanceTimersByTimeAsync(100_000)
    site.status = 200
    await vi.advanceTimersByTimeAsync(50_000)
    expect(site.outbox.pending()).toEqual([])
    site.status = 503
    site.seconds = []
    await site.outbox.keep(sampleLead(2), contact)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(site.seconds).toEqual([160, 170])
  })

  it('when another tab has kept it and is closed', async () => {
    const browser = new BrowserTabs()
    const site = new Site(browser.open())
    site.start()
    await createOutbox(browser.open()).keep(sampleLead(), contact)
    browser.deliver()
    site.status = 200
    await vi.advanceTimersByTimeAsync(10_100)
    expect(site.seconds).toEqual([10])
    expect(browser.disk.getItem('constructionEstimates')).toBeNull()
  })
})

describe('nothing is sent', () => {
  it('while the browser knows that it is offline', async () => {
    const surroundings = {
      storage: new MemoryStorage(),
      events: new EventTarget(),
      locks: undefined,
      isOnline: false,
    }
    const outbox = createOutbox(surroundings)
    const carry = vi.fn<typeof fetch>(async () => new Response('ok'))
    await outbox.keep(sampleLead(), contact)
    resendFrom(outbox, surroundings, { fetch: carry, url })
    await vi.advanceTimersByTimeAsync(100_000)
    expect(carry).not.toHaveBeenCalled()
    surroundings.isOnline = true
    surroundings.events.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(carry).toHaveBeenCalledTimes(1)
    expect(outbox.pending()).toEqual([])
  })

  it('once it has been ended', async () => {
    const events = new EventTarget()
    const site = new Site({ events })
    await site.outbox.keep(sampleLead(), contact)
    const end = site.start()
    await vi.advanceTimersByTimeAsync(0)
    end()
    events.dispatchEvent(new Event('online'))
    await site.outbox.keep(sampleLead(2), contact)
    await vi.advanceTimersByTimeAsync(1_000_000)
    expect(site.seconds).toEqual([0])
  })

  it('and the pauses go on, when it is ended in the middle of a try', async () => {
    const site = new Site()
    await site.outbox.keep(sampleLead(), contact)
    const end = site.start()
    end()
    await vi.advanceTimersByTimeAsync(1_000_000)
    expect(site.seconds).toEqual([0])
    expect(vi.getTimerCount()).toBe(0)
  })
})
