import { company, mapHref } from '../content/company'
import { Link } from '../design-system'

/** The firm's postal address, as a link to a map. */
export function AddressLink() {
  return (
    <Link href={mapHref()} target="_blank" rel="noopener noreferrer">
      <bdi>{company.address}</bdi>
    </Link>
  )
}
