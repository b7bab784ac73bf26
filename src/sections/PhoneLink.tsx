import { telHref } from '../content/company'
import { Link } from '../design-system'
import { UnbrokenText } from './UnbrokenText'

export interface PhoneLinkProps {
  /** The number, formatted for display. */
  phone: Parameters<typeof telHref>[0]
}

/** A `tel:` link, on one line wherever it fits. Its digits keep their order in right-to-left pages. */
export function PhoneLink({ phone }: PhoneLinkProps) {
  return (
    <Link href={telHref(phone)}>
      <UnbrokenText dir="ltr">{phone}</UnbrokenText>
    </Link>
  )
}
