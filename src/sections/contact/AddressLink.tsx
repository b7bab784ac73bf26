import { company, mapHref } from '../../content/company'
import { Link } from '../../design-system'
import { newTab } from '../../site/newTab'

/** The firm's postal address, as a link to a map. */
export function AddressLink() {
  return (
    <Link href={mapHref} {...newTab()}>
      <bdi>{company.address}</bdi>
    </Link>
  )
}
