import { describe, expect, it, vi } from 'vitest'
import {
  contactExcess,
  homeMessageExcess,
  projectEnquiryExcess,
  sendEstimateLead,
  sendHomeMessage,
  sendProjectEnquiry,
  type SendOptions,
} from '../../../src/leads'
import { excessOf } from '../../../src/leads/bodyLimit'
import { largestBody } from '../../../src/leads/config'
import { enquiryPath, estimatePath, homePath, newFolder, startInbox } from '../lead-inbox/inbox'
import { sampleLead } from './sampleEstimate'

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

/** The three calls, each with a text of any length in its longest field. */
const calls = [
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
  ['signs of two units', '🏠'],
  ['line breaks', '\n'],
  ['signs that an encoding escapes', '&"%'],
] as const

describe.each(calls)('$what', ({ path, field, excess, send }) => {
  it.each(texts)('with %s: says how many have to go, and the inbox takes what is left', async (_, unit) => {
    // Text at the end, so that nothing is trimmed away.
    const long = `x${unit.repeat(70_000)}x`
    const found = excess(long)
    expect(found?.field).toBe(field)
    const letters = found?.letters ?? 0
    const fitting = `${long.slice(0, -letters - 1)}x`
    expect(excess(fitting)).toBeUndefined()

    const url = (await startInbox(await newFolder())).url + path
    expect(await send(fitting, { url })).toBe('sent')
  })

  it('of an ordinary length has nothing to lose', () => {
    expect(excess('A garden and a terrace, by October.')).toBeUndefined()
  })
})

it('the inbox takes what just fits, and nothing that is a letter longer', async () => {
  const silence = vi.spyOn(console, 'error').mockReturnValue()
  const url = (await startInbox(await newFolder())).url + enquiryPath
  const long = { ...enquiry, projectDetails: 'x'.repeat(70_000) }
  const letters = projectEnquiryExcess(long)?.letters ?? 0
  const fitting = { ...enquiry, projectDetails: 'x'.repeat(70_000 - letters) }
  const tooLong = { ...enquiry, projectDetails: 'x'.repeat(70_001 - letters) }
  expect(projectEnquiryExcess(tooLong)).toEqual({ field: 'projectDetails', letters: 1 })
  expect(await sendProjectEnquiry(fitting, { url })).toBe('sent')
  expect(await sendProjectEnquiry(tooLong, { url })).toBe('failed')
  silence.mockRestore()
})

it('the body that is counted is at most a few bytes larger than the one that browsers send', async () => {
  const long = { ...message, message: 'ایک\nدو '.repeat(10_000) }
  const letters = homeMessageExcess(long)?.letters ?? 0
  const fitting = { ...long, message: long.message.slice(0, -letters) }
  let size = 0
  const carry: typeof fetch = async (_, init) => {
    size = (await new Response(init?.body).arrayBuffer()).byteLength
    return new Response('{"success":"true"}')
  }
  await sendHomeMessage(fitting, { fetch: carry, url: 'https://forms.example/' })
  expect(size).toBeLessThanOrEqual(largestBody)
  expect(size).toBeGreaterThan(largestBody - 400)
})

it('where one field is not enough, all of the longest has to go', () => {
  const text = 'x'.repeat(70_000)
  expect(contactExcess({ name: text, email: `${text}@example.com`, phone: text })).toEqual({
    field: 'email',
    letters: text.length + '@example.com'.length,
  })
})

it('of a text of a million letters no more is measured than decides, as it is measured at every key', () => {
  let measured = 0
  const sizeOf = (fields: Record<'name' | 'message', string>) => {
    const body = new URLSearchParams(fields).toString()
    measured += fields.name.length + fields.message.length
    return body.length
  }
  const fields = { name: 'Test Visitor', message: 'گھر '.repeat(250_000) }
  expect(excessOf(fields, sizeOf)).toEqual({ field: 'message', letters: 986_210 })
  expect(measured).toBeLessThan(3 * largestBody)
})
