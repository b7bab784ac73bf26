import { useState, useSyncExternalStore } from 'react'
import { Alert, Button } from '../../design-system'
import { isSending, subscribeToSending } from '../../leads'
import { pendingUpdate, subscribeToUpdates, type SiteUpdate } from '../../offline'
import { saveFormInput } from '../../sections/savedFormInput'
import { focusMain } from './focusMain'

/**
 * Use once, in the layout: tells the visitor that a new version of the site is ready. The page is loaded again only at
 * the visitor's request, and keeps what they have typed.
 *
 * - The focus moves only when the visitor closes it: then it goes to the page.
 * - Hidden while a form or an estimate is being sent.
 * - "Later" closes it until the next version or the next load of the site.
 */
export function UpdateNotice() {
  const update = useSyncExternalStore(subscribeToUpdates, pendingUpdate, () => undefined)
  // Loading the page again would abort a request.
  const hasRequest = useSyncExternalStore(subscribeToSending, isSending, () => false)
  const [postponed, setPostponed] = useState<SiteUpdate>()
  const [isApplying, setIsApplying] = useState(false)
  const offered = update === postponed || hasRequest ? undefined : update

  const apply = () => {
    setIsApplying(true)
    saveFormInput()
    void offered?.apply()
  }
  const postpone = () => {
    setPostponed(offered)
    focusMain()
  }

  return (
    <Alert
      tone="info"
      role="status"
      title={offered && 'A new version of this site is ready'}
      actions={
        <>
          <Button onClick={apply} isLoading={isApplying}>
            Load the new version
          </Button>
          <Button variant="secondary" onClick={postpone}>
            Later
          </Button>
        </>
      }
    >
      {offered && 'Load it whenever it suits you. What you have typed is kept.'}
    </Alert>
  )
}
