/**
 * The firm: its name and how to reach it. Everything here is sample content; a firm that uses this site puts
 * its own in this one file.
 */
export const company = {
  name: 'Sangbunyad',
  trade: 'Engineering, Construction & Interior Design',
  tagline: 'Your bylaws & compliance expert for DHA Lahore',
  description:
    'Sangbunyad plans, calculates and builds houses in Lahore: architecture, structure, interiors and approvals from one office.',
  /** Where the site is published; canonical addresses and the sitemap begin with it. No slash at the end. */
  origin: 'https://www.sangbunyad.example',
  email: 'hello@sangbunyad.example',
  phones: ['+92 300 0000000', '+92 42 0000 0000'],
  /** The number that the chat link opens. */
  chatPhone: '+92 300 0000000',
} as const satisfies Company

interface Company {
  readonly name: string
  readonly trade: string
  readonly tagline: string
  readonly description: string
  readonly origin: `https://${string}`
  readonly email: `${string}@${string}`
  readonly phones: readonly [string, string]
  readonly chatPhone: string
}

/** The address behind a phone link: digits and a leading plus only. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

/** The address that opens a chat with the firm; the messenger takes the number as bare digits. */
export function chatHref(): string {
  return `https://wa.me/${company.chatPhone.replace(/\D/g, '')}`
}
