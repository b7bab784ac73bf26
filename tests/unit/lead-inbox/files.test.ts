import { appendFile, mkdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { estimate, homeMessage, leadsIn, newFolder, newInbox, startInbox } from './inbox'

/** Sends a home message to a new server with the same folder, as after a restart. */
async function sendAfterRestart(folder: string): Promise<Response> {
  const { sendMessage, stop } = await startInbox(folder)
  const response = await sendMessage()
  await stop()
  return response
}

describe('a repeated lead', () => {
  it('is stored once if it arrives 20 times concurrently, with an OK response each time', async () => {
    const { folder, sendEstimate } = await newInbox()

    const responses = await Promise.all(Array.from({ length: 20 }, () => sendEstimate()))

    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
    expect(await leadsIn(folder, 'estimates.jsonl')).toHaveLength(1)
  })

  it('is an estimate with the same timestamp and e-mail address, also after a restart', async () => {
    const folder = await newFolder()
    const first = await startInbox(folder)
    await first.sendEstimate()
    await first.stop()

    const second = await startInbox(folder)
    const repeated = await second.sendEstimate({ name: 'Another name' })
    await second.sendEstimate({ email: 'other@example.com' })
    await second.sendEstimate({ timestamp: '2026-01-02T03:04:05.679Z' })

    expect(repeated.status).toBe(200)
    expect(await leadsIn(folder, 'estimates.jsonl')).toHaveLength(3)
  })

  it('is a message or an enquiry of which every text is the same, within an hour', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-01T08:00:00.000Z'), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const folder = await newFolder()
    const sendAt = async (time: string, changes = {}) => {
      vi.setSystemTime(new Date(`2026-03-01T${time}.000Z`))
      const { sendMessage, sendEnquiry, stop } = await startInbox(folder)
      const responses = [await sendMessage(changes), await sendEnquiry(changes)]
      expect(responses.map(({ status }) => status)).toEqual([200, 200])
      await stop()
      return [
        (await leadsIn(folder, 'home-messages.jsonl')).length,
        (await leadsIn(folder, 'project-enquiries.jsonl')).length,
      ]
    }

    expect(await sendAt('08:00:00')).toEqual([1, 1])
    expect(await sendAt('08:59:59')).toEqual([1, 1])
    expect(await sendAt('08:59:59', { name: 'Another name' })).toEqual([2, 2])
    expect(await sendAt('09:00:00')).toEqual([3, 3])
  })
})

it('stores 60 concurrent leads of all kinds without losing or mixing any', async () => {
  const { folder, sendMessage, sendEnquiry, sendEstimate } = await newInbox()
  const numbers = Array.from({ length: 20 }, (_, number) => `Visitor ${number}, "${number}"`)

  const responses = await Promise.all(
    numbers.flatMap((name, number) => [
      sendMessage({ name, email: `${number}@example.com`, message: `from\n${name}` }),
      sendEnquiry({ name, email: `${number}@example.com`, projectDetails: `from\n${name}` }),
      sendEstimate({ name, email: `${number}@example.com` }),
    ]),
  )

  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
  const messages = await leadsIn(folder, 'home-messages.jsonl')
  const enquiries = await leadsIn(folder, 'project-enquiries.jsonl')
  const estimates = await leadsIn(folder, 'estimates.jsonl')
  const sorted = numbers.toSorted()
  expect(messages.map((lead) => lead['name']).toSorted()).toEqual(sorted)
  expect(enquiries.map((lead) => lead['name']).toSorted()).toEqual(sorted)
  expect(estimates.map((lead) => lead['name']).toSorted()).toEqual(sorted)
  // Multipart forms encode line breaks as CRLF.
  expect(messages.map((lead) => lead['message'])).toEqual(messages.map((lead) => `from\r\n${lead['name']}`))
  expect(enquiries.map((lead) => lead['projectDetails'])).toEqual(
    enquiries.map((lead) => `from\n${lead['name']}`),
  )
  expect(estimates.map((lead) => lead['email'])).toEqual(
    estimates.map((lead) => `${numbers.indexOf(lead['name'] ?? '')}@example.com`),
  )
})

it.each([
  ['a phone number', '03001234567'],
  ['a formula', '=1+1'],
  ['commas and quotes', 'a, "b", ""c"", \'d\''],
  ['line breaks of every kind', '\none\ntwo\r\nthree\rfour\u2028five '],
  ['Urdu and emoji', 'براہ کرم مجھے کال کریں 🏡👷🏽‍♀️'],
  ['control characters', '\0\t\u001B\uFEFF'],
])('a text is stored unchanged: %s', async (_, projectDetails) => {
  const { folder, sendEnquiry } = await newInbox()

  await sendEnquiry({ projectDetails })

  expect(await leadsIn(folder, 'project-enquiries.jsonl')).toMatchObject([{ projectDetails }])
})

