import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import LeadRules from '../../../integrations/apps-script/LeadRules.js'
import { cleanContact, hasWrongDot, isEmailAddress } from '../../../src/leads'

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
    ['\u202Avisitor@example.com\u202C', true],
    ['\u2068visitor@example.com\u2069', true],
    ['visitor@example.com\u200F', true],
    ['\uFEFFvisitor@example.com', true],
    ['visitor@example.com\u00A0', true],
    ['mailto:visitor@example.com', true],
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
        expect(isEmailAddress(text)).toBe(email?.test(cleanContact(text).trim()))
      }),
    )
  })
})

describe('a mark in the place of the full stop of an e-mail address', () => {
  it.each([
    ['bilal@example.com', '', false, false],
    ['bilal,khan', '', false, false],
    ['bilal@example,com', '', false, true],
    ['bilal@example\u060Ccom', '', false, true],
    ['bilal@xn--examplecom-', '', false, true],
    ['bilal@example', '\u06D4', false, true],
    ['bilal@xn--example.com', '', false, false],
    ['bilal@xn--example.com', 'm', true, true],
  ])('%j, typed %j, before %s: %s', (text, typed, wasBroken, isFound) => {
    expect(hasWrongDot({ text, typed, wasBroken })).toBe(isFound)
  })
})

describe('a contact text', () => {
  it.each([
    ['\u202A0300 1234567\u202C', '0300 1234567'],
    ['۰۳۰۰ ۱۲۳۴۵۶۷', '0300 1234567'],
    ['٠٣٠٠-١٢٣٤٥٦٧', '0300-1234567'],
    ['+92\u00A0300\u202F1234567', '+92 300 1234567'],
    ['\u200B0300\u20601234567\u00AD', '03001234567'],
    ['MAILTO:a@b.co', 'a@b.co'],
    [' mailto:a@b.co', 'a@b.co'],
    ['mailto:a@b.co?subject=Plan', 'a@b.co'],
    ['tel:+923001234567', '+923001234567'],
    ['TEL:0300-1234567;ext=5', '0300-1234567'],
    ['sms:+923001234567?body=Plan', '+923001234567'],
    ['https://wa.me/923001234567?text=Plan', '+923001234567'],
    ['Bilal Khan <a@b.co>', 'a@b.co'],
    ['0300 ', '0300 '],
  ])('%j is cleaned to %j', (text, cleaned) => {
    expect(cleanContact(text)).toBe(cleaned)
  })

  it('is cleaned the same way by the receivers, whatever character it contains', () => {
    const texts = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).flatMap(
      (character) => [`mailto:a${character}b`, `tel:1${character}2`, `wa.me/1${character}2`],
    )
    const different = texts.filter((text) => LeadRules.cleanContact(text) !== cleanContact(text))
    expect(different).toEqual([])
  })
})
