import { assert, asyncProperty, array, constantFrom } from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EstimateLead } from '../../../src/leads'
import { createOutbox, type Surroundings } from '../../../src/leads/outbox'
import { closedStorage, MemoryStorage } from './MemoryStorage'
import { contact } from '../../support/submission'
import { sampleLead } from './sampleEstimate'
import { startReceiver } from './receiver'

const url = 'https://scripts.example/exec'
const trimmed = { name: 'Test Visitor', email: 'visitor@example.com', phone: '+92 300 0000000' }

function newOutbox(storage: Surroundings['storage'] = new MemoryStorage()) {
  const surroundings = { storage, events: new EventTarget(), locks: undefined, isOnline: true }
  return { ...createOutbox(surroundings), events: surroundings.events }
}

const refusing = async () => new Response('Server error', { status: 500 })

/** What would come back for a body: the receiver's rows, and a fetch that writes one and answers OK. */
function accepting() {
  const bodies: string[] = []
  const carry: typeof fetch = async (_, init) => {
    bodies.push(String(init?.body))
    return new Response('ok')
  }
  return { bodies, carry }
}

const kept = (lead: EstimateLead) => ({ ...lead, contactInfo: trimmed, localBackup: true })

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('an estimate that could not be sent', () => {
  it('is in the list at once, with its contact and the mark of a local copy', async () => {
    const storage = new MemoryStorage()
    const outbox = newOutbox(storage)
    expect(await outbox.submit(sampleLead(), contact, { fetch: refusing, url })).toBe('kept')
    expect(storage.list).toEqual([kept(sampleLead())])
    expect(outbox.pending()).toEqual([kept(sampleLead())])
  })

  it('leaves nothing but the list behind once that has settled', async () => {
    const storage = new MemoryStorage()
    await newOutbox(storage).submit(sampleLead(), contact, { fetch: refusing, url })
    await vi.advanceTimersByTimeAsync(1000)
    expect(storage.keys).toEqual(['constructionEstimates'])
    expect(storage.list).toEqual([kept(sampleLead())])
  })

  it('is appended to those that wait already', async () => {
    const storage = new MemoryStorage()
    const outbox = newOutbox(storage)
    for (const seconds of [1, 2, 3]) await outbox.keep(sampleLead(seconds), contact)
    expect(storage.list).toEqual([1, 2, 3].map((seconds) => kept(sampleLead(seconds))))
  })

  it('is there once, however often it is kept', async () => {
    const storage = new MemoryStorage()
    await newOutbox(storage).keep(sampleLead(), contact)
    await newOutbox(storage).keep(sampleLead(), contact)
    expect(storage.list).toEqual([kept(sampleLead())])
  })

  it('is not mixed up with another of the same moment', async () => {
    const outbox = newOutbox()
    await outbox.keep(sampleLead(0), contact)
    await outbox.keep(sampleLead(0, { email: 'other@example.com' }), contact)
    expect(outbox.pending().map(({ email }) => email)).toEqual(['visitor@example.com', 'other@example.com'])
  })

  it('is found again when the site is opened the next time', async () => {
    const storage = new MemoryStorage()
    await newOutbox(storage).keep(sampleLead(), contact)
    expect(newOutbox(storage).pending()).toEqual([kept(sampleLead())])
  })

  it('never reaches the console', async () => {
    const methods = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) =>
      vi.spyOn(console, method),
    )
    const outbox = newOutbox()
    await outbox.submit(sampleLead(), contact, { fetch: refusing, url })
    await outbox.resend({ fetch: () => Promise.reject(new TypeError('Failed to fetch')), url })
    for (const method of methods) expect(method).not.toHaveBeenCalled()
  })
})

