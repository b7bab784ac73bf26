import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import LeadRules from '../../../integrations/apps-script/LeadRules.js'
import { isEmailAddress } from '../../../src/leads'

describe('an e-mail address', () => {
  it.each([
    ['visitor@example.com', true],
    [' visitor@example.com ', true],
    ['visitor@localhost', true],
    ['ملاقاتی@example.com', true],
    ['visitor', false],
    ['visitor@', false],
    ['a b@example.com', false],
    ['visitor@example.com, other@example.com', false],
    ['', false],
    ['   ', false],
  ])('%j: %s', (text, isValid) => {
    expect(isEmailAddress(text)).toBe(isValid)
  })

  it('is accepted by the receivers, too', () => {
    const { email } = LeadRules.kinds.estimate.fields
    const character = constantFrom('a', '.', '@', '@', ' ', '\n', '\u00A0', 'é', '‏')
    assert(
      property(string({ unit: character, maxLength: 8 }), (text) => {
        expect(isEmailAddress(text)).toBe(email?.test(text.trim()))
      }),
    )
  })
})
