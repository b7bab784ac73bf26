import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFile, open, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openXlsx, saveXlsx, writeXlsx, type RoundtripWorkbook, type Sheet } from 'hucre/xlsx'
import { describe, expect, it, vi } from 'vitest'
import { updateWorkbook } from '../../../integrations/lead-inbox/workbook.ts'
import {
  estimate,
  filesIn,
  leadsIn,
  newFolder,
  newInbox,
  numbers,
  rowsIn,
  startInbox,
  type Fields,
} from './inbox'

/** Changes the workbook like somebody who has it open, and saves it. */
async function edit(folder: string, change: (sheet: Sheet, workbook: RoundtripWorkbook) => void) {
  const path = join(folder, 'leads.xlsx')
  const workbook = await openXlsx(await readFile(path), { readStyles: true })
  const sheet = workbook.sheets.find(({ name }) => name === 'Estimates')
  if (!sheet) throw new Error('There are no estimates.')
  change(sheet, workbook)
  await writeFile(path, await saveXlsx(workbook))
}

/** An inbox with the estimates of these visitors in its workbook. */
async function inboxWith(...names: readonly string[]) {
  const inbox = await newInbox()
  const add = async (...more: readonly string[]) => {
    for (const name of more) await inbox.sendEstimate({ name, email: `${name}@example.com` })
    await inbox.settled()
  }
  await add(...names)
  return { ...inbox, add }
}

const namesIn = async (folder: string, file?: string) =>
  (await rowsIn(folder, 'Estimates', file)).map((row) => row['name'])

it('a lead is a row of its sheet: amounts and areas are numbers, all else is text', async () => {
  const { folder, sendEnquiry, sendEstimate, sendMessage, settled } = await newInbox()

  await sendEstimate({ name: 'عائشہ', phone: '03001234567', authority: '' })
  await sendEnquiry({ mobile: '+92 300 0000000', city: '1e5', projectDetails: 'One\r\ntwo\0\u001B' })
  await sendMessage({ subject: '3/4' })
  await settled()

  const enquiry = { mobile: '+92 300 0000000', city: '1e5', projectDetails: 'One\ntwo' }
  expect(await rowsIn(folder, 'Project enquiries')).toMatchObject([enquiry])
  expect(await rowsIn(folder, 'Home messages')).toMatchObject([{ name: 'Test Visitor', subject: '3/4' }])
  const [row] = await rowsIn(folder, 'Estimates')
  expect(row).toMatchObject({
    ...estimate,
    name: 'عائشہ',
    phone: '03001234567',
    authority: '',
    ...numbers,
  })
  const { sheets } = await openXlsx(await readFile(join(folder, 'leads.xlsx')), { readStyles: true })
  expect(sheets.map(({ name, hidden }) => [name, hidden ?? false])).toEqual([
    ['Estimates', false],
    ['Project enquiries', false],
    ['Home messages', false],
    ['Added leads', true],
  ])
  // So that a phone number stays text if somebody edits it.
  expect(sheets[0]?.cells?.get('1,4')?.style?.numFmt).toBe('@')
  const links = [...(sheets[0]?.cells?.values() ?? [])].flatMap(({ hyperlink }) => hyperlink?.target ?? [])
  expect(links).toEqual([row?.['openHouse'], row?.['whatsApp']])
})

