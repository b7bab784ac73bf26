import { paths } from '../../paths'
import type { SiteLink } from '../siteLink'

/** The link to the privacy policy in every form. */
export const consentNote = {
  policy: { label: 'Privacy Policy', href: paths.privacy.href() },
} as const satisfies { readonly policy: SiteLink }
