import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { parseLimit } from '../../../integrations/lead-inbox/index.ts'
import { filesIn, leadsIn, newFolder, startInbox } from './inbox'

it('a folder at its limit rejects leads of all kinds, logs it once, and accepts them when there is room', async () => {
  const logError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const folder = await newFolder()
  await writeFile(join(folder, 'large.bin'), 'x'.repeat(1000))
  const { sendMessage, sendEstimate } = await startInbox(folder, 1000)

  expect((await sendMessage()).status).toBe(507)
  const rejected = await sendEstimate()
  expect(rejected.status).toBe(507)
  expect(await rejected.text()).toContain('full')
  expect(await filesIn(folder), 'not even a header is written').toEqual(['large.bin'])
  expect(logError).toHaveBeenCalledTimes(1)

  await rm(join(folder, 'large.bin'))
  expect((await sendEstimate()).status).toBe(200)
  expect(await leadsIn(folder, 'estimates.csv'), 'not treated as a duplicate').toHaveLength(1)
})

it.each([
  ['1000', 1000],
  [undefined, 268_435_456],
  ['', 268_435_456],
])('LEADS_LIMIT_BYTES %j is %i bytes', (text, bytes) => {
  expect(parseLimit(text)).toBe(bytes)
})

it.each(['0', '10 MB', 'Infinity'])('LEADS_LIMIT_BYTES "%s" stops the server', (text) => {
  expect(() => parseLimit(text)).toThrow(`LEADS_LIMIT_BYTES is "${text}"`)
})
