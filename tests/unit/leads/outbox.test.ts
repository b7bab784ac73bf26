import { assert, asyncProperty, array, constantFrom } from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EstimateLead } from '../../../src/leads'
import { createOutbox, type BrowserEnvironment } from '../../../src/leads/outbox'
import { blockedDatabase, MemoryDatabase } from './memoryDatabase'
import { blockedStorage, MemoryStorage } from './MemoryStorage'
import { contact } from '../../support/sampleSubmission'
import { sampleLead } from './sampleLead'
import { startReceiver } from './receiver'
import { webLocks } from './webLocks'

const url = 'https://scripts.example/exec'
const trimmed = { name: 'Test Visitor', email: 'visitor@example.com', phone: '+92 300 0000000' }

/** The databases of the browsers of a test, each with its storage. */
const databases = new Map<BrowserEnvironment['storage'], MemoryDatabase>()

const databaseOf = (storage: BrowserEnvironment['storage']) => {
  const database = databases.get(storage) ?? new MemoryDatabase()
  databases.set(storage, database)
  return database
}

/** An outbox with an in-memory database; `storage` is the local storage with the list of pending estimates. */
function newOutbox(
  storage: BrowserEnvironment['storage'] = new MemoryStorage(),
  database = databaseOf(storage),
) {
  const environment = {
    database,
    storage,
    events: new EventTarget(),
    locks: webLocks(),
    channel: undefined,
    isOnline: true,
    requestSync: vi.fn<() => void>(),
  }
  return { ...createOutbox(environment), ...environment }
}

const rejectingFetch = async () => new Response('Server error', { status: 500 })

/** A fetch that records each body and responds with OK. */
function acceptingFetch() {
  const bodies: string[] = []
  const fakeFetch: typeof fetch = async (_, init) => {
    bodies.push(String(init?.body))
    return new Response('ok')
  }
  return { bodies, fakeFetch }
}

const stored = (lead: EstimateLead) => ({ ...lead, contactInfo: trimmed, localBackup: true })

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('an estimate that could not be sent', () => {
  it('is in the list at once, with its contact and marked as a local backup', async () => {
    const storage = new MemoryStorage()
    const outbox = newOutbox(storage)
    expect(await outbox.submit(sampleLead(), contact, { fetch: rejectingFetch, url })).toBe('stored')
    expect(storage.list).toEqual([stored(sampleLead())])
    expect(outbox.pending()).toEqual([stored(sampleLead())])
  })

  it('leaves only the list in the storage once it has settled', async () => {
    const storage = new MemoryStorage()
    await newOutbox(storage).submit(sampleLead(), contact, { fetch: rejectingFetch, url })
    await vi.advanceTimersByTimeAsync(1000)
    expect(storage.keys).toEqual(['constructionEstimates'])
    expect(storage.list).toEqual([stored(sampleLead())])
  })

  it('is appended to those already pending', async () => {
    const storage = new MemoryStorage()
    const outbox = newOutbox(storage)
    for (const seconds of [1, 2, 3]) await outbox.store(sampleLead(seconds), contact)
    expect(storage.list).toEqual([1, 2, 3].map((seconds) => stored(sampleLead(seconds))))
  })

  it('is listed once, however often it is stored', async () => {
    const storage = new MemoryStorage()
    await newOutbox(storage).store(sampleLead(), contact)
    await newOutbox(storage).store(sampleLead(), contact)
    expect(storage.list).toEqual([stored(sampleLead())])
  })

  it('is not confused with another submitted at the same moment', async () => {
    const outbox = newOutbox()
    await outbox.store(sampleLead(0), contact)
    await outbox.store(sampleLead(0, { email: 'other@example.com' }), contact)
    expect(outbox.pending().map(({ email }) => email)).toEqual(['visitor@example.com', 'other@example.com'])
  })

  it('is still there on the next visit', async () => {
    const storage = new MemoryStorage()
    await newOutbox(storage).store(sampleLead(), contact)
    expect(newOutbox(storage).pending()).toEqual([stored(sampleLead())])
  })

  it('is never logged to the console', async () => {
    const methods = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) =>
      vi.spyOn(console, method),
    )
    const outbox = newOutbox()
    await outbox.submit(sampleLead(), contact, { fetch: rejectingFetch, url })
    await outbox.retry({ fetch: () => Promise.reject(new TypeError('Failed to fetch')), url })
    for (const method of methods) expect(method).not.toHaveBeenCalled()
  })
})

