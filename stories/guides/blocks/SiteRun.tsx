import { wcag } from 'virtual:site-runs'
import { Badge } from '../../../src/design-system'
import { siteChangeText, siteRunText } from './siteRunText'
import { Unstyled } from './Unstyled'

/** The outcome of the last run of the suite that tests the rendered pages, and whether it still holds. */
export function SiteRun() {
  const change = siteChangeText(wcag)
  return (
    <Unstyled>
      <div data-measure="" className="flex flex-col gap-2 text-small">
        <p className="font-medium">{siteRunText(wcag)}</p>
        {change !== '' && (
          <div className="flex flex-wrap items-center gap-2">
            <Badge>Stale</Badge>
            <p>{change}</p>
          </div>
        )}
      </div>
    </Unstyled>
  )
}
