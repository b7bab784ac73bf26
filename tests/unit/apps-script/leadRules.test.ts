import { describe, expect, it, onTestFinished, vi } from 'vitest'
import LeadRules from '../../../integrations/apps-script/LeadRules.js'
import {
  calculateEstimate,
  initialInputs,
  parseSharedInputs,
  type EstimateInputs,
} from '../../../src/estimator'
import { estimateLead } from '../../../src/leads'
import { estimateHref } from '../../../src/site/estimateHref'
import { contact, tenMarla } from '../../support/sampleSubmission'
import { estimate, siteOrigin, type Fields } from '../lead-inbox/inbox'

const { cellValueOf, contactOf, headingOf, isExpired, kinds, rowOf, sheetColumnsOf, subjectOf } = LeadRules

const rowWith = (fields: Fields) => rowOf({ ...estimate, ...fields }, [], siteOrigin)

it('the headings of a sheet begin with what a reply needs', () => {
  expect(sheetColumnsOf(kinds.estimate).map(headingOf).join(' | ')).toBe(
    'Received | Reply by | Status | Name | Phone | E-mail | Open this house | Reply on WhatsApp | Earlier estimates | ' +
      'Plot size | Plot area, sq ft | Authority | Calculation mode | Basement area, sq ft | Ground floor area, sq ft | ' +
      'First floor area, sq ft | Total covered area, sq ft | Quality grade | Services | Architectural, PKR | ' +
      'Interior, PKR | Grey structure, PKR | Finishing, PKR | Total design, PKR | Total construction, PKR | ' +
      'Grand total, PKR | Cost per sq ft, PKR | Submitted, UTC | Received, UTC',
  )
  expect(sheetColumnsOf(kinds.projectEnquiry).map(headingOf).join(' | ')).toContain(
    'Received | Reply by | Status | Name | Mobile | E-mail | Reply on WhatsApp | Earlier estimates | City | ',
  )
  expect(sheetColumnsOf(kinds.homeMessage).map(headingOf).join(' | ')).toBe(
    'Received | Reply by | Status | Name | E-mail | Earlier estimates | Subject | Message | Received, UTC',
  )
})

describe('the link that opens a house', () => {
  const entered: EstimateInputs = {
    ...initialInputs,
    mode: 'manual',
    groundFloorArea: '1500',
    firstFloorArea: '900',
  }

  it.each<[string, EstimateInputs]>([
    ['10 marla in DHA', tenMarla],
    ['without a basement, in no authority', { ...tenMarla, includeBasement: false, authority: '' }],
    [
      'in kanal and LDA, with two services',
      {
        ...tenMarla,
        unit: 'kanal',
        plotSize: '1.5',
        authority: 'LDA',
        services: { ...tenMarla.services, architectural: false, interior: false },
      },
    ],
    [
      'with entered areas, without a grade',
      { ...entered, plotSize: '2250', unit: 'sqft', includeBasement: false },
    ],
    ['with a basement and no plot', { ...entered, basementArea: '700', grade: 'A' }],
    [
      'with a plot that is not a number',
      { ...entered, plotSize: 'ten (or so)*', grade: 'A', includeBasement: false },
    ],
  ])('is that of the estimator: %s', (_, inputs) => {
    const lead = estimateLead(contact, inputs, calculateEstimate(inputs), new Date())

    const link = rowOf(lead, [], siteOrigin)['openHouse'] ?? ''

    expect(link).toBe(siteOrigin + estimateHref(inputs))
    expect(parseSharedInputs(link.split('#')[1] ?? '')).toEqual({ kind: 'inputs', inputs })
  })

  it.each([
    ['the site is not known', {}, ''],
    ['a field is missing', { grandTotal: '' }, siteOrigin],
    ['a field is malformed', { plotSize: '10 acres' }, siteOrigin],
  ])('is empty if %s', (_, fields, origin) => {
    expect(rowOf({ ...estimate, ...fields }, [], origin)['openHouse']).toBe('')
  })
})

