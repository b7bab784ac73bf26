import { chatHref, company, telHref } from '../../content/company'
import { Inline, Link } from '../../design-system'
import { useEstimatorTexts } from './EstimatorLanguage'

/** Links to call the firm or message it, for messages about a failed submission. */
export function CallOrMessage() {
  const { call, message } = useEstimatorTexts().estimatorPage.callOrMessage
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
