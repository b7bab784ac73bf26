import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  isSending,
  sendHomeMessage,
  sendProjectEnquiry,
  type HomeMessage,
  type ProjectEnquiry,
} from '../../../src/leads'
import { sendEstimate, type EstimateBackup } from '../../../src/leads/estimateBackup'
import { createOutbox } from '../../../src/leads/outbox'
import type { SendOptions } from '../../../src/leads/postForm'
import { estimatePath, leadsIn, newFolder, startInbox } from '../lead-inbox/inbox'
import { MemoryStorage } from './MemoryStorage'
import { startReceiver, unusedUrl } from './receiver'
import { sampleEstimate, sampleLead } from './sampleLead'
import { webLocks } from './webLocks'

const message: HomeMessage = {
  name: 'عائشہ & Söhne <b>',
  email: 'visitor+home@example.com',
  subject: '=1+1 "quoted"',
  message: 'First line\nsecond line 🏠',
}

const enquiry: ProjectEnquiry = {
  name: 'Ayesha & Co. = 100%',
  mobile: '+92 300 0000000',
  email: 'visitor@example.com',
  city: 'لاہور',
  projectLocation: 'DHA Phase 6',
  projectDescription: 'Two floors\r\nand a basement',
  servicesRequired: 'Landscaping Consultancy, Planning & Execution',
  projectDetails: '10 marla 🏠',
}

const accepted = '{"success":"true","message":"The form was submitted successfully."}'

const requests = [
  { what: 'a home message', send: (options: SendOptions) => sendHomeMessage(message, options) },
  { what: 'an enquiry', send: (options: SendOptions) => sendProjectEnquiry(enquiry, options) },
  {
    what: 'an estimate',
    send: async (options: SendOptions) =>
      (await sendEstimate(sampleEstimate(), options)) ? 'sent' : 'failed',
  },
]

beforeEach(() => {
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockReturnValue()
})

describe('the body of a request', () => {
  it('of a home message is one multipart form with exactly the six fields', async () => {
    const receiver = await startReceiver((response) => response.end(accepted))
    expect(await sendHomeMessage(message, { url: receiver.url })).toBe('sent')
    expect(receiver.requests).toHaveLength(1)
    const { method, headers, body } = receiver.requests[0] ?? {}
    expect([method, headers?.accept]).toEqual(['POST', 'application/json'])
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

  it.each([
    [
      'an enquiry, with the source "Website"',
      requests[1]?.send,
      'name=Ayesha+%26+Co.+%3D+100%25&mobile=%2B92+300+0000000&email=visitor%40example.com' +
        '&city=%D9%84%D8%A7%DB%81%D9%88%D8%B1&projectLocation=DHA+Phase+6' +
        '&projectDescription=Two+floors%0D%0Aand+a+basement&sources=Website' +
        '&servicesRequired=Landscaping+Consultancy%2C+Planning+%26+Execution' +
        '&projectDetails=10+marla+%F0%9F%8F%A0',
    ],
    [
      'an estimate, whose A+ and +92 keep their plus',
      requests[2]?.send,
      'timestamp=2026-11-21T05%3A00%3A00.000Z&name=Test+Visitor&email=visitor%40example.com' +
        '&phone=%2B92+300+0000000&plotSize=10+marla&plotAreaSqFt=2250&authority=DHA&calculationMode=auto' +
        '&basementArea=1060&groundFloorArea=1432&firstFloorArea=1174&totalCoveredArea=3666' +
        '&qualityGrade=A%2B&services=architectural%2C+interior%2C+grayStructure%2C+finishing' +
        '&architecturalCost=549900&interiorCost=733200&grayStructureCost=12424600&finishingCost=14288290' +
        '&totalDesignCost=1283100&totalConstructionCost=26712890&grandTotal=27995990&costPerSqFt=7637',
    ],
  ])('is URL-encoded: %s', async (_what, send, body) => {
    const receiver = await startReceiver((response) => response.end('ok'))
    expect(await send?.({ url: receiver.url })).toBe('sent')
    expect(receiver.requests.map((request) => [request.method, request.body.toString()])).toEqual([
      ['POST', body],
    ])
    expect(receiver.requests[0]?.headers['content-type']).toBe(
      'application/x-www-form-urlencoded;charset=UTF-8',
    )
  })
})

// A script host answers no preflight.
it.each(requests)('$what sets no header that would trigger a CORS preflight', async ({ send }) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(accepted))
  await send({ fetch, url: 'https://forms.example/' })
  const { headers = {}, mode, credentials } = fetch.mock.calls[0]?.[1] ?? {}
  expect(Object.keys(headers).filter((name) => name !== 'Accept')).toEqual([])
  expect([mode, credentials]).toEqual([undefined, undefined])
})

