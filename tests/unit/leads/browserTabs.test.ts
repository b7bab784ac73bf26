import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOutbox, type Outbox } from '../../../src/leads/outbox'
import { idOf } from '../../../src/leads/storedEstimates'
import { BrowserTabs } from './BrowserTabs'
import type { MemoryStorage } from './MemoryStorage'
import { contact } from '../../support/sampleSubmission'
import { sampleLead } from './sampleLead'

const url = 'https://scripts.example/exec'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** Delivers writes between the tabs until their pending work is done. */
async function settle(browser: BrowserTabs): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    browser.deliver()
    await vi.advanceTimersByTimeAsync(1000)
  }
}

/** The outbox of a new tab, which follows the changes of the others. */
function openOutbox(browser: BrowserTabs): Outbox {
  const outbox = createOutbox(browser.open())
  outbox.subscribe(() => {})
  return outbox
}

function timestampsIn({ list }: MemoryStorage): string[] {
  if (!Array.isArray(list)) return []
  return list.map((entry: { timestamp: string }) => entry.timestamp)
}

/** A seeded random number generator, so that each run is the same. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve())
  })
}

describe('several tabs with one storage', () => {
  it('two that store an estimate at the same time lose neither', async () => {
    const browser = new BrowserTabs()
    const [one, other] = [openOutbox(browser), openOutbox(browser)]
    await one.store(sampleLead(1), contact)
    await other.store(sampleLead(2), contact)
    await settle(browser)
    expect(timestampsIn(browser.disk)).toEqual([sampleLead(1).timestamp, sampleLead(2).timestamp])
    expect(browser.disk.keys).toEqual(['constructionEstimates'])
    expect(one.pending()).toHaveLength(2)
    expect(other.pending()).toHaveLength(2)
  })

  it.each([1, 2, 3])('four that store 25 estimates each store all 100 (run %i)', async (seed) => {
    const browser = new BrowserTabs()
    const random = seededRandom(seed)
    const tabs = [1, 2, 3, 4].map(() => openOutbox(browser))
    const writes: Promise<boolean>[] = []
    setInterval(() => browser.deliver(), 300)
    for (let number = 0; number < 25; number += 1) {
      for (const [index, tab] of tabs.entries()) {
        writes.push(tab.store(sampleLead(number * 4 + index), contact))
        if (random() < 0.3) browser.deliver(Math.floor(random() * 4))
        if (random() < 0.3) await vi.advanceTimersByTimeAsync(Math.floor(random() * 400))
      }
    }
    expect(await Promise.all(writes)).not.toContain(false)
    await settle(browser)
    const expected = Array.from({ length: 100 }, (_, number) => sampleLead(number).timestamp)
    expect(timestampsIn(browser.disk)).toEqual(expected)
    expect(browser.disk.keys).toEqual(['constructionEstimates'])
  })

  it('a deleted estimate stays deleted even if another tab writes its old list back', async () => {
    const browser = new BrowserTabs()
    const otherTab = browser.open()
    const [one, other] = [openOutbox(browser), createOutbox(otherTab)]
    await one.store(sampleLead(1), contact)
    await settle(browser)
    const oldList = otherTab.storage.getItem('constructionEstimates') ?? ''

    await one.remove(one.pending())
    await other.store(sampleLead(2), contact)
    otherTab.storage.setItem('constructionEstimates', oldList)
    expect(timestampsIn(browser.disk)).toContain(sampleLead(1).timestamp)
    await settle(browser)
    expect(timestampsIn(browser.disk)).toEqual([sampleLead(2).timestamp])
    expect(browser.disk.keys).toEqual(['constructionEstimates'])
    expect(other.pending().map(({ timestamp }) => timestamp)).toEqual([sampleLead(2).timestamp])
  })

  it('a deleted estimate stays deleted even if that tab is closed right after', async () => {
    const browser = new BrowserTabs()
    const outbox = openOutbox(browser)
    const { storage: closedTab } = browser.open()
    await outbox.store(sampleLead(1), contact)
    await settle(browser)
    const oldList = closedTab.getItem('constructionEstimates') ?? ''

    await outbox.remove(outbox.pending())
    closedTab.setItem('constructionEstimates', oldList)
    await settle(browser)
    expect(browser.disk.keys).toEqual([])
    expect(outbox.pending()).toEqual([])
  })

  it('an estimate stored by a tab that was closed at once is recovered on the next visit', async () => {
    const browser = new BrowserTabs()
    const closed = browser.open()
    await createOutbox(closed).store(sampleLead(1), contact)
    vi.clearAllTimers()
    browser.disk.removeItem('constructionEstimates')

    const next = createOutbox(browser.open())
    await next.tidy()
    expect(next.pending()).toHaveLength(1)
    await settle(browser)
    expect(timestampsIn(browser.disk)).toEqual([sampleLead(1).timestamp])
    expect(browser.disk.keys).toEqual(['constructionEstimates'])
  })

  it('other tabs are notified when an estimate is stored and when it is removed', async () => {
    const browser = new BrowserTabs()
    const [one, other] = [createOutbox(browser.open()), createOutbox(browser.open())]
    const seen: number[] = []
    other.subscribe(() => seen.push(other.pending().length))
    await one.store(sampleLead(1), contact)
    await settle(browser)
    expect(seen.at(-1)).toBe(1)
    await one.remove(one.pending())
    await settle(browser)
    expect(seen.at(-1)).toBe(0)
  })
})

it('when an estimate sent by one tab disappears from another, that tab knows it was sent', async () => {
  const browser = new BrowserTabs()
  const [one, other] = [createOutbox(browser.open()), createOutbox(browser.open())]
  await one.store(sampleLead(1), contact)
  await settle(browser)
  const seen: boolean[] = []
  other.subscribe(() => {
    if (other.pending().length === 0) seen.push(other.statusOf(sampleLead(1).timestamp) === 'sent')
  })
  const sending = one.retry({ fetch: async () => new Response('ok'), url })
  await settle(browser)
  await sending
  expect(seen.length).toBeGreaterThan(0)
  expect(seen).not.toContain(false)
})

describe('sending from several tabs', () => {
  /** Tabs with two pending estimates. Writes reach the other tabs within `propagationMs`, and requests take 100 ms. */
  async function openTabs(count: number, propagationMs = 20) {
    const browser = new BrowserTabs()
    const tabs = Array.from({ length: count }, () => createOutbox(browser.open()))
    await tabs[0]?.store(sampleLead(1), contact)
    await tabs[0]?.store(sampleLead(2), contact)
    await settle(browser)
    setInterval(() => browser.deliver(), propagationMs)
    const sent: string[] = []
    const fakeFetch: typeof fetch = async (_, init) => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      sent.push(String(new URLSearchParams(String(init?.body)).get('timestamp')))
      return new Response('ok')
    }
    return { browser, tabs, sent, fakeFetch }
  }

  async function sendFromAll(tabs: readonly Outbox[], options: Parameters<Outbox['retry']>[0]) {
    const sending = Promise.all(tabs.map((tab) => tab.retry(options)))
    await vi.advanceTimersByTimeAsync(2000)
    await sending
  }

  it.each([
    ['at once', 20],
    ['late', 900],
  ])(
    'each estimate is sent once when "Send again" is clicked in three tabs that see writes %s',
    async (_, ms) => {
      const { browser, tabs, sent, fakeFetch } = await openTabs(3, ms)
      await sendFromAll(tabs, { fetch: fakeFetch, url })
      expect(sent).toEqual([sampleLead(1).timestamp, sampleLead(2).timestamp])
      expect(browser.disk.getItem('constructionEstimates')).toBeNull()
    },
  )

  it('each estimate is sent once when three tabs retry automatically, and none waits for another', async () => {
    const { tabs, sent, fakeFetch } = await openTabs(3)
    const first = tabs[0]?.retry({ fetch: fakeFetch, url })
    await vi.advanceTimersByTimeAsync(0)
    const others = tabs.slice(1).map((tab) => tab.retry({ fetch: fakeFetch, url, whenLocked: 'skip' }))
    await vi.advanceTimersByTimeAsync(0)
    await Promise.all(others)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(2000)
    await first
    expect(sent).toEqual([sampleLead(1).timestamp, sampleLead(2).timestamp])
  })

  it('"Send again" waits for the other tab, even if it is clicked while an automatic attempt skips', async () => {
    const { browser, sent, fakeFetch } = await openTabs(1)
    const [sender, tab] = [browser.open(), createOutbox(browser.open())]
    const request = new AbortController()
    void sender.locks?.request('constructionEstimates.sending', {}, () => aborted(request.signal))
    const automatic = tab.retry({ fetch: fakeFetch, url, whenLocked: 'skip' })
    const clicked = tab.retry({ fetch: fakeFetch, url })
    await automatic
    expect(sent).toEqual([])
    request.abort()
    await vi.advanceTimersByTimeAsync(2000)
    await clicked
    expect(sent).toEqual([sampleLead(1).timestamp, sampleLead(2).timestamp])
  })

  it('without locks an estimate may be sent twice, but it is never lost', async () => {
    const { browser, tabs, sent, fakeFetch } = await openTabs(1)
    const withoutLocks = { ...browser.open(), locks: undefined }
    await sendFromAll([...tabs, createOutbox(withoutLocks)], { fetch: fakeFetch, url })
    expect(new Set(sent)).toEqual(new Set([sampleLead(1).timestamp, sampleLead(2).timestamp]))
    await settle(browser)
    expect(browser.disk.getItem('constructionEstimates')).toBeNull()
  })
})

