import { useState, useSyncExternalStore } from 'react'
import { notices } from '../../content/shell/notices'
import { Alert, Button } from '../../design-system'
import { isSending, subscribeToSending } from '../../leads'
import { siteUpdate } from '../../offline'
import { focusMain } from './focusMain'

const texts = notices.update

function decline() {
  siteUpdate.set(undefined)
  focusMain()
}

/** Offers a new version of the site. The page is loaded again only at the visitor's request, and keeps what is typed. */
export function UpdateNotice() {
  const update = useSyncExternalStore(siteUpdate.subscribe, siteUpdate.get, siteUpdate.get)
  // Loading the page again would abort a request.
  const hasRequest = useSyncExternalStore(subscribeToSending, isSending, () => false)
  const [isApplying, setIsApplying] = useState(false)
  const isOffered = update !== undefined && !hasRequest

  const apply = () => {
    setIsApplying(true)
    void update?.apply()
  }

  return (
    <Alert
      tone="info"
      role="status"
      title={isOffered ? texts.title : undefined}
      actions={
        <>
          <Button onClick={apply} isLoading={isApplying}>
            {texts.apply}
          </Button>
          <Button variant="secondary" onClick={decline}>
            {texts.later}
          </Button>
        </>
      }
    >
      {isOffered && texts.text}
    </Alert>
  )
}