describe('a cell', () => {
  it.each([
    ['that starts with =', '=1+1', "'=1+1"],
    ['that starts with +', '+92 300 (home)', "'+92 300 (home)"],
    ['that starts with -', '-2+A3', "'-2+A3"],
    ['that starts with @', '@SUM(A1)', "'@SUM(A1)"],
    ['that starts with a tab', '\tx', "'\tx"],
    ['that starts with a full-width ＝', '＝1+1', "'＝1+1"],
    ['that starts with a full-width ＋', '＋1', "'＋1"],
    ['that starts with a full-width －', '－1', "'－1"],
    ['that starts with a full-width ＠', '＠x', "'＠x"],
    ['with spaces before =', '  =1+1', "  '=1+1"],
    ['with a line break before =', '\n=1+1', "\n'=1+1"],
    ['with a byte order mark before =', '\uFEFF=1+1', "\uFEFF'=1+1"],
    ['with a semicolon before =', 'x;=1+1;y', "x;'=1+1;y"],
    ['with a semicolon, a space and a quote before =', 'x; "=1+1', 'x; "\'=1+1'],
    ['with a tab before @', 'x\t@SUM(A1)', "x\t'@SUM(A1)"],
    ['with a bar before +', 'x|+1', "x|'+1"],
    ['with a comma before -', 'x, -1', "x, '-1"],
    ['with several', '=1\n- 2;+3', "'=1\n'- 2;'+3"],
    ['with = + - @ further on', '1=1, a+b, c-d, e@f', '1=1, a+b, c-d, e@f'],
    ['with a leading apostrophe', "'tis", "'tis"],
  ])('%s has an apostrophe where a formula could start', async (_, projectDetails, stored) => {
    const { folder, sendEnquiry, settled } = await newInbox()

    await sendEnquiry({ projectDetails })
    await settled()

    expect(await rowsIn(folder, 'Project enquiries')).toMatchObject([{ projectDetails: stored }])
  })
})

it('what Excel can’t hold is cut there, and complete in the file', async () => {
  const { folder, sendEnquiry, settled } = await newInbox()
  const projectDetails = 'x'.repeat(40_000)

  await sendEnquiry({ projectDetails })
  await settled()

  expect(await rowsIn(folder, 'Project enquiries')).toMatchObject([{ projectDetails: 'x'.repeat(32_767) }])
  expect(await leadsIn(folder, 'project-enquiries.jsonl')).toMatchObject([{ projectDetails }])
})

