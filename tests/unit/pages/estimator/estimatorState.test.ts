import { describe, expect, it } from 'vitest'
import { estimate, initialInputs } from '../../../../src/estimator'
import {
  estimatorReducer,
  initialState,
  contactFaults,
  isContactComplete,
  type EstimatorEvent,
  type EstimatorState,
} from '../../../../src/pages/estimator/estimatorState'

const contact = { name: 'Test Visitor', email: 'visitor@example.com', phone: '+92 300 0000000' }
const filledIn: EstimatorState = {
  ...initialState,
  contact,
  inputs: { ...initialInputs, plotSize: '10', grade: 'A+' },
  message: 'contactMissing',
}

function after(state: EstimatorState, ...events: EstimatorEvent[]): EstimatorState {
  return events.reduce(estimatorReducer, state)
}

describe('the contact', () => {
  it.each([
    ['all three given', contact, true],
    ['no name', { ...contact, name: '' }, false],
    ['an e-mail of blanks', { ...contact, email: '  ' }, false],
    ['no phone', { ...contact, phone: '' }, false],
  ])('with %s is complete: %s → %s', (_, given, expected) => {
    expect(isContactComplete(given)).toBe(expected)
  })

  it.each([
    ['visitor@example.com', []],
    ['visitor', ['email']],
    ['a b@example.com', ['email']],
    ['', ['email']],
  ])('with the e-mail address "%s" has the faults %j', (email, faults) => {
    expect(contactFaults({ ...contact, email })).toEqual(faults)
  })

  it('loses the message about what is missing once nothing is', () => {
    const refused = after(
      { ...initialState, contact: { ...contact, phone: '' } },
      { type: 'contactRefused', faults: ['phone'] },
    )
    expect(after(refused, { type: 'contactChanged', field: 'phone', value: '0' }).message).toBeUndefined()
  })

  it('keeps what is typed, blanks included', () => {
    const state = after(initialState, { type: 'contactChanged', field: 'name', value: ' Test ' })
    expect(state.contact).toEqual({ name: ' Test ', email: '', phone: '' })
  })

  it('that is incomplete brings the message and marks the fields until they are changed', () => {
    const refused = after(initialState, { type: 'contactRefused', faults: ['name', 'email', 'phone'] })
    expect(refused.message).toBe('contactMissing')
    const changed = after(refused, { type: 'contactChanged', field: 'email', value: 'v' })
    expect(changed.faults).toEqual(['name', 'phone'])
    expect(changed.message).toBe('contactMissing')
  })

  it('with an e-mail address that is none marks that field and claims nothing missing', () => {
    const state = after(
      { ...initialState, contact: { ...contact, email: 'visitor' } },
      { type: 'contactRefused', faults: ['email'] },
    )
    expect(state.message).toBeUndefined()
    expect(state.faults).toEqual(['email'])
  })
})

describe('moving and resetting', () => {
  it('leaving a step clears what was missing on it and keeps everything else', () => {
    expect(after(filledIn, { type: 'stepLeft' })).toEqual({ ...filledIn, message: undefined })
  })

  it('leaving a step keeps what is said of a submission', () => {
    const lost: EstimatorState = { ...filledIn, message: 'lost' }
    expect(after(lost, { type: 'stepLeft' })).toEqual(lost)
  })

  it('Reset restores the inputs and keeps the contact', () => {
    const state = after(filledIn, { type: 'inputsReset' })
    expect(state.inputs).toEqual(initialInputs)
    expect(state.contact).toEqual(contact)
  })

  it('a new estimate starts with nothing', () => {
    expect(after(filledIn, { type: 'newEstimateStarted' })).toEqual(initialState)
  })
})

describe('a submission', () => {
  const submitted = {
    timestamp: '2026-01-01T00:00:00.000Z',
    contact,
    inputs: filledIn.inputs,
    estimate: estimate(filledIn.inputs),
  }

  it('says that it is under way', () => {
    const state = after(filledIn, { type: 'submissionStarted' })
    expect(state.isSubmitting).toBe(true)
    expect(state.message).toBe('submitting')
  })

  it('that was sent or kept is remembered as it was submitted', () => {
    for (const outcome of ['sent', 'kept'] as const) {
      const state = after(
        filledIn,
        { type: 'submissionStarted' },
        { type: 'submissionEnded', outcome, submitted },
        { type: 'inputChanged', change: { field: 'plotSize', value: '5' } },
      )
      expect(state.isSubmitting).toBe(false)
      expect(state.submitted?.outcome).toBe(outcome)
      expect(state.message).toBeUndefined()
      expect(state.submitted?.estimate.totals.grand).toBe(27995990)
    }
  })

  it('that was neither sent nor kept claims nothing and keeps what was typed', () => {
    const state = after(
      filledIn,
      { type: 'submissionStarted' },
      { type: 'submissionEnded', outcome: 'lost', submitted },
    )
    expect(state.submitted).toBeUndefined()
    expect(state.isSubmitting).toBe(false)
    expect(state.message).toBe('lost')
    expect(state.inputs).toEqual(filledIn.inputs)
    expect(state.contact).toEqual(contact)
  })
})
