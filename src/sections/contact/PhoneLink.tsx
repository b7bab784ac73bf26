import { telHref } from '../../content/company'
import { Link, type LinkProps } from '../../design-system'

/** A `tel:` link of a number as it is displayed, on one line wherever it fits. Its digits keep their order in right-to-left pages. */
export function PhoneLink({ phone, isStandalone }: Pick<LinkProps, 'isStandalone'> & { phone: string }) {
  return (
    <Link href={telHref(phone)} isStandalone={isStandalone}>
      <bdi dir="ltr" className="inline-block max-w-full underline-inherited">
        {phone}
      </bdi>
    </Link>
  )
}
