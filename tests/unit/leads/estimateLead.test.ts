import { describe, expect, it, vi } from 'vitest'
import { calculateEstimate, initialInputs } from '../../../src/estimator'
import { estimateLead, isRejectedAsTooLong, sendEstimateLead } from '../../../src/leads'
import { contact, submittedFields, tenMarla } from '../../support/sampleSubmission'
import { unusedUrl, startReceiver } from './receiver'
import { sampleLead } from './sampleLead'

const submittedAt = new Date('2026-11-21T05:00:00.123Z')

describe('the fields of an estimate', () => {
  it('DHA, 10 marla, A+: every field of the worked example', () => {
    expect(estimateLead(contact, tenMarla, calculateEstimate(tenMarla), submittedAt)).toEqual({
      timestamp: '2026-11-21T05:00:00.123Z',
      ...submittedFields,
    })
  })

  it('an empty estimate: zeros, no grade, and "0" for the plot', () => {
    const inputs = { ...initialInputs, services: { ...initialInputs.services, interior: false } }
    expect(estimateLead(contact, inputs, calculateEstimate(inputs), submittedAt)).toMatchObject({
      plotSize: '0 marla',
      plotAreaSqFt: '0',
      totalCoveredArea: '0',
      qualityGrade: '',
      services: 'architectural, grayStructure, finishing',
      grandTotal: '0',
      costPerSqFt: '0',
    })
  })

  it('without any service the list of services is empty', () => {
    const none = { architectural: false, interior: false, grayStructure: false, finishing: false }
    const inputs = { ...tenMarla, services: none }
    expect(estimateLead(contact, inputs, calculateEstimate(inputs), submittedAt)).toMatchObject({
      services: '',
      grandTotal: '0',
      costPerSqFt: '0',
      totalCoveredArea: '3666',
    })
  })

  it.each([
    [' 7.50 ', 'marla', '7.50 marla'],
    ['2', 'kanal', '2 kanal'],
    ['4500', 'sqft', '4500 sqft'],
    ['   ', 'kanal', '0 kanal'],
    ['1'.repeat(100_000), 'marla', `${'1'.repeat(200)} marla`],
  ] as const)('a plot typed as "%s" in %s is sent as "%s"', (plotSize, unit, sent) => {
    const inputs = { ...tenMarla, plotSize, unit }
    expect(estimateLead(contact, inputs, calculateEstimate(inputs), submittedAt).plotSize).toBe(sent)
  })

  it('numbers are rounded half up', () => {
    const result = calculateEstimate(tenMarla)
    const halves = {
      ...result,
      areas: { ...result.areas, basement: 1338.5, ground: 1431.49, first: 0.5 },
      plot: { ...result.plot, areaSqFt: 1687.5 },
      costPerSqFt: 7636.66,
    }
    expect(estimateLead(contact, tenMarla, halves, submittedAt)).toMatchObject({
      basementArea: '1339',
      groundFloorArea: '1431',
      firstFloorArea: '1',
      plotAreaSqFt: '1688',
      costPerSqFt: '7637',
    })
  })

  it('the authority and the mode are sent unchanged', () => {
    const inputs = { ...tenMarla, authority: '', mode: 'manual' } as const
    expect(estimateLead(contact, inputs, calculateEstimate(inputs), submittedAt)).toMatchObject({
      authority: '',
      calculationMode: 'manual',
    })
  })
})

