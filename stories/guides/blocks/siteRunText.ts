import type { SiteRunStatus } from '../../evidence/siteRuns'
import { failedNamesText } from './runText'

/** When a run of the whole suite was, in which browser, and how its tests ended. */
export function siteRunText(run: SiteRunStatus | undefined): string {
  if (!run) return 'No run is recorded.'
  const { date, browsers, passed, failed, skipped } = run
  const total = passed + failed + skipped
  const missing = skipped > 0 ? `, ${skipped} skipped` : ''
  const result =
    failed > 0
      ? `${failed} of ${total} tests failed${missing}${failedNamesText(run)}`
      : skipped > 0
        ? `${passed} of ${total} tests passed${missing}`
        : `all ${total} tests passed`
  return `Last whole run on ${date}${browsers === '' ? '' : ` in ${browsers}`}: ${result}.`
}

/** That the site or its tests are no longer those of the run; empty if they are. */
export function siteChangeText(run: SiteRunStatus | undefined): string {
  if (!run?.isStale) return ''
  return `The site or its tests have changed since, from ${run.tested.slice(0, 7)} to ${run.current.slice(0, 7)}.`
}
