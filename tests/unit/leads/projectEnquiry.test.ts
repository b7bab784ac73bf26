import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sendProjectEnquiry, type ProjectEnquiry } from '../../../src/leads'
import { unusedUrl, startReceiver } from './receiver'

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

const logged = vi.fn<typeof console.error>()

beforeEach(() => {
  logged.mockReset()
  vi.spyOn(console, 'error').mockImplementation(logged)
})

it('an enquiry is sent URL-encoded with exactly the nine fields and the source "Website"', async () => {
  const receiver = await startReceiver((response) => response.end('ok'))
  expect(await sendProjectEnquiry(enquiry, { url: receiver.url })).toBe('sent')

  expect(receiver.requests).toHaveLength(1)
  const { method, headers, body } = receiver.requests[0] ?? {}
  expect(method).toBe('POST')
  expect(headers?.['content-type']).toBe('application/x-www-form-urlencoded;charset=UTF-8')
  expect(body?.toString()).toBe(
    'name=Ayesha+%26+Co.+%3D+100%25&mobile=%2B92+300+0000000&email=visitor%40example.com' +
      '&city=%D9%84%D8%A7%DB%81%D9%88%D8%B1&projectLocation=DHA+Phase+6' +
      '&projectDescription=Two+floors%0D%0Aand+a+basement&sources=Website' +
      '&servicesRequired=Landscaping+Consultancy%2C+Planning+%26+Execution' +
      '&projectDetails=10+marla+%F0%9F%8F%A0',
  )
})

it('an enquiry sets no header', async () => {
  const fakeFetch = vi.fn<typeof fetch>(async () => new Response('ok'))
  await sendProjectEnquiry(enquiry, { fetch: fakeFetch, url: 'https://scripts.example/exec' })
  const init = fakeFetch.mock.calls[0]?.[1]
  expect(init?.headers).toBeUndefined()
  expect(init?.mode).toBeUndefined()
  expect(init?.body).toBeInstanceOf(URLSearchParams)
})

it('the redirect of a script host is followed to its response', async () => {
  const receiver = await startReceiver((response, { path }) => {
    if (path === '/echo') response.end('saved')
    else response.writeHead(302, { location: '/echo' }).end()
  })
  expect(await sendProjectEnquiry(enquiry, { url: receiver.url })).toBe('sent')
  expect(receiver.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /', 'GET /echo'])
})

it('any OK status counts, whatever the response says', async () => {
  const receiver = await startReceiver((response) => response.writeHead(201).end('<title>Error</title>'))
  expect(await sendProjectEnquiry(enquiry, { url: receiver.url })).toBe('sent')
  expect(logged).not.toHaveBeenCalled()
})

describe('a rejected enquiry has failed, and the response is logged to the console', () => {
  it.each([400, 404, 429, 500, 503])('status %i', async (status) => {
    const receiver = await startReceiver((response) => response.writeHead(status).end('The sheet is full.'))
    expect(await sendProjectEnquiry(enquiry, { url: receiver.url })).toBe('failed')
    expect(logged.mock.calls).toEqual([
      [`The project enquiry was answered with status ${status}: The sheet is full.`],
    ])
  })
})

it('an enquiry is too long if the response has status 413', async () => {
  const receiver = await startReceiver((response) => response.writeHead(413).end('Too large.'))
  expect(await sendProjectEnquiry(enquiry, { url: receiver.url })).toBe('tooLong')
})

describe('an enquiry without a response has failed', () => {
  it('when the receiver is unreachable', async () => {
    expect(await sendProjectEnquiry(enquiry, { url: await unusedUrl() })).toBe('failed')
  })

  it('when the redirect target is unreachable', async () => {
    const unreachable = await unusedUrl()
    const receiver = await startReceiver((response) =>
      response.writeHead(302, { location: unreachable }).end(),
    )
    expect(await sendProjectEnquiry(enquiry, { url: receiver.url })).toBe('failed')
  })

  it('when the connection is lost', async () => {
    const receiver = await startReceiver((response) => response.socket?.destroy())
    expect(await sendProjectEnquiry(enquiry, { url: receiver.url })).toBe('failed')
  })

  it('when a rejection is cut off', async () => {
    const receiver = await startReceiver((response) => {
      response.writeHead(500, { 'content-length': 100 })
      response.write('half', () => response.socket?.destroy())
    })
    expect(await sendProjectEnquiry(enquiry, { url: receiver.url })).toBe('failed')
  })

  it('when the response takes too long', async () => {
    const receiver = await startReceiver(() => {})
    expect(await sendProjectEnquiry(enquiry, { url: receiver.url, timeoutMs: 60 })).toBe('failed')
  })

  it('when no URL is set', async () => {
    expect(await sendProjectEnquiry(enquiry, { url: '' })).toBe('failed')
  })
})
