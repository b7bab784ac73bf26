import { Alert } from '../../design-system'
import { SendAgainButton } from '../../sections/SendAgainButton'
import { CallOrMessage } from './CallOrMessage'

/** The warning on the success screen that the estimate is stored on this device but not yet sent, with ways to act. */
export function UnsentWarning() {
  return (
    <Alert
      tone="warning"
      // The notice at the top of the page is announced instead.
      role="none"
      title="Saved on this device only; not yet sent"
      actions={
        <>
          <SendAgainButton />
          <CallOrMessage />
        </>
      }
    >
      We keep trying automatically, now and whenever you open this site. You can also send it again yourself,
      or reach us directly.
    </Alert>
  )
}
