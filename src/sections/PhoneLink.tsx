import { telHref } from '../content/company'
import { Link } from '../design-system'

export interface PhoneLinkProps {
  /** The number as it is written. */
  phone: Parameters<typeof telHref>[0]
}

/** Calls a number; its digits stay in their order, whichever way the page reads. */
export function PhoneLink({ phone }: PhoneLinkProps) {
  return (
    <Link href={telHref(phone)}>
      <bdi dir="ltr">{phone}</bdi>
    </Link>
  )
}
