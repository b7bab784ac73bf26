import { expect, it } from 'vitest'
import { stepOfHistory } from '../../../../src/pages/estimator/steps'

it.each([
  [null, undefined],
  [undefined, undefined],
  ['review', undefined],
  [{ step: 'elsewhere' }, undefined],
  [{ step: 'review' }, 'review'],
])('a history entry with the state %o is the step %s', (entry, step) => {
  expect(stepOfHistory(entry)).toBe(step)
})
