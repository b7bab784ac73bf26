import { describe, expect, it } from 'vitest'
import { initialInputs } from '../../../../src/estimator'
import {
  currentSubmission,
  estimatorReducer,
  initialState,
  isContactValid,
  submissionStatus,
  type EstimatorEvent,
  type EstimatorState,
} from '../../../../src/pages/estimator/wizard/estimatorState'

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
    ['a phone number of whitespace', { ...contact, phone: '  ' }, false],
    ['an e-mail address without an @', { ...contact, email: 'visitor' }, false],
    ['no e-mail address', { ...contact, email: '' }, false],
  ])('with %s is valid: %s → %s', (_, given, expected) => {
    expect(isContactValid(given)).toBe(expected)
  })

  it('typed on a new visit after a success starts a new estimate', () => {
    const success = { ...filledIn, step: 'success' } as const
    expect(after(success, { type: 'contactChanged', field: 'name', value: 'Ali' })).toEqual({
      ...initialState,
      contact: { name: 'Ali', email: '', phone: '' },
    })
  })
})

describe('a submission', () => {
  const [first, second] = ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:05.000Z'] as const
  const started = after(filledIn, { type: 'submissionStarted', timestamp: first })
  const plot = (value: string): EstimatorEvent => ({
    type: 'inputChanged',
    change: { field: 'plotSize', value },
  })
  const lost = { type: 'submissionLost', timestamp: first } as const
  const calculator = { type: 'stepShown', step: 'calculator' } as const
  const review = { type: 'stepShown', step: 'review' } as const
  const statusOf = (state: EstimatorState) => {
    const submission = currentSubmission(state)
    return submission && submissionStatus(submission, state)
  }

  it('belongs to the submitted estimate, not to a changed one', () => {
    const changed = after(started, plot('5'))
    expect(currentSubmission(changed)).toBeUndefined()
    const both = after(changed, { type: 'submissionStarted', timestamp: second })
    expect(currentSubmission(both)?.timestamp).toBe(second)
    expect(currentSubmission(after(both, plot('10')))?.timestamp).toBe(first)
    const spaced: EstimatorEvent = { type: 'contactChanged', field: 'name', value: ' Test Visitor ' }
    expect(currentSubmission(after(started, spaced))?.timestamp).toBe(first)
  })

  it('that was lost and is retried is the same one', () => {
    const again = after(started, lost, { type: 'submissionStarted', timestamp: first })
    expect(again.submissions).toHaveLength(1)
    expect(statusOf(again)).toBeUndefined()
  })

  it('that is lost is reported until the visitor leaves the review, and can be submitted again', () => {
    const failed = after(started, review, lost)
    expect(statusOf(failed)).toBe('lost')
    expect(statusOf(after(failed, calculator, review))).toBeUndefined()
    expect(statusOf(after(started, calculator, lost, review))).toBe('lost')
  })
})

describe('an opened house', () => {
  const inputs = { ...initialInputs, plotSize: '5' }
  const open = (from: 'link' | 'page' | 'budget') => ({ type: 'houseOpened', inputs, from }) as const

  it('replaces the inputs, until it is undone', () => {
    const opened = after(filledIn, open('link'))
    expect(opened.inputs).toEqual(inputs)
    const undone = after(opened, { type: 'houseUndone' })
    expect(undone.inputs).toEqual(filledIn.inputs)
    expect(undone.opened).toBeUndefined()
  })

  it('can’t be undone if nothing was entered', () => {
    expect(after(initialState, open('link')).opened).toEqual({
      kind: 'house',
      from: 'link',
      replaced: undefined,
      isKept: false,
    })
  })

  it.each(['link', 'page', 'budget'] as const)(
    'of a %s can’t be undone once something else has changed',
    (from) => {
      const change = { type: 'inputChanged', change: { field: 'grade', value: 'A' } } as const
      const changed = after(filledIn, open(from), change)
      expect(changed.opened).toEqual({ kind: 'house', from, replaced: undefined, isKept: true })
      expect(after(changed, { type: 'houseUndone' }).inputs).toEqual({ ...inputs, grade: 'A' })
    },
  )

  it.each(['damaged', 'unknownVersion'] as const)(
    'of a link that is %s changes no input, and is mentioned until the review',
    (fault) => {
      const rejected = after(filledIn, open('page'), { type: 'linkRejected', fault })
      expect(rejected).toMatchObject({ inputs, opened: { kind: fault } })
      expect(after(rejected, { type: 'stepShown', step: 'calculator' }).opened).toEqual({ kind: fault })
      expect(after(rejected, { type: 'stepShown', step: 'review' }).opened).toBeUndefined()
    },
  )
})