it.each(requests)('$what is being sent until its response is complete', async ({ send }) => {
  let end = () => {}
  const receiver = await startReceiver((response) => {
    response.writeHead(500).flushHeaders()
    end = () => response.end('{}')
  })
  const received = vi.fn<() => void>()
  const fetch = async (url: RequestInfo | URL, init?: RequestInit) => {
    const response = await globalThis.fetch(url, init)
    received()
    return response
  }
  const result = send({ url: receiver.url, fetch })
  await vi.waitFor(() => expect(received).toHaveBeenCalled())
  expect(isSending()).toBe(true)
  end()
  await result
  expect(isSending()).toBe(false)
})

it.each(requests)('$what without a response has failed, for a reason that is logged', async ({ send }) => {
  const warn = vi.mocked(console.warn)
  expect(await send({ url: '' }), 'no URL').toBe('failed')
  expect(warn).toHaveBeenLastCalledWith(expect.any(String), new Error('No URL is set for this request.'))
  expect(await send({ url: await unusedUrl() }), 'unreachable').toBe('failed')
  const closing = await startReceiver((response) => response.socket?.destroy())
  expect(await send({ url: closing.url }), 'closed').toBe('failed')
  expect(warn, 'browsers log network errors').toHaveBeenCalledOnce()
  const silent = await startReceiver(() => {})
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(Math.round(ms / 300)))
  expect(await send({ url: silent.url }), 'silent').toBe('failed')
  expect(warn).toHaveBeenLastCalledWith(expect.any(String), expect.objectContaining({ name: 'TimeoutError' }))
})

describe('the e-mail service has accepted a message', () => {
  it.each([
    ['if it says "true"', 200, accepted, 'sent'],
    ['if it says "true" beside a bad status', 500, '{"success":"true"}', 'sent'],
    [
      'not if it says "false"',
      200,
      '{"success":"false","message":"This form needs Activation."}',
      'rejected',
    ],
    ['not if it says true', 200, '{"success":true}', 'rejected'],
    ['not if it says nothing', 200, '{"message":"thank you"}', 'rejected'],
    ['not if it responds with a page', 200, '<title>Just a moment...</title>', 'failed'],
    ['not if its gateway responds', 502, 'Bad Gateway', 'failed'],
    ['not if there are too many', 429, '{"success":"false"}', 'tooMany'],
  ])('%s', async (_, status, body, result) => {
    const receiver = await startReceiver((response) => response.writeHead(status).end(body))
    expect(await sendHomeMessage(message, { url: receiver.url })).toBe(result)
  })
})

describe('a script', () => {
  it.each([
    [200, 'sent', true],
    [400, 'failed', false],
    [429, 'tooMany', false],
    [500, 'failed', false],
  ])('with status %i: the enquiry is %s, the estimate is sent: %s', async (status, ofEnquiry, isSent) => {
    const receiver = await startReceiver((response) => response.writeHead(status).end())
    expect(await sendProjectEnquiry(enquiry, { url: receiver.url })).toBe(ofEnquiry)
    expect(await sendEstimate(sampleEstimate(), { url: receiver.url })).toBe(isSent)
  })

  it('redirects to its response', async () => {
    const receiver = await startReceiver((response, { path }) => {
      if (path === '/echo') response.end('<title>Error page of the script</title>')
      else response.writeHead(302, { location: '/echo' }).end()
    })
    expect(await sendEstimate(sampleEstimate(), { url: receiver.url })).toBe(true)
    expect(receiver.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /', 'GET /echo'])
  })
})

it('an estimate that is one of too many is reported, so that it is sent again', async () => {
  const receiver = await startReceiver((response) => response.writeHead(429).end())
  const onTooMany = vi.fn<() => void>()

  expect(await sendEstimate(sampleEstimate(), { url: receiver.url }, onTooMany)).toBe(false)

  expect(onTooMany).toHaveBeenCalledOnce()
})

it('seven houses that are estimated without a connection are seven leads after it is back', async () => {
  const folder = await newFolder()
  const { url } = await startInbox(folder, { maxPerMinute: 60 })
  let isOnline = false
  const send = async (estimate: EstimateBackup) =>
    isOnline && sendEstimate(estimate, { url: url + estimatePath })
  const storage = new MemoryStorage()
  const outbox = createOutbox({ storage: () => storage, locks: webLocks(), send })
  for (let house = 0; house < 7; house += 1) expect(await outbox.submit(sampleLead(house))).toBe('stored')

  isOnline = true
  expect(await outbox.resend()).toBe(true)

  expect(await leadsIn(folder, 'estimates.jsonl')).toHaveLength(7)
})