it.each([
  ['+92 300 0000000', '923000000000'],
  ['0300-0000000', '923000000000'],
  ['0092 300 0000000', '923000000000'],
  ['+92 (0)300 0000000', '923000000000'],
  ['3000000000', '923000000000'],
  ['923000000000', '923000000000'],
  ['۰۳۰۰ ۰۰۰۰۰۰۰', '923000000000'],
  ['042 0000 0000', '924200000000'],
  ['+44 20 7946 0000', '442079460000'],
  ['+32 2 000 00 00', '3220000000'],
  ['0300 000000', ''],
  ['0300 00000000', ''],
  ['0300 0000000 / 0321 0000000', '923000000000'],
  ['042-0000000, +92 300 0000000', '923000000000'],
  ['0300-0000000 or 0321-0000000', '923000000000'],
  ['042-0000000 / 042-0000001', ''],
  ['call me', ''],
  ['12345', ''],
  ['', ''],
])('the phone number %s is %s in a WhatsApp link', (phone, digits) => {
  const text =
    'Hello%20Test%20Visitor%2C%20thank%20you%20for%20your%20estimate%3A%2010%20marla%2C%20DHA%2C%20PKR%2027%2C995%2C990%2E'
  expect(rowWith({ phone })['whatsApp']).toBe(digits && `https://wa.me/${digits}?text=${text}`)
})

it.each([
  ['2026-12-30T18:59:59.000Z', '2026-12-30 23:59', '2026-12-31 23:59'],
  ['2026-12-30T19:00:00.000Z', '2026-12-31 00:00', '2027-01-01 00:00'],
  ['', '', ''],
])('a lead of %s was received at %s in Pakistan, and is answered by %s', (receivedAt, received, replyBy) => {
  expect(rowWith({ receivedAt })).toMatchObject({ received, replyBy })
})

it('earlier estimates have the same phone number or e-mail address', () => {
  const others = [
    { email: 'Visitor@Example.com', phone: '' },
    { email: 'a@example.com', phone: '+923000000000' },
    { email: 'a@example.com', phone: 'call me' },
    { email: '', phone: '0321 0000000' },
  ]
  expect(rowOf(estimate, others.map(contactOf), siteOrigin)['earlierEstimates']).toBe('2')
  expect(rowOf({ name: 'By phone' }, others.map(contactOf), siteOrigin)['earlierEstimates']).toBe('0')
})

it.each([
  ['grandTotal', '0', 0],
  ['grandTotal', '27995990', 27_995_990],
  ['grandTotal', '24000000000000', 24_000_000_000_000],
  ['grandTotal', '123456789012345678', 123_456_789_012_345_680],
  ['phone', '03000000000', '03000000000'],
  ['grandTotal', '27 million', '27 million'],
])('a cell of %s with %s has the value %j', (column, text, value) => {
  expect(cellValueOf(column, text)).toBe(value)
})

it.each([
  [{}, '10 marla, DHA'],
  [{ plotSize: '2250 sqft', authority: '' }, '2250 sq ft'],
  [{ plotSize: '0 marla' }, '3,666 sq ft, DHA'],
  [{ plotSize: 'call 0300 0000000 marla' }, '3,666 sq ft, DHA'],
  [{ plotSize: '0 marla', totalCoveredArea: '0', authority: '' }, ''],
])('the house of an estimate with %j is named without personal data: "%s"', (fields, subject) => {
  expect(subjectOf({ ...estimate, ...fields })).toBe(subject)
})

it('a lead expires after twelve months', () => {
  const at = (days: number) => ({ receivedAt: new Date(Date.now() - days * 86_400_000).toISOString() })
  expect([364, 367].map(at).map(isExpired())).toEqual([false, true])
  expect([{ receivedAt: '' }, { receivedAt: 'yesterday' }].map(isExpired())).toEqual([false, false])
  vi.useFakeTimers({ now: new Date('2026-10-01T05:00:00.000Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const received = ['2025-10-01 09:59', '2025-10-01 10:00', '2025-10-01', 'asked in 2020', '']
  expect(received.map((time) => isExpired()({ received: time }))).toEqual([true, false, true, false, false])
})
