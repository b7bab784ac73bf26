import type { RunStatus } from '../../evidence/componentStatus'

/** What the last recorded run found, when, and whether that still holds. */
export function runText(
  run: RunStatus | undefined,
  success = 'All stories passed',
  tests = 'stories',
): string {
  if (!run) return 'No run recorded'
  const { passed, failed, date, isStale } = run
  const found = failed > 0 ? `${failed} of ${passed + failed} ${tests} failed` : success
  return `${found} on ${date}${isStale ? ', before the last change' : ''}`
}
