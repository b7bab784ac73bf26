import { company } from '../content/company'
import { paths } from '../paths'
import { absoluteUrl } from './absoluteUrl'

export const securityTxtPath = '/.well-known/security.txt'

/** For how many months the file is valid after the month of the build; it must be less than a year. */
const validMonths = 11

/**
 * The security.txt: whom to tell about a vulnerability. It expires on the first day of a month, so that builds of the
 * same month are equal. Source: RFC 9116
 * @param builtAt the date of the build
 */
export function securityTxt(builtAt: Date): string {
  const expires = new Date(Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth() + validMonths))
  return [
    `Contact: mailto:${company.email}`,
    `Contact: ${absoluteUrl(paths.contact.href())}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl(securityTxtPath)}`,
    '',
  ].join('\n')
}
