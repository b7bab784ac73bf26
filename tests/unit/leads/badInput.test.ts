import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { calculateEstimate } from '../../../src/estimator'
import {
  contactExcess,
  estimateLead,
  homeMessageExcess,
  projectEnquiryExcess,
  sendEstimateLead,
  sendHomeMessage,
  sendProjectEnquiry,
} from '../../../src/leads'
import { startWebApp, type Cell } from '../apps-script/webApp'
import { anyInputs } from '../estimator/arbitraries'
import { enquiryPath, estimatePath, filesIn, homePath, newInbox, type Fields } from '../lead-inbox/inbox'

/** `npm run test:soak` sets SOAK. */
const runs = process.env['SOAK'] ? 10_000 : 1000
const seed = 20_260_101

const characters = (...codes: number[]) =>
  fc.string({ unit: fc.constantFrom(...codes.map((code) => String.fromCharCode(code))), maxLength: 8 })
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

const formula = fc
  .tuple(
    fc.constantFrom(
      '',
      ' ',
      ',',
      ';',
      '\t',
      '|',
      '\n',
      '\r\n',
      '"',
      '";"',
      '","',
      "'",
      '\u00A0',
      '\uFEFF',
      '\0',
    ),
    fc.constantFrom('=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠', '=+', "'="),
    fc.constantFrom(
      '1+1',
      'SUM(A1:A9)',
      'HYPERLINK("http://x.example";"y")',
      "cmd|' /C calc'!A0",
      '92 300',
      '',
    ),
  )
  .map((parts) => parts.join(''))

/** Hostile or unusual input: each piece is of one kind, and a text joins up to four. */
const piece = fc.oneof(
  characters(...range(0, 31), 127, ...range(128, 159)),
  characters(
    0x200e,
    0x200f,
    0x061c,
    ...range(0x202a, 0x202e),
    ...range(0x2066, 0x2069),
    0xfeff,
    0x2028,
    0x2029,
  ),
  characters(...range(0xd800, 0xd803), ...range(0xdffc, 0xdfff)),
  fc.constantFrom('🏡', '👷🏽‍♀️', '🇵🇰', '1️⃣', 'é', '\u0301\u0301', 'براہ کرم', '住宅', '10 مرلہ'),
  formula,
  fc.constantFrom(
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '</textarea><svg/onload=alert(1)>',
    '&lt;b&gt;',
    '{{7*7}}${7*7}',
    '%00%0d%0aBcc: x@example.com',
    'a=b&c=d+e',
    "'; DROP TABLE leads; --",
    '--boundary\r\nContent-Disposition: form-data; name="x"\r\n\r\n',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)
const text = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''))

/** Once in a while 100 KB, in one or three bytes a character. */
const longText = fc.oneof(
  { weight: 30, arbitrary: text },
  {
    weight: 1,
    arbitrary: fc
      .tuple(text, fc.constantFrom('word ', '=1+1\n', 'گھر ', '<b>'))
      .map(([start, word]) => start + word.repeat(100_000 / word.length)),
  },
)

/** The site reports a field of whitespace instead of sending it. */
const notBlank = (value: string) => (value.trim() === '' ? `${value}x` : value)

const fieldSet = fc.record({
  kind: fc.constantFrom('home', 'enquiry', 'estimate'),
  inputs: anyInputs,
  name: text.map(notBlank),
  phone: text.map(notBlank),
  city: text.map(notBlank),
  place: text.map(notBlank),
  brief: longText.map(notBlank),
  long: longText.map(notBlank),
})

/** The text as a receiver gets it: encoding a request replaces lone surrogates. */
const received = (value: string) => Buffer.from(value).toString()

/** The same for multipart forms, whose line breaks are CRLF. */
const receivedAsPart = (value: string) => received(value).replaceAll(/\r\n?|\n/g, '\r\n')

/** A lead as it is sent and as it must be stored. */
interface Sent {
  readonly fits: boolean
  readonly send: (url: string) => Promise<string>
  readonly stored: Fields
  /** The fields for the web app that receives this kind; the e-mail service receives the home message. */
  readonly app?: readonly ['enquiry' | 'estimate', Fields]
}