describe('an estimate that was sent', () => {
  /** The times of submission of the estimates that a browser knows as sent; it keeps nothing else of them. */
  const sentTimes = ({ stored: kept }: MemoryDatabase) => {
    expect(kept.estimates).toEqual([])
    expect(JSON.stringify(kept)).not.toContain('example.com')
    return kept.removed.filter(({ isSent }) => isSent).map(({ timestamp }) => timestamp)
  }
  const time = (seconds = 0) => sampleLead(seconds).timestamp

  it('is not stored', async () => {
    const storage = new MemoryStorage()
    const outbox = newOutbox(storage)
    expect(await outbox.submit(sampleLead(), contact, { fetch: acceptingFetch().fakeFetch, url })).toBe(
      'sent',
    )
    expect(storage.keys).toEqual([])
    expect(sentTimes(outbox.database)).toEqual([time()])
  })

  it('is stored before the request, and not shown as pending unless that fails', async () => {
    const storage = new MemoryStorage()
    const outbox = newOutbox(storage)
    const seen: unknown[] = []
    const result = await outbox.submit(sampleLead(), contact, {
      fetch: async () => {
        seen.push(outbox.database.stored.estimates, newOutbox(storage).pending(), storage.keys)
        return Response.error()
      },
      url,
    })
    expect(seen).toEqual([[{ estimate: stored(sampleLead()), hasFailed: false }], [], []])
    expect(result).toBe('stored')
    expect(outbox.pending()).toEqual([stored(sampleLead())])
  })

  it('is sent by the next page if its own was closed before the response', async () => {
    const storage = new MemoryStorage()
    const closed = createOutbox({ ...newOutbox(storage), locks: webLocks() })
    void closed.submit(sampleLead(), contact, { fetch: () => new Promise<Response>(() => {}), url })
    await vi.advanceTimersByTimeAsync(0)
    const next = newOutbox(storage)
    await next.tidy()
    expect(next.statusOf(time())).toBe('sending')
    const { bodies, fakeFetch } = acceptingFetch()
    await next.retry({ fetch: fakeFetch, url, whenLocked: 'skip' })
    expect(bodies).toHaveLength(1)
    expect(sentTimes(next.database)).toEqual([time()])
  })

  it('is sent by no other page while its own awaits the response', async () => {
    const storage = new MemoryStorage()
    const outbox = newOutbox(storage)
    const network = new EventTarget()
    const response = new Promise<Response>((resolve) => {
      network.addEventListener('response', () => resolve(new Response('ok')))
    })
    const result = outbox.submit(sampleLead(), contact, { fetch: () => response, url })
    await vi.advanceTimersByTimeAsync(0)
    const other = createOutbox({ ...newOutbox(storage), locks: outbox.locks })
    const { bodies, fakeFetch } = acceptingFetch()
    await other.retry({ fetch: fakeFetch, url })
    expect(other.pending()).toEqual([])
    network.dispatchEvent(new Event('response'))
    expect(await result).toBe('sent')
    await other.retry({ fetch: fakeFetch, url })
    expect(bodies).toEqual([])
  })

  it('asks the service worker to send it if its page should be closed', async () => {
    const outbox = newOutbox()
    await outbox.submit(sampleLead(), contact, {
      fetch: async () => {
        expect(outbox.requestSync).toHaveBeenCalledTimes(1)
        return new Response('ok')
      },
      url,
    })
    expect.assertions(1)
  })

  it('is known as sent on the next page, whether it was sent at once or later', async () => {
    const storage = new MemoryStorage()
    const outbox = newOutbox(storage)
    await outbox.submit(sampleLead(1), contact, { fetch: acceptingFetch().fakeFetch, url })
    await outbox.store(sampleLead(2), contact)
    await outbox.store(sampleLead(3), contact)
    await outbox.remove(outbox.pending().filter(({ timestamp }) => timestamp === sampleLead(3).timestamp))
    await outbox.retry({ fetch: acceptingFetch().fakeFetch, url })
    const next = newOutbox(storage)
    await next.tidy()
    const areSent = [1, 2, 3, 4].map((seconds) => next.statusOf(sampleLead(seconds).timestamp) === 'sent')
    expect(areSent).toEqual([true, true, false, false])
  })

  it('is forgotten after a week', async () => {
    const storage = new MemoryStorage()
    const outbox = newOutbox(storage)
    await outbox.submit(sampleLead(), contact, { fetch: acceptingFetch().fakeFetch, url })
    const day = 24 * 60 * 60 * 1000
    vi.setSystemTime(Date.now() + 6 * day)
    await newOutbox(storage).tidy()
    expect(sentTimes(outbox.database)).toEqual([time()])
    vi.setSystemTime(Date.now() + 2 * day)
    await newOutbox(storage).tidy()
    expect(sentTimes(outbox.database)).toEqual([])
  })

  it('is forgotten after twenty others have been sent', async () => {
    const storage = new MemoryStorage()
    const outbox = newOutbox(storage)
    for (let seconds = 0; seconds < 22; seconds += 1) {
      await outbox.submit(sampleLead(seconds), contact, { fetch: acceptingFetch().fakeFetch, url })
      vi.advanceTimersByTime(1)
    }
    await outbox.tidy()
    const latest = Array.from({ length: 20 }, (_, place) => time(place + 2))
    expect(sentTimes(outbox.database).toSorted()).toEqual(latest)
  })

  it('is known as sent on its own page even if the storage is full', async () => {
    const storage = new MemoryStorage()
    storage.limit = 0
    const outbox = newOutbox(storage, blockedDatabase())
    await outbox.submit(sampleLead(), contact, { fetch: acceptingFetch().fakeFetch, url })
    expect(outbox.statusOf(sampleLead().timestamp) === 'sent').toBe(true)
    expect(storage.keys).toEqual([])
  })
})

