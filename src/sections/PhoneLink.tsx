import { telHref } from '../content/company'
import { Link } from '../design-system'

export interface PhoneLinkProps {
  /** The number, formatted for display. */
  phone: Parameters<typeof telHref>[0]
}

/** A `tel:` link, on one line wherever it fits. Its digits keep their order in right-to-left pages. */
export function PhoneLink({ phone }: PhoneLinkProps) {
  return (
    <Link href={telHref(phone)}>
      <bdi dir="ltr" className="inline-block max-w-full underline-inherited">
        {phone}
      </bdi>
    </Link>
  )
}
