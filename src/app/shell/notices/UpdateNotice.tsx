import { useState } from 'react'
import { notices } from '../../../content/shell/notices'
import { Button } from '../../../design-system'
import { isSending, subscribeToSending } from '../../../leads'
import { useStore } from '../../../lib/useStore'
import { siteUpdate } from '../../../offline'
import { Notice } from './Notice'

const texts = notices.update

/** Offers a new version of the site. The page is loaded again only at the visitor's request, and keeps what is typed. */
export function UpdateNotice() {
  const update = useStore(siteUpdate)
  // Loading the page again would abort a request.
  const hasRequest = useStore({ subscribe: subscribeToSending, get: isSending }, false)
  const [isApplying, setIsApplying] = useState(false)

  const apply = () => {
    setIsApplying(true)
    void update?.()
  }

  return (
    <Notice
      tone="info"
      title={texts.title}
      actions={
        <>
          <Button onClick={apply} isLoading={isApplying}>
            {texts.apply}
          </Button>
          <Button variant="secondary" onClick={() => siteUpdate.set(undefined)}>
            {texts.later}
          </Button>
        </>
      }
    >
      {update && !hasRequest && texts.text}
    </Notice>
  )
}