describe('sending again', () => {
  it('sends the same timestamp and the same bytes, over a real connection', async () => {
    vi.useRealTimers()
    let status = 500
    const receiver = await startReceiver((response) => response.writeHead(status).end())
    const storage = new MemoryStorage()
    const lead = sampleLead(0, { name: 'عائشہ "A+" & 🏠', phone: '+92 300 0000000' })
    expect(await newOutbox(storage).submit(lead, contact, { url: receiver.url })).toBe('stored')
    const later = newOutbox(storage)
    await later.retry({ url: receiver.url })
    expect(later.pending()).toHaveLength(1)
    status = 200
    await later.retry({ url: receiver.url })
    expect(later.pending()).toHaveLength(0)
    const [first, ...repetitions] = receiver.requests.map(({ body }) => body.toString('hex'))
    expect(repetitions).toEqual([first, first])
  })

  it('removes each estimate from the list only after an OK response', async () => {
    const storage = new MemoryStorage()
    const outbox = newOutbox(storage)
    for (const seconds of [1, 2, 3]) await outbox.store(sampleLead(seconds), contact)
    const second = sampleLead(2).timestamp
    const fakeFetch: typeof fetch = async (_, init) => {
      const isSecond = new URLSearchParams(String(init?.body)).get('timestamp') === second
      return new Response('', { status: isSecond ? 500 : 200 })
    }
    await outbox.retry({ fetch: fakeFetch, url })
    expect(storage.list).toEqual([stored(sampleLead(2))])
  })

  it('sends each once, even if requested twice at the same time', async () => {
    const outbox = newOutbox()
    await outbox.store(sampleLead(1), contact)
    await outbox.store(sampleLead(2), contact)
    const { bodies, fakeFetch } = acceptingFetch()
    await Promise.all([outbox.retry({ fetch: fakeFetch, url }), outbox.retry({ fetch: fakeFetch, url })])
    expect(bodies).toHaveLength(2)
    expect(new Set(bodies).size).toBe(2)
    await outbox.retry({ fetch: fakeFetch, url })
    expect(bodies).toHaveLength(2)
  })

  it('includes an estimate that was stored while an automatic attempt was under way', async () => {
    const outbox = newOutbox()
    await outbox.store(sampleLead(1), contact)
    const { bodies, fakeFetch } = acceptingFetch()
    const automatic = outbox.retry({ fetch: fakeFetch, url, whenLocked: 'skip' })
    await outbox.store(sampleLead(2), contact)
    await outbox.retry({ fetch: fakeFetch, url })
    await automatic
    expect(bodies.map((body) => new URLSearchParams(body).get('timestamp'))).toEqual([
      sampleLead(1).timestamp,
      sampleLead(2).timestamp,
    ])
    expect(outbox.pending()).toEqual([])
  })

  it('skips what the visitor has deleted in the meantime', async () => {
    const outbox = newOutbox()
    await outbox.store(sampleLead(1), contact)
    await outbox.store(sampleLead(2), contact)
    const { bodies, fakeFetch } = acceptingFetch()
    const deletingFetch: typeof fetch = async (input, init) => {
      await outbox.remove(outbox.pending().filter(({ timestamp }) => timestamp === sampleLead(2).timestamp))
      return fakeFetch(input, init)
    }
    await outbox.retry({ fetch: deletingFetch, url })
    expect(bodies.map((body) => new URLSearchParams(body).get('timestamp'))).toEqual([
      sampleLead(1).timestamp,
    ])
    expect(outbox.pending()).toEqual([])
  })

  it('no estimate is lost, whatever fails', async () => {
    vi.useRealTimers()
    const anyFailure = constantFrom('none', 'rejected', 'no connection', 'response lost')
    await assert(
      asyncProperty(array(anyFailure, { minLength: 1, maxLength: 12 }), async (failures) => {
        const storage = new MemoryStorage()
        const rows = new Set<string>()
        const write: typeof fetch = async (_, init) => {
          rows.add(String(init?.body))
          return new Response('ok')
        }
        for (const [seconds, failure] of failures.entries()) {
          const fakeFetch: typeof fetch = async (input, init) => {
            if (failure === 'rejected') return rejectingFetch()
            if (failure === 'no connection') throw new TypeError('Failed to fetch')
            const response = await write(input, init)
            if (failure !== 'none') throw new TypeError('Failed to fetch')
            return response
          }
          const result = await newOutbox(storage).submit(sampleLead(seconds), contact, {
            fetch: fakeFetch,
            url,
          })
          expect(result).toBe(failure === 'none' ? 'sent' : 'stored')
        }
        expect(newOutbox(storage).pending()).toHaveLength(
          failures.filter((failure) => failure !== 'none').length,
        )
        await newOutbox(storage).retry({ fetch: write, url })
        expect(rows.size).toBe(failures.length)
        expect(storage.getItem('constructionEstimates')).toBeNull()
      }),
      { numRuns: 60 },
    )
  })
})