describe('an estimate that was sent', () => {
  const note = (seconds = 0) => `constructionEstimates.sent:${sampleLead(seconds).timestamp}`

  it('is not kept', async () => {
    const storage = new MemoryStorage()
    expect(await newOutbox(storage).submit(sampleLead(), contact, { fetch: accepting().carry, url })).toBe(
      'sent',
    )
    expect(storage.keys).toEqual([note()])
  })

  it('is kept nevertheless when the page ends before the answer', async () => {
    const storage = new MemoryStorage()
    const outbox = newOutbox(storage)
    const neverAnswered = () => new Promise<Response>(() => {})
    void outbox.submit(sampleLead(), contact, { fetch: neverAnswered, url })
    expect(storage.keys).toEqual([])
    outbox.events.dispatchEvent(new Event('pagehide'))
    expect(newOutbox(storage).pending()).toEqual([kept(sampleLead())])
  })

  it('is taken out again when the page comes back and the answer was OK', async () => {
    const storage = new MemoryStorage()
    const outbox = newOutbox(storage)
    const network = new EventTarget()
    const answer = new Promise<Response>((resolve) => {
      network.addEventListener('answer', () => resolve(new Response('ok')))
    })
    const outcome = outbox.submit(sampleLead(), contact, { fetch: () => answer, url })
    outbox.events.dispatchEvent(new Event('pagehide'))
    network.dispatchEvent(new Event('answer'))
    expect(await outcome).toBe('sent')
    expect(outbox.pending()).toEqual([])
    await vi.advanceTimersByTimeAsync(1000)
    expect(storage.keys).toEqual([note()])
    outbox.events.dispatchEvent(new Event('pagehide'))
    expect(storage.keys).toEqual([note()])
  })

  it('is known as sent to the next page, whether it went at once or later', async () => {
    const storage = new MemoryStorage()
    const outbox = newOutbox(storage)
    await outbox.submit(sampleLead(1), contact, { fetch: accepting().carry, url })
    await outbox.keep(sampleLead(2), contact)
    await outbox.keep(sampleLead(3), contact)
    outbox.remove(outbox.pending().filter(({ timestamp }) => timestamp === sampleLead(3).timestamp))
    await outbox.resend({ fetch: accepting().carry, url })
    const next = newOutbox(storage)
    const areSent = [1, 2, 3, 4].map((seconds) => next.hasBeenSent(sampleLead(seconds).timestamp))
    expect(areSent).toEqual([true, true, false, false])
  })

  it('is forgotten after a week', async () => {
    const storage = new MemoryStorage()
    const outbox = newOutbox(storage)
    await outbox.submit(sampleLead(), contact, { fetch: accepting().carry, url })
    const day = 24 * 60 * 60 * 1000
    vi.setSystemTime(Date.now() + 6 * day)
    await newOutbox(storage).tidy()
    expect(storage.keys).toEqual([note()])
    vi.setSystemTime(Date.now() + 2 * day)
    await newOutbox(storage).tidy()
    expect(storage.keys).toEqual([])
  })

  it('is forgotten when twenty others have been sent after it', async () => {
    const storage = new MemoryStorage()
    const outbox = newOutbox(storage)
    for (let seconds = 0; seconds < 22; seconds += 1) {
      await outbox.submit(sampleLead(seconds), contact, { fetch: accepting().carry, url })
      vi.advanceTimersByTime(1)
    }
    expect(storage.keys).toEqual(Array.from({ length: 20 }, (_, place) => note(place + 2)))
  })

  it('is known as sent to its own page where there is no room for a note', async () => {
    const storage = new MemoryStorage()
    storage.limit = 0
    const outbox = newOutbox(storage)
    await outbox.submit(sampleLead(), contact, { fetch: accepting().carry, url })
    expect(outbox.hasBeenSent(sampleLead().timestamp)).toBe(true)
    expect(storage.keys).toEqual([])
  })
})

