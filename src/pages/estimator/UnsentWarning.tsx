import { Alert } from '../../design-system'
import { SendAgainButton } from '../../sections/SendAgainButton'
import { CallOrMessage } from './CallOrMessage'

/** Says on the success screen that the estimate has not reached the firm yet, and what can be done about it. */
export function UnsentWarning() {
  return (
    <Alert
      tone="warning"
      // The notice at the top of the page is the one that is announced.
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