/** Builds the request of a field set with the site's own code. */
function requestOf(
  set: typeof fieldSet extends fc.Arbitrary<infer Value> ? Value : never,
  index: number,
): Sent {
  const email = `${index}@example.com`
  const { name, phone, city, place, brief, long } = set
  if (set.kind === 'home') {
    // Node's parser of multipart forms drops byte order marks at the start of a field.
    const withoutMark = (value: string) => notBlank(value.replace(/^\uFEFF+/, ''))
    const message = {
      name: withoutMark(name),
      email,
      subject: withoutMark(brief),
      message: withoutMark(long),
    }
    const stored = Object.fromEntries(
      Object.entries(message).map(([field, value]) => [field, receivedAsPart(value)]),
    )
    return {
      fits: homeMessageExcess(message) === undefined,
      send: (url) => sendHomeMessage(message, { url: url + homePath }),
      stored,
    }
  }
  if (set.kind === 'enquiry') {
    const enquiry = {
      name,
      mobile: phone,
      email,
      city,
      projectLocation: place,
      projectDescription: brief,
      servicesRequired: place,
      projectDetails: long,
    }
    const sent = { ...enquiry, sources: 'Website' }
    const stored = Object.fromEntries(Object.entries(sent).map(([field, value]) => [field, received(value)]))
    return {
      fits: projectEnquiryExcess(enquiry) === undefined,
      send: (url) => sendProjectEnquiry(enquiry, { url: url + enquiryPath }),
      stored,
      app: ['enquiry', sent],
    }
  }
  const contact = { name, email, phone }
  const lead = estimateLead(
    contact,
    set.inputs,
    calculateEstimate(set.inputs),
    new Date('2026-01-02T03:04:05.678Z'),
  )
  const stored = Object.fromEntries(Object.entries(lead).map(([field, value]) => [field, received(value)]))
  return {
    fits: contactExcess(contact) === undefined,
    send: (url) => sendEstimateLead(lead, { url: url + estimatePath }),
    stored,
    app: ['estimate', lead],
  }
}

/** What a spreadsheet may run as a formula, also after characters that it ignores. */
const formulaStart = /^[\s\p{Cc}\uFEFF"]*[=+\-@＝＋－＠]/u

/** Expects no formula in any part of the text that a program with another separator may take for a cell. */
function expectHarmless(content: string) {
  const parts = content.split(/[,;|\t\r\n\v\f\u0085\u2028\u2029]/)
  expect(parts.filter((part) => formulaStart.test(part))).toEqual([])
}

/** The text without the apostrophes that receivers put in front of what could be a formula. */
const withoutMarks = (value: string) =>
  value.replace(/^'+(?=[\t\r\0])/, '').replaceAll(/'+(?=[=+\-@＝＋－＠])/g, '')

/** Expects that no text is lost or changed, except for the apostrophes in front of what could be a formula. */
function expectStored(row: Readonly<Record<string, Cell>> | undefined, stored: Fields) {
  for (const [column, value] of Object.entries(stored)) {
    const cell = String(row?.[column])
    expect(withoutMarks(cell)).toBe(withoutMarks(value))
    expect(cell.length).toBeGreaterThanOrEqual(value.length)
    expect(cell).not.toMatch(/^[\t\r\0]/)
    expectHarmless(cell)
  }
}

it(
  `stores ${runs} malicious or broken field sets without losing a text, in both receivers`,
  async () => {
    const { folder, url } = await newInbox()
    const apps = { enquiry: startWebApp('project-enquiry'), estimate: startWebApp('estimate') }
    const requests = fc.sample(fieldSet, { seed, numRuns: runs }).map(requestOf)
    const results: string[] = []
    const queue = requests.entries()
    const sendNext = async () => {
      for (const [index, { send, fits, app }] of queue) {
        results[index] = fits ? await send(url) : 'too long'
        if (app && fits) apps[app[0]].post(app[1])
      }
    }

    await Promise.all(Array.from({ length: 8 }, sendNext))

    expect(results).toEqual(requests.map(({ fits }) => (fits ? 'sent' : 'too long')))
    expect(results.filter((result) => result === 'too long').length).toBeGreaterThan(runs / 100)

    const rowsByEmail = new Map<string, Fields>()
    for (const file of await filesIn(folder)) {
      const content = await readFile(join(folder, file), 'utf8')
      expectHarmless(content)
      const rows: Fields[] = parse(content, { columns: true })
      for (const row of rows) rowsByEmail.set(row['email'] ?? '', row)
    }
    const appRows = {
      enquiry: [
        ...apps.enquiry.rowsOf('Project enquiries'),
        ...apps.enquiry.rowsOf('Project enquiries - suspected spam'),
      ],
      estimate: [...apps.estimate.rowsOf('Estimates'), ...apps.estimate.rowsOf('Estimates - suspected spam')],
    }
    const appRowsByEmail = new Map(
      [...appRows.enquiry, ...appRows.estimate].map((row) => [String(row['email']), row]),
    )
    const fitting = requests.filter(({ fits }) => fits)
    expect(rowsByEmail.size).toBe(fitting.length)
    for (const { stored, app } of fitting) {
      const email = stored['email'] ?? ''
      expectStored(rowsByEmail.get(email), stored)
      if (app) {
        const { rest = '', ...row } = appRowsByEmail.get(email) ?? {}
        const long = Object.entries(row).find(([, cell]) => String(cell).length >= 48_999)
        expectStored(
          long ? { ...row, [long[0]]: `${String(long[1])}${String(rest).replace(/^…/, '')}` } : row,
          stored,
        )
      }
    }

    const emails = [...apps.enquiry.emails, ...apps.estimate.emails]
    expect(emails.length).toBeGreaterThan(0)
    for (const email of emails) {
      expect(email.subject).not.toMatch(/[\p{Cc}\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\u2028\u2029]/u)
      expect([...email.subject].length).toBeLessThanOrEqual(80)
      expect(email.body).not.toMatch(/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/u)
      expect(email.htmlBody).toBeUndefined()
    }
  },
  runs * 60,
)