describe('what people do in the workbook', () => {
  it('stays: columns, their order, notes, styles and formulas; the next lead follows the last one', async () => {
    const { folder, add } = await inboxWith('Ali', 'Bilal')
    await edit(folder, (sheet) => {
      // A column with a note between those of the leads, and two at the right that are filled down to row 500.
      const { rows } = sheet
      const name = rows[0]?.indexOf('Name') ?? -1
      for (const [index, row] of rows.entries())
        row.splice(0, 1, ['Note', 'called'][index] ?? null, row[name] ?? null)
      for (const row of rows) row.splice(name + 1, 1)
      rows[0]?.push('Half', 'Done')
      const width = rows[0]?.length ?? 0
      sheet.cells = new Map()
      for (let row = 1; row < 500; row += 1) {
        rows[row] ??= Array.from({ length: width }, () => null)
        rows[row]?.splice(width - 2, 2, null, row === 1)
        sheet.cells.set(`${row},${width - 2}`, { value: null, type: 'formula', formula: `A${row + 1}` })
      }
      sheet.cells.set('1,0', { value: 'called', type: 'string', style: { font: { bold: true } } })
    })

    await add('Chand')

    const [first, second, third, ...others] = await rowsIn(folder, 'Estimates')
    expect(first).toMatchObject({ Note: 'called', name: 'Ali', grandTotal: 27_995_990, Done: true })
    expect(second).toMatchObject({ Note: '', name: 'Bilal', Done: false })
    expect(third).toMatchObject({ Note: '', name: 'Chand', ...numbers, Done: false })
    expect(others).toHaveLength(496)
    expect(new Set(others.map((row) => row['name']))).toEqual(new Set(['']))
    const { sheets } = await openXlsx(await readFile(join(folder, 'leads.xlsx')), { readStyles: true })
    expect(sheets[0]?.rows[0]?.slice(0, 2)).toEqual(['Note', 'Name'])
    expect(sheets[0]?.cells?.get('1,0')?.style?.font?.bold).toBe(true)
    const formulas = [...(sheets[0]?.cells?.values() ?? [])].flatMap(({ formula }) => formula ?? [])
    expect(formulas).toHaveLength(499)
  })

  it('stays if the headings are those of an earlier version: the new columns are added at the right', async () => {
    const { folder, add } = await inboxWith('Ali')
    const names = ['receivedAt', 'name', 'phone', 'grandTotal', 'Called by']
    await edit(folder, (sheet) => {
      sheet.rows = [[...names], ['2026-01-01T00:00:00.000Z', 'Ali', '0300 0000000', '27995990', 'Zoë']]
      sheet.cells = new Map()
    })

    await add('Bilal')

    const [first, second] = await rowsIn(folder, 'Estimates')
    expect(Object.keys(first ?? {}).slice(0, 6)).toEqual([...names, 'received'])
    expect(first).toMatchObject({ name: 'Ali', grandTotal: '27995990', 'Called by': 'Zoë', received: '' })
    expect(second).toMatchObject({
      name: 'Bilal',
      'Called by': '',
      ...numbers,
      earlierEstimates: 1,
      status: '',
    })
    expect(await filesIn(folder)).toEqual(['estimates.jsonl', 'leads.xlsx'])
  })

  it('stays if the program stores the link to a house in two parts: it still opens the house', async () => {
    const { folder, add } = await inboxWith('Ali')
    await edit(folder, (sheet) => {
      const cells = [...(sheet.cells?.values() ?? [])]
      const cell = cells.find(({ hyperlink }) => hyperlink?.target.includes('#'))
      if (!cell?.hyperlink) throw new Error('There is no link.')
      const [target = '', location = ''] = cell.hyperlink.target.split('#')
      cell.hyperlink = { target, location, display: String(cell.value) }
    })

    await add('Bilal')

    const { sheets } = await openXlsx(await readFile(join(folder, 'leads.xlsx')), { readStyles: true })
    const links = [...(sheets[0]?.cells?.values() ?? [])].flatMap(({ hyperlink }) => hyperlink ?? [])
    const rows = await rowsIn(folder, 'Estimates')
    const urls = rows.flatMap((row) => [row['openHouse'], row['whatsApp']])
    expect(links).toEqual(urls.map((target) => ({ target })))
  })

  it('stays if rows are deleted, sorted and added', async () => {
    const { folder, add } = await inboxWith('Ali', 'Bilal', 'Chand')
    await edit(folder, (sheet) => {
      const [headings = [], , bilal = [], chand = []] = sheet.rows
      const byHand = headings.map((heading) => (heading === 'Name' ? 'By phone' : null))
      sheet.rows = [headings, chand, bilal, byHand]
      sheet.cells = new Map()
    })

    await add('Danish')

    expect(await namesIn(folder)).toEqual(['Chand', 'Bilal', 'By phone', 'Danish'])
  })

  it('may be to delete or rename a heading, a sheet or the workbook: no lead is left out', async () => {
    const { folder, add } = await inboxWith('Ali')
    await edit(folder, (sheet) => {
      sheet.rows[0]?.splice(4, 1, 'Telephone')
      sheet.cells?.delete('0,4')
    })
    await add('Bilal')
    expect((await rowsIn(folder, 'Estimates')).map((row) => [row['Telephone'], row['phone']])).toEqual([
      ['0300 0000000', ''],
      ['', '0300 0000000'],
    ])

    await edit(folder, (sheet) => Object.assign(sheet, { name: 'Old' }))
    await add('Chand')
    expect(await namesIn(folder)).toEqual(['Chand'])
    expect((await rowsIn(folder, 'Old')).map((row) => row['name'])).toEqual(['Ali', 'Bilal'])

    await rm(join(folder, 'leads.xlsx'))
    await add('Danish')
    expect(await namesIn(folder)).toEqual(['Ali', 'Bilal', 'Chand', 'Danish'])
  })
})

