import { appendFile, mkdir, readFile, rename, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { estimate, filesIn, leadsIn, newFolder, newInbox, startInbox } from './inbox'

const homeHeader = 'receivedAt,name,email,subject,message\n'
const setAside = /^home-messages\.set-aside-\d+\.csv$/
const wholeRow = '2026-01-01T00:00:00.000Z,Early Visitor,early@example.com,A flat,"One\ntwo ""three"""\n'

/** Sends a home message to a new server with the same folder, as after a restart. */
async function sendAfterRestart(folder: string): Promise<Response> {
  const { sendMessage } = await startInbox(folder)
  return sendMessage()
}

describe('a repeated lead', () => {
  it('is stored once if it arrives 50 times concurrently, with an OK response each time', async () => {
    const { folder, sendEstimate } = await newInbox()

    const responses = await Promise.all(Array.from({ length: 50 }, () => sendEstimate()))

    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
    expect(await leadsIn(folder, 'estimates.csv')).toHaveLength(1)
  })

  it.each(['visitor@example.com', '+visitor@example.com'])(
    'is recognised after a restart by its timestamp and e-mail address: %s',
    async (email) => {
      const folder = await newFolder()
      const first = await startInbox(folder)
      await first.sendEstimate({ email })
      await first.stop()

      const second = await startInbox(folder)
      const repeated = await second.sendEstimate({ email })
      await second.sendEstimate({ email: 'other@example.com' })
      await second.sendEstimate({ email, timestamp: '2026-01-02T03:04:05.679Z' })

      expect(repeated.status).toBe(200)
      expect(await leadsIn(folder, 'estimates.csv')).toHaveLength(3)
    },
  )

  it('is stored each time if it is a message or an enquiry, which have no timestamp', async () => {
    const { folder, sendMessage, sendEnquiry } = await newInbox()

    for (let time = 0; time < 2; time += 1) {
      await sendMessage()
      await sendEnquiry()
    }

    expect(await leadsIn(folder, 'home-messages.csv')).toHaveLength(2)
    expect(await leadsIn(folder, 'project-enquiries.csv')).toHaveLength(2)
  })
})

it('stores 201 concurrent leads of all kinds without losing or mixing any', async () => {
  const { folder, sendMessage, sendEnquiry, sendEstimate } = await newInbox()
  const numbers = Array.from({ length: 67 }, (_, number) => `Visitor ${number}, "${number}"`)

  const responses = await Promise.all(
    numbers.flatMap((name, number) => [
      sendMessage({ name, email: `${number}@example.com`, message: `from\n${name}` }),
      sendEnquiry({ name, email: `${number}@example.com`, projectDetails: `from\n${name}` }),
      sendEstimate({ name, email: `${number}@example.com` }),
    ]),
  )

  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
  const messages = await leadsIn(folder, 'home-messages.csv')
  const enquiries = await leadsIn(folder, 'project-enquiries.csv')
  const estimates = await leadsIn(folder, 'estimates.csv')
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

describe('a text that spreadsheets would take for a number or a date', () => {
  it.each([
    ['03001234567', '="03001234567"'],
    ['00923001234567', '="00923001234567"'],
    ['923001234567', '="923001234567"'],
    ['+92 300 0000000', '="+92 300 0000000"'],
    ['(042) 3500-000', '="(042) 3500-000"'],
    ['3/4', '="3/4"'],
    ['1e5', '="1e5"'],
    ['04235000000', '="04235000000"'],
    ['3001234567', '3001234567'],
    ['0', '0'],
    ['house 007', 'house 007'],
  ])('keeps its characters by a formula: %s', async (mobile, stored) => {
    const { folder, sendEnquiry } = await newInbox()

    await sendEnquiry({ mobile })

    const text = await readFile(join(folder, 'project-enquiries.csv'), 'utf8')
    expect(text).toContain(`,"${stored.replaceAll('"', '""')}","visitor@example.com",`)
    expect(await leadsIn(folder, 'project-enquiries.csv')).toMatchObject([{ mobile }])
  })

  it('is an amount of an estimate, which stays a number', async () => {
    const { folder, sendEstimate } = await newInbox()

    await sendEstimate({ grandTotal: '19627030' })

    expect(await leadsIn(folder, 'estimates.csv')).toMatchObject([{ grandTotal: '19627030' }])
  })
})

it('a new file has a byte order mark, without which Excel reads Urdu names wrongly', async () => {
  const { folder, sendMessage } = await newInbox()

  await sendMessage({ name: 'عائشہ' })

  const bytes = await readFile(join(folder, 'home-messages.csv'))
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(await leadsIn(folder, 'home-messages.csv')).toMatchObject([{ name: 'عائشہ' }])
})

describe('a cell', () => {
  it.each([
    ['that starts with =', '=1+1', "'=1+1"],
    ['that starts with +', '+92 300 (home)', "'+92 300 (home)"],
    ['that starts with -', '-2+A3', "'-2+A3"],
    ['like a reference to a cell', '-E2+E3', "'-E2+E3"],
    ['that starts with @', '@SUM(A1)', "'@SUM(A1)"],
    ['that starts with a tab', '\tx', "'\tx"],
    ['that starts with a carriage return', '\r=1', "'\r'=1"],
    ['that starts with a full-width ＝', '＝1+1', "'＝1+1"],
    ['that starts with a full-width ＋', '＋1', "'＋1"],
    ['that starts with a full-width －', '－1', "'－1"],
    ['that starts with a full-width ＠', '＠x', "'＠x"],
    ['with spaces before =', '  =1+1', "  '=1+1"],
    ['with a line break before =', '\n=1+1', "\n'=1+1"],
    ['with a byte order mark before =', '\uFEFF=1+1', "\uFEFF'=1+1"],
    ['with a null byte before =', '\0=1+1', "'\0'=1+1"],
    ['with a semicolon before =', 'x;=1+1;y', "x;'=1+1;y"],
    ['with a semicolon, a space and a quote before =', 'x; "=1+1', 'x; "\'=1+1'],
    ['with a tab before @', 'x\t@SUM(A1)', "x\t'@SUM(A1)"],
    ['with a bar before +', 'x|+1', "x|'+1"],
    ['with a comma before -', 'x, -1', "x, '-1"],
    ['with a second line that starts with =', 'x\r\n=1+1', "x\r\n'=1+1"],
    ['with several', '=1\n- 2;+3', "'=1\n'- 2;'+3"],
  ])('%s gets an apostrophe where a formula could start', async (_, projectDetails, stored) => {
    const { folder, sendEnquiry } = await newInbox()

    await sendEnquiry({ projectDetails })

    expect(await leadsIn(folder, 'project-enquiries.csv')).toMatchObject([{ projectDetails: stored }])
  })

  it.each([
    ['an ordinary text', 'Please call me.'],
    ['= + - @ further on', '1=1, a+b, c-d, e@f'],
    ['a leading apostrophe', "'tis"],
    ['commas and quotes', 'a, "b", ""c"", \'d\''],
    ['line breaks of every kind', 'one\ntwo\r\nthree\rfour'],
    ['line breaks and spaces at both ends', '\n  in between \n'],
    ['Urdu', 'براہ کرم مجھے کال کریں'],
    ['emoji', '🏡👷🏽‍♀️'],
    ['what looks like columns and rows', 'a,b\nreceivedAt,name\n'],
    ['a semicolon and a tab', 'a;b\tc'],
  ])('is stored unchanged: %s', async (_, projectDetails) => {
    const { folder, sendEnquiry } = await newInbox()

    await sendEnquiry({ projectDetails })

    expect(await leadsIn(folder, 'project-enquiries.csv')).toMatchObject([{ projectDetails }])
  })

  it('is quoted, and harmless for a program that splits it in spite of that', async () => {
    const { folder, sendMessage } = await newInbox()

    await sendMessage({ subject: 'x;=1+1', message: 'a\t=1+1' })

    const [, row] = (await readFile(join(folder, 'home-messages.csv'), 'utf8')).split('\n')
    expect(row).toMatch(/^"[^"]+","Test Visitor","visitor@example\.com","x;'=1\+1","a\t'=1\+1"$/)
  })

  it('of a home message is stored unchanged, with Urdu, emoji and quotes', async () => {
    const { folder, sendMessage } = await newInbox()
    const message = 'السلام علیکم 🏡\r\n"10 marla", A+'

    await sendMessage({ message })

    expect(await leadsIn(folder, 'home-messages.csv')).toMatchObject([{ message }])
  })
})

describe('a disk error', () => {
  it('gives status 500, and leads are stored again once it is fixed', async () => {
    const logError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const folder = join(await newFolder(), 'leads')
    await writeFile(folder, 'a file in the place of the folder')
    const { sendMessage, sendEstimate } = await startInbox(folder)

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
    expect(await leadsIn(folder, 'estimates.csv')).toHaveLength(1)
    expect(await leadsIn(folder, 'home-messages.csv')).toHaveLength(1)
  })

  it('affects only the leads of that file', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const folder = await newFolder()
    await mkdir(join(folder, 'estimates.csv'))
    const { sendEnquiry, sendEstimate } = await startInbox(folder)

    expect((await sendEstimate()).status).toBe(500)
    expect((await sendEnquiry()).status).toBe(200)
  })
})

describe('a truncated last line', () => {
  it.each([
    ['within a cell', '2026-01-01T00:00:01.000Z,Torn Vis'],
    ['before its last cell', '2026-01-01T00:00:01.000Z,Torn,t@example.com,A'],
    ['inside quotes', '2026-01-01T00:00:01.000Z,Torn,t@example.com,A,"One'],
    ['inside quotes after a line break', '2026-01-01T00:00:01.000Z,Torn,t@example.com,A,"One\ntwo\n'],
    [
      'before its last cell, with every cell in quotes',
      '"2026-01-01T00:00:01.000Z","Torn","t@example.com","A"',
    ],
    ['inside its last cell, with every cell in quotes', '"2026-01-01T00:00:01.000Z","Torn","t","A","On'],
    ['with null bytes', '\0\0\0\0'],
  ])('%s is moved to another file, and the file is valid afterwards', async (_, truncated) => {
    const folder = await newFolder()
    await writeFile(join(folder, 'home-messages.csv'), homeHeader + wholeRow + truncated)

    const response = await sendAfterRestart(folder)

    expect(response.status).toBe(200)
    expect(await leadsIn(folder, 'home-messages.csv')).toMatchObject([
      { name: 'Early Visitor', message: 'One\ntwo "three"' },
      { name: 'Test Visitor' },
    ])
    expect(await readFile(join(folder, 'home-messages.truncated.csv'), 'utf8')).toBe(`${truncated}\n`)
  })

  it('within a two-byte character is moved byte for byte', async () => {
    const folder = await newFolder()
    const truncated = Buffer.from('2026-01-01T00:00:01.000Z,ن').subarray(0, -1)
    await writeFile(
      join(folder, 'home-messages.csv'),
      Buffer.concat([Buffer.from(homeHeader + wholeRow), truncated]),
    )

    await sendAfterRestart(folder)

    expect(await leadsIn(folder, 'home-messages.csv')).toHaveLength(2)
    expect(await readFile(join(folder, 'home-messages.truncated.csv'))).toEqual(
      Buffer.concat([truncated, Buffer.from('\n')]),
    )
  })

  it.each(['r', 'receivedAt,na', 'receivedAt,name,email,subject,messag'])(
    'that is the header is renamed with its file: %s',
    async (truncated) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      const folder = await newFolder()
      await writeFile(join(folder, 'home-messages.csv'), truncated)

      await sendAfterRestart(folder)

      expect(await leadsIn(folder, 'home-messages.csv')).toMatchObject([{ name: 'Test Visitor' }])
      const [, renamed = ''] = await filesIn(folder)
      expect(await readFile(join(folder, renamed), 'utf8')).toBe(truncated)
    },
  )

  it('is the whole file if it is empty', async () => {
    const folder = await newFolder()
    await writeFile(join(folder, 'home-messages.csv'), '')

    await sendAfterRestart(folder)

    expect(await leadsIn(folder, 'home-messages.csv')).toMatchObject([{ name: 'Test Visitor' }])
    expect(await filesIn(folder)).toEqual(['home-messages.csv'])
  })

  it('is appended to earlier truncated lines', async () => {
    const folder = await newFolder()
    await writeFile(join(folder, 'home-messages.truncated.csv'), 'earlier\n')
    await writeFile(join(folder, 'home-messages.csv'), `${homeHeader}later`)

    await sendAfterRestart(folder)

    expect(await readFile(join(folder, 'home-messages.truncated.csv'), 'utf8')).toBe('earlier\nlater\n')
  })

  it('does not count as a stored estimate: the estimate is stored if it is sent again', async () => {
    const folder = await newFolder()
    const file = join(folder, 'estimates.csv')
    const first = await startInbox(folder)
    await first.sendEstimate()
    await first.stop()
    await truncate(file, (await readFile(file)).length - 5)

    const second = await startInbox(folder)
    await second.sendEstimate()

    expect(await leadsIn(folder, 'estimates.csv')).toMatchObject([estimate])
  })

  it('is repaired while the server is running, too', async () => {
    const { folder, sendMessage } = await newInbox()
    await sendMessage()
    await appendFile(join(folder, 'home-messages.csv'), 'half a row, "of another program')

    await sendMessage()

    expect(await leadsIn(folder, 'home-messages.csv')).toHaveLength(2)
    expect(await filesIn(folder)).toEqual(['home-messages.csv', 'home-messages.truncated.csv'])
  })
})

describe('a complete last row without a newline', () => {
  it.each([
    ['in plain cells', '2026-01-01T00:00:01.000Z,Late,late@example.com,A,B'],
    ['in quotes', '"2026-01-01T00:00:01.000Z","Late","late@example.com","A","One\ntwo"'],
    ['in quotes that end with a line break', '2026-01-01T00:00:01.000Z,Late,late@example.com,A,"One\n"'],
    ['in Urdu', '2026-01-01T00:00:01.000Z,Late,late@example.com,A,براہ کرم'],
  ])('stays and gets a newline: %s', async (_, row) => {
    const folder = await newFolder()
    const before = homeHeader + wholeRow + row
    await writeFile(join(folder, 'home-messages.csv'), before)

    const response = await sendAfterRestart(folder)

    expect(response.status).toBe(200)
    expect((await readFile(join(folder, 'home-messages.csv'), 'utf8')).slice(0, before.length + 1)).toBe(
      `${before}\n`,
    )
    expect(await leadsIn(folder, 'home-messages.csv')).toMatchObject([
      { name: 'Early Visitor' },
      { name: 'Late' },
      { name: 'Test Visitor' },
    ])
    expect(await filesIn(folder)).toEqual(['home-messages.csv'])
  })

  it('may be the header', async () => {
    const folder = await newFolder()
    await writeFile(join(folder, 'home-messages.csv'), homeHeader.trimEnd())

    await sendAfterRestart(folder)

    expect(await leadsIn(folder, 'home-messages.csv')).toMatchObject([{ name: 'Test Visitor' }])
    expect(await filesIn(folder)).toEqual(['home-messages.csv'])
  })

  it('counts as a stored estimate, which is not written again', async () => {
    const folder = await newFolder()
    const file = join(folder, 'estimates.csv')
    const first = await startInbox(folder)
    await first.sendEstimate()
    await first.stop()
    await truncate(file, (await readFile(file)).length - 1)

    const second = await startInbox(folder)
    const repeated = await second.sendEstimate()
    await second.sendEstimate({ email: 'other@example.com' })

    expect(repeated.status).toBe(200)
    expect((await leadsIn(folder, 'estimates.csv')).map((lead) => lead['email'])).toEqual([
      'visitor@example.com',
      'other@example.com',
    ])
  })
})

describe('a file in another format', () => {
  const commas = homeHeader + wholeRow
  const semicolons = commas.replaceAll(',', ';')
  const utf16 = Buffer.from(`\uFEFF${commas}`, 'utf16le')

  it.each([
    ['saved with semicolons', semicolons],
    ['saved with semicolons, with a byte order mark and quotes', '\uFEFF"receivedAt";"name";"email"\r\n'],
    ['saved with tabs', commas.replaceAll(',', '\t')],
    ['saved as UTF-16', utf16],
    ['saved as UTF-16 of the other byte order', Buffer.from(utf16).swap16()],
    ['saved as UTF-16 without a byte order mark', utf16.subarray(2)],
    ['saved in a single-byte encoding', Buffer.from(commas.replace('Early', 'Zoë'), 'latin1')],
    ['with an additional column', 'receivedAt,name,email,subject,message,phone\n'],
    ['with empty columns after its own', 'receivedAt,name,email,subject,message,,\n'],
    ['with a missing column', 'receivedAt,name,email,subject\n'],
    ['with its columns in another order', 'receivedAt,email,name,subject,message\n'],
    ['of another list', 'a,b\n1,2\n'],
    ['of another list, without a final newline', 'a,b\n1,2'],
    ['with a single line without a newline', 'a,b'],
    ['that is not CSV at all', '"'],
  ])('is renamed unchanged, and the lead is stored in a new file: %s', async (_, content) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const folder = await newFolder()
    await writeFile(join(folder, 'home-messages.csv'), content)
    const { sendMessage } = await startInbox(folder)

    const first = await sendMessage()
    const second = await sendMessage()

    expect([first.status, second.status]).toEqual([200, 200])
    expect(await leadsIn(folder, 'home-messages.csv')).toHaveLength(2)
    const [current, renamed = ''] = await filesIn(folder)
    expect([current, renamed]).toEqual(['home-messages.csv', expect.stringMatching(setAside)])
    expect(await readFile(join(folder, renamed))).toEqual(Buffer.from(content))
    expect(warn, 'logged once').toHaveBeenCalledTimes(1)
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(renamed))
  })

  it('is renamed and logged when the server starts, before any lead arrives', async () => {
    const warned = new Promise((resolve) => void vi.spyOn(console, 'warn').mockImplementation(resolve))
    const folder = await newFolder()
    await writeFile(join(folder, 'estimates.csv'), semicolons)

    await startInbox(folder)

    await warned
    expect(await filesIn(folder)).toEqual([expect.stringMatching(/^estimates\.set-aside-\d+\.csv$/)])
  })

  it('never overwrites one that was renamed earlier', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { folder, sendMessage } = await newInbox()

    for (const content of ['first;\n', 'second;\n', 'third;\n']) {
      await writeFile(join(folder, 'home-messages.csv'), content)
      expect((await sendMessage()).status).toBe(200)
    }

    const [, ...renamed] = await filesIn(folder)
    const contents = await Promise.all(renamed.map((name) => readFile(join(folder, name), 'utf8')))
    expect(contents).toEqual(['first;\n', 'second;\n', 'third;\n'])
    expect(await leadsIn(folder, 'home-messages.csv')).toHaveLength(1)
  })

  it('is detected while the server is running, even if its size is the same', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const folder = await newFolder()
    const file = join(folder, 'home-messages.csv')
    const { sendMessage } = await startInbox(folder)
    await sendMessage()
    const saved = (await readFile(file, 'utf8')).replaceAll(',', ';')
    await writeFile(file, saved)
    await utimes(file, new Date(0), new Date(0))

    await sendMessage({ name: 'Next Visitor' })

    const [, renamed = ''] = await filesIn(folder)
    expect(await readFile(join(folder, renamed), 'utf8')).toBe(saved)
    expect(await leadsIn(folder, 'home-messages.csv')).toMatchObject([{ name: 'Next Visitor' }])
  })

  it('does not affect concurrent leads, which are all stored', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const folder = await newFolder()
    await writeFile(join(folder, 'home-messages.csv'), semicolons)
    const { sendMessage } = await startInbox(folder)

    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, number) => sendMessage({ email: `${number}@example.com` })),
    )

    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
    expect(await leadsIn(folder, 'home-messages.csv')).toHaveLength(30)
    expect(await filesIn(folder)).toHaveLength(2)
  })
})

