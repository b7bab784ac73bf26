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
    /^Estimate, .*Ali, Ali@example.com[^]*Would be deleted in \S+: 4 in the files, 4 rows in workbooks\.$/,
  )
  expect(await rows()).toEqual(['Ali', 'Bilal', 'Ali'])
  expect(await run('delete', 'ALI@example.com')).toMatch(/: 4 in the files, 4 rows in workbooks\.$/)
  expect(await run('delete', '0300 0000000')).toMatch(/: 2 in the files, 2 rows in workbooks\.$/)

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
    /^Estimate, 2020-01-01T[^\n]*\nEstimates, row 5, [^\n]*\nDeleted in \S+: 1 in the files, 1 rows in workbooks\.$/,
  )

  expect(await names()).toEqual(['Ali', 'Bilal', 'Ali'])
  expect(await run('expire')).toBe(`Deleted in ${folder}: 0 in the files, 0 rows in workbooks.`)
})

it('lists and deletes rows that people have added, also in sheets of their own', async () => {
  const { folder, rows, run } = await leads()
  const path = join(folder, 'leads.xlsx')
  const workbook = await openXlsx(await readFile(path), { readStyles: true })
  const headings = workbook.sheets[0]?.rows[0] ?? []
  const byHand: Record<string, string | Date> = { Name: 'Walk-in', Phone: '0333 1112223' }
  const rowOf = (received: string | Date) =>
    headings.map((heading) => ({ ...byHand, Received: received })[String(heading)] ?? null)
  workbook.sheets[0]?.rows.push(
    rowOf('2020-10-01 10:00'),
    rowOf(new Date('2020-10-01T10:00Z')),
    rowOf('later'),
  )
  workbook.sheets.push({
    name: 'My calls',
    rows: [['Phone'], ['0300 1112223 / 042 3111222'], ['+92 333 1112223']],
  })
  await writeFile(path, await saveXlsx(workbook))

  const walkIn = (row: number, received: string) =>
    `Estimates, row ${row}, Walk-in, 0333 1112223, ${received} (${path})`
  const expired = [walkIn(5, '2020-10-01 10:00'), walkIn(6, '2020-10-01T10:00:00.000Z')]
  const total = (count: number) => `Deleted in ${folder}: 0 in the files, ${count} rows in workbooks.`
  expect(await run('expire')).toBe([...expired, total(2)].join('\n'))
  expect(await run('delete', '0333 1112223')).toBe(
    [walkIn(5, 'later'), `My calls, row 3, +92 333 1112223 (${path})`, total(2)].join('\n'),
  )

  expect(await rows()).toEqual(['Ali', 'Bilal', 'Ali'])
  expect(await rowsIn(folder, 'My calls')).toEqual([{ phone: '0300 1112223 / 042 3111222' }])
  expect(await run('delete', '042 3111222')).toMatch(/^My calls, row 2, /)
})

it('copies the leads to a folder that exists, and to no other', async () => {
  const { run } = await leads()
  const stick = await newFolder()

  await expect(run('backup', join(stick, 'forgotten'))).rejects.toThrow('There is no folder')
  expect(await filesIn(stick)).toEqual([])
  expect(await run('backup', stick)).toContain(`copied to ${stick}`)
  expect(await filesIn(stick)).toHaveLength(1)
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
    expect(await runLeadCommand({ folder }, args)).toBe(`There are no leads in ${folder} yet.`)
  },
)
