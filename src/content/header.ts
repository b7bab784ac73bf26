import { destinations, type SiteLink } from './destinations'

/** The texts of every page's header. Source: specification, section 2. */
export const header = {
  captions: { address: 'Our Location', email: 'Email Us', phone: 'Call Us' },
  menu: [
    { label: 'Home', href: destinations.home },
    { label: 'About Us', href: destinations.about },
    { label: 'Services', href: destinations.services },
    { label: 'Projects', href: destinations.projects },
    { label: 'Blogs', href: destinations.blogs },
    { label: 'Contact Us', href: destinations.contact },
  ],
  tools: {
    label: 'Tools',
    links: [
      { label: 'Calculate area of your Floors', href: destinations.estimator },
      { label: 'Get your Construction Estimate', href: destinations.estimator },
    ],
  },
  slides: [
    { label: 'Calculate area of your Floors', href: destinations.estimator },
    { label: 'Excellence in Engineering and Project Development', href: destinations.services },
    { label: 'Training and Capacity Building', href: destinations.services },
    { label: 'Get your Construction Estimate', href: destinations.estimator },
    { label: 'Building Strength, Delivering Trust', href: destinations.services },
    { label: 'Prime in Vision, Precision in delivery', href: destinations.services },
  ],
} as const satisfies Header

interface Header {
  readonly captions: Readonly<Record<'address' | 'email' | 'phone', string>>
  readonly menu: readonly SiteLink[]
  readonly tools: { readonly label: string; readonly links: readonly SiteLink[] }
  readonly slides: readonly SiteLink[]
}
