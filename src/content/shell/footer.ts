import { paths } from '../../paths'
import { company } from '../company'
import type { PictureName } from '../pictures'

/** The texts of the footer. */
export const footer = {
  description: `${company.description} Start with the estimator, or talk to us about your plot.`,
  contact: {
    heading: 'Contact Information',
    captions: { phones: ['Phone 1', 'Phone 2'], email: 'Mail', address: 'Address' },
  },
  links: {
    heading: 'Useful Links',
    links: [
      { label: 'About Us', href: paths.about.href() },
      { label: 'Projects', href: paths.projects.href() },
      { label: 'Blogs', href: paths.blogs.href() },
      { label: 'Contact Us', href: paths.contact.href() },
    ],
  },
  gallery: {
    heading: 'Gallery',
    caption: 'Renders of our models',
    pictures: [
      'db-32-dusk',
      'swiss-tower-detail',
      'interior-living-side',
      'grey-structure-slab',
      'db-32-terrace',
      'house-project-front',
    ] satisfies readonly PictureName[],
  },
  policies: [
    { label: 'Privacy Policy', href: paths.privacy.href() },
    { label: 'Terms', href: paths.terms.href() },
    { label: 'FAQ', href: paths.faq.href() },
  ],
  backToTop: 'Back to top',
} as const

/** Returns the copyright line, with the current year. */
export function copyrightLine(): string {
  return `© ${new Date().getFullYear()} ${company.name}. All rights reserved.`
}