describe('deleting', () => {
  it('permanently removes the estimate from the device', async () => {
    const storage = new MemoryStorage()
    const outbox = newOutbox(storage)
    await outbox.store(sampleLead(1), contact)
    await outbox.store(sampleLead(2), contact)
    await outbox.remove(outbox.pending().slice(0, 1))
    expect(outbox.pending()).toEqual([stored(sampleLead(2))])
    expect(storage.list).toEqual([stored(sampleLead(2))])
    await outbox.remove(outbox.pending())
    expect(storage.getItem('constructionEstimates')).toBeNull()
    await vi.advanceTimersByTimeAsync(1000)
    expect(storage.keys).toEqual([])
    await outbox.tidy()
    expect(newOutbox(storage).pending()).toEqual([])
  })

  it('works if the storage is full', async () => {
    const storage = new MemoryStorage()
    const outbox = newOutbox(storage)
    await outbox.store(sampleLead(), contact)
    await vi.advanceTimersByTimeAsync(1000)
    storage.limit = 0
    await outbox.remove(outbox.pending())
    expect(outbox.pending()).toEqual([])
    expect(storage.keys).toEqual([])
  })
})

it.each([
  ['', Number.POSITIVE_INFINITY],
  [' while the storage was full', 0],
])('an estimate that is stored again after it was deleted%s is pending again', async (_, limit) => {
  const storage = new MemoryStorage()
  const outbox = newOutbox(storage)
  await outbox.store(sampleLead(), contact)
  storage.limit = limit
  await outbox.remove(outbox.pending())
  expect(outbox.pending()).toEqual([])
  storage.limit = Number.POSITIVE_INFINITY
  await outbox.store(sampleLead(), contact)
  expect(outbox.pending()).toEqual([stored(sampleLead())])
  await vi.advanceTimersByTimeAsync(1000)
  expect(storage.keys).toEqual(['constructionEstimates'])
})

it('a list that is up to date is not written again', async () => {
  const storage = new MemoryStorage()
  const outbox = newOutbox(storage)
  for (const seconds of [1, 2, 3]) await outbox.store(sampleLead(seconds), contact)
  const write = vi.spyOn(storage, 'setItem')
  await outbox.tidy()
  await newOutbox(storage).tidy()
  expect(write).not.toHaveBeenCalled()
})

