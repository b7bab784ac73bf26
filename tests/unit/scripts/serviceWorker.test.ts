import { describe, expect, it } from 'vitest'
import { parseServiceWorkerSetting } from '../../../scripts/serviceWorker'

describe('VITE_SERVICE_WORKER', () => {
  it.each([
    [undefined, 'on'],
    ['', 'on'],
    ['on', 'on'],
    ['off', 'off'],
  ])('%s turns it %s', (text, setting) => {
    expect(parseServiceWorkerSetting(text)).toBe(setting)
  })

  it.each(['no', 'false', 'OFF', '0'])('may not be %s', (text) => {
    expect(() => parseServiceWorkerSetting(text)).toThrow(
      `VITE_SERVICE_WORKER is "${text}"; it must be on or off.`,
    )
  })
})
