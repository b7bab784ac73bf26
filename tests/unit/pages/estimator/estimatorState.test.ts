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
  isContactMissing: true,
}

function after(state: EstimatorState, ...events: EstimatorEvent[]): EstimatorState {
  return events.reduce(estimatorReducer, state)
}

describe('the contact', () => {
  it.each([
    ['all three given', contact, true],
    ['no name', { ...contact, name: '' }, false],
    ['an e-mail address of whitespace', { ...contact, email: '  ' }, false],
    ['no phone', { ...contact, phone: '' }, false],
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

  it('has no message about missing fields once all are filled in', () => {
    const rejected = after(
      { ...initialState, contact: { ...contact, phone: '' } },
      { type: 'contactRejected', invalidFields: ['phone'] },
    )
    expect(
      after(rejected, { type: 'contactChanged', field: 'phone', value: '0', at: 'entry' }).isContactMissing,
    ).toBe(false)
  })

  it('keeps what is typed, including whitespace', () => {
    const state = after(initialState, { type: 'contactChanged', field: 'name', value: ' Test ', at: 'entry' })
    expect(state.contact).toEqual({ name: ' Test ', email: '', phone: '' })
  })

  it('that is incomplete shows the message and marks the fields until they are changed', () => {
    const rejected = after(initialState, {
      type: 'contactRejected',
      invalidFields: ['name', 'email', 'phone'],
    })
    expect(rejected.isContactMissing).toBe(true)
    const changed = after(rejected, { type: 'contactChanged', field: 'email', value: 'v', at: 'entry' })
    expect(changed.invalidFields).toEqual(['name', 'phone'])
    expect(changed.isContactMissing).toBe(true)
  })

  it('with a malformed e-mail address marks that field, without a message about missing fields', () => {
    const state = after(
      { ...initialState, contact: { ...contact, email: 'visitor' } },
      { type: 'contactRejected', invalidFields: ['email'] },
    )
    expect(state.isContactMissing).toBe(false)
    expect(state.invalidFields).toEqual(['email'])
  })
})

describe('moving and resetting', () => {
  it('moving to another step clears the message about missing fields and keeps everything else', () => {
    expect(after(filledIn, { type: 'stepShown', step: 'calculator' })).toEqual({
      ...filledIn,
      step: 'calculator',
      isContactMissing: false,
      isFailureHidden: true,
    })
  })

  it('Reset restores the inputs and keeps the contact', () => {
    const state = after(filledIn, { type: 'inputsReset' })
    expect(state.inputs).toEqual(initialInputs)
    expect(state.contact).toEqual(contact)
  })

  it('a new estimate starts empty', () => {
    expect(after(filledIn, { type: 'newEstimateStarted' })).toEqual(initialState)
  })
})

describe('what is typed before hydration', () => {
  const kept = { ...filledIn, step: 'calculator' } as const

  it('takes precedence over the stored state, and the visitor stays on the step', () => {
    const state = after(kept, { type: 'contactChanged', field: 'name', value: 'Early', at: 'entry' })
    expect(state.contact).toEqual({ ...contact, name: 'Early' })
    expect(state.contactEditedIn).toBe('entry')
  })

  it('no longer keeps the visitor on the step after moving on', () => {
    const state = after(
      kept,
      { type: 'contactChanged', field: 'name', value: 'Early', at: 'default' },
      { type: 'stepShown', step: 'contact' },
    )
    expect(state.contactEditedIn).toBe('default')
    expect(after(state, { type: 'stepShown', step: 'calculator' }).contactEditedIn).toBeUndefined()
  })

  it('changes nothing if it equals the stored state', () => {
    const event = { type: 'contactChanged', field: 'name', value: contact.name, at: 'entry' } as const
    expect(after(kept, event)).toBe(kept)
  })
})

describe('a submission', () => {
  const [first, second] = ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:05.000Z'] as const
  const started = after(filledIn, { type: 'submissionStarted', timestamp: first })
  const plot = (value: string): EstimatorEvent => ({
    type: 'inputChanged',
    change: { field: 'plotSize', value },
  })

  it('is being sent until it has ended', () => {
    expect(currentSubmission(filledIn)).toBeUndefined()
    expect(currentSubmission(started)).toMatchObject({ timestamp: first, result: 'sending' })
    for (const result of ['sent', 'stored', 'lost'] as const) {
      const ended = after(started, { type: 'submissionEnded', timestamp: first, result })
      expect(currentSubmission(ended)?.result).toBe(result)
      expect(isSettled(currentSubmission(ended))).toBe(result !== 'lost')
    }
  })

  it('belongs to the submitted estimate, not to a changed one', () => {
    const changed = after(started, plot('5'))
    expect(currentSubmission(changed)).toBeUndefined()
    const both = after(
      changed,
      { type: 'submissionStarted', timestamp: second },
      { type: 'submissionEnded', timestamp: first, result: 'sent' },
    )
    expect(currentSubmission(both)).toMatchObject({ timestamp: second, result: 'sending' })
    expect(both.submissions.map(({ inputs }) => inputs.plotSize)).toEqual(['10', '5'])
  })

  it('is found again when a change is undone, and when only whitespace differs', () => {
    const whitespace: EstimatorEvent = {
      type: 'contactChanged',
      field: 'name',
      value: ' Test Visitor  ',
      at: 'entry',
    }
    expect(currentSubmission(after(started, plot('5'), plot('10'), whitespace))?.timestamp).toBe(first)
  })

  it('that was lost and is retried is the same one', () => {
    const again = after(
      started,
      { type: 'submissionEnded', timestamp: first, result: 'lost' },
      { type: 'submissionStarted', timestamp: first },
    )
    expect(again.submissions).toHaveLength(1)
    expect(currentSubmission(again)?.result).toBe('sending')
  })

  it.each(['lost', 'unknown'] as const)(
    'that is %s is reported in the review until the step changes',
    (result) => {
      const failed = {
        ...started,
        submissions: started.submissions.map((submission) => ({ ...submission, result })),
      }
      expect(resultInReview(failed)).toBe(result)
      const back = after(
        failed,
        { type: 'stepShown', step: 'calculator' },
        { type: 'stepShown', step: 'review' },
      )
      expect(resultInReview(back)).toBeUndefined()
      expect(currentSubmission(back)?.timestamp).toBe(first)
      const again = after(
        back,
        { type: 'submissionStarted', timestamp: first },
        { type: 'submissionEnded', timestamp: first, result: 'lost' },
      )
      expect(resultInReview(again)).toBe('lost')
    },
  )

  it('that fails after the visitor has left the review and come back is reported there', () => {
    const ended = after(
      started,
      { type: 'stepShown', step: 'calculator' },
      { type: 'stepShown', step: 'review' },
      { type: 'submissionEnded', timestamp: first, result: 'lost' },
    )
    expect(resultInReview(ended)).toBe('lost')
  })

  it('that fails while another step is shown is not reported in the review afterwards', () => {
    const ended = after(
      started,
      { type: 'stepShown', step: 'calculator' },
      { type: 'submissionEnded', timestamp: first, result: 'lost' },
      { type: 'stepShown', step: 'review' },
    )
    expect(resultInReview(ended)).toBeUndefined()
  })

  it('that is being sent is shown in the review after a change of the step, too', () => {
    const back = after(
      started,
      { type: 'stepShown', step: 'calculator' },
      { type: 'stepShown', step: 'review' },
    )
    expect(resultInReview(back)).toBe('sending')
  })

  it('that ends after a new estimate was started changes nothing', () => {
    const anew = after(started, { type: 'newEstimateStarted' })
    expect(after(anew, { type: 'submissionEnded', timestamp: first, result: 'sent' })).toEqual(initialState)
  })
})

describe('a link', () => {
  const shared = { ...initialInputs, plotSize: '5' }

  it('replaces the inputs, until it is undone', () => {
    const opened = after(filledIn, { type: 'linkOpened', link: { kind: 'inputs', inputs: shared } })
    expect(opened.inputs).toEqual(shared)
    expect(opened.openedLink).toEqual({ kind: 'inputs', replaced: filledIn.inputs })
    const undone = after(opened, { type: 'linkUndone' })
    expect(undone.inputs).toEqual(filledIn.inputs)
    expect(undone.openedLink).toBeUndefined()
  })

  it('has nothing to undo if nothing had been entered', () => {
    const opened = after(initialState, { type: 'linkOpened', link: { kind: 'inputs', inputs: shared } })
    expect(opened.openedLink).toEqual({ kind: 'inputs', replaced: undefined })
    expect(after(opened, { type: 'linkUndone' }).inputs).toEqual(shared)
  })

  it.each(['damaged', 'unknownVersion'] as const)('that is %s changes no input', (kind) => {
    const opened = after(filledIn, { type: 'linkOpened', link: { kind } })
    expect(opened.inputs).toEqual(filledIn.inputs)
    expect(opened.openedLink).toEqual({ kind })
  })

  it('is mentioned until the review or a reset', () => {
    const opened = after(filledIn, { type: 'linkOpened', link: { kind: 'damaged' } })
    expect(after(opened, { type: 'inputsReset' }).openedLink).toBeUndefined()
    expect(after(opened, { type: 'stepShown', step: 'calculator' }).openedLink).toEqual({ kind: 'damaged' })
    expect(after(opened, { type: 'stepShown', step: 'review' }).openedLink).toBeUndefined()
  })
})

describe('a comparison', () => {
  it('keeps the inputs while the current ones change, until it ends or a new estimate starts', () => {
    const compared = after(
      filledIn,
      { type: 'comparisonStarted' },
      { type: 'inputChanged', change: { field: 'grade', value: 'A' } },
      { type: 'inputsReset' },
    )
    expect(compared.comparedInputs).toEqual(filledIn.inputs)
    expect(compared.inputs).toEqual(initialInputs)
    expect(after(compared, { type: 'comparisonEnded' }).comparedInputs).toBeUndefined()
    expect(after(compared, { type: 'newEstimateStarted' }).comparedInputs).toBeUndefined()
  })
})
