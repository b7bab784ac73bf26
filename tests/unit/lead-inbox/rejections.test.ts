import { describe, expect, it, vi } from 'vitest'
import {
  enquiry,
  enquiryPath,
  estimate,
  estimatePath,
  filesIn,
  homeMessage,
  homePath,
  newInbox,
  postUrlEncoded,
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
    ['timestamp', '2026-02-30T00:00:00.000Z'],
    ['name', '   '],
    ['email', 'a b@example.com'],
    ['plotSize', '10 acres'],
    ['totalCoveredArea', '1,000'],
    ['qualityGrade', 'B'],
    ['grandTotal', 'Infinity'],
  ])('is rejected with the name of the field: %s "%s"', async (field, value) => {
    const { folder, url } = await newInbox()

    const response = await postUrlEncoded(url + estimatePath, { ...estimate, [field]: value })

    expect(response.status).toBe(400)
    expect(await response.text()).toMatch(new RegExp(`^"${field}" (is|has|names) .+\\.$`))
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
