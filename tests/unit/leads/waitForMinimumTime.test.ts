import { beforeEach, expect, it, vi } from 'vitest'
import { sendHomeMessage, type HomeMessage } from '../../../src/leads'

const message: HomeMessage = {
  name: 'Test Visitor',
  email: 'visitor@example.com',
  subject: 'A wall',
  message: 'Please call me.',
}
const url = 'https://forms.example/'

let page: EventTarget

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
  }
})

const accept = () => vi.fn<typeof fetch>(async () => new Response('{"success":"true"}'))

it('a form that is submitted at once is sent two seconds after it was shown', async () => {
  const fetch = accept()
  const shownAt = performance.now()
  vi.advanceTimersByTime(300)
  const result = sendHomeMessage(message, { fetch, url, shownAt })

  await vi.advanceTimersByTimeAsync(1699)
  expect(fetch).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)

  expect(await result).toBe('sent')
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(fetch.mock.calls[0]?.[1]?.keepalive).toBeUndefined()
})

it('a form that is submitted later is sent immediately', async () => {
  const fetch = accept()
  const shownAt = performance.now()
  vi.advanceTimersByTime(2000)

  expect(await sendHomeMessage(message, { fetch, url, shownAt })).toBe('sent')
})

it('a form whose page is closed during the wait is sent at once, once, and completes without the page', async () => {
  const fetch = accept()
  const result = sendHomeMessage(message, { fetch, url, shownAt: performance.now() })
  await vi.advanceTimersByTimeAsync(500)

  page.dispatchEvent(new Event('pagehide'))

  expect(await result).toBe('sent')
  expect(fetch.mock.calls[0]?.[1]?.keepalive).toBe(true)
  await vi.advanceTimersByTimeAsync(5000)
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('the time to respond starts when the request is sent', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('Timed out.')))
      }),
  )
  const timeouts = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), milliseconds)
    return controller.signal
  })
  const result = sendHomeMessage(message, { fetch, url, shownAt: performance.now(), timeoutMs: 1000 })

  await vi.advanceTimersByTimeAsync(2000)
  expect(timeouts).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)

  expect(await result).toBe('failed')
})
