import { chatHref, company, telHref } from '../../../content/company'
import { Button, Icon, Inline, Link } from '../../../design-system'
import { useStore } from '../../../lib/useStore'
import { chatText } from '../../../site/chatText'
import { newTab } from '../../../site/newTab'
import { useEstimatorTexts } from '../language/EstimatorLanguage'

/** Links to call the firm or message it, for messages about a failed submission. */
export function CallOrMessage() {
  const { callOrMessage, newTab: newTabText } = useEstimatorTexts().estimatorPage
  const text = useStore(chatText, '')
  return (
    <Inline space="small">
      <Link href={telHref(company.phones[0])}>
        {callOrMessage.call} <bdi dir="ltr">{company.phones[0]}</bdi>
      </Link>
      <Link href={chatHref(text)} {...newTab(newTabText)}>
        {callOrMessage.message}
      </Link>
    </Inline>
  )
}

/** The chat in a row of the page, on a phone, where none floats over the fields. */
export function ChatOnPhone() {
  const { callOrMessage, newTab: newTabText } = useEstimatorTexts().estimatorPage
  const text = useStore(chatText, '')
  return (
    <div className="grid sm:hidden print:hidden">
      <Button asChild variant="secondary">
        <a href={chatHref(text)} {...newTab(newTabText)}>
          <Icon name="whatsapp" />
          {callOrMessage.message}
        </a>
      </Button>
    </div>
  )
}
