import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  enquiry,
  enquiryPath,
  estimate,
  leadsIn,
  newInbox,
  postUrlEncoded,
  type Fields,
} from '../lead-inbox/inbox'
import { startWebApp } from './webApp'

const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/
const ok = '{"result":"success"}'

describe('a web app', () => {
  it('stores an enquiry as a row of texts and answers', () => {
    const app = startWebApp('project-enquiry')

    expect(app.post(enquiry)).toBe(ok)

    expect(app.rowsOf('Project enquiries')).toEqual([
      { receivedAt: expect.stringMatching(isoTime), ...enquiry },
    ])
    expect(app.rowsOf('Project enquiries - suspected spam')).toEqual([])
  })

  it('stores an estimate as a row of texts: no number, date or formula', () => {
    const app = startWebApp('estimate')

    app.post(estimate)

    expect(app.rowsOf('Estimates')).toEqual([{ receivedAt: expect.stringMatching(isoTime), ...estimate }])
  })

  it('keeps the leading zero of a phone number, and marks one that starts with +', () => {
    const app = startWebApp('project-enquiry')

    app.post({ ...enquiry, mobile: '03001234567' })
    app.post({ ...enquiry, mobile: '+92 300 1234567' })

    expect(app.rowsOf('Project enquiries').map(({ mobile }) => mobile)).toEqual([
      '03001234567',
      "'+92 300 1234567",
    ])
  })

  it('stores a repeated estimate once, even if it looks like spam', () => {
    const app = startWebApp('estimate')
    const suspect = { ...estimate, name: 'www.example.com', email: 'other@example.com' }

    for (let time = 0; time < 3; time += 1) {
      expect(app.post(estimate)).toBe(ok)
      expect(app.post(suspect)).toBe(ok)
    }
    app.post({ ...estimate, timestamp: '2026-01-02T03:04:05.679Z' })

    expect(app.rowsOf('Estimates')).toHaveLength(2)
    expect(app.rowsOf('Estimates - suspected spam')).toHaveLength(1)
    expect(app.emails, 'one per lead').toHaveLength(2)
  })

  it('writes rows only while it holds the lock, and releases it', () => {
    const app = startWebApp('estimate')

    app.post(estimate)
    app.state.isBroken = true
    expect(() => app.post({ ...estimate, email: 'other@example.com' })).toThrow('Service Spreadsheets failed')

    expect(app.state.unlockedWrites).toBe(0)
    expect(app.state.isLocked).toBe(false)
  })

  it('fails rather than answers OK if the lead can’t be stored, and stores it when it is sent again', () => {
    const app = startWebApp('estimate')
    app.state.isLockTaken = true
    expect(() => app.post(estimate)).toThrow('Lock timeout')
    app.state.isLockTaken = false
    expect(app.rowsOf('Estimates')).toEqual([])

    expect(app.post(estimate)).toBe(ok)
    expect(app.rowsOf('Estimates')).toHaveLength(1)
  })

  it('does not make a visitor a suspect who sends again until the lead is stored', () => {
    const app = startWebApp('project-enquiry')
    for (const failure of ['isBroken', 'isFlushBroken'] as const) {
      app.setUp()
      app.state[failure] = true
      for (let attempt = 0; attempt < 8; attempt += 1) expect(() => app.post(enquiry)).toThrow('Spreadsheets')
      app.state[failure] = false
    }

    expect(app.post(enquiry)).toBe(ok)
    expect(app.rowsOf('Project enquiries')).toHaveLength(1)
    expect(app.rowsOf('Project enquiries - suspected spam')).toEqual([])
  })

  it('answers OK if a stored lead can’t be counted, so that the site doesn’t send it again', () => {
    const app = startWebApp('project-enquiry')
    app.state.isCacheFull = true

    expect(app.post(enquiry)).toBe(ok)

    expect(app.rowsOf('Project enquiries')).toHaveLength(1)
  })

  it('says which setting is missing', () => {
    expect(() => startWebApp('estimate', { SPREADSHEET_URL: '' }).setUp()).toThrow(
      'SPREADSHEET_URL is not set',
    )
    expect(() => startWebApp('estimate', { NOTIFY_EMAIL: ' ' }).setUp()).toThrow('NOTIFY_EMAIL is not set')
  })

  it('shows in a browser what it is', () => {
    expect(startWebApp('estimate').open()).toBe('This web app receives leads: Estimates.')
  })
})

describe('setUp', () => {
  it('creates both sheets and one daily trigger, however often it runs', () => {
    const app = startWebApp('project-enquiry')
    app.triggers.push('ownTrigger')

    app.setUp()
    app.setUp()

    expect(app.triggers).toEqual(['ownTrigger', 'sendDailyDigest'])
    expect(app.rowsOf('Project enquiries')).toEqual([])
    expect(app.emails.map(({ to, subject }) => [to, subject])).toEqual([
      ['office@example.com', 'Project enquiries: the receiver is set up'],
      ['office@example.com', 'Project enquiries: the receiver is set up'],
    ])
  })
})

