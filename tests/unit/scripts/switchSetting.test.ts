import { describe, expect, it } from 'vitest'
import { parseSwitch } from '../../../scripts/switchSetting'

describe('a setting that is on unless it is turned off', () => {
  it.each([
    [undefined, 'on'],
    ['', 'on'],
    ['on', 'on'],
    ['off', 'off'],
  ])('%s means %s', (text, setting) => {
    expect(parseSwitch('INLINE_STYLES', text)).toBe(setting)
  })

  it.each(['no', 'false', 'OFF', '0'])('may not be %s', (text) => {
    expect(() => parseSwitch('INLINE_STYLES', text)).toThrow(
      `INLINE_STYLES is "${text}"; it must be on or off.`,
    )
  })
})