describe('a file that is edited while the server is running', () => {
  it('is created again with its header after it was moved', async () => {
    const { folder, sendEstimate } = await newInbox()
    await sendEstimate()
    await rename(join(folder, 'estimates.csv'), join(folder, 'done.csv'))

    await sendEstimate({ name: 'Next Visitor', email: 'next@example.com' })

    expect(await leadsIn(folder, 'estimates.csv')).toMatchObject([{ name: 'Next Visitor' }])
    expect(await leadsIn(folder, 'done.csv')).toMatchObject([{ name: 'Test Visitor' }])
  })

  it('stores a repeated estimate again after its first row was deleted', async () => {
    const { folder, sendEstimate } = await newInbox()
    await sendEstimate()
    await rm(join(folder, 'estimates.csv'))

    await sendEstimate()

    expect(await leadsIn(folder, 'estimates.csv')).toHaveLength(1)
  })

  it('is created again after its folder was deleted', async () => {
    const { folder, sendMessage } = await newInbox()
    await sendMessage()
    await rm(folder, { recursive: true })

    await sendMessage()

    expect(await leadsIn(folder, 'home-messages.csv')).toHaveLength(1)
  })

  it('is still appended to after a spreadsheet has saved it with CRLF', async () => {
    const folder = await newFolder()
    const file = join(folder, 'estimates.csv')
    const first = await startInbox(folder)
    await first.sendEstimate()
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('\n', '\r\n'))
    await first.sendEstimate({ email: 'second@example.com' })
    await first.stop()

    const second = await startInbox(folder)
    await second.sendEstimate()
    await second.sendEstimate({ email: 'third@example.com' })

    expect(await filesIn(folder), 'no line counts as truncated').toEqual(['estimates.csv'])
    const lines = (await readFile(file, 'utf8')).trim().split(/\r?\n/)
    expect(lines).toHaveLength(4)
    expect(lines.map((line) => line.split(',')[3]?.replaceAll('"', ''))).toEqual([
      'email',
      'visitor@example.com',
      'second@example.com',
      'third@example.com',
    ])
  })

  it('is still appended to, and keeps all of its rows, if one was edited into an invalid one', async () => {
    const folder = await newFolder()
    const file = join(folder, 'home-messages.csv')
    const edited = `${homeHeader}done,\n${wholeRow}${wholeRow.replace('A flat', 'A 5" wall, and "more"')}\n${wholeRow}`
    await writeFile(file, edited)

    const response = await sendAfterRestart(folder)

    expect(response.status).toBe(200)
    const text = await readFile(file, 'utf8')
    expect(text.startsWith(edited)).toBe(true)
    expect(text.slice(edited.length)).toMatch(/^"[^,]+","Test Visitor",.*\n$/)
    expect(await filesIn(folder)).toEqual(['home-messages.csv'])
  })
})