describe('the list of pending estimates', () => {
  it('is the same array until something changes', async () => {
    const outbox = newOutbox()
    const empty = outbox.pending()
    expect(outbox.pending()).toBe(empty)
    await outbox.store(sampleLead(), contact)
    const one = outbox.pending()
    expect(one).not.toBe(empty)
    expect(outbox.pending()).toBe(one)
    await vi.advanceTimersByTimeAsync(1000)
    expect(outbox.pending()).toBe(one)
  })

  it('notifies its listener of every change until it unsubscribes', async () => {
    const outbox = newOutbox()
    const seen: number[] = []
    const unsubscribe = outbox.subscribe(() => seen.push(outbox.pending().length))
    await outbox.store(sampleLead(), contact)
    expect(seen.at(-1)).toBe(1)
    await outbox.remove(outbox.pending())
    expect(seen.at(-1)).toBe(0)
    const notifications = seen.length
    unsubscribe()
    await outbox.store(sampleLead(), contact)
    outbox.events.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
    await vi.advanceTimersByTimeAsync(0)
    expect(seen).toHaveLength(notifications)
  })

  it.each([
    ['constructionEstimates', 1],
    ['constructionEstimates.store', 1],
    [null, 1],
    ['theme', 0],
  ])('follows other tabs: a change of "%s" notifies the listener %i times', async (key, times) => {
    const outbox = newOutbox()
    const listener = vi.fn<() => void>()
    outbox.subscribe(listener)
    await vi.advanceTimersByTimeAsync(0)
    listener.mockClear()
    outbox.events.dispatchEvent(Object.assign(new Event('storage'), { key }))
    await vi.advanceTimersByTimeAsync(0)
    expect(listener).toHaveBeenCalledTimes(times)
  })
})

describe('a storage with unexpected contents', () => {
  const corrupt = ['{', 'null', '{}', '"x"', '12', '', '[{"localBackup":tr', 'undefined']

  it.each(corrupt)('the text %j is backed up, and a new list is started', async (text) => {
    const storage = new MemoryStorage()
    storage.setItem('constructionEstimates', text)
    const outbox = newOutbox(storage)
    expect(outbox.pending()).toEqual([])
    await outbox.tidy()
    expect(storage.getItem('constructionEstimates')).toBe(text)

    await outbox.store(sampleLead(), contact)
    expect(storage.list).toEqual([stored(sampleLead())])
    expect(storage.getItem('constructionEstimates.corrupt')).toBe(text)
  })

  it('a second corrupt list does not overwrite the backup of the first', async () => {
    const storage = new MemoryStorage()
    for (const text of ['{first', '{second', '{first']) {
      storage.setItem('constructionEstimates', text)
      await newOutbox(storage).store(sampleLead(), contact)
    }
    expect(storage.getItem('constructionEstimates.corrupt')).toBe('{first')
    expect(storage.getItem('constructionEstimates.corrupt.2')).toBe('{second')
    expect(storage.getItem('constructionEstimates.corrupt.3')).toBeNull()
  })

  it('a corrupt list stays if there is no room for a backup, and the new estimate is stored beside it', async () => {
    const storage = new MemoryStorage()
    const text = '{'.repeat(5000)
    storage.setItem('constructionEstimates', text)
    storage.limit = 8000
    const outbox = newOutbox(storage)
    expect(await outbox.store(sampleLead(), contact)).toBe(true)
    expect(storage.getItem('constructionEstimates')).toBe(text)
    expect(outbox.pending()).toEqual([stored(sampleLead())])
  })

  it('entries that are not estimates stay in the list and are never sent', async () => {
    const storage = new MemoryStorage()
    const { costPerSqFt: _, ...incomplete } = stored(sampleLead(9))
    const otherEntries = [null, 7, 'x', { plot: 5 }, [], incomplete]
    storage.setItem('constructionEstimates', JSON.stringify(otherEntries))
    const outbox = newOutbox(storage)
    await outbox.store(sampleLead(), contact)
    expect(storage.list).toEqual([...otherEntries, stored(sampleLead())])
    const { bodies, fakeFetch } = acceptingFetch()
    await outbox.retry({ fetch: fakeFetch, url })
    expect(bodies).toHaveLength(1)
    expect(storage.list).toEqual(otherEntries)
  })

  it('a thousand old estimates stay in the list', async () => {
    const storage = new MemoryStorage()
    const old = Array.from({ length: 1000 }, (_, index) => stored(sampleLead(index)))
    storage.setItem('constructionEstimates', JSON.stringify(old))
    const outbox = newOutbox(storage)
    await outbox.store(sampleLead(2000), contact)
    expect(storage.list).toEqual([...old, stored(sampleLead(2000))])
  })
})

