import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { enquiry, estimate, numbers, type Fields } from '../lead-inbox/inbox'
import { startWebApp } from './webApp'

const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/
const ok = '{"result":"success"}'

describe('a web app', () => {
  it('stores an enquiry as a row of texts and answers', () => {
    const app = startWebApp()

    expect(app.post({ ...enquiry, mobile: '03001234567' })).toBe(ok)

    const whatsApp = expect.stringContaining(
      '?text=Hello%20Test%20Visitor%2C%20thank%20you%20for%20your%20enquiry',
    )
    const texts = { ...enquiry, mobile: '03001234567', whatsApp, status: '', remarks: '' }
    expect(app.rowsOf('Project enquiries')).toMatchObject([
      { receivedAt: expect.stringMatching(isoTime), ...texts },
    ])
  })

  it('stores an estimate as a row: areas and amounts are numbers, all else is text', () => {
    const app = startWebApp()
    app.setUp()

    app.post(estimate)

    expect(app.rowsOf('Project enquiries')).toEqual([])
    expect(app.rowsOf('Estimates')).toMatchObject([
      { receivedAt: expect.stringMatching(isoTime), ...estimate, ...numbers, status: '', remarks: '' },
    ])
  })

  it('stores a repeated estimate once', () => {
    const app = startWebApp()

    for (let time = 0; time < 3; time += 1) expect(app.post(estimate)).toBe(ok)
    app.post({ ...estimate, timestamp: '2026-01-02T03:04:05.679Z' })

    expect(app.rowsOf('Estimates')).toHaveLength(2)
    expect(app.emails, 'one per lead').toHaveLength(2)
  })

  it('stores an enquiry once that is sent eight times within an hour, and answers each time', () => {
    const { app, postAt } = startTimedApp()
    const enquiries = [enquiry, { ...enquiry, projectDetails: 'Two\nlines, =1+1 and\n=2+2' }]

    for (let minute = 0; minute < 60; minute += 8) for (const form of enquiries) postAt(minute, form)

    expect(app.rowsOf('Project enquiries')).toHaveLength(2)
    expect(app.emails, 'one per lead').toHaveLength(2)
    postAt(30, { ...enquiry, name: 'Another Visitor' })
    postAt(60, enquiry)
    expect(app.rowsOf('Project enquiries')).toHaveLength(4)
  })

  it('writes rows only while it holds the lock, and releases it', () => {
    const app = startWebApp()

    app.post(estimate)
    app.state.isBroken = true
    expect(() => app.post({ ...estimate, email: 'other@example.com' })).toThrow('Service Spreadsheets failed')

    expect(app.state.unlockedWrites).toBe(0)
    expect(app.state.isLocked).toBe(false)
  })

  it('fails rather than answers OK if the lead can’t be stored, and stores it when it is sent again', () => {
    const app = startWebApp()
    app.state.isLockTaken = true
    expect(() => app.post(estimate)).toThrow('Lock timeout')
    app.state.isLockTaken = false
    expect(app.rowsOf('Estimates')).toEqual([])

    expect(app.post(estimate)).toBe(ok)
    expect(app.rowsOf('Estimates')).toHaveLength(1)
  })

  it.each(['isBroken', 'isFlushBroken'] as const)(
    'stores a lead that is sent again after a fault: %s',
    (fault) => {
      const app = startWebApp()
      app.setUp()
      app.state[fault] = true
      for (let attempt = 0; attempt < 8; attempt += 1) expect(() => app.post(enquiry)).toThrow('Spreadsheets')
      app.state[fault] = false

      expect(app.post(enquiry)).toBe(ok)
      expect(app.rowsOf('Project enquiries')).toHaveLength(1)
    },
  )

  it('says which setting is missing', () => {
    expect(() => startWebApp({ SPREADSHEET_URL: '' }).setUp()).toThrow('SPREADSHEET_URL is not set')
    expect(() => startWebApp({ NOTIFY_EMAIL: ' ' }).setUp()).toThrow('NOTIFY_EMAIL is not set')
  })

  it('shows in a browser what it is', () => {
    expect(startWebApp().open()).toBe('This web app receives leads.')
  })
})

/** A web app, with a function that posts a form at a minute after eight. */
function startTimedApp() {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const app = startWebApp()
  const postAt = (minute: number, form: Fields) => {
    vi.setSystemTime(new Date(2026, 2, 1, 8, minute))
    expect(app.post(form)).toBe(ok)
  }
  return { app, postAt }
}

