import { describe, expect, it } from 'vitest'
import { openingHours } from '../../../src/head/openingHours'

describe('opening hours', () => {
  it.each([
    [
      { days: 'Monday', hours: '9 am to 6 pm' },
      { days: ['Monday'], opens: '09:00', closes: '18:00' },
    ],
    [
      { days: 'Monday to Wednesday', hours: '12 am to 12 pm' },
      { days: ['Monday', 'Tuesday', 'Wednesday'], opens: '00:00', closes: '12:00' },
    ],
    [
      { days: 'Saturday to Monday', hours: '9:30 am to 12:45 pm' },
      { days: ['Saturday', 'Sunday', 'Monday'], opens: '09:30', closes: '12:45' },
    ],
    [
      { days: 'Sunday to Saturday', hours: '12:15 am to 11:59 pm' },
      {
        days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '00:15',
        closes: '23:59',
      },
    ],
  ] as const)('are read from %j', (officeHours, expected) => {
    expect(openingHours(officeHours)).toEqual(expected)
  })

  it('are missing on a closed day', () => {
    expect(openingHours({ days: 'Sunday', hours: 'closed' })).toBeUndefined()
  })
})