describe('an estimate whose page is restored by Back while its request is still under way', () => {
  /**
   * A page that was left while it was sending, and the next page. The restored page's request then fails. Browsers with
   * Web Locks don't restore such a page.
   */
  async function leavePage() {
    const browser = new BrowserTabs()
    const left = { ...browser.open(), locks: undefined }
    const outbox = createOutbox(left)
    const network = new AbortController()
    const failing = async () => {
      await aborted(network.signal)
      return Response.error()
    }
    const submission = outbox.submit(sampleLead(1), contact, { fetch: failing, url })
    await settle(browser)
    const next = createOutbox({ ...browser.open(), locks: undefined })
    await next.retry({ fetch: failing, url, whenLocked: 'skip' })
    expect(next.statusOf(sampleLead(1).timestamp)).toBe('sending')
    await vi.advanceTimersByTimeAsync(30_000)
    const failRequest = async () => {
      await settle(browser)
      network.abort()
      return submission
    }
    return { browser, left, outbox, next, failRequest }
  }

  async function send(outbox: Outbox) {
    await outbox.retry({ fetch: async () => new Response('ok'), url })
  }

  it('counts as sent if the next page has sent it', async () => {
    const { browser, outbox, next, failRequest } = await leavePage()
    await send(next)
    expect(await failRequest()).toBe('sent')
    expect(outbox.pending()).toEqual([])
    await settle(browser)
    expect(browser.disk.keys).toEqual([])
    expect(outbox.statusOf(sampleLead(1).timestamp)).toBe('sent')
  })

  it('counts as sent if the restored page itself has sent it in the meantime', async () => {
    const { outbox, failRequest } = await leavePage()
    await send(outbox)
    expect(await failRequest()).toBe('sent')
    expect(outbox.pending()).toEqual([])
  })

  it('is not stored again if the page is left again after it was sent', async () => {
    const { browser, left, next } = await leavePage()
    await send(next)
    await settle(browser)
    left.events.dispatchEvent(new Event('pagehide'))
    const last = createOutbox(browser.open())
    await last.tidy()
    expect(last.pending()).toEqual([])
  })

  it('stays deleted if the visitor has deleted it on the next page', async () => {
    const { browser, outbox, next, failRequest } = await leavePage()
    await next.retry({ fetch: async () => Response.error(), url })
    expect(next.pending()).toHaveLength(1)
    await next.remove(next.pending())
    expect(await failRequest()).toBe('stored')
    await settle(browser)
    expect(outbox.pending()).toEqual([])
    expect(browser.disk.keys).toEqual([])
  })

  it('stays pending if nothing else has sent or deleted it', async () => {
    const { browser, outbox, failRequest } = await leavePage()
    expect(await failRequest()).toBe('stored')
    await settle(browser)
    expect(outbox.pending()).toHaveLength(1)
    expect(timestampsIn(browser.disk)).toEqual([sampleLead(1).timestamp])
  })
})

