import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withEstimateLock } from '../../../src/leads/estimateLock'
import type { EstimateBackup, EstimateLead } from '../../../src/leads'
import { sendEstimate } from '../../../src/leads/estimateBackup'
import { createOutbox, type OutboxEnvironment } from '../../../src/leads/outbox'
import { blockedStorage, MemoryStorage } from './MemoryStorage'
import { startReceiver } from './receiver'
import { sampleEstimate, sampleLead } from './sampleLead'
import { webLocks } from './webLocks'

const fail = async () => false
const accept = async () => true

/** An outbox with `storage` as its local storage. */
function newOutbox(
  storage: Storage = new MemoryStorage(),
  send: OutboxEnvironment['send'] = fail,
  locks: OutboxEnvironment['locks'] = webLocks(),
) {
  return createOutbox({ storage: () => storage, locks, send })
}

/** Records the times of the estimates that it is to send, all of which are accepted. */
function recorder() {
  const times: string[] = []
  const send = async ({ timestamp }: EstimateBackup) => {
    times.push(timestamp)
    return true
  }
  return { times, send }
}

const trimmed = { name: 'Test Visitor', email: 'visitor@example.com', phone: '+92 300 0000000' }
const stored = (lead: EstimateLead) => ({ ...lead, contactInfo: trimmed, localBackup: true })
const time = (seconds = 0) => sampleLead(seconds).timestamp