describe('estimates that are only in local storage', () => {
  it('are moved to the database', async () => {
    const storage = new MemoryStorage()
    const listed = [1, 2].map((seconds) => stored(sampleLead(seconds)))
    storage.setItem('constructionEstimates', JSON.stringify(listed))
    const outbox = newOutbox(storage)
    expect(outbox.pending()).toEqual(listed)
    await outbox.tidy()
    expect(outbox.pending()).toEqual(listed)
    expect(outbox.database.stored.estimates.map(({ estimate }) => estimate)).toEqual(listed)
    expect(storage.keys).toEqual(['constructionEstimates'])
    expect(storage.list).toEqual(listed)
  })

  it('are moved once the database works, if local storage stood in for it', async () => {
    const storage = new MemoryStorage()
    const database = blockedDatabase()
    await newOutbox(storage, database).store(sampleLead(), contact)
    expect(storage.keys).toContain('constructionEstimates.store')
    database.isBlocked = false
    const outbox = newOutbox(storage, database)
    await outbox.tidy()
    expect(database.stored.estimates).toEqual([{ estimate: stored(sampleLead()), hasFailed: true }])
    expect(storage.keys).toEqual(['constructionEstimates'])
  })

  it('stay removed if only an outdated list contains them', async () => {
    const storage = new MemoryStorage()
    const outbox = newOutbox(storage)
    await outbox.store(sampleLead(), contact)
    const list = storage.getItem('constructionEstimates') ?? ''
    await outbox.retry({ fetch: acceptingFetch().fakeFetch, url })
    storage.setItem('constructionEstimates', list)
    const next = newOutbox(storage)
    await next.tidy()
    expect(next.pending()).toEqual([])
    expect(storage.keys).toEqual([])
  })
})

describe('a storage that rejects writes', () => {
  it('without any room, the estimate is reported as lost', async () => {
    const storage = new MemoryStorage()
    const outbox = newOutbox(storage, blockedDatabase())
    await outbox.store(sampleLead(1), contact)
    await vi.advanceTimersByTimeAsync(1000)
    const before = new Map(storage.items)
    storage.limit = [...storage.items].flat().join('').length + 100
    expect(await outbox.submit(sampleLead(2), contact, { fetch: rejectingFetch, url })).toBe('lost')
    expect(storage.items).toEqual(before)
    expect(outbox.pending()).toEqual([stored(sampleLead(1))])
  })

  it('with room for one copy only, the estimate stays in the local store until the list has room', async () => {
    const storage = new MemoryStorage()
    storage.limit = JSON.stringify(stored(sampleLead())).length * 1.5
    const outbox = newOutbox(storage, blockedDatabase())
    expect(await outbox.submit(sampleLead(), contact, { fetch: rejectingFetch, url })).toBe('stored')
    expect(outbox.pending()).toEqual([stored(sampleLead())])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(outbox.pending()).toEqual([stored(sampleLead())])
    expect(vi.getTimerCount()).toBe(0)

    storage.limit = Number.POSITIVE_INFINITY
    await outbox.tidy()
    expect(storage.list).toEqual([stored(sampleLead())])
  })

  it('if it is blocked, nothing throws, nothing is pending and nothing is stored', async () => {
    const outbox = newOutbox(blockedStorage, blockedDatabase())
    expect(outbox.pending()).toEqual([])
    expect(outbox.pending()).toBe(outbox.pending())
    expect(await outbox.submit(sampleLead(), contact, { fetch: rejectingFetch, url })).toBe('lost')
    expect(await outbox.submit(sampleLead(), contact, { fetch: acceptingFetch().fakeFetch, url })).toBe(
      'sent',
    )
    const { bodies, fakeFetch } = acceptingFetch()
    await outbox.retry({ fetch: fakeFetch, url })
    expect(bodies).toEqual([])
    await outbox.remove([{ ...stored(sampleLead()), localBackup: true }])
    await outbox.tidy()
  })
})
