import { describe, expect, it, vi } from 'vitest'
import {
  contactExcess,
  homeMessageExcess,
  projectEnquiryExcess,
  projectEnquiryRoom,
  sendEstimateLead,
  sendHomeMessage,
  sendProjectEnquiry,
  type SendOptions,
} from '../../../src/leads'
import { findExcess, findRoom, maxBodyBytes } from '../../../src/leads/bodyLimit'
import { enquiryPath, estimatePath, homePath, newFolder, startInbox } from '../lead-inbox/inbox'
import { sampleLead } from './sampleLead'

const email = 'visitor@example.com'
const message = { name: 'Test Visitor', email, subject: 'A wall', message: '' }
const enquiry = {
  name: 'Test Visitor',
  mobile: '0300 0000000',
  email,
  city: 'Lahore',
  projectLocation: 'Phase 6',
  projectDescription: 'A house',
  servicesRequired: 'Landscaping Consultancy, Planning & Execution',
  projectDetails: '',
}
const contact = { name: 'Test Visitor', email, phone: '+92 300 0000000' }

/** The three requests, each with the text in its longest field. */
const requests = [
  {
    what: 'a home message',
    path: homePath,
    field: 'message',
    excess: (text: string) => homeMessageExcess({ ...message, message: text }),
    send: (text: string, options: SendOptions) => sendHomeMessage({ ...message, message: text }, options),
  },
  {
    what: 'a project enquiry',
    path: enquiryPath,
    field: 'projectDetails',
    excess: (text: string) => projectEnquiryExcess({ ...enquiry, projectDetails: text }),
    send: (text: string, options: SendOptions) =>
      sendProjectEnquiry({ ...enquiry, projectDetails: text }, options),
  },
  {
    what: 'an estimate',
    path: estimatePath,
    field: 'name',
    excess: (text: string) => contactExcess({ ...contact, name: text }),
    send: (text: string, options: SendOptions) => sendEstimateLead(sampleLead(0, { name: text }), options),
  },
] as const

const texts = [
  ['Latin letters', 'a'],
  ['Urdu letters', 'ک'],
  ['emoji', '🏠'],
  ['line breaks', '\n'],
  ['characters that are escaped', '&"%'],
] as const

describe.each(requests)('$what', ({ path, field, excess, send }) => {
  it.each(texts)('too long with %s: reports the excess, and the inbox accepts the rest', async (_, unit) => {
    // Ends with a letter, so that no whitespace is trimmed.
    const long = `x${unit.repeat(70_000)}x`
    const found = excess(long)
    expect(found?.field).toBe(field)
    const characters = found?.characters ?? 0
    const fitting = `${long.slice(0, -characters - 1)}x`
    expect(excess(fitting)).toBeUndefined()

    const url = (await startInbox(await newFolder())).url + path
    expect(await send(fitting, { url })).toBe('sent')
  })

  it('of an ordinary length fits', () => {
    expect(excess('A garden and a terrace, by October.')).toBeUndefined()
  })
})

it('the inbox accepts a body of the maximum size, and rejects one that is a character longer', async () => {
  const silence = vi.spyOn(console, 'error').mockReturnValue()
  const url = (await startInbox(await newFolder())).url + enquiryPath
  const long = { ...enquiry, projectDetails: 'x'.repeat(70_000) }
  const characters = projectEnquiryExcess(long)?.characters ?? 0
  const fitting = { ...enquiry, projectDetails: 'x'.repeat(70_000 - characters) }
  const tooLong = { ...enquiry, projectDetails: 'x'.repeat(70_001 - characters) }
  expect(projectEnquiryExcess(tooLong)).toEqual({ field: 'projectDetails', characters: 1 })
  expect(await sendProjectEnquiry(fitting, { url })).toBe('sent')
  expect(await sendProjectEnquiry(tooLong, { url })).toBe('tooLong')
  silence.mockRestore()
})

it('the calculated size is at most a few bytes above the size that browsers send', async () => {
  const long = { ...message, message: 'ایک\nدو '.repeat(10_000) }
  const characters = homeMessageExcess(long)?.characters ?? 0
  const fitting = { ...long, message: long.message.slice(0, -characters) }
  let size = 0
  const fakeFetch: typeof fetch = async (_, init) => {
    size = (await new Response(init?.body).arrayBuffer()).byteLength
    return new Response('{"success":"true"}')
  }
  await sendHomeMessage(fitting, { fetch: fakeFetch, url: 'https://forms.example/' })
  expect(size).toBeLessThanOrEqual(maxBodyBytes)
  expect(size).toBeGreaterThan(maxBodyBytes - 400)
})

describe('the room of a text', () => {
  it.each([
    ['one byte a character', 'x', 64_420],
    ['six bytes a character', 'گ', 10_600],
  ])('is reported within 1,000 characters of the limit, and what it says fits: %s', (_, character, near) => {
    const enquiryWith = (length: number) => ({ ...enquiry, projectDetails: character.repeat(length) })
    expect(projectEnquiryRoom(enquiryWith(near - 1000))).toBeUndefined()
    const room = projectEnquiryRoom(enquiryWith(near))
    expect(room?.field).toBe('projectDetails')
    const left = room?.characters ?? 0
    expect(left).toBeGreaterThan(100)
    expect(left % 10).toBe(0)
    expect(projectEnquiryExcess(enquiryWith(near + left))).toBeUndefined()
    expect(projectEnquiryExcess(enquiryWith(near + left + 10))).toBeDefined()
    expect(projectEnquiryRoom(enquiryWith(near + left + 10)), 'none beyond the limit').toBeUndefined()
  })

  it('is reported if fewer than 1,000 characters can be added, but not for 1,000', () => {
    const sizeOf = ({ text }: { text: string }) => text.length
    const roomWith = (room: number) => findRoom({ text: 'x'.repeat(maxBodyBytes - room) }, sizeOf)
    expect(roomWith(1009)).toBeUndefined()
    expect(roomWith(1000)).toBeUndefined()
    expect(roomWith(999)).toEqual({ field: 'text', characters: 990 })
  })

  it('is not measured for a short text, or one far beyond the limit', () => {
    const sizeOf = () => {
      throw new Error('measured')
    }
    expect(findRoom({ message: 'x'.repeat(4000) }, sizeOf)).toBeUndefined()
    expect(findRoom({ message: 'x'.repeat(100_000) }, sizeOf)).toBeUndefined()
  })
})

it('if shortening one field is not enough, its whole text counts as excess', () => {
  const text = 'x'.repeat(70_000)
  expect(contactExcess({ name: text, email: `${text}@example.com`, phone: text })).toEqual({
    field: 'email',
    characters: text.length + '@example.com'.length,
  })
})

it('a text of a million characters is not measured to its end, because this runs on every keystroke', () => {
  let measured = 0
  const sizeOf = (fields: Record<'name' | 'message', string>) => {
    const body = new URLSearchParams(fields).toString()
    measured += fields.name.length + fields.message.length
    return body.length
  }
  const fields = { name: 'Test Visitor', message: 'گھر '.repeat(250_000) }
  expect(findExcess(fields, sizeOf)).toEqual({ field: 'message', characters: 986_210 })
  expect(measured).toBeLessThan(3 * maxBodyBytes)
})
