const name = 'Sangbunyad'
const street = '12-A Naqsha Street, Bunyad Block'
const city = 'Lahore'
const country = 'Pakistan'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

/** The firm and its contact details. Sample content, like the whole folder, to be replaced by that of a real firm. */
export const company = {
  name,
  trade: 'Engineering, Construction & Interior Design',
  tagline: 'Your bylaws & compliance expert for DHA Lahore',
  description: `${name} designs, engineers and builds houses in Lahore: architecture, structure, interiors and approvals from one office.`,
  /** The origin of the published site, without a trailing slash, unless SITE_ORIGIN is set: docs/deploy.md. */
  // Outside Vite, `import.meta.env` is not defined.
  origin: import.meta.env?.SITE_ORIGIN || 'https://www.sangbunyad.example',
  email: 'hello@sangbunyad.example',
  phones: ['+92 300 0000000', '+92 42 0000 0000'],
  /** The number of the chat link. */
  chatPhone: '+92 300 0000000',
  postalAddress: { street, city, country },
  /** The postal address in one line. */
  address: `${street}, ${city}, ${country}`,
  /** The search query of the embedded map: the city, because the sample street does not exist. */
  mapPlace: `${city}, ${country}`,
  officeHours: [
    { label: 'Monday to Friday', days: weekdays, opens: '09:00', closes: '18:00' },
    { label: 'Saturday', days: ['Saturday'], opens: '10:00', closes: '14:00' },
    { label: 'Sunday', days: ['Sunday'] },
  ] satisfies readonly OfficeHours[],
  founding: `${name} means foundation stone. We started the firm to bring the people who design, engineer and build a house to one table.`,
  ceo: {
    name: 'Kamran Sethi',
    role: 'Chief Executive Officer',
    quote:
      'A client should know what a house costs before the first truck arrives. So we show the areas, the rates and the sums, and we say what they leave out.',
  },
  /** The icons have their Font Awesome names. */
  socials: [
    { name: 'Facebook', icon: 'facebook', href: 'https://social.sangbunyad.example/facebook' },
    { name: 'Instagram', icon: 'instagram', href: 'https://social.sangbunyad.example/instagram' },
    { name: 'LinkedIn', icon: 'linkedin', href: 'https://social.sangbunyad.example/linkedin' },
    { name: 'TikTok', icon: 'tiktok', href: 'https://social.sangbunyad.example/tiktok' },
    { name: 'YouTube', icon: 'youtube', href: 'https://social.sangbunyad.example/youtube' },
  ],
} as const

/** The office hours of days; without times, the office is closed. */
export type OfficeHours = {
  /** The days as they are shown. */
  readonly label: string
  readonly days: readonly ((typeof weekdays)[number] | 'Saturday' | 'Sunday')[]
} & ({ readonly opens: Time; readonly closes: Time } | { readonly opens?: never; readonly closes?: never })

/** Such as `09:30`, in 24 hours. */
type Time = `${number}:${number}`

/** The times of office hours as they are shown, such as "9 am to 6 pm". */
export function hoursText({ opens, closes }: OfficeHours): string {
  return opens ? `${clockText(opens)} to ${clockText(closes)}` : 'closed'
}

function clockText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const fraction = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`
  return `${hours % 12 || 12}${fraction} ${hours < 12 ? 'am' : 'pm'}`
}

export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

/** The URL of a chat with the firm, which may begin with a text. */
export function chatHref(text = ''): string {
  const query = text && `?text=${encodeURIComponent(text)}`
  return `https://wa.me/${company.chatPhone.replace(/\D/g, '')}${query}`
}

export const mailHref = `mailto:${company.email}`

/** The URL of a map with the firm's postal address. */
export const mapHref = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(company.address)}`

export const mapEmbedHref = `https://www.google.com/maps?q=${encodeURIComponent(company.mapPlace)}&output=embed`
