import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { sendHomeMessage, sendProjectEnquiry } from '../../../src/leads'
import { cleanContact } from '../../../src/leads/contactText'
import { sendEstimate } from '../../../src/leads/estimateBackup'
import { enquiryPath, estimatePath, filesIn, homePath, newInbox, type Fields } from '../lead-inbox/inbox'
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

/** Expects no formula, apart from those for exact texts, in any part that another program may take for a cell. */
function expectHarmless(content: string) {
  const parts = content.replaceAll(/"=""[\d +().,:/e-]*"""/gi, '').split(/[,;|\t\r\n\v\f\u0085\u2028\u2029]/)
  expect(parts.filter((part) => formulaStart.test(part))).toEqual([])
}

/** The text without the apostrophes that receivers put in front of what could be a formula. */
const withoutMarks = (value: string) =>
  value.replace(/^'+(?=[\t\r\0])/, '').replaceAll(/'+(?=[=+\-@＝＋－＠])/g, '')

/** Expects that no text is lost or changed, except for the apostrophes in front of what could be a formula. */
function expectStored(row: Fields | undefined, stored: Fields) {
  for (const [column, value] of Object.entries(stored)) {
    const cell = row?.[column] ?? ''
    expect(withoutMarks(cell)).toBe(withoutMarks(value))
    expect(cell.length).toBeGreaterThanOrEqual(value.length)
    expect(cell).not.toMatch(/^[\t\r\0]/)
  }
}

it(`stores ${runs} malicious or broken field sets (seed ${seed}) without losing a text`, async () => {
  const { folder, url } = await newInbox()
  const requests = fc.sample(fieldSet, { seed, numRuns: runs }).map(requestOf)
  const results: string[] = []
  const queue = requests.entries()
  const sendNext = async () => {
    for (const [index, { send }] of queue) results[index] = await send(url)
  }

  await Promise.all(Array.from({ length: 8 }, sendNext))

  expect(results).toEqual(requests.map(() => 'sent'))

  const rowsByEmail = new Map<string, Fields>()
  for (const file of await filesIn(folder)) {
    const content = await readFile(join(folder, file), 'utf8')
    expectHarmless(content)
    const rows: Fields[] = parse(content, {
      columns: true,
      bom: true,
      cast: (cell) => cell.replace(/^="(.*)"$/, '$1'),
    })
    for (const row of rows) rowsByEmail.set(row['email'] ?? '', row)
  }
  expect(rowsByEmail.size).toBe(requests.length)
  for (const { stored } of requests) expectStored(rowsByEmail.get(stored['email'] ?? ''), stored)
})
