import fsPromises, { appendFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest'
import { estimate, leadsIn, newFolder, newInbox, startInbox } from './inbox'

const suspect = { name: 'www.example.com', email: 'suspect@example.com' }

let readFile: MockInstance<typeof fsPromises.readFile>

beforeEach(() => {
  readFile = vi.spyOn(fsPromises, 'readFile')
  // Modules that import `readFile` by its name get the spy, too.
  syncBuiltinESMExports()
})

afterEach(() => {
  readFile.mockRestore()
  syncBuiltinESMExports()
})

/** How often the inbox has read each file since the last call. */
function countReads(): Readonly<Record<string, number>> {
  const files = readFile.mock.calls.map(([path]) => basename(String(path)))
  readFile.mockClear()
  return Object.fromEntries(
    [...new Set(files)].map((file) => [file, files.filter((one) => one === file).length]),
  )
}

it('after a restart each file is read once, however many leads follow', async () => {
  const folder = await newFolder()
  const first = await startInbox(folder)
  await first.sendEstimate()
  await first.sendEstimate(suspect)
  await first.stop()
  countReads()

  const second = await startInbox(folder)
  for (let number = 0; number < 3; number += 1) {
    await second.sendEstimate({ email: `${number}@example.com` })
    await second.sendEstimate(suspect)
  }

  expect(countReads()).toEqual({ 'estimates.csv': 1, 'estimates.suspected-spam.csv': 1 })
  expect(await leadsIn(folder, 'estimates.csv')).toHaveLength(4)
  expect(await leadsIn(folder, 'estimates.suspected-spam.csv')).toHaveLength(1)
})

it('a file that was repaired is not read again', async () => {
  const { folder, sendEstimate, stop } = await newInbox()
  await sendEstimate(suspect)
  await stop()
  await appendFile(join(folder, 'estimates.suspected-spam.csv'), 'half a row')
  countReads()

  const second = await startInbox(folder)
  for (let number = 0; number < 2; number += 1) await second.sendEstimate({ email: `${number}@example.com` })

  expect(countReads()).toEqual({ 'estimates.suspected-spam.csv': 1 })
})

it('a file that another program has changed is read again', async () => {
  const { folder, sendEstimate } = await newInbox()
  await sendEstimate()
  const file = join(folder, 'estimates.csv')
  const [, row = ''] = (await fsPromises.readFile(file, 'utf8')).split('\n')
  await appendFile(file, `${row.replace(estimate['email'] ?? '', 'added@example.com')}\n`)
  countReads()

  await sendEstimate({ email: 'added@example.com' })

  expect(countReads()).toEqual({ 'estimates.csv': 1 })
  expect(await leadsIn(folder, 'estimates.csv')).toHaveLength(2)
})

it('messages, which are stored each time, are not looked for among the suspects', async () => {
  const { folder, sendMessage, stop } = await newInbox()
  await sendMessage({ message: '<a href="http://x.example">x</a>' })
  await stop()

  const second = await startInbox(folder)
  await second.sendMessage()
  await appendFile(join(folder, 'home-messages.suspected-spam.csv'), 'half a row')
  countReads()
  await second.sendMessage()

  expect(countReads()).toEqual({})
})