it.each(['.~lock.leads.xlsx#', '~$leads.xlsx'])(
  'while a spreadsheet program has the workbook open, it stays, which is logged once: %s',
  async (lock) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { folder, add } = await inboxWith('Ali')
    const before = await readFile(join(folder, 'leads.xlsx'))
    await writeFile(join(folder, lock), '')
    await add('Bilal', 'Chand')

    expect(await readFile(join(folder, 'leads.xlsx'))).toEqual(before)
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.any(String),
      expect.stringContaining(`delete ${lock}`),
    )
    expect(await leadsIn(folder, 'estimates.jsonl')).toHaveLength(3)

    await rm(join(folder, lock))
    await add('Danish')
    expect(await namesIn(folder)).toEqual(['Ali', 'Bilal', 'Chand', 'Danish'])
  },
)

it('what people save while a lead is added stays, and the lead is added later', async () => {
  const { folder, add } = await inboxWith('Ali')
  // Longer than the 64 KiB that fit into a pipe, so that writing the new workbook waits for its reader.
  const lead = (name: string) => ({ receivedAt: '', name, notes: randomBytes(24_000).toString('base64') })
  const lines = ['Bilal', 'Chand', 'Danish', 'Ehsan'].map((name) => `${JSON.stringify(lead(name))}\n`)
  await appendFile(join(folder, 'estimates.jsonl'), lines.join(''))
  const temporary = join(folder, `leads.xlsx.${process.pid}.tmp`)
  await promisify(execFile)('mkfifo', [temporary])

  const update = updateWorkbook(folder)
  const reader = await open(temporary)
  await edit(folder, (sheet) => sheet.rows[1]?.push('called'))
  await Promise.all([
    expect(update).rejects.toThrow('was saved by another program meanwhile'),
    reader.readFile().then(() => reader.close()),
  ])

  const { sheets } = await openXlsx(await readFile(join(folder, 'leads.xlsx')))
  expect(sheets[0]?.rows[1]).toContain('called')
  await add('Farhan')
  expect(await namesIn(folder)).toEqual(['Ali', 'Bilal', 'Chand', 'Danish', 'Ehsan', 'Farhan'])
})

it.each<[string, () => Promise<Uint8Array>]>([
  ['damaged', async () => Buffer.from('PK\u0003\u0004 damaged')],
  ['empty', async () => Buffer.alloc(0)],
  ['another one', () => writeXlsx({ sheets: [{ name: 'Estimates', rows: [['name'], ['Mine']] }] })],
])('a workbook that is %s stays, and the leads are in one beside it', async (_, contentOf) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const folder = await newFolder()
  const content = Buffer.from(await contentOf())
  await writeFile(join(folder, 'leads.xlsx'), content)
  const { sendEstimate, settled } = await startInbox(folder)
  const send = (changes: Fields) => sendEstimate(changes).then(settled)

  await send({ name: 'Ali' })
  await send({ name: 'Bilal', email: 'bilal@example.com' })

  expect(await readFile(join(folder, 'leads.xlsx'))).toEqual(content)
  expect(await namesIn(folder, 'leads-2.xlsx')).toEqual(['Ali', 'Bilal'])
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('leads.xlsx can’t be read'))
  expect(await filesIn(folder)).toEqual(['estimates.jsonl', 'leads-2.xlsx', 'leads.xlsx'])
})

it('a lead that was stored before a crash is added when the server starts', async () => {
  const folder = await newFolder()
  await writeFile(
    join(folder, 'home-messages.jsonl'),
    '{"receivedAt":"2026-01-01T00:00:00.000Z","name":"Ali","notes":"from an old file"}\n',
  )

  const { settled } = await startInbox(folder)
  await settled()

  expect(await rowsIn(folder, 'Home messages')).toMatchObject([
    { name: 'Ali', message: '', notes: 'from an old file' },
  ])
})
