import { describe, expect, it } from 'vitest'
import { enquiry, enquiryPath, estimate, estimatePath, filesIn, leadsIn, newInbox } from './inbox'

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