describe('a disk error', () => {
  it('gives status 500, and leads are stored again once it is fixed', async () => {
    const logError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const folder = join(await newFolder(), 'leads')
    await mkdir(folder)
    const { sendMessage, sendEstimate } = await startInbox(folder)
    await rm(folder, { recursive: true })
    await writeFile(folder, 'a file in the place of the folder')

    const message = await sendMessage()
    expect(message.status).toBe(500)
    expect(await message.json()).toMatchObject({ success: 'false' })
    const failed = await sendEstimate()
    expect(failed.status).toBe(500)
    expect(await failed.text(), 'reveals no path of the server').not.toContain(folder)
    expect(logError).toHaveBeenCalledTimes(2)
    expect(await readFile(folder, 'utf8')).toBe('a file in the place of the folder')

    await rm(folder)
    expect((await sendEstimate()).status, 'not treated as a duplicate').toBe(200)
    expect((await sendMessage()).status).toBe(200)
    expect(await leadsIn(folder, 'estimates.jsonl')).toHaveLength(1)
    expect(await leadsIn(folder, 'home-messages.jsonl')).toHaveLength(1)
  })
})

describe('a last line', () => {
  const whole = JSON.stringify({
    receivedAt: '2026-01-01T00:00:00.000Z',
    ...homeMessage,
    name: 'Early Visitor',
  })

  it.each([
    ['within a text', Buffer.from(whole.slice(0, 60))],
    ['within a two-byte character', Buffer.from('{"name":"ن').subarray(0, -1)],
    ['with null bytes', Buffer.alloc(4)],
  ])('that was truncated %s is left as it is, and the next lead starts a new one', async (_, truncated) => {
    const folder = await newFolder()
    const before = Buffer.concat([Buffer.from(`${whole}\n`), truncated])
    await writeFile(join(folder, 'home-messages.jsonl'), before)

    expect((await sendAfterRestart(folder)).status).toBe(200)

    const after = await readFile(join(folder, 'home-messages.jsonl'))
    expect(after.subarray(0, before.length + 1)).toEqual(Buffer.concat([before, Buffer.from('\n')]))
    expect(JSON.parse(after.toString('utf8', before.length))).toMatchObject({ name: 'Test Visitor' })
  })

  it('that lacks only its line break counts', async () => {
    const folder = await newFolder()
    await writeFile(join(folder, 'home-messages.jsonl'), whole)

    await sendAfterRestart(folder)

    const leads = await leadsIn(folder, 'home-messages.jsonl')
    expect(leads.map(({ name }) => name)).toEqual(['Early Visitor', 'Test Visitor'])
  })

  it('that was truncated does not count as a stored estimate, which is stored if it is sent again', async () => {
    const folder = await newFolder()
    const file = join(folder, 'estimates.jsonl')
    const first = await startInbox(folder)
    await first.sendEstimate()
    await first.stop()
    await truncate(file, (await readFile(file)).length - 5)

    const second = await startInbox(folder)
    await second.sendEstimate()
    await second.sendEstimate()

    const [, line = '', ...others] = (await readFile(file, 'utf8')).trim().split('\n')
    expect(JSON.parse(line)).toMatchObject(estimate)
    expect(others).toEqual([])
  })
})

describe('while the server is running', () => {
  it('a file that was moved is created again', async () => {
    const { folder, sendEstimate } = await newInbox()
    await sendEstimate()
    await rename(join(folder, 'estimates.jsonl'), join(folder, 'done.jsonl'))

    await sendEstimate()

    expect(await leadsIn(folder, 'estimates.jsonl')).toHaveLength(1)
    expect(await leadsIn(folder, 'done.jsonl')).toHaveLength(1)
  })

  it('lines that another program has added or broken don’t block the leads that follow', async () => {
    const { folder, sendMessage } = await newInbox()
    await appendFile(join(folder, 'home-messages.jsonl'), 'a note\n\n[1]\n{"receivedAt":5}\n"half a line')

    await sendMessage()

    const text = await readFile(join(folder, 'home-messages.jsonl'), 'utf8')
    expect(JSON.parse(text.trim().split('\n').at(-1) ?? '')).toMatchObject({ name: 'Test Visitor' })
  })
})
