import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { describe, expect, it, vi } from 'vitest'
import {
  enquiry,
  enquiryPath,
  estimate,
  estimatePath,
  filesIn,
  leadsIn,
  listen,
  newFolder,
  newInbox,
  startInbox,
} from './inbox'

const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/

describe('a valid lead', () => {
  it('as a home message gets an e-mail service’s response and is stored without its control fields', async () => {
    const { folder, sendMessage } = await newInbox()

    const response = await sendMessage()

    expect(await response.json()).toMatchObject({ success: 'true' })
    expect(await leadsIn(folder, 'home-messages.jsonl')).toEqual([
      {
        receivedAt: expect.stringMatching(isoTime),
        name: 'Test Visitor',
        email: 'visitor@example.com',
        subject: 'A house',
        message: 'Please call me.',
      },
    ])
  })

  it.each([
    // With tracking parameters.
    {
      kind: 'enquiry',
      path: `${enquiryPath}?utm_source=mail`,
      fields: enquiry,
      file: 'project-enquiries.jsonl',
    },
    { kind: 'estimate', path: estimatePath, fields: estimate, file: 'estimates.jsonl' },
  ])('as an $kind gets a spreadsheet script’s response and is stored with all its fields', async (lead) => {
    const { folder, url, settled } = await newInbox()

    const body = new URLSearchParams(lead.fields)
    const first = await fetch(url + lead.path, { method: 'POST', body, redirect: 'manual' })
    expect(first.status).toBe(302)
    expect(await leadsIn(folder, lead.file), 'on disk before the response').toEqual([
      { receivedAt: expect.stringMatching(isoTime), ...lead.fields },
    ])

    const second = await fetch(new URL(first.headers.get('location') ?? '', url))
    expect(await second.text()).toBe('{"result":"success"}')
    await settled()
    expect(await filesIn(folder)).toEqual([lead.file, 'leads.xlsx'].toSorted())
  })
})

it.each(['/', '/ajax', '/macros/s/estimate/exec/more'])('a plain server does not find %s', async (path) => {
  const { url } = await newInbox()

  expect((await fetch(url + path)).status).toBe(404)
})

describe('a new lead', () => {
  it('is logged without personal data', async () => {
    const { log, sendEnquiry, sendEstimate, sendMessage } = await newInbox()

    for (const send of [sendEstimate, sendEstimate, sendEnquiry, sendMessage]) await send()

    const lines = log.mock.calls.flat()
    expect(lines).toEqual([
      'Estimate stored: 10 marla, DHA',
      'Project enquiry stored: Lahore',
      'Home message stored',
    ])
  })

  it('is posted to the webhook once, as JSON', async () => {
    const posted = vi.fn<(body: unknown) => void>()
    const webhook = createServer(async (request, response) => {
      posted(await json(request))
      response.end()
    })
    const { sendEstimate } = await startInbox(await newFolder(), { webhookUrl: await listen(webhook) })

    for (let time = 0; time < 2; time += 1) expect((await sendEstimate()).status).toBe(200)

    await vi.waitFor(() => expect(posted).toHaveBeenCalledOnce())
    const text = expect.stringMatching(/^Estimates: Test Visitor\n[^]*\nGrand total, PKR: 27,995,990\n/)
    const lead = { ...estimate, openHouse: expect.stringContaining('#v=1&plot=10') }
    expect(posted).toHaveBeenCalledWith({ kind: 'Estimate', text, lead: expect.objectContaining(lead) })
  })

  it.each([
    ['is not a URL', async () => 'webhook', /^The webhook \(not a URL\) failed: Invalid URL$/],
    [
      'fails',
      () => listen(createServer((_, response) => response.writeHead(500).end())),
      /^The webhook 127\.0\.0\.1:\d+ failed: Status 500$/,
    ],
    [
      'is down',
      async () => {
        const server = createServer()
        const url = await listen(server)
        server.close()
        return `${url.replace('127.0.0.1', 'localhost')}/secret`
      },
      /^The webhook localhost:\d+ failed: .*ECONNREFUSED/,
    ],
    ['never responds', () => listen(createServer()), /^$/],
  ])('is stored at once if the webhook %s', async (_, urlOf, message) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const folder = await newFolder()
    const { sendEstimate } = await startInbox(folder, { webhookUrl: await urlOf() })

    expect((await sendEstimate()).status).toBe(200)
    expect(await leadsIn(folder, 'estimates.jsonl')).toHaveLength(1)
    await vi.waitFor(() => expect(warn.mock.calls.flat().join(' ')).toMatch(message))
  })
})
