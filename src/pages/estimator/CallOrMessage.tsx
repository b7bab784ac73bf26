import { chatHref, company, telHref } from '../../content/company'
import { Inline, Link } from '../../design-system'

/** Links to call the firm or message it, for messages about a failed submission. */
export function CallOrMessage() {
  return (
    <Inline space="small">
      <Link href={telHref(company.phones[0])}>
        Call <bdi dir="ltr">{company.phones[0]}</bdi>
      </Link>
      <Link href={chatHref()} target="_blank" rel="noopener noreferrer">
        Message us on WhatsApp
      </Link>
    </Inline>
  )
}
