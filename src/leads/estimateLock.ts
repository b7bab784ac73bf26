import { requestTimeoutMs } from './requestTimeout'

/** The part of Web Locks that sending estimates uses. */
export interface Locks {
  readonly request: (name: string, options: LockOptions, work: () => unknown) => Promise<unknown>
}

/**
 * Runs the work, once, while no other page and no service worker sends an estimate; without a lock if there are no locks
 * or they fail.
 */
export async function withEstimateLock<Result>(
  locks: Locks | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  let result: Promise<Result> | undefined
  const start = () => (result ??= work())
  // Longer than a request, unless its page is frozen. Browsers that block the storage block locks, too.
  const options = { signal: AbortSignal.timeout(requestTimeoutMs + 10_000) }
  await locks?.request('constructionEstimates', options, start).catch(() => undefined)
  return start()
}