describe('sending again', () => {
  it('uses the first timestamp and the very same bytes, over a real connection', async () => {
    vi.useRealTimers()
    let status = 500
    const receiver = await startReceiver((response) => response.writeHead(status).end())
    const storage = new MemoryStorage()
    const lead = sampleLead(0, { name: 'عائشہ "A+" & 🏠', phone: '+92 300 0000000' })
    expect(await newOutbox(storage).submit(lead, contact, { url: receiver.url })).toBe('kept')
    const later = newOutbox(storage)
    await later.resend({ url: receiver.url })
    expect(later.pending()).toHaveLength(1)
    status = 200
    await later.resend({ url: receiver.url })
    expect(later.pending()).toHaveLength(0)
    const [first, ...repetitions] = receiver.requests.map(({ body }) => body.toString('hex'))
    expect(repetitions).toEqual([first, first])
  })

  it('takes each estimate out of the list only after its OK answer', async () => {
    const storage = new MemoryStorage()
    const outbox = newOutbox(storage)
    for (const seconds of [1, 2, 3]) await outbox.keep(sampleLead(seconds), contact)
    const second = sampleLead(2).timestamp
    const carry: typeof fetch = async (_, init) => {
      const isSecond = new URLSearchParams(String(init?.body)).get('timestamp') === second
      return new Response('', { status: isSecond ? 500 : 200 })
    }
    await outbox.resend({ fetch: carry, url })
    expect(storage.list).toEqual([kept(sampleLead(2))])
  })

  it('sends each once, also when it is asked for twice at the same time', async () => {
    const outbox = newOutbox()
    await outbox.keep(sampleLead(1), contact)
    await outbox.keep(sampleLead(2), contact)
    const { bodies, carry } = accepting()
    await Promise.all([outbox.resend({ fetch: carry, url }), outbox.resend({ fetch: carry, url })])
    expect(bodies).toHaveLength(2)
    expect(new Set(bodies).size).toBe(2)
    await outbox.resend({ fetch: carry, url })
    expect(bodies).toHaveLength(2)
  })

  it('passes over what the visitor has deleted in the meantime', async () => {
    const outbox = newOutbox()
    await outbox.keep(sampleLead(1), contact)
    await outbox.keep(sampleLead(2), contact)
    const { bodies, carry } = accepting()
    const deletingCarry: typeof fetch = (input, init) => {
      outbox.remove(outbox.pending().filter(({ timestamp }) => timestamp === sampleLead(2).timestamp))
      return carry(input, init)
    }
    await outbox.resend({ fetch: deletingCarry, url })
    expect(bodies.map((body) => new URLSearchParams(body).get('timestamp'))).toEqual([
      sampleLead(1).timestamp,
    ])
    expect(outbox.pending()).toEqual([])
  })

  it('no estimate is lost, whatever happens on the way', async () => {
    vi.useRealTimers()
    const faults = constantFrom('none', 'refused', 'no connection', 'written, but the answer lost')
    await assert(
      asyncProperty(array(faults, { minLength: 1, maxLength: 12 }), async (onTheWay) => {
        const storage = new MemoryStorage()
        const rows = new Set<string>()
        const write: typeof fetch = async (_, init) => {
          rows.add(String(init?.body))
          return new Response('ok')
        }
        for (const [seconds, fault] of onTheWay.entries()) {
          const carry: typeof fetch = async (input, init) => {
            if (fault === 'refused') return refusing()
            if (fault === 'no connection') throw new TypeError('Failed to fetch')
            const answer = await write(input, init)
            if (fault !== 'none') throw new TypeError('Failed to fetch')
            return answer
          }
          const outcome = await newOutbox(storage).submit(sampleLead(seconds), contact, { fetch: carry, url })
          expect(outcome).toBe(fault === 'none' ? 'sent' : 'kept')
        }
        expect(newOutbox(storage).pending()).toHaveLength(onTheWay.filter((fault) => fault !== 'none').length)
        await newOutbox(storage).resend({ fetch: write, url })
        expect(rows.size).toBe(onTheWay.length)
        expect(storage.getItem('constructionEstimates')).toBeNull()
      }),
      { numRuns: 60 },
    )
  })
})

describe('deleting', () => {
  it('takes the estimate off the device, for good', async () => {
    const storage = new MemoryStorage()
    const outbox = newOutbox(storage)
    await outbox.keep(sampleLead(1), contact)
    await outbox.keep(sampleLead(2), contact)
    outbox.remove(outbox.pending().slice(0, 1))
    expect(outbox.pending()).toEqual([kept(sampleLead(2))])
    expect(storage.list).toEqual([kept(sampleLead(2))])
    outbox.remove(outbox.pending())
    expect(storage.getItem('constructionEstimates')).toBeNull()
    await vi.advanceTimersByTimeAsync(1000)
    expect(storage.keys).toEqual([])
    await outbox.tidy()
    expect(newOutbox(storage).pending()).toEqual([])
  })

  it('works where there is no room left', async () => {
    const storage = new MemoryStorage()
    const outbox = newOutbox(storage)
    await outbox.keep(sampleLead(), contact)
    await vi.advanceTimersByTimeAsync(1000)
    storage.limit = 0
    outbox.remove(outbox.pending())
    expect(outbox.pending()).toEqual([])
    expect(storage.keys).toEqual([])
  })
})

