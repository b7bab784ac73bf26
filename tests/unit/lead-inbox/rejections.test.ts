import { describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  enquiry,
  enquiryPath,
  estimate,
  estimatePath,
  filesIn,
  homeMessage,
  homePath,
  leadsIn,
  newFolder,
  newInbox,
  postUrlEncoded,
  startInbox,
  type Fields,
} from './inbox'

const largest = 64 * 1024
const urlEncoded = 'application/x-www-form-urlencoded'

/** The body of an enquiry with exactly this many bytes. */
function enquiryOf(bytes: number): string {
  const body = new URLSearchParams({ ...enquiry, projectDetails: '' }).toString()
  return body + 'x'.repeat(bytes - body.length)
}

describe('what the site does not send', () => {
  const withDuplicate = new URLSearchParams(estimate)
  withDuplicate.append('name', 'Another')
  const { city: _, ...withoutCity } = enquiry
  const form = (fields: Fields) => ({ body: new URLSearchParams(fields) })
  const from = (origin: string) => ({ ...form(estimate), headers: { origin } })
  const typed = (type: string, body: string) => ({ body, headers: { 'content-type': type } })

  it.each([
    ['a read', 405, estimatePath, { method: 'GET' }],
    ['JSON', 415, estimatePath, typed('application/json', '{}')],
    ['another encoding', 415, homePath, form(homeMessage)],
    ['an unknown script', 404, '/macros/s/constructor/exec', form(estimate)],
    ['a missing field', 400, enquiryPath, form(withoutCity)],
    ['an unknown field', 400, estimatePath, form({ ...estimate, extra: 'x' })],
    ['a field given twice', 400, estimatePath, { body: withDuplicate }],
    ['a truncated form', 400, homePath, typed('multipart/form-data; boundary=b', '--b')],
    ['a body of 64 KiB and a byte', 413, enquiryPath, typed(urlEncoded, enquiryOf(largest + 1))],
    ['a page of another site', 403, estimatePath, from('https://evil.example')],
    ['a sandboxed frame', 403, estimatePath, from('null')],
  ])('is rejected and not stored: %s, with status %i', async (_what, status, path, init: RequestInit) => {
    // Logs the origin of a page of another site.
    vi.spyOn(console, 'warn').mockReturnValue()
    const { folder, url } = await newInbox()

    const response = await fetch(url + path, { method: 'POST', ...init })

    expect(response.status).toBe(status)
    expect(await filesIn(folder)).toEqual([])
  })

  it.each([
    ['timestamp', '2026-02-03 00:00'],
    ['name', '   '],
    ['email', 'a b@example.com'],
    ['plotSize', '10 acres'],
    ['totalCoveredArea', '1,000'],
    ['qualityGrade', 'best'],
    ['grandTotal', 'Infinity'],
  ])('is rejected with the name of the field: %s "%s"', async (field, value) => {
    const { folder, url } = await newInbox()

    const response = await postUrlEncoded(url + estimatePath, { ...estimate, [field]: value })

    expect(response.status).toBe(400)
    expect(await response.text()).toMatch(new RegExp(`^"${field}" (?:is empty|has the wrong form)\\.$`))
    expect(await filesIn(folder)).toEqual([])
  })
})

it('a body of exactly 64 KiB is stored', async () => {
  const { folder, url } = await newInbox()

  const headers = { 'content-type': urlEncoded }
  const response = await fetch(url + enquiryPath, { method: 'POST', headers, body: enquiryOf(largest) })

  expect(response.status).toBe(200)
  expect(await filesIn(folder)).not.toEqual([])
})

describe('more than 60 leads from one sender in a minute', () => {
  it('get status 429, which a mail service says as JSON, and those of another sender are stored', async () => {
    const folder = await newFolder()
    const { url, sendEstimate, sendMessage } = await startInbox(folder, { maxPerMinute: 60 })
    vi.useFakeTimers({ now: 0, toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const statuses: number[] = []
    for (let index = 0; index < 61; index += 1) {
      const { status } = await sendEstimate({ email: `${index}@example.com` })
      statuses.push(status)
    }

    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429])
    expect(await (await sendMessage()).json()).toMatchObject({ success: 'false' })
    const headers = { 'x-real-ip': '203.0.113.7' }
    const other = await fetch(url + enquiryPath, {
      method: 'POST',
      headers,
      body: new URLSearchParams(enquiry),
    })
    expect(other.status).toBe(200)

    vi.setSystemTime(60_000)
    expect((await sendMessage()).status).toBe(200)
    expect(await leadsIn(folder, 'estimates.jsonl')).toHaveLength(60)
  })
})

it.each([
  ['spaces', ' '],
  ['angle brackets and spaces', '< '],
  ['line breaks', '\r\n'],
  ['quotes', '"'],
  ['formulas', '=\t'],
  ['zero-width characters', '\u200B'],
  ['digits', '1'],
  ['at signs', '@'],
  ['names and addresses', 'A <a@b'],
  ['mailto:', 'mailto:?'],
])('a hostile text that almost fills a request is stored completely: %s', async (_, piece) => {
  const { folder, sendMessage, sendEnquiry } = await newInbox()
  const textOf = (bytes: number) => `x${piece.repeat(bytes / new TextEncoder().encode(piece).length)}x`
  // An encoded character of an enquiry takes up to three times its bytes.
  const [message, projectDetails] = [textOf(62_000), textOf(10_000)]

  expect((await sendMessage({ message })).status).toBe(200)
  expect((await sendEnquiry({ mobile: projectDetails, projectDetails })).status).toBe(200)

  const stored = await Promise.all(
    ['home-messages.jsonl', 'project-enquiries.jsonl'].map((file) => leadsIn(folder, file)),
  )
  const texts = stored.flat().map((lead) => lead['message'] ?? lead['projectDetails'])
  expect(texts).toEqual([message, projectDetails])
})
