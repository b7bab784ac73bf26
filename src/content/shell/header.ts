import { paths } from '../../paths'
import type { SiteLink } from '../siteLink'

/** The texts of the header; its tagline is in company.ts. */
export const header = {
  call: 'Call us',
  chat: 'Chat with us',
  captions: { address: 'Our Location', email: 'Email Us', phone: 'Call Us' },
  menu: [
    { label: 'Home', href: paths.home.href() },
    { label: 'About Us', href: paths.about.href() },
    { label: 'Services', href: paths.services.href() },
    { label: 'Projects', href: paths.projects.href() },
    { label: 'Blogs', href: paths.blogs.href() },
    { label: 'Contact Us', href: paths.contact.href() },
  ],
  tools: {
    label: 'Tools',
    links: [
      { label: 'Calculate area of your Floors', href: paths.estimator.href() },
      { label: 'Get your Construction Estimate', href: paths.estimator.href() },
    ],
  },
  highlights: [
    { label: 'Calculate area of your Floors', href: paths.estimator.href() },
    { label: 'Excellence in Engineering and Project Development', href: paths.services.href() },
    { label: 'Training and Capacity Building', href: paths.services.href() },
    { label: 'Get your Construction Estimate', href: paths.estimator.href() },
    { label: 'Building Strength, Delivering Trust', href: paths.services.href() },
    { label: 'Prime in Vision, Precision in delivery', href: paths.services.href() },
  ],
} as const satisfies Header

interface Header {
  /** The links at the foot of the mobile menu. */
  readonly call: string
  readonly chat: string
  readonly captions: Readonly<Record<'address' | 'email' | 'phone', string>>
  readonly menu: readonly SiteLink[]
  readonly tools: { readonly label: string; readonly links: readonly SiteLink[] }
  /** The links of the slider in the tagline band. */
  readonly highlights: readonly SiteLink[]
}
