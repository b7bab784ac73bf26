import { describe, expect, it, vi } from 'vitest'
import { sendHomeMessage, type HomeMessage } from '../../../src/leads'
import { unusedUrl, startReceiver } from './receiver'

const message: HomeMessage = {
  name: 'عائشہ & Söhne <b>',
  email: 'visitor+home@example.com',
  subject: '=1+1 "quoted"',
  message: 'First line\nsecond line 🏠',
}

const accepted = '{"success":"true","message":"The form was submitted successfully."}'

it('a home message is sent as one multipart form with exactly the six fields', async () => {
  const receiver = await startReceiver((response) => response.end(accepted))
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

it('a home message sets no header except Accept, which would trigger a CORS preflight', async () => {
  const fakeFetch = vi.fn<typeof fetch>(async () => new Response(accepted))
  await sendHomeMessage(message, { fetch: fakeFetch, url: 'https://forms.example/ajax/x' })
  expect(fakeFetch).toHaveBeenCalledTimes(1)
  const [url, init] = fakeFetch.mock.calls[0] ?? []
  expect(url).toBe('https://forms.example/ajax/x')
  expect(init?.headers).toEqual({ Accept: 'application/json' })
  expect(init?.mode).toBeUndefined()
  expect(init?.credentials).toBeUndefined()
})

it('a very long message is sent completely', async () => {
  const receiver = await startReceiver((response) => response.end(accepted))
  const long = { ...message, message: 'سلام '.repeat(40_000) }
  expect(await sendHomeMessage(long, { url: receiver.url })).toBe('sent')
  expect(receiver.requests[0]?.body.toString()).toContain(long.message)
})

describe('only the string "true" counts as success', () => {
  it.each([
    ['the text "true"', 200, accepted, 'sent'],
    ['the text "true" beside a bad status', 500, '{"success":"true"}', 'sent'],
    ['the text "false"', 200, '{"success":"false","message":"This form needs Activation."}', 'rejected'],
    ['the value true', 200, '{"success":true}', 'rejected'],
    ['"True" with a capital', 200, '{"success":"True"}', 'rejected'],
    ['"true" with a trailing space', 200, '{"success":"true "}', 'rejected'],
    ['the number 1', 200, '{"success":1}', 'rejected'],
    ['no success at all', 200, '{"message":"thank you"}', 'rejected'],
    ['a list', 200, '["true"]', 'rejected'],
    ['null', 200, 'null', 'rejected'],
    ['a bare string', 200, '"true"', 'rejected'],
    ['too many requests', 429, '{"success":"false"}', 'rejected'],
    ['an HTML page', 200, '<!doctype html><title>Just a moment...</title>', 'failed'],
    ['nothing', 200, '', 'failed'],
    ['truncated JSON', 200, '{"success":"tr', 'failed'],
    ['a bad gateway', 502, 'Bad Gateway', 'failed'],
  ])('a response with %s', async (_, status, body, result) => {
    const receiver = await startReceiver((response) => response.writeHead(status).end(body))
    expect(await sendHomeMessage(message, { url: receiver.url })).toBe(result)
  })
})

it('a message is too long if the response has status 413, whatever it says', async () => {
  for (const body of ['{"success":"false"}', '<h1>413 Request Entity Too Large</h1>', '']) {
    const receiver = await startReceiver((response) => response.writeHead(413).end(body))
    expect(await sendHomeMessage(message, { url: receiver.url })).toBe('tooLong')
  }
})

describe('a message without a response has failed', () => {
  it('when the receiver is unreachable', async () => {
    expect(await sendHomeMessage(message, { url: await unusedUrl() })).toBe('failed')
  })

  it('when the connection is lost', async () => {
    const receiver = await startReceiver((response) => response.socket?.destroy())
    expect(await sendHomeMessage(message, { url: receiver.url })).toBe('failed')
    expect(receiver.requests).toHaveLength(1)
  })

  it('when the connection is lost during the response', async () => {
    const receiver = await startReceiver((response) => {
      response.writeHead(200, { 'content-length': accepted.length })
      response.write(accepted.slice(0, 10), () => response.socket?.destroy())
    })
    expect(await sendHomeMessage(message, { url: receiver.url })).toBe('failed')
  })

  it('when the response takes too long', async () => {
    const receiver = await startReceiver(() => {})
    expect(await sendHomeMessage(message, { url: receiver.url, timeoutMs: 60 })).toBe('failed')
  })

  it('when the response starts in time but does not end', async () => {
    const receiver = await startReceiver((response) => void response.writeHead(200).write('{"success"'))
    expect(await sendHomeMessage(message, { url: receiver.url, timeoutMs: 60 })).toBe('failed')
  })

  it('when no URL is set', async () => {
    const fakeFetch = vi.fn<typeof fetch>(async () => new Response(accepted))
    expect(await sendHomeMessage(message, { fetch: fakeFetch, url: '' })).toBe('failed')
    expect(fakeFetch).not.toHaveBeenCalled()
  })
})

it('a request times out after 20 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const fakeFetch = vi.fn<typeof fetch>(async () => new Response(accepted))
  await sendHomeMessage(message, { fetch: fakeFetch, url: 'https://forms.example/' })
  expect(timeout.mock.calls).toEqual([[20_000]])
  expect(fakeFetch.mock.calls[0]?.[1]?.signal).toBe(timeout.mock.results[0]?.value)
})