it.each([
  ['', Number.POSITIVE_INFINITY],
  [' where there is no room left', 0],
])('an estimate that is kept again after it was deleted%s waits again', async (_, limit) => {
  const storage = new MemoryStorage()
  const outbox = newOutbox(storage)
  await outbox.keep(sampleLead(), contact)
  storage.limit = limit
  outbox.remove(outbox.pending())
  expect(outbox.pending()).toEqual([])
  storage.limit = Number.POSITIVE_INFINITY
  await outbox.keep(sampleLead(), contact)
  expect(outbox.pending()).toEqual([kept(sampleLead())])
  await vi.advanceTimersByTimeAsync(1000)
  expect(storage.keys).toEqual(['constructionEstimates'])
})

it('a list that is in order is not written again', async () => {
  const storage = new MemoryStorage()
  const outbox = newOutbox(storage)
  for (const seconds of [1, 2, 3]) await outbox.keep(sampleLead(seconds), contact)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1000)
  const write = vi.spyOn(storage, 'setItem')
  await outbox.tidy()
  await newOutbox(storage).tidy()
  expect(write).not.toHaveBeenCalled()
})

describe('a view on what waits', () => {
  it('is the same array until something changes', async () => {
    const outbox = newOutbox()
    const empty = outbox.pending()
    expect(outbox.pending()).toBe(empty)
    await outbox.keep(sampleLead(), contact)
    const one = outbox.pending()
    expect(one).not.toBe(empty)
    expect(outbox.pending()).toBe(one)
    await vi.advanceTimersByTimeAsync(1000)
    expect(outbox.pending()).toBe(one)
  })

  it('is told of every change, until it no longer wants to be', async () => {
    const outbox = newOutbox()
    const seen: number[] = []
    const unsubscribe = outbox.subscribe(() => seen.push(outbox.pending().length))
    await outbox.keep(sampleLead(), contact)
    expect(seen.at(-1)).toBe(1)
    outbox.remove(outbox.pending())
    expect(seen.at(-1)).toBe(0)
    const told = seen.length
    unsubscribe()
    await outbox.keep(sampleLead(), contact)
    outbox.events.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
    expect(seen).toHaveLength(told)
  })

  it.each([
    ['constructionEstimates', 1],
    ['constructionEstimates:2026-11-21T05:00:00.000Z:abc', 1],
    [null, 1],
    ['theme', 0],
  ])('follows other tabs: a change of "%s" is told %i times', (key, times) => {
    const outbox = newOutbox()
    const listener = vi.fn<() => void>()
    outbox.subscribe(listener)
    outbox.events.dispatchEvent(Object.assign(new Event('storage'), { key }))
    expect(listener).toHaveBeenCalledTimes(times)
  })
})

