import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  enquiry,
  enquiryPath,
  estimate,
  estimatePath,
  filesIn,
  leadsIn,
  newInbox,
  postUrlEncoded,
} from './inbox'

const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/

describe('a valid lead', () => {
  it('as a home message gets an e-mail service’s response and is stored without its control fields', async () => {
    const { folder, sendMessage } = await newInbox()

    const response = await sendMessage()

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await response.json()).toMatchObject({ success: 'true' })
    expect(await leadsIn(folder, 'home-messages.csv')).toEqual([
      {
        receivedAt: expect.stringMatching(isoTime),
        name: 'Test Visitor',
        email: 'visitor@example.com',
        subject: 'A house',
        message: 'Please call me.',
      },
    ])
    expect(await filesIn(folder)).toEqual(['home-messages.csv'])
  })

  it.each([
    { kind: 'enquiry', path: enquiryPath, fields: enquiry, file: 'project-enquiries.csv' },
    { kind: 'estimate', path: estimatePath, fields: estimate, file: 'estimates.csv' },
  ])('as an $kind gets a spreadsheet script’s response and is stored with all its fields', async (lead) => {
    const { folder, url } = await newInbox()

    const first = await fetch(url + lead.path, {
      method: 'POST',
      body: new URLSearchParams(lead.fields),
      redirect: 'manual',
    })
    expect(first.status).toBe(302)
    expect(await leadsIn(folder, lead.file), 'on disk before the response').toEqual([
      { receivedAt: expect.stringMatching(isoTime), ...lead.fields },
    ])

    const second = await fetch(new URL(first.headers.get('location') ?? '', url))
    expect(second.status).toBe(200)
    expect(second.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await second.text()).toBe('{"result":"success"}')
    expect(await filesIn(folder)).toEqual([lead.file])
  })

  it('gets an OK response if the client follows redirects itself', async () => {
    const { sendEnquiry } = await newInbox()

    const response = await sendEnquiry()

    expect(response).toMatchObject({ status: 200, redirected: true })
  })

  it.each([
    ['home-messages.csv', 'receivedAt,name,email,subject,message'],
    [
      'project-enquiries.csv',
      'receivedAt,name,mobile,email,city,projectLocation,projectDescription,sources,servicesRequired,projectDetails',
    ],
    [
      'estimates.csv',
      'receivedAt,timestamp,name,email,phone,plotSize,plotAreaSqFt,authority,calculationMode,basementArea,groundFloorArea,firstFloorArea,totalCoveredArea,qualityGrade,services,architecturalCost,interiorCost,grayStructureCost,finishingCost,totalDesignCost,totalConstructionCost,grandTotal,costPerSqFt',
    ],
  ])('starts %s with a header row', async (file, header) => {
    const { folder, sendMessage, sendEnquiry, sendEstimate } = await newInbox()
    await sendMessage()
    await sendEnquiry()
    await sendEstimate()

    const [firstLine] = (await readFile(join(folder, file), 'utf8')).split('\n')

    expect(firstLine).toBe(header)
  })

  it('may have an empty grade, authority and list of services', async () => {
    const { folder, sendEstimate } = await newInbox()

    await sendEstimate({ qualityGrade: '', services: '', authority: '' })

    expect(await leadsIn(folder, 'estimates.csv')).toMatchObject([
      { qualityGrade: '', services: '', authority: '' },
    ])
  })

  it.each(['_visitor@example.com', '+news@example.com', 'a@localhost', 'نام@example.com'])(
    'may have any e-mail address that browsers accept, such as %s',
    async (email) => {
      const { sendEnquiry } = await newInbox()

      const response = await sendEnquiry({ email })

      expect(response.status).toBe(200)
    },
  )
})

describe('a request for another path', () => {
  it.each([
    '/',
    '/contact',
    '/ajax',
    '/ajax/',
    '/ajax/a/b',
    '/macros/s/estimate',
    '/macros/s/estimate/exec/more',
  ])('is passed on to the rest of the site: %s', async (path) => {
    const { folder, url } = await newInbox()

    const response = await fetch(url + path)

    expect(await response.text()).toBe('the rest of the site')
    expect(await filesIn(folder)).toEqual([])
  })

  it('accepts a lead whose URL has a query, such as tracking parameters', async () => {
    const { folder, url } = await newInbox()

    await postUrlEncoded(`${url}${enquiryPath}?utm_source=mail`, enquiry)

    expect(await leadsIn(folder, 'project-enquiries.csv')).toHaveLength(1)
  })
})
