import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { fieldsOf } from '../../../src/lib/json'
import { sendHomeMessage, sendProjectEnquiry } from '../../../src/leads'
import { cleanContact } from '../../../src/leads/emailAndPhone'
import { sendEstimate } from '../../../src/leads/estimateBackup'
import {
  enquiryPath,
  estimatePath,
  homePath,
  leadsIn,
  newInbox,
  rowsIn,
  type Fields,
} from '../lead-inbox/inbox'
import { sampleEstimate, sampleLead } from './sampleLead'

/** `npm run test:soak` sends other and many more field sets each time. */
const isSoak = Boolean(process.env['SOAK'])
const runs = isSoak ? 10_000 : 100
const seed = isSoak ? Date.now() : 20_260_101

/** Control characters, marks of direction, separators of lines and lone surrogates. */
const invisible = [...'\0\t\n\v\f\r\x1B\x7F\x85\u2028\u2029\u202E\u2067\u200F\uFEFF', '\uD800', '\uDFFF']

const formula = fc
  .tuple(
    fc.constantFrom('', '\r\n', '";"', '","', ...' ,;\t|\n"\'\u00A0\uFEFF\0'),
    fc.constantFrom('=+', "'=", ...'=+-@\t\r＝＋－＠'),
    fc.constantFrom('1+1', 'HYPERLINK("http://x.example";"y")', "cmd|' /C calc'!A0", '92 300', ''),
  )
  .map((parts) => parts.join(''))

/** Hostile or unusual input: each piece is of one kind, and a text joins up to four. */
const piece = fc.oneof(
  fc.string({ unit: fc.constantFrom(...invisible), maxLength: 8 }),
  fc.constantFrom('👷🏽‍♀️', '🇵🇰', '\u0301\u0301', 'براہ کرم', '住宅', '<script>alert(1)</script>'),
  fc.constantFrom('%00%0d%0aBcc: x@example.com', 'a=b&c=d+e', '--boundary\r\nContent-Disposition: form-data'),
  formula,
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const text = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''))

/** Once in a while 4,000 characters. */
const manyWords = fc
  .tuple(text, fc.constantFrom('word ', '=1+1\n', 'گھر '))
  .map(([start, word]) => start + word.repeat(4000 / word.length))
const longText = fc.oneof({ weight: 30, arbitrary: text }, { weight: 1, arbitrary: manyWords })

/** The site reports a field of whitespace instead of sending it. */
const notBlank = (value: string) => (value.trim() === '' ? `${value}x` : value)

const filled = text.map(notBlank)
/** The site reports a phone number of invisible characters, too. */
const phoneText = filled.map((value) => received(cleanContact(value).trim() === '' ? '0300' : value))
const longFilled = longText.map(notBlank)
const kinds = fc.constantFrom('home', 'enquiry', 'estimate')
const fieldSet = fc.tuple(kinds, filled, phoneText, longFilled, longFilled)

/** The text as a receiver gets it: encoding a request replaces lone surrogates. */
const received = (value: string) => Buffer.from(value).toString()

/** The same for multipart forms, whose line breaks are CRLF. */
const receivedAsPart = (value: string) => received(value).replaceAll(/\r\n?|\n/g, '\r\n')

const mapFields = (fields: Fields, change: (value: string) => string): Fields =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, change(value)]))

type FieldSet = typeof fieldSet extends fc.Arbitrary<infer Value> ? Value : never

/** A lead as it is sent by the site's own code, and as it must be stored. */
function requestOf([kind, name, phone, brief, long]: FieldSet, index: number) {
  const email = `${index}@example.com`
  if (kind === 'home') {
    // Node's parser of multipart forms drops byte order marks at the start of a field.
    const withoutMark = (value: string) => notBlank(value.replace(/^\uFEFF+/, ''))
    const message = {
      name: withoutMark(name),
      email,
      subject: withoutMark(brief),
      message: withoutMark(long),
    }
    return {
      send: (url: string) => sendHomeMessage(message, { url: url + homePath }),
      stored: mapFields(message, receivedAsPart),
    }
  }
  if (kind === 'enquiry') {
    const enquiry = {
      name,
      mobile: phone,
      email,
      city: name,
      projectLocation: phone,
      projectDescription: brief,
      servicesRequired: phone,
      projectDetails: long,
    }
    return {
      send: (url: string) => sendProjectEnquiry(enquiry, { url: url + enquiryPath }),
      stored: {
        ...mapFields({ ...enquiry, sources: 'Website' }, received),
        mobile: received(cleanContact(phone)).trim(),
      },
    }
  }
  const contact = { name, email, phone }
  return {
    send: async (url: string) => {
      const isSent = await sendEstimate(sampleEstimate(index, contact), { url: url + estimatePath })
      return isSent ? 'sent' : 'failed'
    },
    stored: {
      ...mapFields({ ...sampleLead(index, contact) }, received),
      phone: received(cleanContact(phone)).trim(),
    },
  }
}

/** What a spreadsheet may run as a formula, also after characters that it ignores. */
const formulaStart = /^[\s\p{Cc}\uFEFF"]*[=+\-@＝＋－＠]/u

/** A phone number or a sum, which is harmless. */
const numberLike = /^[\d +().,:/e-]*$/i

/** Expects no formula in any part that another program may take for a cell. */
function expectHarmless(cell: string) {
  const parts = numberLike.test(cell) ? [] : cell.split(/[,;|\t\r\n\v\f\u0085\u2028\u2029]/)
  expect(parts.filter((part) => formulaStart.test(part))).toEqual([])
  expect(cell).not.toMatch(/^[\t\r\0]/)
}

/** The text without the apostrophes before what could be a formula, and without what a workbook can't contain. */
const plain = (value: string) =>
  value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/'+(?=[\t\n=+\-@＝＋－＠\0])/g, '')
    .replaceAll(/[^\P{Cc}\n\t]|[\uFFFE\uFFFF]/gu, '')

it(`stores ${runs} malicious or broken field sets (seed ${seed}) without losing a text`, async () => {
  const { folder, url, settled } = await newInbox()
  const requests = fc.sample(fieldSet, { seed, numRuns: runs }).map(requestOf)
  const results: string[] = []
  const queue = requests.entries()
  const sendNext = async () => {
    for (const [index, { send }] of queue) results[index] = await send(url)
  }

  await Promise.all(Array.from({ length: 8 }, sendNext))

  expect(results).toEqual(requests.map(() => 'sent'))

  await settled()
  const byEmail = (rows: readonly object[]) => new Map(rows.map((row) => [fieldsOf(row)['email'], row]))
  const files = ['home-messages.jsonl', 'project-enquiries.jsonl', 'estimates.jsonl']
  const leads = byEmail((await Promise.all(files.map((file) => leadsIn(folder, file)))).flat())
  const titles = ['Home messages', 'Project enquiries', 'Estimates']
  const rows = byEmail((await Promise.all(titles.map((title) => rowsIn(folder, title)))).flat())
  expect([leads.size, rows.size]).toEqual([requests.length, requests.length])
  for (const { stored } of requests) {
    const { email } = stored
    expect(leads.get(email)).toMatchObject(stored)
    const cells = Object.entries(fieldsOf(rows.get(email))).map(
      ([column, cell]) => [column, String(cell)] as const,
    )
    for (const [column, cell] of cells.filter(([name]) => name in stored)) {
      expectHarmless(cell)
      expect(plain(cell)).toBe(plain(stored[column] ?? ''))
    }
  }
})