/** A storage whose list has the estimates that were submitted after these numbers of seconds, in vain. */
async function storageWith(...seconds: readonly number[]) {
  const storage = new MemoryStorage()
  for (const each of seconds) await newOutbox(storage).submit(sampleLead(each))
  return storage
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('an estimate that could not be sent', () => {
  it('is listed, with its contact and marked as a local backup', async () => {
    const storage = new MemoryStorage()
    const outbox = newOutbox(storage)
    expect(await outbox.submit(sampleLead())).toBe('stored')
    expect(storage.list).toEqual([stored(sampleLead())])
    expect(outbox.pending()).toEqual([stored(sampleLead())])
    expect(outbox.status(time())).toBe('stored')
  })

  it('is listed in the order of submission, once', async () => {
    const storage = await storageWith(2, 1, 3, 2)
    expect(storage.list).toEqual([1, 2, 3].map((seconds) => stored(sampleLead(seconds))))
  })

  it('is not confused with another submitted in the same millisecond', async () => {
    const outbox = newOutbox()
    await outbox.submit(sampleLead(0))
    await outbox.submit(sampleLead(0, { email: 'other@example.com' }))
    expect(
      outbox
        .pending()
        .map(({ email }) => email)
        .toSorted(),
    ).toEqual(['other@example.com', 'visitor@example.com'])
  })

  it('is sent on the next visit', async () => {
    const storage = await storageWith(1, 2)
    const { times, send } = recorder()
    const next = newOutbox(storage, send)
    expect(next.status(time(1)), 'at once').toBe('stored')
    next.start(new EventTarget())
    await vi.advanceTimersByTimeAsync(0)
    expect(times).toEqual([time(1), time(2)])
    expect(next.pending()).toEqual([])
  })

  it('is sent when the browser comes online', async () => {
    const events = new EventTarget()
    const { times, send } = recorder()
    let isOnline = false
    const outbox = newOutbox(await storageWith(1), async (estimate) => isOnline && send(estimate))
    outbox.start(events)
    await vi.advanceTimersByTimeAsync(0)
    expect(outbox.pending()).toHaveLength(1)
    isOnline = true
    events.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(times).toEqual([time(1)])
  })
})

describe('an estimate that was sent', () => {
  it('leaves only its timestamp', async () => {
    const storage = new MemoryStorage()
    const outbox = newOutbox(storage, accept)
    expect(await outbox.submit(sampleLead())).toBe('sent')
    expect(storage.list).toBeNull()
    expect(storage.keys).toEqual([expect.stringContaining(time())])
    expect([...storage.items].flat().join(' ')).not.toContain('example.com')
    expect(newOutbox(storage).status(time())).toBe('sent')
  })

  it('is listed before the request, and not shown as pending unless that fails', async () => {
    const storage = await storageWith(1)
    const outbox = newOutbox(storage, async () => {
      expect(storage.list).toEqual([stored(sampleLead(1)), stored(sampleLead(2))])
      outbox.remove([sampleEstimate(1)])
      expect(outbox.pending()).toEqual([])
      return false
    })
    await outbox.submit(sampleLead(2))
    expect(outbox.pending()).toHaveLength(1)
    expect.assertions(3)
  })

  it('is sent by the next page if its own was closed before the response', async () => {
    const storage = new MemoryStorage()
    void newOutbox(storage, () => new Promise(() => {})).submit(sampleLead())
    await vi.advanceTimersByTimeAsync(0)
    const { times, send } = recorder()
    expect(await newOutbox(storage, send).resend()).toBe(true)
    expect(times).toEqual([time()])
  })

  it('is sent by no other page while its own awaits the response', async () => {
    const storage = new MemoryStorage()
    const locks = webLocks()
    let respond = () => {}
    const response = new Promise<boolean>((resolve) => {
      respond = () => resolve(true)
    })
    const submission = newOutbox(storage, () => response, locks).submit(sampleLead())
    const { times, send } = recorder()
    const other = newOutbox(storage, send, locks)
    const events = new EventTarget()
    other.start(events)
    events.dispatchEvent(new Event('storage'))
    await vi.advanceTimersByTimeAsync(0)
    expect(other.pending()).toEqual([])
    respond()
    expect(await submission).toBe('sent')
    await vi.advanceTimersByTimeAsync(0)
    expect(times).toEqual([])
    expect(other.status(time())).toBe('sent')
  })

  it('is forgotten after a week', async () => {
    const storage = new MemoryStorage()
    await newOutbox(storage, accept).submit(sampleLead())
    const day = 24 * 60 * 60 * 1000
    vi.setSystemTime(Date.now() + 6 * day)
    expect(newOutbox(storage).status(time())).toBe('sent')
    vi.setSystemTime(Date.now() + 2 * day)
    expect(newOutbox(storage).status(time())).toBeUndefined()
    expect(storage.keys).toEqual([])
  })
})

describe('sending again', () => {
  it('sends the same bytes, over a real connection', async () => {
    vi.useRealTimers()
    let status = 500
    const receiver = await startReceiver((response) => response.writeHead(status).end())
    const storage = new MemoryStorage()
    const send = (estimate: EstimateBackup) => sendEstimate(estimate, { url: receiver.url })
    const lead = sampleLead(0, { name: 'عائشہ "A+" & 🏠', phone: '+92 300 0000000' })
    expect(await newOutbox(storage, send).submit(lead)).toBe('stored')
    const later = newOutbox(storage, send)
    expect(await later.resend()).toBe(false)
    status = 200
    expect(await later.resend()).toBe(true)
    const [first, ...repetitions] = receiver.requests.map(({ body }) => body.toString('hex'))
    expect(repetitions).toEqual([first, first])
  })

  it('removes each estimate from the list only if it is accepted', async () => {
    const storage = await storageWith(1, 2, 3)
    expect(await newOutbox(storage, async ({ timestamp }) => timestamp !== time(2)).resend()).toBe(false)
    expect(storage.list).toEqual([stored(sampleLead(2))])
  })

  it('sends each once, even if two pages do so at the same time', async () => {
    const { times, send } = recorder()
    const storage = await storageWith(1, 2)
    const locks = webLocks()
    const pages = [newOutbox(storage, send, locks), newOutbox(storage, send, locks)]
    expect(await Promise.all(pages.map((page) => page.resend()))).toEqual([true, true])
    expect(times).toEqual([time(1), time(2)])
  })

  it('skips what the visitor has deleted in the meantime', async () => {
    const { times, send } = recorder()
    const outbox = newOutbox(await storageWith(1, 2), async (estimate) => {
      outbox.remove(outbox.pending().filter(({ timestamp }) => timestamp === time(2)))
      return send(estimate)
    })
    expect(await outbox.resend()).toBe(true)
    expect(times).toEqual([time(1)])
  })

  it('works if locks are missing, fail, or are held by a frozen tab', async () => {
    const frozen = webLocks()
    void frozen.request('constructionEstimates', {}, () => new Promise(() => {}))
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    const failing = { request: () => Promise.reject(new DOMException('No locks here.', 'SecurityError')) }
    for (const locks of [undefined, failing, frozen]) {
      const { times, send } = recorder()
      const storage = await storageWith(1)
      const outbox = createOutbox({ storage: () => storage, locks, send })
      expect(await outbox.submit(sampleLead(2))).toBe('sent')
      expect(await outbox.resend()).toBe(true)
      expect(times).toEqual([time(2), time(1)])
    }
  })
})

it.each([undefined, webLocks()])('work that fails is not done again without the lock: %s', async (locks) => {
  const work = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('The work failed.'))
  await expect(withEstimateLock(locks, work)).rejects.toThrow('The work failed.')
  expect(work).toHaveBeenCalledOnce()
})

