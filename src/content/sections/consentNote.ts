import { paths } from '../../paths'
import type { SiteLink } from '../siteLink'

/** The link behind what a form says about the use of its data. */
export const consentNote = {
  policy: { label: 'Privacy Policy', href: paths.privacy.href() },
} as const satisfies { readonly policy: SiteLink }
