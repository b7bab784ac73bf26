import { appendFile, open, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openXlsx, saveXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { runLeadCommand } from '../../../integrations/lead-inbox/runLeadCommand.ts'
import { estimate, filesIn, leadsIn, newFolder, newInbox, rowsIn } from './inbox'

/** A folder with two estimates of Ali, an estimate of Bilal and a message of Ali, and a function that runs a command. */
async function leads() {
  const { folder, sendEstimate, sendMessage, settled } = await newInbox()
  const ali = { name: 'Ali', email: 'Ali@example.com' }
  await sendEstimate(ali)
  await sendEstimate({ name: 'Bilal', email: 'bilal@example.com', phone: '+92 321 0000000' })
  await sendEstimate({ ...ali, email: 'office@example.com', timestamp: '2026-02-03T03:04:05.678Z' })
  await sendMessage(ali)
  await settled()
  const names = async () => (await leadsIn(folder, 'estimates.jsonl')).map(({ name }) => name)
  const rows = async () => (await rowsIn(folder, 'Estimates')).map((row) => row['name'])
  return {
    folder,
    settled,
    names,
    rows,
    sendEstimate,
    run: (...args: string[]) => runLeadCommand({ folder }, args),
  }
}

it('deletes all leads with an e-mail address or a phone number, also from backups', async () => {
  const { folder, names, rows, run, sendEstimate, settled } = await leads()
  await run('backup')
  const [name = ''] = await readdir(join(folder, 'backups'))
  const backup = join(folder, 'backups', name)
  expect(await filesIn(backup)).toEqual(['estimates.jsonl', 'home-messages.jsonl', 'leads.xlsx'])

  expect(await run('delete', '0092', '300', '0000000', '--dry-run')).toMatch(
    /^Estimate, .*Ali, Ali@example.com[^]*Would be deleted: 4 in the files, 4 rows in workbooks\.$/,
  )
  expect(await rows()).toEqual(['Ali', 'Bilal', 'Ali'])
  expect(await run('delete', 'ALI@example.com')).toMatch(/\nDeleted: 4 in the files, 4 rows in workbooks\.$/)
  expect(await run('delete', '0300 0000000')).toMatch(/\nDeleted: 2 in the files, 2 rows in workbooks\.$/)

  expect([await names(), await rows()]).toEqual([['Bilal'], ['Bilal']])
  expect(await rowsIn(folder, 'Home messages')).toEqual([])
  expect(await leadsIn(backup, 'estimates.jsonl')).toMatchObject([{ name: 'Bilal' }])
  await sendEstimate({ name: 'Chand', email: 'chand@example.com' })
  await settled()
  expect([await names(), await rows()]).toEqual([
    ['Bilal', 'Chand'],
    ['Bilal', 'Chand'],
  ])
})

it('deletes what is older than twelve months', async () => {
  const { folder, names, run } = await leads()
  const line = JSON.stringify({ receivedAt: '2020-01-01T00:00:00.000Z', ...estimate, name: 'Early Visitor' })
  await appendFile(join(folder, 'estimates.jsonl'), `${line}\n`)
  await run()

  expect(await run('expire')).toMatch(
    /^Estimate, 2020-01-01T[^\n]*\nDeleted: 1 in the files, 1 rows in workbooks\.$/,
  )

  expect(await names()).toEqual(['Ali', 'Bilal', 'Ali'])
  expect(await run('expire')).toBe('Deleted: 0 in the files, 0 rows in workbooks.')
})

it('keeps what people have added, other lines, and a lead that is stored meanwhile', async () => {
  const { folder, rows, run } = await leads()
  const workbook = await openXlsx(await readFile(join(folder, 'leads.xlsx')), { readStyles: true })
  const [sheet] = workbook.sheets
  for (const [index, row] of (sheet?.rows ?? []).entries())
    row.unshift(index === 0 ? 'Note' : `note ${index}`)
  sheet?.rows.forEach((row, index) => row.push(index === 0 ? 'Sum' : null))
  const sum = (sheet?.rows[0]?.length ?? 0) - 1
  if (sheet) sheet.cells = new Map([[`3,${sum}`, { value: null, type: 'formula', formula: 'B4' }]])
  await writeFile(join(folder, 'leads.xlsx'), await saveXlsx(workbook))
  await appendFile(join(folder, 'estimates.jsonl'), '{"name":"Ali')
  const server = await open(join(folder, 'estimates.jsonl'), 'a')

  const deleted = run('delete', 'ali@example.com')
  while ((await readFile(join(folder, 'estimates.jsonl'), 'utf8')).includes('Ali@')) continue
  await server.appendFile(`\n${JSON.stringify({ receivedAt: '', name: 'Late' })}\n`)
  await Promise.all([deleted, server.close()])

  const lines = (await readFile(join(folder, 'estimates.jsonl'), 'utf8')).split('\n')
  expect(lines.map((line) => /"name":"(\w+)/.exec(line)?.[1] ?? '')).toEqual([
    'Bilal',
    'Ali',
    'Ali',
    'Late',
    '',
  ])
  expect(await rows(), 'emptied, because of the formula').toEqual(['', 'Bilal', 'Ali'])
  expect((await rowsIn(folder, 'Estimates')).map((row) => row['Note'])).toEqual(['', 'note 2', 'note 3'])
})

it.each([
  [['delete', 'Ali'], 'neither an e-mail address nor a phone number'],
  [['delete', '0300'], 'neither an e-mail address nor a phone number'],
  [['delete'], 'Usage:'],
  [['expire', 'now'], 'Usage:'],
  [['remove', 'ali@example.com'], 'Usage:'],
  [['--dry-run'], 'Usage:'],
])('a wrong command changes nothing and says so: %j', async (args, message) => {
  const { names, rows, run } = await leads()

  await expect(run(...args)).rejects.toThrow(message)

  expect([await names(), await rows()]).toEqual([
    ['Ali', 'Bilal', 'Ali'],
    ['Ali', 'Bilal', 'Ali'],
  ])
})

it.each([
  ['open', '~$leads.xlsx', 'is open in a spreadsheet program'],
  ['damaged', 'leads-2.xlsx', 'leads-2.xlsx can’t be read'],
])('nothing is deleted while a workbook is %s', async (_, file, message) => {
  const { folder, names, rows, run } = await leads()
  await writeFile(join(folder, file), '')

  await expect(run('delete', 'ali@example.com')).rejects.toThrow(message)
  expect([await names(), await rows()].map((one) => one.length)).toEqual([3, 3])
})

it.each([[[]], [['backup']], [['expire']], [['delete', 'ali@example.com']]])(
  'without leads, %j says so',
  async (args) => {
    const folder = join(await newFolder(), 'none')
    expect(await runLeadCommand({ folder }, args)).toBe('There are no leads yet.')
  },
)
