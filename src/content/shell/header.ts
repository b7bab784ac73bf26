import { paths } from '../../paths'
import { company } from '../company'

/** The texts of the header; its tagline is in company.ts. */
export const header = {
  /** The links at the foot of the mobile menu. */
  call: 'Call us',
  chat: 'Chat with us',
  /** The link to the e-mail address in a narrow window. */
  email: 'E-mail',
  /** The name of the link to a social profile. */
  social: (network: string) => `${company.name} on ${network}`,
  captions: { address: 'Our Location', email: 'Email Us', phone: 'Call Us' },
  /** The names of the menus, and of the button that opens the one of narrow windows. */
  mainMenu: 'Main',
  mobileMenu: { title: 'Menu', open: 'Open menu' },
  estimate: { label: 'Get your Construction Estimate', short: 'Estimate', href: paths.estimator.href() },
  /** The links that open the estimator in a language, and their meaning for screen readers. */
  languages: {
    en: {
      label: 'English',
      hiddenSuffix: 'the estimate in English',
      href: `${paths.estimator.href()}?lang=en`,
    },
    ur: { label: 'اردو', hiddenSuffix: 'the estimate in Urdu', href: `${paths.estimator.href()}?lang=ur` },
  },
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
  /** The name of the tagline band's toggle button. */
  pause: 'Pause tagline and highlights',
  highlightsLabel: 'highlights',
  highlights: [
    { label: 'Calculate area of your Floors', href: paths.estimator.href() },
    { label: 'Excellence in Engineering and Project Development', href: paths.services.href() },
    { label: 'Training and Capacity Building', href: paths.services.href() },
    { label: 'Get your Construction Estimate', href: paths.estimator.href() },
    { label: 'Building Strength, Delivering Trust', href: paths.services.href() },
    { label: 'Prime in Vision, Precision in delivery', href: paths.services.href() },
  ],
} as const
