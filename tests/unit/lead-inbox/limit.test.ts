import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { limitFrom } from '../../../integrations/lead-inbox/index.ts'
import {
  enquiry,
  enquiryPath,
  estimate,
  estimatePath,
  filesIn,
  homeMessage,
  homePath,
  leadsIn,
  newFolder,
  postMultipart,
  postUrlEncoded,
  startInbox,
} from './inbox'

/** The bytes of all files in a folder. */
async function bytesIn(folder: string): Promise<number> {
  const sizes = await Promise.all(
    (await readdir(folder)).map(async (file) => (await stat(join(folder, file))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

describe('a folder of leads that has reached its limit', () => {
  it('takes no more leads of any kind, says so to sender and terminal, and goes on when there is room', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const folder = await newFolder()
    await writeFile(join(folder, 'large.bin'), 'x'.repeat(1000))
    const { url } = await startInbox(folder, 1000)

    const message = await postMultipart(url + homePath, homeMessage)
    expect(message.status).toBe(507)
    expect(await message.json()).toEqual({ success: 'false', message: expect.stringContaining('full') })
    const refused = await postUrlEncoded(url + estimatePath, estimate)
    expect(refused.status).toBe(507)
    expect(await refused.text()).toContain('full')
    expect(await filesIn(folder), 'not even a header is written').toEqual(['large.bin'])
    expect(complain, 'a flood of leads is no flood of lines').toHaveBeenCalledTimes(1)
    expect(complain).toHaveBeenCalledWith(
      expect.stringContaining(`${folder} has reached its limit of 1000 bytes`),
    )

    await rm(join(folder, 'large.bin'))
    expect((await postUrlEncoded(url + estimatePath, estimate)).status).toBe(200)
    expect(await leadsIn(folder, 'estimates.csv'), 'not taken for known').toHaveLength(1)
  })

  it('still answers an estimate that it has kept before', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const folder = await newFolder()
    const first = await startInbox(folder)
    await postUrlEncoded(first.url + estimatePath, estimate)

    const second = await startInbox(folder, 1)

    expect((await postUrlEncoded(second.url + estimatePath, estimate)).status).toBe(200)
    expect((await postUrlEncoded(second.url + enquiryPath, enquiry)).status).toBe(507)
  })

  it('is never exceeded by leads of all kinds that come at once, and keeps what it has answered as kept', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const folder = await newFolder()
    const { url } = await startInbox(folder, 5000)

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => [
        postMultipart(url + homePath, homeMessage),
        postUrlEncoded(url + enquiryPath, enquiry),
        postUrlEncoded(url + estimatePath, { ...estimate, email: `${number}@example.com` }),
      ]).flat(),
    )

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 507]))
    expect(await bytesIn(folder)).toBeLessThanOrEqual(5000)
    const files = ['home-messages.csv', 'project-enquiries.csv', 'estimates.csv']
    const kept = await Promise.all(files.map((file) => leadsIn(folder, file)))
    expect(kept.flat()).toHaveLength(answers.filter(({ status }) => status === 200).length)
  })
})

describe('the limit from the environment', () => {
  it('is a number of bytes, or 256 MiB where none is set', () => {
    expect(limitFrom('1000')).toBe(1000)
    expect(limitFrom(undefined)).toBe(268_435_456)
    expect(limitFrom('')).toBe(268_435_456)
  })

  it.each(['0', '-1', '1.5', '10 MB', 'none', 'Infinity'])(
    'stops the server where it is none: %s',
    (text) => {
      expect(() => limitFrom(text)).toThrow(`LEADS_LIMIT_BYTES is no number of bytes: ${text}`)
    },
  )
})