describe('a deleted estimate', () => {
  it('leaves only its timestamp', async () => {
    const storage = await storageWith(1, 2)
    const outbox = newOutbox(storage)
    await outbox.resend()
    outbox.remove(outbox.pending().slice(0, 1))
    expect(outbox.pending()).toEqual([stored(sampleLead(2))])
    expect(outbox.status(time(1))).toBeUndefined()
    expect(storage.list).toEqual([stored(sampleLead(2))])
    outbox.remove(outbox.pending())
    expect(storage.list).toBeNull()
    expect([...storage.items].flat().join(' ')).not.toContain('example.com')
    expect(await newOutbox(storage).resend()).toBe(true)
  })

  it.each([false, true])(
    'can be submitted again; the storage failed when it was deleted: %s',
    async (hasFailed) => {
      const storage = new MemoryStorage()
      const outbox = newOutbox(storage)
      await outbox.submit(sampleLead())
      const write = vi.spyOn(storage, 'setItem')
      if (hasFailed) write.mockImplementation(blockedStorage.setItem)
      outbox.remove(outbox.pending())
      expect(outbox.pending()).toEqual([])
      write.mockRestore()
      expect(await outbox.submit(sampleLead())).toBe('stored')
      expect(outbox.pending()).toEqual([stored(sampleLead())])
    },
  )

  it.each([
    [true, 'sent'],
    [false, 'lost'],
  ] as const)('is sent again even if there is no room for it: %s', async (isAccepted, result) => {
    const storage = await storageWith(1)
    const outbox = newOutbox(storage, async () => isAccepted)
    outbox.remove([sampleEstimate(1)])
    storage.limit = storage.size
    expect(await outbox.submit(sampleLead(1))).toBe(result)
    expect(storage.list).toBeNull()
  })

  it('is not brought back by an outdated list', async () => {
    const storage = await storageWith(1)
    const list = storage.getItem('constructionEstimates') ?? ''
    const outbox = newOutbox(storage)
    await outbox.resend()
    outbox.remove(outbox.pending())
    storage.setItem('constructionEstimates', list)
    expect(await newOutbox(storage).resend()).toBe(true)
    expect(storage.list).toBeNull()
  })
})

it('the pending estimates are the same array until they change, and each change is announced', async () => {
  const outbox = newOutbox()
  const seen: unknown[] = []
  const unsubscribe = outbox.subscribe(() => seen.push(outbox.status(time()), outbox.pending().length))
  const empty = outbox.pending()
  await outbox.submit(sampleLead())
  const one = outbox.pending()
  expect(one).not.toBe(empty)
  await outbox.resend()
  expect(outbox.pending()).toBe(one)
  outbox.remove(one)
  expect([...new Set(seen)]).toEqual(['sending', 0, 'stored', 1, undefined])
  unsubscribe()
  const { length } = seen
  await outbox.submit(sampleLead(2))
  expect(seen).toHaveLength(length)
})

