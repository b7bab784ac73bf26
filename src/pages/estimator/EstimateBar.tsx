import { estimateSheet } from '../../content/pages/estimator'
import { formatPkr, type Estimate } from '../../estimator'
import { Button, Text, VisuallyHidden } from '../../design-system'

function showSheet() {
  const heading = document.getElementById('your-estimate')
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

/**
 * A sticky bar with the grand total and a button that scrolls to the estimate. Only in narrow windows, where the
 * estimate is below the fields.
 */
export function EstimateBar({ estimate }: { estimate: Estimate }) {
  const className =
    'sticky bottom-bottom-bar-stuck z-sticky -mx-gutter flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line-strong px-gutter py-2 empty:hidden lg:hidden print:hidden'
  return (
    // In the document even if it is empty: inserting it would make the browser compute the style of every element.
    <div data-sticky="bottom" data-ground="paper" className={className}>
      {estimate.hasResults && (
        <>
          <Text as="span" size="subheading" weight="bold" isTabular>
            <VisuallyHidden>{estimateSheet.grandTotal} </VisuallyHidden>
            <span className="wrap-anywhere">{formatPkr(estimate.totals.grand)}</span>
          </Text>
          <Button variant="secondary" onClick={showSheet}>
            {estimateSheet.heading}
          </Button>
        </>
      )}
    </div>
  )
}