describe('what people do in the sheet', () => {
  const post = (app: ReturnType<typeof startWebApp>, name: string) =>
    expect(app.post({ ...estimate, name, email: `${name}@example.com` })).toBe(ok)

  it('stays: columns that are added, moved and filled down; the next lead follows the last one', () => {
    const app = startWebApp()
    post(app, 'Ali')
    app.edit('Estimates', (cells) => {
      const [headings = [], ...rows] = cells
      const filled = [...rows, ...Array.from({ length: 998 }, () => headings.map(() => ''))]
      // The names first, then a note; a formula and check boxes at the right.
      const at = headings.indexOf('Name')
      const move = (row: typeof headings, note: string) => [row[at] ?? '', note, ...row.toSpliced(at, 1)]
      return [
        move(headings, 'Note').concat('Half', 'Done'),
        ...filled.map((row, index) =>
          move(row, index === 0 ? 'called' : '').concat({ formula: '=A2' }, index === 0),
        ),
      ]
    })

    for (const name of ['Bilal', 'Bilal', 'Ali']) post(app, name)

    const [first, second, third] = app.rowsOf('Estimates')
    const formula = { formula: '=A2' }
    expect(first).toMatchObject({
      ...estimate,
      ...numbers,
      name: 'Ali',
      email: 'Ali@example.com',
      Note: 'called',
      Done: true,
    })
    expect(second).toMatchObject({
      ...estimate,
      ...numbers,
      name: 'Bilal',
      email: 'Bilal@example.com',
      Half: formula,
      Done: false,
    })
    expect(third).toMatchObject({ name: '', timestamp: '', Half: formula, Done: false })
  })

  it('may be to add a lead, to delete a column or to fill the sheet: no lead is left out', () => {
    const app = startWebApp()
    post(app, 'Ali')
    app.edit('Estimates', (cells) => {
      const without = cells.map((row) => row.toSpliced(row.length - 1, 1))
      const [headings = []] = without
      const byHand = headings.map((heading) => (heading === 'Name' ? 'By phone' : ''))
      // Twenty-six columns, and a thousand rows.
      const own = Array.from({ length: 26 - headings.length }, (_, index) => `own ${index}`)
      const wide = without.map((row) => row.concat(own))
      return [...wide, ...Array.from({ length: 998 }, () => byHand)]
    })

    post(app, 'Bilal')

    const rows = app.rowsOf('Estimates')
    expect(rows.slice(-2)).toMatchObject([{ name: 'By phone' }, { name: 'Bilal', remarks: '' }])
    expect(rows).toHaveLength(1000)
  })

  it('keeps a sheet of an earlier version: the new columns are added at its right', () => {
    const app = startWebApp()
    app.setUp()
    const names = ['receivedAt', 'phone', 'email', 'timestamp', 'Called by']
    const { email = '', timestamp = '' } = estimate
    app.edit('Estimates', () => [
      names,
      ['2026-01-02T03:04:06.000Z', '0300 0000000', email, timestamp, 'Ali'],
    ])

    for (const time of [timestamp, '2026-01-02T03:04:05.679Z']) app.post({ ...estimate, timestamp: time })

    const rows = app.rowsOf('Estimates')
    const added = { ...numbers, timestamp: '2026-01-02T03:04:05.679Z', earlierEstimates: 1, 'Called by': '' }
    expect(rows).toMatchObject([{ phone: '0300 0000000', 'Called by': 'Ali', received: '' }, added])
    expect(Object.keys(rows[0] ?? {}).slice(0, 6)).toEqual([...names, 'received'])
  })
})

describe('a function for the script editor', () => {
  it('deletes all rows of a person, whose name is in a property until then', () => {
    const app = startWebApp()
    app.post({ ...enquiry, email: 'other@example.com' })
    app.post({ ...enquiry, mobile: '+92 321 0000000' })
    app.post(estimate)
    app.properties['DELETE_PERSON'] = '0092 300 0000000'

    app.run('deletePerson')

    expect(app.rowsOf('Project enquiries')).toMatchObject([{ mobile: '+92 321 0000000' }])
    expect(app.rowsOf('Estimates')).toEqual([])
    expect(app.log).toEqual(['Project enquiries: 1 deleted.', 'Estimates: 1 deleted.'])
    expect(() => app.run('deletePerson')).toThrow('DELETE_PERSON is not set')
    app.properties['DELETE_PERSON'] = 'Ali'
    expect(() => app.run('deletePerson')).toThrow('neither an e-mail address nor a phone number')
  })

  it('deletes what is older than twelve months, and copies the spreadsheet', () => {
    const { app, postAt } = startTimedApp()
    postAt(0, enquiry)
    postAt(1, { ...enquiry, name: 'Another Visitor' })
    vi.setSystemTime(new Date(2027, 2, 1, 8, 0, 30))

    app.run('deleteOldLeads')
    app.run('backUp')

    expect(app.rowsOf('Project enquiries')).toMatchObject([{ name: 'Another Visitor' }])
    expect(app.log.at(-1)).toBe('The backup is https://docs.google.com/Leads, backup of 2027-03-01')
  })
})

