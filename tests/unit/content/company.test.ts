import { expect, it } from 'vitest'
import {
  chatHref,
  company,
  hoursText,
  mailHref,
  mapEmbedHref,
  mapHref,
  telHref,
} from '../../../src/content/company'

it('the firm can be reached by phone, chat, e-mail and on the map', () => {
  expect(company.phones.map((phone) => telHref(phone))).toEqual(['tel:+923000000000', 'tel:+924200000000'])
  expect(chatHref()).toBe('https://wa.me/923000000000')
  expect(mailHref).toBe('mailto:hello@sangbunyad.example')
  expect(mapHref).toBe(
    'https://www.google.com/maps/search/?api=1&query=12-A%20Naqsha%20Street%2C%20Bunyad%20Block%2C%20Lahore%2C%20Pakistan',
  )
  expect(mapEmbedHref).toBe('https://www.google.com/maps?q=Lahore%2C%20Pakistan&output=embed')
})

it.each([
  ['09:00', '18:00', '9 am to 6 pm'],
  ['00:30', '12:00', '12:30 am to 12 pm'],
] as const)('the hours from %s to %s are shown as %s', (opens, closes, text) => {
  expect(hoursText({ label: 'Friday', days: ['Friday'], opens, closes })).toBe(text)
  expect(hoursText({ label: 'Friday', days: ['Friday'] })).toBe('closed')
})
