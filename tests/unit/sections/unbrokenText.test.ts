import { expect, it } from 'vitest'
import { unbrokenText } from '../../../src/sections/unbrokenText'

// A no-break space is shown as ~, a word joiner as |.
const shown = (text: string) => unbrokenText(text).replaceAll('\u00A0', '~').replaceAll('\u2060', '|')

it.each([
  ['PKR 54,631,800, about PKR 7,423 per sq ft', 'PKR~54,631,800, about PKR~7,423 per sq~ft'],
  ['Plot: 1 kanal (20 marla, 4,500 sq ft)', 'Plot: 1~kanal (20~marla, 4,500~sq~ft)'],
  ['as 4,500 square feet', 'as 4,500~square~feet'],
  ['26 m by 22 m, 3.7 m; podium 11.4 m high', '26~m by 22~m, 3.7~m; podium 11.4~m high'],
  ['your name, e-mail address and phone number', 'your name, e|-|mail address and phone number'],
  ['E-mail us about a one-mail house', 'E|-|mail us about a one-mail house'],
  ['at 7 and 28 days, 5 months, a marla, in PKR', 'at 7 and 28 days, 5 months, a marla, in PKR'],
])('%s', (text, expected) => {
  expect(shown(text)).toBe(expected)
})
