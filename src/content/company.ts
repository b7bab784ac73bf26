const name = 'Sangbunyad'

/** The firm: its name and how to reach it. Like all of this folder it is sample content, for a firm to replace by its own. */
export const company = {
  name,
  trade: 'Engineering, Construction & Interior Design',
  tagline: 'Your bylaws & compliance expert for DHA Lahore',
  description: `${name} plans, calculates and builds houses in Lahore: architecture, structure, interiors and approvals from one office.`,
  /** Where the site is published; canonical addresses and the sitemap begin with it. No slash at the end. */
  origin: 'https://www.sangbunyad.example',
  email: 'hello@sangbunyad.example',
  phones: ['+92 300 0000000', '+92 42 0000 0000'],
  /** The number that the chat link opens. */
  chatPhone: '+92 300 0000000',
  address: '12-A Naqsha Street, Bunyad Block, Lahore, Pakistan',
  /** What the embedded map shows: the city, because no map knows the sample street. */
  mapPlace: 'Lahore, Pakistan',
  officeHours: [
    { days: 'Monday to Friday', hours: '9 am to 6 pm' },
    { days: 'Saturday', hours: '10 am to 2 pm' },
    { days: 'Sunday', hours: 'closed' },
  ],
  founding: `${name} means foundation stone. The office was set up so that the people who draw a house, the people who calculate it and the people who build it sit at one table.`,
  ceo: {
    name: 'Kamran Sethi',
    role: 'Chief Executive Officer',
    quote:
      'A client should know what a house costs before the first truck arrives. So we show the areas, the rates and the sums, and we say what is not in them.',
  },
  socials: [
    { name: 'Facebook', icon: 'facebook', href: 'https://social.sangbunyad.example/facebook' },
    { name: 'Instagram', icon: 'instagram', href: 'https://social.sangbunyad.example/instagram' },
    { name: 'LinkedIn', icon: 'linkedin', href: 'https://social.sangbunyad.example/linkedin' },
    { name: 'TikTok', icon: 'tiktok', href: 'https://social.sangbunyad.example/tiktok' },
    { name: 'YouTube', icon: 'youtube', href: 'https://social.sangbunyad.example/youtube' },
  ],
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
  readonly address: string
  readonly mapPlace: string
  readonly officeHours: readonly { readonly days: string; readonly hours: string }[]
  readonly founding: string
  readonly ceo: { readonly name: string; readonly role: string; readonly quote: string }
  readonly socials: readonly SocialProfile[]
}

/** A page of the firm in a social network. */
interface SocialProfile {
  readonly name: string
  /** The network's sign, by Font Awesome's name. */
  readonly icon: 'facebook' | 'instagram' | 'linkedin' | 'tiktok' | 'youtube'
  readonly href: `https://${string}`
}

/** The address behind a phone link: digits and a leading plus only. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

/** The address that opens a chat with the firm; the messenger takes the number as bare digits. */
export function chatHref(): string {
  return `https://wa.me/${company.chatPhone.replace(/\D/g, '')}`
}

/** The address that writes an e-mail to the firm. */
export function mailHref(): string {
  return `mailto:${company.email}`
}

/** The address that shows the firm's street in a maps service. */
export function mapHref(): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(company.address)}`
}

/** The address of the map that a page embeds. */
export function mapEmbedHref(): string {
  return `https://www.google.com/maps?q=${encodeURIComponent(company.mapPlace)}&output=embed`
}
