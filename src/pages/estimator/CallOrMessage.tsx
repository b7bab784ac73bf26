import { chatHref, company, telHref } from '../../content/company'
import { estimatorPage } from '../../content/pages/estimator'
import { Inline, Link } from '../../design-system'

const { call, message } = estimatorPage.callOrMessage

/** Links to call the firm or message it, for messages about a failed submission. */
export function CallOrMessage() {
  return (
    <Inline space="small">
      <Link href={telHref(company.phones[0])}>
        {call} <bdi dir="ltr">{company.phones[0]}</bdi>
      </Link>
      <Link href={chatHref()} target="_blank" rel="noopener noreferrer">
        {message}
      </Link>
    </Inline>
  )
}