describe('a request that the site doesn’t send', () => {
  it('is kept among the suspects, with what is wrong and every text, and answered OK', () => {
    const app = startWebApp('project-enquiry')
    const form = new URLSearchParams({ ...enquiry, sources: 'Elsewhere', budget: '2 crore' })
    form.append('city', 'Multan')
    form.delete('mobile')

    expect(app.post(form)).toBe(ok)

    expect(app.rowsOf('Project enquiries')).toEqual([])
    expect(app.rowsOf('Project enquiries - suspected spam')).toMatchObject([
      {
        name: 'Test Visitor',
        city: 'Lahore',
        mobile: '',
        suspectedBecause:
          '"budget" is not a field of this form. "mobile" is missing. "city" is given more than once. ' +
          '"sources" is not one of "Website". city: Multan budget: 2 crore',
      },
    ])
    expect(app.emails).toEqual([])
  })

  it('is shortened if it is larger than 64 KiB', () => {
    const app = startWebApp('project-enquiry')

    expect(app.post({ ...enquiry, projectDetails: 'a long text '.repeat(100_000) })).toBe(ok)

    const [row] = app.rowsOf('Project enquiries - suspected spam')
    expect(row?.['projectDetails']).toBe('a long text '.repeat(100).slice(0, 1000))
    expect(row?.['suspectedBecause']).toContain('It is larger than any request of the site')
  })
})

it('a text that is longer than a cell continues at the end of the row, with no character cut in two', () => {
  const app = startWebApp('project-enquiry')
  const numbers = Array.from({ length: 12_000 }, (_, number) => number).join(' ')
  const projectDetails = `${numbers.slice(0, 48_999)}🏡${numbers.slice(48_999, 60_000)}`

  app.post({ ...enquiry, projectDetails })

  const [row] = app.rowsOf('Project enquiries')
  expect(String(row?.['projectDetails'])).toHaveLength(48_999)
  expect(`${String(row?.['projectDetails'])}${String(row?.['rest']).replace(/^…/, '')}`).toBe(projectDetails)
})

describe('e-mails to the firm', () => {
  it('are in plain text, and replies go to the visitor', () => {
    const app = startWebApp('project-enquiry')

    app.post(enquiry)

    expect(app.emails).toEqual([
      {
        to: 'office@example.com',
        subject: 'Project enquiry: Test Visitor',
        body: expect.stringContaining(
          'projectLocation: DHA Phase 6\nprojectDescription: A house of two floors\n',
        ),
        replyTo: 'visitor@example.com',
      },
    ])
    expect(app.emails[0]?.body).toMatch(/\nhttps:\/\/docs\.google\.com\/spreadsheets\/d\/test\/edit$/)
  })

  it.each([
    ['a line break', 'Ali\r\nBcc: other@example.com', 'Project enquiry: Ali Bcc: other@example.com'],
    ['a mark that reverses the text', 'Ali\u202Egnp.exe', 'Project enquiry: Alignp.exe'],
    ['a name of 5,000 letters', 'Ab '.repeat(1667), `Project enquiry: ${'Ab '.repeat(20)}`],
  ])('have a subject of one line for a name with %s', (_, name, subject) => {
    const app = startWebApp('project-enquiry')

    app.post({ ...enquiry, name })

    expect(app.emails.map((email) => email.subject)).toEqual([subject])
  })

  it.each(['a@b', 'a,b@example.com', '"ab"@example.com', 'علی@example.com'])(
    'have no reply address if the lead’s is unusual: %s',
    (email) => {
      const app = startWebApp('project-enquiry')

      app.post({ ...enquiry, email })

      expect(app.emails).toHaveLength(1)
      expect(app.emails[0]?.replyTo).toBeUndefined()
    },
  )

  it('stop before the quota ends, and their failure loses no lead', () => {
    const app = startWebApp('project-enquiry')
    app.state.quota = 6
    for (let time = 0; time < 3; time += 1) app.post({ ...enquiry, email: `${time}@example.com` })

    expect(app.emails).toHaveLength(1)

    const withoutAddress = startWebApp('project-enquiry', { NOTIFY_EMAIL: '' })
    expect(withoutAddress.post(enquiry)).toBe(ok)
    expect(withoutAddress.rowsOf('Project enquiries')).toHaveLength(1)
  })
})