describe('locks that fail', () => {
  const broken = () => Promise.reject(new DOMException('No locks here.', 'SecurityError'))

  it('estimates are still stored and sent', async () => {
    const browser = new BrowserTabs()
    const outbox = createOutbox({ ...browser.open(), locks: { request: broken } })
    expect(await outbox.store(sampleLead(), contact)).toBe(true)
    expect(timestampsIn(browser.disk)).toHaveLength(1)
    const fakeFetch = vi.fn<typeof fetch>(async () => new Response('ok'))
    const sending = outbox.retry({ fetch: fakeFetch, url })
    await vi.advanceTimersByTimeAsync(1000)
    await sending
    expect(fakeFetch).toHaveBeenCalledTimes(1)
    expect(outbox.pending()).toEqual([])
  })
})

describe('a frozen tab that never releases its lock', () => {
  /** A tab beside the frozen one, with the estimates 1 and 2 pending. */
  async function openBesideFrozen(lock: string) {
    // The fake timers don't replace these timeouts.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('The time is up.', 'TimeoutError')), ms)
      return controller.signal
    })
    const browser = new BrowserTabs()
    void browser.open().locks?.request(lock, {}, () => new Promise(() => {}))
    const outbox = createOutbox(browser.open())
    await outbox.store(sampleLead(1), contact)
    await outbox.store(sampleLead(2), contact)
    const sent: string[] = []
    const fakeFetch: typeof fetch = async (_, init) => {
      sent.push(String(new URLSearchParams(String(init?.body)).get('timestamp')))
      return new Response('ok')
    }
    const pendingTimes = () => outbox.pending().map(({ timestamp }) => timestamp)
    return { outbox, sent, options: { fetch: fakeFetch, url }, pendingTimes }
  }

  const [one, two, three] = [1, 2, 3].map((seconds) => sampleLead(seconds).timestamp)

  it('on one estimate blocks only that one: others are submitted and sent again', async () => {
    const { outbox, sent, options, pendingTimes } = await openBesideFrozen(
      `constructionEstimates.sending:${idOf(sampleLead(1))}`,
    )
    expect(await outbox.submit(sampleLead(3), contact, options)).toBe('sent')
    expect(await outbox.retry(options), 'no attempt has failed').toBe(false)
    expect(sent).toEqual([three, two])
    expect(pendingTimes()).toEqual([one])
  })

  it('on one estimate keeps another submission of it waiting until the time is up, and it stays stored', async () => {
    const { outbox, sent, options, pendingTimes } = await openBesideFrozen(
      `constructionEstimates.sending:${idOf(sampleLead(1))}`,
    )
    const submission = outbox.submit(sampleLead(1), contact, options)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await submission).toBe('stored')
    expect(sent).toEqual([])
    expect(pendingTimes()).toEqual([one, two])
  })

  it('on sending everything blocks only "Send again", which attempts nothing when the time is up', async () => {
    const { outbox, sent, options, pendingTimes } = await openBesideFrozen('constructionEstimates.sending')
    const clicked = outbox.retry(options)
    expect(await outbox.submit(sampleLead(3), contact, options)).toBe('sent')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await clicked).toBeUndefined()
    expect(sent).toEqual([three])
    expect(pendingTimes()).toEqual([one, two])
  })
})