describe('setUp', () => {
  it('creates the sheets and sends a test e-mail, however often it runs', () => {
    const app = startWebApp()
    app.setUp()
    app.setUp()

    expect(app.sheetNames()).toEqual(['Project enquiries', 'Estimates'])
    expect(app.emails.map(({ to, subject }) => [to, subject])).toEqual([
      ['office@example.com', 'The receiver of leads is set up'],
      ['office@example.com', 'The receiver of leads is set up'],
    ])
  })
})

describe('a request that the site doesn’t send', () => {
  it('is kept, with what is wrong, answered OK, and told to the firm', () => {
    const app = startWebApp()
    const form = new URLSearchParams({ ...enquiry, sources: 'Elsewhere', budget: '=2 crore' })
    form.append('city', 'Multan')
    form.delete('mobile')

    expect(app.post(form)).toBe(ok)

    expect(app.rowsOf('Project enquiries')).toMatchObject([
      {
        name: 'Test Visitor',
        city: 'Lahore | Multan',
        mobile: '',
        remarks:
          '"budget" is not a field of this form. "mobile" is missing. "city" is given more than once. ' +
          '"sources" has the wrong form.',
      },
    ])
    expect(app.emails).toHaveLength(1)
  })

  it('is cut where a cell ends', () => {
    const app = startWebApp()

    expect(app.post({ ...enquiry, projectDetails: 'a long text '.repeat(100_000) })).toBe(ok)

    expect(app.rowsOf('Project enquiries')[0]?.['projectDetails']).toHaveLength(49_000)
  })
})

describe('e-mails to the firm', () => {
  it('are in plain text, and replies go to the visitor', () => {
    const app = startWebApp()

    app.post(enquiry)

    expect(app.emails).toEqual([
      {
        to: 'office@example.com',
        subject: 'Project enquiries: Test Visitor',
        body: expect.stringContaining(
          'Project location: DHA Phase 6\nProject description: A house of two floors\n',
        ),
        replyTo: 'visitor@example.com',
      },
    ])
    expect(app.emails[0]?.body).toMatch(/\nhttps:\/\/docs\.google\.com\/spreadsheets\/d\/test\/edit$/)
  })

  it.each([
    ['a line break', 'Ali\r\nBcc: other@example.com', 'Project enquiries: Ali Bcc: other@example.com'],
    ['a mark that reverses the text', 'Ali\u202Egnp.exe', 'Project enquiries: Alignp.exe'],
    ['a name of 5,000 letters', 'Ab '.repeat(1667), `Project enquiries: ${'Ab '.repeat(20)}`],
  ])('have a subject of one line for a name with %s', (_, name, subject) => {
    const app = startWebApp()

    app.post({ ...enquiry, name })

    expect(app.emails.map((email) => email.subject)).toEqual([subject])
  })

  it.each(['a@b', 'a,b@example.com', '"ab"@example.com', 'علی@example.com'])(
    'have no reply address if the lead’s is unusual: %s',
    (email) => {
      const app = startWebApp()

      app.post({ ...enquiry, email })

      expect(app.emails).toHaveLength(1)
      expect(app.emails[0]?.replyTo).toBeUndefined()
    },
  )

  it('that could not be sent are made up for by the next one, without a reply address', () => {
    const { app, postAt } = startTimedApp()
    postAt(1, { ...enquiry, name: 'First Visitor' })
    app.state.quota = 0
    postAt(2, { ...enquiry, name: 'Second Visitor' })
    postAt(3, { ...enquiry, name: 'Third Visitor' })
    // Check boxes down to the last row, and the newest lead first.
    app.edit('Project enquiries', ([headings = [], ...rows]) => {
      const filled = Array.from(
        { length: 999 },
        (_, index) => rows.toReversed()[index] ?? headings.map(() => ''),
      )
      return [[...headings, 'Done'], ...filled.map((row) => row.concat(false))]
    })
    app.state.quota = 100
    postAt(4, { ...enquiry, name: 'Fourth Visitor' })
    postAt(5, { ...enquiry, name: 'Fifth Visitor' })

    expect(app.emails.map(({ subject, replyTo }) => [subject, replyTo])).toEqual([
      ['Project enquiries: First Visitor', 'visitor@example.com'],
      ['Project enquiries: 3 new', undefined],
      ['Project enquiries: Fifth Visitor', 'visitor@example.com'],
    ])
    expect(app.emails[1]?.body.match(/Name: \w+/g)).toEqual(['Name: Third', 'Name: Second', 'Name: Fourth'])
  })

  it('lose no lead if there is no address to send them to', () => {
    const app = startWebApp({ NOTIFY_EMAIL: '' })

    expect(app.post(enquiry)).toBe(ok)
    expect(app.rowsOf('Project enquiries')).toHaveLength(1)
  })
})
