import { describe, expect, it } from 'vitest'
import { dayText, visitorsDayText } from '../../../src/sections/formats'

describe('a date of the content', () => {
  it.each([
    ['2026-01-01', '1 January 2026'],
    ['2024-02-29', '29 February 2024'],
    ['2026-03-09', '9 March 2026'],
    ['2026-04-30', '30 April 2026'],
    ['2026-05-10', '10 May 2026'],
    ['2026-06-11', '11 June 2026'],
    ['2026-07-21', '21 July 2026'],
    ['2026-08-02', '2 August 2026'],
    ['2026-09-03', '3 September 2026'],
    ['2026-10-13', '13 October 2026'],
    ['2026-11-26', '26 November 2026'],
    ['2026-12-31', '31 December 2026'],
  ])('%s is %s', (date, text) => {
    expect(dayText(date)).toBe(text)
  })

  it('is written in another language, too', () => {
    expect(dayText('2026-03-01', 'ur')).toBe('1 مارچ، 2026')
  })
})

describe('the date of a timestamp', () => {
  it.each([
    ['2026-03-01T12:00', '1 March 2026'],
    ['2026-12-31T23:59', '31 December 2026'],
    ['2027-01-01T00:00', '1 January 2027'],
  ])('%s in the visitor’s time zone is %s', (time, text) => {
    expect(visitorsDayText(new Date(time).toISOString())).toBe(text)
  })
})
