import { describe, expect, it } from 'vitest'
import LeadRules, { type LeadKind, type ShortMemory } from '../../../integrations/lead-rules/LeadRules.js'
import { enquiry, estimate, homeMessage, leadsIn, newInbox, type Fields } from '../lead-inbox/inbox'
import { honestMessages, spamMessages } from './messages'

const { contentSuspicionsOf, countLead, kinds, rateSuspicionsOf } = LeadRules

const suspicionsOfMessage = (message: string) =>
  contentSuspicionsOf(kinds.homeMessage, { ...homeMessage, message })

const suspicionsOfDetails = (projectDetails: string) =>
  contentSuspicionsOf(kinds.projectEnquiry, { ...enquiry, projectDetails })

describe('the corpus of messages', () => {
  it('has no false positive among 153 honest ones', () => {
    expect(honestMessages).toHaveLength(153)
    expect(new Set(honestMessages).size).toBe(153)
    expect(honestMessages.filter((message) => suspicionsOfMessage(message).length > 0)).toEqual([])
    expect(honestMessages.filter((message) => suspicionsOfDetails(message).length > 0)).toEqual([])
  })

  it('has 65 spam messages, of which 59 are suspected', () => {
    expect(spamMessages).toHaveLength(65)
    // One topic of advertising, or none.
    expect(spamMessages.filter((message) => suspicionsOfMessage(message).length === 0)).toEqual([
      'We offer SEO services, high quality backlinks and guest posts at the lowest price. Reply for our price list.',
      'You have been selected as the winner of our lottery. Congratulations, you have won $1,000,000. Contact our agent to claim.',
      'Business loan at 2% with no collateral and easy approval. Apply for an instant loan today.',
      'Hello, are you the owner? I have a proposal for you, please reply to this e-mail.',
      'We can be your partner in China for all construction machinery. Send us your WhatsApp.',
      'Do you accept payment by card? I want to order a large quantity, tell me your prices.',
    ])
  })
})

describe('a name', () => {
  it.each([
    'Muhammad Ali',
    'MuhammadAliKhanAfridi',
    'Dr. A. R. Khan-Niazi',
    "D'Souza",
    'عائشہ صدیقہ',
    'ABDULLAH',
    'McDonald',
    'Ch. M. Aslam & Sons (Pvt.) Ltd.',
  ])('of a visitor is not suspected: %s', (name) => {
    expect(contentSuspicionsOf(kinds.estimate, { ...estimate, name })).toEqual([])
  })

  it.each([
    ['www.spam.example', 'There is a link in "name".'],
    ['Win at https://x.example', 'There is a link in "name".'],
    ['<b>Ali</b>', 'It contains HTML or forum code.'],
    ['kXhPqRtLmZaWvBn', 'A field contains random letters.'],
  ])('like %s is suspected', (name, suspicion) => {
    expect(contentSuspicionsOf(kinds.estimate, { ...estimate, name })).toEqual([suspicion])
  })
})

/** A memory that keeps everything; the rules compare the times themselves. */
function createMemory(): ShortMemory {
  const entries = new Map<string, string>()
  return { get: (key) => entries.get(key) ?? null, put: (key, value) => void entries.set(key, value) }
}

/** The suspicions about the rate of a lead, which is counted. */
function countedSuspicionsOf(kind: LeadKind, lead: Fields, memory: ShortMemory, now: number) {
  const suspicions = rateSuspicionsOf(kind, lead, memory, now)
  countLead(kind, lead, memory, now)
  return suspicions
}

/** How many of these estimates are suspected, sent at these seconds. */
function suspectedAt(seconds: readonly number[], leadAt: (index: number) => Fields): number {
  const memory = createMemory()
  return seconds.filter(
    (second, index) =>
      countedSuspicionsOf(kinds.estimate, { ...estimate, ...leadAt(index) }, memory, 1e12 + second * 1000)
        .length > 0,
  ).length
}

