import { company } from '../../content/company'
import { paths } from '../../paths'
import { absoluteUrl } from './absoluteUrl'

export const securityTxtPath = '/.well-known/security.txt'

/** The file expires on the first day of a month, this many months after the month of the build: within a year. */
const monthsToExpiry = 11

/**
 * The security.txt: whom to tell about a vulnerability. All builds of a month give the same file. Source: RFC 9116.
 * @param builtAt the date of the build
 */
export function securityTxt(builtAt: Date): string {
  const expires = new Date(Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth() + monthsToExpiry))
  return [
    `Contact: mailto:${company.email}`,
    `Contact: ${absoluteUrl(paths.contact.href())}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl(securityTxtPath)}`,
    '',
  ].join('\n')
}