describe('a storage that holds something else', () => {
  const damaged = ['{', 'null', '{}', '"x"', '12', '', '[{"localBackup":tr', 'undefined']

  it.each(damaged)('the text %j is kept aside, and the list begins anew', async (text) => {
    const storage = new MemoryStorage()
    storage.setItem('constructionEstimates', text)
    const outbox = newOutbox(storage)
    expect(outbox.pending()).toEqual([])
    await outbox.tidy()
    expect(storage.getItem('constructionEstimates')).toBe(text)

    await outbox.keep(sampleLead(), contact)
    expect(storage.list).toEqual([kept(sampleLead())])
    expect(storage.getItem('constructionEstimates.corrupt')).toBe(text)
  })

  it('a second damaged list does not push out the first', async () => {
    const storage = new MemoryStorage()
    for (const text of ['{first', '{second', '{first']) {
      storage.setItem('constructionEstimates', text)
      await newOutbox(storage).keep(sampleLead(), contact)
    }
    expect(storage.getItem('constructionEstimates.corrupt')).toBe('{first')
    expect(storage.getItem('constructionEstimates.corrupt.2')).toBe('{second')
    expect(storage.getItem('constructionEstimates.corrupt.3')).toBeNull()
  })

  it('a damaged list for which there is no room aside stays; the new estimate waits beside it', async () => {
    const storage = new MemoryStorage()
    const text = '{'.repeat(5000)
    storage.setItem('constructionEstimates', text)
    storage.limit = 8000
    const outbox = newOutbox(storage)
    expect(await outbox.keep(sampleLead(), contact)).toBe(true)
    expect(storage.getItem('constructionEstimates')).toBe(text)
    expect(outbox.pending()).toEqual([kept(sampleLead())])
  })

  it('entries that are no estimates stay in the list and are never sent', async () => {
    const storage = new MemoryStorage()
    const { costPerSqFt: _, ...incomplete } = kept(sampleLead(9))
    const foreign = [null, 7, 'x', { plot: 5 }, [], incomplete]
    storage.setItem('constructionEstimates', JSON.stringify(foreign))
    const outbox = newOutbox(storage)
    await outbox.keep(sampleLead(), contact)
    expect(storage.list).toEqual([...foreign, kept(sampleLead())])
    const { bodies, carry } = accepting()
    await outbox.resend({ fetch: carry, url })
    expect(bodies).toHaveLength(1)
    expect(storage.list).toEqual(foreign)
  })

  it('a thousand old estimates stay where they are', async () => {
    const storage = new MemoryStorage()
    const old = Array.from({ length: 1000 }, (_, index) => kept(sampleLead(index)))
    storage.setItem('constructionEstimates', JSON.stringify(old))
    const outbox = newOutbox(storage)
    await outbox.keep(sampleLead(2000), contact)
    expect(storage.list).toEqual([...old, kept(sampleLead(2000))])
  })
})

describe('a storage that refuses', () => {
  it('with no room at all, the estimate is lost and nobody claims otherwise', async () => {
    const storage = new MemoryStorage()
    const outbox = newOutbox(storage)
    await outbox.keep(sampleLead(1), contact)
    await vi.advanceTimersByTimeAsync(1000)
    const before = new Map(storage.items)
    storage.limit = [...storage.items].flat().join('').length + 100
    expect(await outbox.submit(sampleLead(2), contact, { fetch: refusing, url })).toBe('lost')
    expect(storage.items).toEqual(before)
    expect(outbox.pending()).toEqual([kept(sampleLead(1))])
  })

  it('with room for one copy only, the estimate waits under a key of its own until the list has room', async () => {
    const storage = new MemoryStorage()
    storage.limit = JSON.stringify(kept(sampleLead())).length * 1.5
    const outbox = newOutbox(storage)
    expect(await outbox.submit(sampleLead(), contact, { fetch: refusing, url })).toBe('kept')
    expect(outbox.pending()).toEqual([kept(sampleLead())])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(outbox.pending()).toEqual([kept(sampleLead())])
    expect(vi.getTimerCount()).toBe(0)

    storage.limit = Number.POSITIVE_INFINITY
    await outbox.tidy()
    expect(storage.list).toEqual([kept(sampleLead())])
  })

  it('a closed storage throws nowhere: nothing waits, nothing is kept', async () => {
    const outbox = newOutbox(closedStorage)
    expect(outbox.pending()).toEqual([])
    expect(outbox.pending()).toBe(outbox.pending())
    expect(await outbox.submit(sampleLead(), contact, { fetch: refusing, url })).toBe('lost')
    expect(await outbox.submit(sampleLead(), contact, { fetch: accepting().carry, url })).toBe('sent')
    const { bodies, carry } = accepting()
    await outbox.resend({ fetch: carry, url })
    expect(bodies).toEqual([])
    outbox.remove([{ ...kept(sampleLead()), localBackup: true }])
    await outbox.tidy()
  })
})
