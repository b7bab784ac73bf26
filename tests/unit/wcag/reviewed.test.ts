import { describe, expect, it } from 'vitest'
import { missingFindings, newFindings } from '../../wcag/engines/compareFindings.ts'
import type { Finding } from '../../wcag/engines/finding.ts'
import { reviewed, type Review } from '../../wcag/engines/reviewed.ts'

const finding: Finding = {
  engine: 'IBM',
  rule: 'label Potential_1',
  isCertain: false,
  message: 'Is this a label?',
  element: 'input “Name”',
}

const review: Review = {
  engine: 'IBM',
  rule: 'label Potential_1',
  reason: 'It is one.',
  found: [
    [/^\/contact /, 'input “Name”'],
    [/^\/contact /, 'input “Email”'],
  ],
}

const state = '/contact initially, phone'

describe('a finding', () => {
  it('that was reviewed is no new one', () => {
    expect(newFindings(state, [finding], [review])).toEqual([])
  })

  it.each([
    ['of another engine', { engine: 'Alfa' }],
    ['of another rule', { rule: 'label Fail_1' }],
    ['on another element', { element: 'input “Phone”' }],
    ['on a second element of the same name', { element: 'input “Name” (2)' }],
  ] as const)('%s is new', (_, change) => {
    expect(newFindings(state, [{ ...finding, ...change }], [review])).toHaveLength(1)
  })

  it('in a state that the review doesn’t cover is new', () => {
    expect(newFindings('/faq initially, phone', [finding], [review])).toHaveLength(1)
  })

  it('that has become certain is new, and needs a review that says why the engine is wrong', () => {
    const certain = { ...finding, isCertain: true }
    expect(newFindings(state, [certain], [review])).toEqual([
      'IBM finds label Potential_1: input “Name” (Is this a label?)',
    ])
    const { reason: whyFalse, ...rest } = review
    expect(newFindings(state, [certain], [{ ...rest, whyFalse }])).toEqual([])
  })
})

describe('a review', () => {
  const email = { ...finding, element: 'input “Email”' }

  it('of findings that all exist is needed', () => {
    const states = [
      { state, findings: [finding] },
      { state: '/contact form sent, phone', findings: [email] },
    ]
    expect(missingFindings(states, [review])).toEqual([])
  })

  it('fails once one of its findings has disappeared', () => {
    const missing = ['IBM label Potential_1: input “Email” in ^\\/contact ']
    expect(missingFindings([{ state, findings: [finding] }], [review])).toEqual(missing)
    const elsewhere = { state: '/faq initially, phone', findings: [email] }
    expect(missingFindings([{ state, findings: [finding] }, elsewhere], [review])).toEqual(missing)
  })

  it('may lack findings that depend on the moment', () => {
    expect(missingFindings([], [{ ...review, isVarying: true }])).toEqual([])
  })
})

describe('the reviewed findings', () => {
  const entries = reviewed.flatMap(({ engine, rule, found }) =>
    found.map(([states, element]) => [engine, rule, states, element].join(' ')),
  )

  it('become more only with new pages or states', () => {
    expect(entries).toHaveLength(201)
  })

  it('have no state pattern with flags, which would remember the last match', () => {
    expect(reviewed.flatMap(({ found }) => found.map(([states]) => states.flags))).toEqual(
      entries.map(() => ''),
    )
  })

  it('are listed once each', () => {
    expect(entries).toEqual([...new Set(entries)])
  })

  it('have a reason of a whole sentence', () => {
    for (const one of reviewed) {
      expect('whyFalse' in one ? one.whyFalse : one.reason).toMatch(/^[a-zA-Z].{20,}\.$/)
    }
  })
})
