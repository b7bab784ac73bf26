import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { parseLimit } from '../../../integrations/lead-inbox/index.ts'
import { filesIn, leadsIn, newFolder, startInbox } from './inbox'

/** The total size of the files in a folder. */
async function bytesIn(folder: string): Promise<number> {
  const sizes = await Promise.all(
    (await readdir(folder)).map(async (file) => (await stat(join(folder, file))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

describe('a folder of leads that has reached its limit', () => {
  it('rejects leads of all kinds, logs it once, and accepts leads again when there is room', async () => {
    const logError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const folder = await newFolder()
    await writeFile(join(folder, 'large.bin'), 'x'.repeat(1000))
    const { sendMessage, sendEstimate } = await startInbox(folder, 1000)

    const message = await sendMessage()
    expect(message.status).toBe(507)
    expect(await message.json()).toEqual({ success: 'false', message: expect.stringContaining('full') })
    const rejected = await sendEstimate()
    expect(rejected.status).toBe(507)
    expect(await rejected.text()).toContain('full')
    expect(await filesIn(folder), 'not even a header is written').toEqual(['large.bin'])
    expect(logError, 'logged once').toHaveBeenCalledTimes(1)
    expect(logError).toHaveBeenCalledWith(
      expect.stringContaining(`${folder} has reached its limit of 1000 bytes`),
    )

    await rm(join(folder, 'large.bin'))
    expect((await sendEstimate()).status).toBe(200)
    expect(await leadsIn(folder, 'estimates.csv'), 'not treated as a duplicate').toHaveLength(1)
  })

  it('still accepts an estimate that is already stored', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const folder = await newFolder()
    const first = await startInbox(folder)
    await first.sendEstimate()

    const second = await startInbox(folder, 1)

    expect((await second.sendEstimate()).status).toBe(200)
    expect((await second.sendEnquiry()).status).toBe(507)
  })

  it('never exceeds it with concurrent leads, and stores every lead with an OK response', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const folder = await newFolder()
    const { sendMessage, sendEnquiry, sendEstimate } = await startInbox(folder, 5000)

    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, number) => [
        sendMessage({ email: `${number}@example.com` }),
        sendEnquiry({ email: `${number}@example.com` }),
        sendEstimate({ email: `${number}@example.com` }),
      ]).flat(),
    )

    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 507]))
    expect(await bytesIn(folder)).toBeLessThanOrEqual(5000)
    const files = ['home-messages.csv', 'project-enquiries.csv', 'estimates.csv']
    const stored = await Promise.all(files.map((file) => leadsIn(folder, file)))
    expect(stored.flat()).toHaveLength(responses.filter(({ status }) => status === 200).length)
  })
})

describe('LEADS_LIMIT_BYTES', () => {
  it('is a number of bytes, 256 MiB by default', () => {
    expect(parseLimit('1000')).toBe(1000)
    expect(parseLimit(undefined)).toBe(268_435_456)
    expect(parseLimit('')).toBe(268_435_456)
  })

  it.each(['0', '-1', '1.5', '10 MB', 'none', 'Infinity'])(
    'stops the server if it is invalid: %s',
    (text) => {
      expect(() => parseLimit(text)).toThrow(
        `LEADS_LIMIT_BYTES is "${text}"; it must be a whole number of bytes above 0.`,
      )
    },
  )
})
