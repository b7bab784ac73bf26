import { expect, it } from 'vitest'
import { securityTxt } from '../../../src/site/head/securityTxt'

it.each([
  ['2026-01-01T00:00:00Z', '2026-12-01T00:00:00Z'],
  ['2026-02-28T23:59:59Z', '2027-01-01T00:00:00Z'],
  ['2028-02-29T12:00:00Z', '2029-01-01T00:00:00Z'],
  ['2026-12-31T23:59:59Z', '2027-11-01T00:00:00Z'],
])('security.txt names the contacts, and of a build of %s expires on %s', (builtAt, expires) => {
  expect(securityTxt(new Date(builtAt))).toBe(
    `Contact: mailto:hello@sangbunyad.example
Contact: https://www.sangbunyad.example/contact
Expires: ${expires}
Preferred-Languages: en
Canonical: https://www.sangbunyad.example/.well-known/security.txt
`,
  )
})
