import { describe, expect, it } from 'vitest'
import { initialInputs } from '../../../../src/estimator'
import {
  currentSubmission,
  estimatorReducer,
  initialState,
  resultInReview,
  invalidContactFields,
  isContactComplete,
  isSettled,
  type EstimatorEvent,
  type EstimatorState,
} from '../../../../src/pages/estimator/estimatorState'

const contact = { name: 'Test Visitor', email: 'visitor@example.com', phone: '+92 300 0000000' }
const filledIn: EstimatorState = {
  ...initialState,
  contact,
  inputs: { ...initialInputs, plotSize: '10', grade: 'A+' },
}

function after(state: EstimatorState, ...events: EstimatorEvent[]): EstimatorState {
  return events.reduce(estimatorReducer, state)
}

describe('the contact', () => {
  it.each([
    ['all three given', contact, true],
    ['no name', { ...contact, name: '' }, false],
    ['an e-mail address of whitespace', { ...contact, email: '  ' }, false],
  ])('with %s is complete: %s → %s', (_, given, expected) => {
    expect(isContactComplete(given)).toBe(expected)
  })

  it.each([
    ['visitor@example.com', []],
    ['visitor', ['email']],
    ['a b@example.com', ['email']],
    ['', ['email']],
  ])('with the e-mail address "%s" has the invalid fields %j', (email, invalid) => {
    expect(invalidContactFields({ ...contact, email })).toEqual(invalid)
  })
})

describe('a submission', () => {
  const [first, second] = ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:05.000Z'] as const
  const started = after(filledIn, { type: 'submissionStarted', timestamp: first })
  const plot = (value: string): EstimatorEvent => ({
    type: 'inputChanged',
    change: { field: 'plotSize', value },
  })
  const lost = { type: 'submissionEnded', timestamp: first, result: 'lost' } as const
  const calculator = { type: 'stepShown', step: 'calculator' } as const
  const review = { type: 'stepShown', step: 'review' } as const

  it.each([
    ['sent', true],
    ['stored', true],
    ['lost', false],
  ] as const)('is being sent until it is %s; then it is settled: %s', (result, expected) => {
    expect(currentSubmission(started)).toMatchObject({ timestamp: first, result: 'sending' })
    const ended = after(started, { ...lost, result })
    expect(currentSubmission(ended)?.result).toBe(result)
    expect(isSettled(currentSubmission(ended))).toBe(expected)
  })

  it('belongs to the submitted estimate, not to a changed one', () => {
    const changed = after(started, plot('5'))
    expect(currentSubmission(changed)).toBeUndefined()
    const both = after(changed, { type: 'submissionStarted', timestamp: second }, { ...lost, result: 'sent' })
    expect(currentSubmission(both)).toMatchObject({ timestamp: second, result: 'sending' })
    expect(currentSubmission(after(both, plot('10')))).toMatchObject({ timestamp: first, result: 'sent' })
  })

  it('that was lost and is retried is the same one', () => {
    const again = after(started, lost, { type: 'submissionStarted', timestamp: first })
    expect(again.submissions).toHaveLength(1)
    expect(currentSubmission(again)?.result).toBe('sending')
  })

  it('that is lost is reported in the review until the step changes', () => {
    const failed = after(started, lost)
    expect(resultInReview(failed)).toBe('lost')
    expect(resultInReview(after(failed, calculator, review))).toBeUndefined()
    expect(resultInReview(after(started, calculator, review, lost))).toBe('lost')
  })
})

describe('a link', () => {
  const inputs = { ...initialInputs, plotSize: '5' }

  it('replaces the inputs, until it is undone', () => {
    const opened = after(filledIn, { type: 'linkOpened', link: { kind: 'inputs', inputs } })
    expect(opened.inputs).toEqual(inputs)
    const undone = after(opened, { type: 'linkUndone' })
    expect(undone.inputs).toEqual(filledIn.inputs)
    expect(undone.openedLink).toBeUndefined()
  })

  it.each(['damaged', 'unknownVersion'] as const)('that is %s changes no input, and is mentioned', (kind) => {
    const opened = after(filledIn, { type: 'linkOpened', link: { kind } })
    expect(opened.inputs).toEqual(filledIn.inputs)
    expect(opened.openedLink).toEqual({ kind })
    expect(after(opened, { type: 'stepShown', step: 'review' }).openedLink).toBeUndefined()
  })
})