describe('sending an estimate', () => {
  it('posts one URL-encoded form in which A+ and +92 keep their plus', async () => {
    const receiver = await startReceiver((response) => response.end('{"result":"success"}'))
    expect(await sendEstimateLead(sampleLead(), { url: receiver.url })).toBe('sent')
    expect(receiver.requests).toHaveLength(1)
    const { method, headers, body } = receiver.requests[0] ?? {}
    expect(method).toBe('POST')
    expect(headers?.['content-type']).toBe('application/x-www-form-urlencoded;charset=UTF-8')
    expect(body?.toString()).toBe(
      'timestamp=2026-11-21T05%3A00%3A00.000Z&name=Test+Visitor&email=visitor%40example.com' +
        '&phone=%2B92+300+0000000&plotSize=10+marla&plotAreaSqFt=2250&authority=DHA&calculationMode=auto' +
        '&basementArea=1060&groundFloorArea=1432&firstFloorArea=1174&totalCoveredArea=3666' +
        '&qualityGrade=A%2B&services=architectural%2C+interior%2C+grayStructure%2C+finishing' +
        '&architecturalCost=549900&interiorCost=733200&grayStructureCost=12424600&finishingCost=14288290' +
        '&totalDesignCost=1283100&totalConstructionCost=26712890&grandTotal=27995990&costPerSqFt=7637',
    )
  })

  it('sets no header, and completes even if the visitor leaves the page', async () => {
    const fakeFetch = vi.fn<typeof fetch>(async () => new Response('ok'))
    await sendEstimateLead(sampleLead(), { fetch: fakeFetch, url: 'https://scripts.example/exec' })
    const init = fakeFetch.mock.calls[0]?.[1]
    expect(init?.headers).toBeUndefined()
    expect(init?.mode).toBeUndefined()
    expect(init?.keepalive).toBe(true)
  })

  it.each([
    [200, 'sent'],
    [204, 'sent'],
    [400, 'failed'],
    [404, 'failed'],
    [413, 'failed'],
    [429, 'failed'],
    [500, 'failed'],
    [503, 'failed'],
  ])('with a response of status %i is %s', async (status, result) => {
    const receiver = await startReceiver((response) => response.writeHead(status).end())
    expect(await sendEstimateLead(sampleLead(), { url: receiver.url })).toBe(result)
  })

  it('is known to be too long only after status 413', async () => {
    const receiver = await startReceiver((response, { path }) =>
      response.writeHead(path === '/large' ? 413 : 500).end(),
    )
    const lead = { ...sampleLead(), timestamp: '2026-05-06T07:08:09.010Z' }
    await sendEstimateLead(lead, { url: receiver.url })
    expect(isRejectedAsTooLong(lead.timestamp)).toBe(false)
    await sendEstimateLead(lead, { url: new URL('/large', receiver.url).href })
    expect(isRejectedAsTooLong(lead.timestamp)).toBe(true)
    expect(isRejectedAsTooLong('2026-05-06T07:08:09.011Z')).toBe(false)
  })

  it('follows the redirect of a script host to its response', async () => {
    const receiver = await startReceiver((response, { path }) => {
      if (path === '/echo') response.end('<html>Error page of the script</html>')
      else response.writeHead(302, { location: '/echo' }).end()
    })
    expect(await sendEstimateLead(sampleLead(), { url: receiver.url })).toBe('sent')
    expect(receiver.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /', 'GET /echo'])
  })

  it('fails if the redirect target is unreachable, even though the row may have been written', async () => {
    const unreachable = await unusedUrl()
    const receiver = await startReceiver((response) =>
      response.writeHead(302, { location: unreachable }).end(),
    )
    expect(await sendEstimateLead(sampleLead(), { url: receiver.url })).toBe('failed')
  })

  it('fails if the response is cut off or never ends', async () => {
    const breaking = await startReceiver((response) => {
      response.writeHead(200, { 'content-length': 100 })
      response.write('half', () => response.socket?.destroy())
    })
    expect(await sendEstimateLead(sampleLead(), { url: breaking.url })).toBe('failed')
    const endless = await startReceiver((response) => void response.writeHead(200).write('half'))
    expect(await sendEstimateLead(sampleLead(), { url: endless.url, timeoutMs: 60 })).toBe('failed')
  })

  it('fails without a URL and if the receiver is unreachable', async () => {
    expect(await sendEstimateLead(sampleLead(), { url: '' })).toBe('failed')
    expect(await sendEstimateLead(sampleLead(), { url: await unusedUrl() })).toBe('failed')
  })
})
