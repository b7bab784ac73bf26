import { formatPkr, type Estimate } from '../../estimator'
import { Button, Text } from '../../design-system'

/** On narrow windows, where the sheet stands below the fields: the total stays in sight and leads to the sheet. */
export function EstimateBar({ result }: { result: Estimate }) {
  if (!result.hasResults) return null
  return (
    <div
      data-sticky="bottom"
      className="sticky bottom-0 z-10 -mx-gutter flex items-center justify-between gap-4 border-t border-line-strong bg-paper px-gutter py-2 lg:hidden print:hidden"
    >
      <Text as="span" size="subheading" weight="bold" isTabular>
        {formatPkr(result.totals.grand)}
      </Text>
      <Button variant="secondary" onClick={() => document.getElementById('your-estimate')?.focus()}>
        Your Estimate
      </Button>
    </div>
  )
}