it('nothing about an estimate is logged to the console', async () => {
  const methods = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) =>
    vi.spyOn(console, method),
  )
  const outbox = newOutbox(new MemoryStorage(), (estimate) =>
    sendEstimate(estimate, { url: '/', fetch: () => Promise.reject(new TypeError('Failed to fetch')) }),
  )
  expect(await outbox.submit(sampleLead())).toBe('stored')
  for (const method of methods) expect(method).not.toHaveBeenCalled()
})

describe('a list with unexpected contents', () => {
  const half = stored(sampleLead(9))
  it.each<[string, unknown[]]>([
    ...['{', 'null', '{}', '"x"', '12', '', '[{"localBackup":tr'].map((text): [string, unknown[]] => [
      text,
      [],
    ]),
    [JSON.stringify([null, 7, half, { plot: 5 }, { ...half, email: 1 }]), [half]],
    [JSON.stringify(half), [half]],
  ])('is backed up, and what is valid in it is carried on: %s', async (text, valid) => {
    const storage = new MemoryStorage()
    storage.setItem('constructionEstimates', text)
    await newOutbox(storage).submit(sampleLead())
    expect(storage.getItem('constructionEstimates.corrupt')).toBe(text)
    expect(storage.list).toEqual([stored(sampleLead()), ...valid])
    storage.removeItem('constructionEstimates')
    expect(newOutbox(storage).status(half.timestamp)).toBe(valid.length > 0 ? 'stored' : undefined)
  })

  it('stays if there is no room for a backup, and the new estimate is stored beside it', async () => {
    const storage = new MemoryStorage()
    const text = '{'.repeat(5000)
    storage.setItem('constructionEstimates', text)
    storage.limit = 8000
    const outbox = newOutbox(storage)
    expect(await outbox.submit(sampleLead())).toBe('stored')
    expect(storage.getItem('constructionEstimates')).toBe(text)
    expect(newOutbox(storage).status(time())).toBe('stored')
  })

  it('of a thousand estimates is kept', async () => {
    const storage = new MemoryStorage()
    const old = Array.from({ length: 1000 }, (_, index) => stored(sampleLead(index)))
    storage.setItem('constructionEstimates', JSON.stringify(old))
    await newOutbox(storage).submit(sampleLead(2000))
    expect(storage.list).toEqual([...old, stored(sampleLead(2000))])
  })
})

describe('a storage that is full or blocked', () => {
  it('an estimate that can be neither stored nor sent is lost', async () => {
    const storage = await storageWith(1)
    const before = new Map(storage.items)
    storage.limit = storage.size + 100
    const outbox = newOutbox(storage)
    expect(await outbox.submit(sampleLead(2))).toBe('lost')
    expect(storage.items).toEqual(before)
    expect(outbox.status(time(2))).toBeUndefined()
    expect(outbox.pending()).toEqual([stored(sampleLead(1))])
  })

  it('with room for one copy only, it is stored, and listed once there is room', async () => {
    const storage = new MemoryStorage()
    storage.limit = JSON.stringify(stored(sampleLead())).length * 1.5
    const outbox = newOutbox(storage)
    expect(await outbox.submit(sampleLead())).toBe('stored')
    expect(outbox.pending()).toEqual([stored(sampleLead())])
    storage.limit = Number.POSITIVE_INFINITY
    await newOutbox(storage).resend()
    expect(storage.list).toEqual([stored(sampleLead())])
  })

  it('what was sent is known as sent on its page', async () => {
    const outbox = newOutbox(blockedStorage, accept)
    expect(await outbox.submit(sampleLead())).toBe('sent')
    expect(outbox.status(time())).toBe('sent')
  })

  it('nothing throws', async () => {
    const outbox = newOutbox(blockedStorage)
    expect(await outbox.submit(sampleLead())).toBe('lost')
    expect(await outbox.resend()).toBe(true)
    outbox.remove([sampleEstimate()])
    expect(outbox.pending()).toEqual([])
  })
})