describe('the daily digest', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-03-01T08:00:00.000Z'), toFake: ['Date'] })
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  const digestAt = (app: ReturnType<typeof startWebApp>, time: string) => {
    vi.setSystemTime(new Date(time))
    const before = app.emails.length
    app.sendDailyDigest()
    return app.emails.slice(before)
  }
  const postAt = (app: ReturnType<typeof startWebApp>, time: string, changes: Fields) => {
    vi.setSystemTime(new Date(time))
    app.post({ ...enquiry, ...changes })
  }

  it('sums up the last 24 hours if it is the first, with the suspects and the reasons', () => {
    const app = startWebApp('project-enquiry')
    postAt(app, '2026-03-01T08:00:00.000Z', { name: 'Early Visitor' })
    postAt(app, '2026-03-02T08:00:00.000Z', { name: 'Late Visitor' })
    postAt(app, '2026-03-02T08:00:00.000Z', {
      name: 'A Bot',
      projectDetails: '<a href="http://x.example">x</a>',
    })

    const [digest] = digestAt(app, '2026-03-02T08:00:00.001Z')

    expect(digest?.subject).toBe('Project enquiry: 1 new, 1 suspected spam')
    expect(digest?.body).toContain(
      '1 new since 2026-03-01T08:00:00.001Z:\n- 2026-03-02T08:00:00.000Z  Late Visitor  visitor@example.com\n',
    )
    expect(digest?.body).toContain('A Bot  visitor@example.com  It contains HTML or forum code.')
    expect(digest?.body).not.toContain('Early Visitor')
    expect(digestAt(app, '2026-03-04T08:00:00.000Z'), 'none without leads').toEqual([])
  })

  it('lists each lead once, however early or late it is sent', () => {
    const app = startWebApp('project-enquiry')
    const times = [
      '2026-03-02T08:59:00.000Z',
      '2026-03-03T08:01:00.000Z',
      '2026-03-04T08:59:00.000Z',
      '2026-03-06T08:59:00.000Z',
    ]
    const emails = times.flatMap((time, index) => {
      // At the very moment of a digest, the lead is in the next one.
      const sent = digestAt(app, time)
      postAt(app, time, { name: `Visitor ${index}`, email: `${index}@example.com` })
      return sent
    })
    emails.push(...digestAt(app, '2026-03-08T08:00:00.000Z'))

    const listed = emails.map(({ body }) => body.match(/Visitor \d/g))
    expect(listed).toEqual([['Visitor 0'], ['Visitor 1'], ['Visitor 2'], ['Visitor 3']])
    expect(emails[3]?.body).toContain('1 new since 2026-03-06T08:59:00.000Z:')
  })

  it('that could not be sent is made up for by the next one', () => {
    const app = startWebApp('project-enquiry')
    app.setUp()
    postAt(app, '2026-03-01T09:00:00.000Z', { name: 'Early Visitor' })
    app.state.quota = 0
    expect(() => digestAt(app, '2026-03-02T08:00:00.000Z')).toThrow('email')
    app.state.quota = 100
    app.state.isLockTaken = true
    expect(() => digestAt(app, '2026-03-03T08:00:00.000Z')).toThrow('Lock timeout')
    app.state.isLockTaken = false
    app.setUp()

    const [digest] = digestAt(app, '2026-03-04T08:00:00.000Z')

    expect(digest?.body).toContain('1 new since 2026-03-01T08:00:00.000Z:')
    expect(digest?.body).toContain('Early Visitor')
  })

  it('is sent although the quota for leads is used up', () => {
    const app = startWebApp('project-enquiry')
    app.state.quota = 5
    postAt(app, '2026-03-01T09:00:00.000Z', {})
    expect(app.emails).toEqual([])

    const [digest] = digestAt(app, '2026-03-01T10:00:00.000Z')
    expect(digest?.subject).toBe('Project enquiry: 1 new, 0 suspected spam')
  })
})

describe('the same leads through both receivers', () => {
  const leads: Fields[] = [
    enquiry,
    { ...enquiry, mobile: '+92 300 1234567', projectDetails: '=HYPERLINK("http://x.example")' },
    { ...enquiry, projectDetails: '\'tis, "quoted"; a\ttab\nand =1+1 in a second line' },
    { ...enquiry, projectLocation: 'x;=1+1;y', projectDetails: 'Rooms:\n- 3 bedrooms\t@SUM(A1)|"+1' },
    { ...enquiry, name: 'علی رضا', projectDetails: 'براہ کرم مجھے کال کریں 🏡' },
    { ...enquiry, name: '007', city: '2026-01-02', projectLocation: 'TRUE', projectDetails: '1e5' },
    { ...enquiry, projectDetails: '<script>alert(1)</script>' },
    { ...enquiry, name: 'https://x.example' },
  ]

  it('give the same rows, in the same files and sheets', async () => {
    const { folder, url } = await newInbox()
    const app = startWebApp('project-enquiry')

    for (const [index, lead] of leads.entries()) {
      const numbered = { ...lead, email: `${index}@example.com` }
      await postUrlEncoded(url + enquiryPath, numbered)
      app.post(numbered)
    }

    const withoutTime = (rows: readonly Readonly<Record<string, unknown>>[]) =>
      rows.map((row) => ({ ...row, receivedAt: '' }))
    const honest = await leadsIn(folder, 'project-enquiries.csv')
    const suspects = await leadsIn(folder, 'project-enquiries.suspected-spam.csv')
    expect(honest).toHaveLength(6)
    expect(suspects).toHaveLength(2)
    expect(withoutTime(app.rowsOf('Project enquiries'))).toEqual(withoutTime(honest))
    expect(withoutTime(app.rowsOf('Project enquiries - suspected spam'))).toEqual(withoutTime(suspects))
  })
})
