import { paths } from '../paths'
import type { PictureName } from './pictures'

/** The call to action on the home page and at the end of services, projects and posts. */
export const excellenceBanner = {
  heading: 'One office from the first line to the last tile',
  text: 'Tell us about your plot. We will reply with the next step, its cost and how long it takes.',
  picture: 'db-32-dusk' satisfies PictureName,
  action: { label: 'hire our services', href: paths.contact.href() },
  estimate: { label: 'Get your Construction Estimate', href: paths.estimator.href() },
  /** The text before the phone number. */
  callText: 'FOR FURTHER INQUIRIES CALL',
} as const