describe('the number of leads in a minute', () => {
  const everySecond = [0, 1, 2, 3, 4, 5, 6, 7]

  it('flags the sixth lead from one e-mail address, regardless of letter case', () => {
    expect(suspectedAt(everySecond, (index) => ({ email: index % 2 ? 'A@x.pk' : 'a@X.pk ' }))).toBe(3)
  })

  it('flags the sixth lead from one phone number, however it is written', () => {
    const phones = ['+92 300 1234567', '0300-1234567', '0092 300 1234567', '03001234567']
    expect(
      suspectedAt(everySecond, (index) => ({ email: `${index}@x.pk`, phone: phones[index % 4] ?? '' })),
    ).toBe(3)
  })

  it('flags neither several visitors nor the same made-up phone number', () => {
    expect(suspectedAt(everySecond, (index) => ({ email: `${index}@x.pk`, phone: '0300 0000000' }))).toBe(0)
    expect(
      suspectedAt(everySecond, (index) => ({ email: `${index}@x.pk`, phone: `0300123456${index}` })),
    ).toBe(0)
  })

  it('is not unusual if it is spread over several minutes', () => {
    expect(suspectedAt([0, 13, 26, 39, 52, 65, 78, 91, 104], () => ({}))).toBe(0)
  })

  it('does not grow when suspicions are asked for without counting the lead', () => {
    const memory = createMemory()
    const ask = () => rateSuspicionsOf(kinds.estimate, estimate, memory, 1e12)
    expect([1, 2, 3, 4, 5, 6, 7].flatMap(ask)).toEqual([])
  })

  it('is unusual for one and the same long text from the fourth e-mail address', () => {
    const memory = createMemory()
    const text = 'We would like to talk with you about a very interesting proposal for your company.'
    const send = (number: number, message: string) =>
      countedSuspicionsOf(
        kinds.homeMessage,
        { ...homeMessage, email: `${number}@x.pk`, message },
        memory,
        1e12,
      )
    expect([0, 0, 1, 2, 3, 4].map((number) => send(number, text).length)).toEqual([0, 0, 0, 0, 1, 1])
    expect([0, 1, 2, 3, 4].map((number) => send(number, 'Please call me.').length)).toEqual([0, 0, 0, 0, 0])
  })

  it.each([
    [9, [0, 0, 0, 1, 1]],
    [11, [0, 0, 0, 0, 0]],
  ])('counts the senders of a text who are %i minutes apart: %j', (minutes, suspicions) => {
    let now = 0
    const entries = new Map<string, { readonly value: string; readonly until: number }>()
    const memory: ShortMemory = {
      get: (key) => {
        const entry = entries.get(key)
        return entry && entry.until > now ? entry.value : null
      },
      put: (key, value, seconds) => void entries.set(key, { value, until: now + seconds * 1000 }),
    }
    const message = 'We would like to talk with you about a very interesting proposal for your company.'
    const counts = suspicions.map((_, number) => {
      now = 1e12 + number * minutes * 60_000
      return countedSuspicionsOf(
        kinds.homeMessage,
        { ...homeMessage, email: `${number}@x.pk`, message },
        memory,
        now,
      ).length
    })
    expect(counts).toEqual(suspicions)
  })
})

describe('the embedded inbox', () => {
  it('answers OK to suspected spam and stores it in another file, with the reasons', async () => {
    const { folder, sendMessage } = await newInbox()

    const suspected = await sendMessage({
      message: '[url=http://x.example]cheap[/url]',
      email: '=x@x.example',
    })
    await sendMessage()

    expect(suspected.status).toBe(200)
    expect(await suspected.json()).toMatchObject({ success: 'true' })
    expect(await leadsIn(folder, 'home-messages.csv')).toMatchObject([{ name: 'Test Visitor' }])
    expect(await leadsIn(folder, 'home-messages.suspected-spam.csv')).toMatchObject([
      { email: "'=x@x.example", suspectedBecause: 'It contains HTML or forum code.' },
    ])
  })

  it('suspects the sixth message of a visitor within a minute', async () => {
    const { folder, sendMessage } = await newInbox()

    for (let count = 0; count < 7; count += 1) await sendMessage()

    expect(await leadsIn(folder, 'home-messages.csv')).toHaveLength(5)
    expect(await leadsIn(folder, 'home-messages.suspected-spam.csv')).toHaveLength(2)
  })

  it('stores a repeated estimate once, even if it is suspected', async () => {
    const { folder, sendEstimate } = await newInbox()

    for (let count = 0; count < 7; count += 1) await sendEstimate({ name: 'www.x.example' })
    await sendEstimate({ email: 'other@example.com' })

    expect(await leadsIn(folder, 'estimates.suspected-spam.csv')).toHaveLength(1)
    expect(await leadsIn(folder, 'estimates.csv')).toHaveLength(1)
  })
})
