import { describe, expect, it, vi } from 'vitest'
import { sendHomeMessage, type HomeMessage } from '../../../src/leads'
import { deadAddress, startReceiver } from './receiver'

const message: HomeMessage = {
  name: 'عائشہ & Söhne <b>',
  email: 'visitor+home@example.com',
  subject: '=1+1 "quoted"',
  message: 'First line\nsecond line 🏠',
}

const taken = '{"success":"true","message":"The form was submitted successfully."}'

it('a home message goes out as one multipart form with exactly the six fields', async () => {
  const receiver = await startReceiver((response) => response.end(taken))
  expect(await sendHomeMessage(message, { url: receiver.url })).toBe('sent')

  expect(receiver.requests).toHaveLength(1)
  const { method, headers, body } = receiver.requests[0] ?? {}
  expect(method).toBe('POST')
  expect(headers?.accept).toBe('application/json')
  expect(headers?.['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  const form = await new Response(new Uint8Array(body ?? []), {
    headers: { 'content-type': headers?.['content-type'] ?? '' },
  }).formData()
  expect([...form]).toEqual([
    ['_captcha', 'false'],
    ['_subject', 'New Contact Form Submission'],
    ['name', 'عائشہ & Söhne <b>'],
    ['email', 'visitor+home@example.com'],
    ['subject', '=1+1 "quoted"'],
    ['message', 'First line\r\nsecond line 🏠'],
  ])
})

it('a home message sets no header but Accept, so that the browser need not ask for permission first', async () => {
  const carry = vi.fn<typeof fetch>(async () => new Response(taken))
  await sendHomeMessage(message, { fetch: carry, url: 'https://forms.example/ajax/x' })
  expect(carry).toHaveBeenCalledTimes(1)
  const [url, init] = carry.mock.calls[0] ?? []
  expect(url).toBe('https://forms.example/ajax/x')
  expect(init?.headers).toEqual({ Accept: 'application/json' })
  expect(init?.mode).toBeUndefined()
  expect(init?.credentials).toBeUndefined()
})

it('a message as long as a book arrives whole', async () => {
  const receiver = await startReceiver((response) => response.end(taken))
  const long = { ...message, message: 'سلام '.repeat(40_000) }
  expect(await sendHomeMessage(long, { url: receiver.url })).toBe('sent')
  expect(receiver.requests[0]?.body.toString()).toContain(long.message)
})

describe('only the text "true" counts as taken', () => {
  it.each([
    ['the text "true"', 200, taken, 'sent'],
    ['the text "true" beside a bad status', 500, '{"success":"true"}', 'sent'],
    ['the text "false"', 200, '{"success":"false","message":"This form needs Activation."}', 'refused'],
    ['the value true', 200, '{"success":true}', 'refused'],
    ['"True" with a capital', 200, '{"success":"True"}', 'refused'],
    ['"true" with a blank', 200, '{"success":"true "}', 'refused'],
    ['the number 1', 200, '{"success":1}', 'refused'],
    ['no success at all', 200, '{"message":"thank you"}', 'refused'],
    ['a list', 200, '["true"]', 'refused'],
    ['null', 200, 'null', 'refused'],
    ['a bare text', 200, '"true"', 'refused'],
    ['too many requests', 429, '{"success":"false"}', 'refused'],
    ['a page', 200, '<!doctype html><title>Just a moment...</title>', 'failed'],
    ['nothing', 200, '', 'failed'],
    ['half an answer', 200, '{"success":"tr', 'failed'],
    ['a bad gateway', 502, 'Bad Gateway', 'failed'],
  ])('answered with %s', async (_, status, body, outcome) => {
    const receiver = await startReceiver((response) => response.writeHead(status).end(body))
    expect(await sendHomeMessage(message, { url: receiver.url })).toBe(outcome)
  })
})

describe('a message without an answer has failed', () => {
  it('when nobody listens', async () => {
    expect(await sendHomeMessage(message, { url: await deadAddress() })).toBe('failed')
  })

  it('when the connection breaks', async () => {
    const receiver = await startReceiver((response) => response.socket?.destroy())
    expect(await sendHomeMessage(message, { url: receiver.url })).toBe('failed')
    expect(receiver.requests).toHaveLength(1)
  })

  it('when the connection breaks in the middle of the answer', async () => {
    const receiver = await startReceiver((response) => {
      response.writeHead(200, { 'content-length': taken.length })
      response.write(taken.slice(0, 10), () => response.socket?.destroy())
    })
    expect(await sendHomeMessage(message, { url: receiver.url })).toBe('failed')
  })

  it('when the answer takes too long', async () => {
    const receiver = await startReceiver(() => {})
    expect(await sendHomeMessage(message, { url: receiver.url, timeoutMs: 60 })).toBe('failed')
  })

  it('when the answer begins in time but does not end', async () => {
    const receiver = await startReceiver((response) => void response.writeHead(200).write('{"success"'))
    expect(await sendHomeMessage(message, { url: receiver.url, timeoutMs: 60 })).toBe('failed')
  })

  it('when no address is set', async () => {
    const carry = vi.fn<typeof fetch>(async () => new Response(taken))
    expect(await sendHomeMessage(message, { fetch: carry, url: '' })).toBe('failed')
    expect(carry).not.toHaveBeenCalled()
  })
})

it('a call waits 20 seconds for its answer, no longer', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const carry = vi.fn<typeof fetch>(async () => new Response(taken))
  await sendHomeMessage(message, { fetch: carry, url: 'https://forms.example/' })
  expect(timeout.mock.calls).toEqual([[20_000]])
  expect(carry.mock.calls[0]?.[1]?.signal).toBe(timeout.mock.results[0]?.value)
})
