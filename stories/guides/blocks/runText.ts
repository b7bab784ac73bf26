import type { RunStatus } from '../../evidence/componentStatus'

/** On which days a check had its result, what that is, and whether it still holds. */
export function runText(
  run: RunStatus | undefined,
  success = 'all stories passed',
  tests = 'stories',
): string {
  if (!run) return 'No run recorded'
  const { passed, failed, date, again, browsers, isStale, tested, current } = run
  const found =
    failed > 0 ? `${failed} of ${passed + failed} ${tests} failed${failedNamesText(run)}` : success
  const change = isStale
    ? `; what is tested has changed since, from ${shortHash(tested)} to ${shortHash(current)}`
    : ''
  const days = again === undefined ? date : `${date}, again on ${again}`
  return `${days}${browsers === undefined ? '' : ` in ${browsers}`}: ${found}${change}`
}

/** What failed, by name, with a colon before it; empty if it wasn't recorded. */
export function failedNamesText({ failedNames = [] }: Pick<RunStatus, 'failedNames'>): string {
  return failedNames.length > 0 ? `: ${failedNames.map((name) => `“${name}”`).join(', ')}` : ''
}

/** The beginning of a hash, long enough to tell two apart. */
function shortHash(hash: string) {
  return hash.slice(0, 7)
}
