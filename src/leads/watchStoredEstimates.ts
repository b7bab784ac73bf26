import { whenProvided } from './pendingEstimates'
import { channelName, databaseName, isEstimateKey, listKey, storeKey } from './storageNames'

/** How long the browser may take to list its databases, in milliseconds: Safari sometimes never does. */
const databasesTimeoutMs = 3000

/**
 * Loads the outbox if local storage lists pending estimates, so that the first render can show them. Never rejects; if it
 * fails, `watchStoredEstimates` tries again.
 */
export async function loadListedEstimates(): Promise<void> {
  if (isInLocalStorage()) await load()
}

/**
 * Use once, when the site starts: sends stored estimates automatically, those of earlier visits at once. The code for it is
 * loaded when there may be any: in local storage, in the database, or because another tab stores one.
 * @returns a function that stops it
 */
export function watchStoredEstimates(): () => void {
  const watching = new AbortController()
  const { signal } = watching
  let stop = () => watching.abort()
  whenProvided(({ startRetries }) => {
    if (signal.aborted) return
    watching.abort()
    stop = startRetries()
  })
  if (signal.aborted) return stop
  const listen = (target: EventTarget | undefined, type: string) =>
    target?.addEventListener(type, () => void check(), { signal })
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(channelName) : undefined
  signal.addEventListener('abort', () => channel?.close())
  listen(channel, 'message')
  listen(window, 'pageshow')
  listen(window, 'online')
  window.addEventListener('storage', ({ key }) => void (isEstimateKey(key) && check()), { signal })
  void check()
  return () => stop()
}

async function check() {
  if (isInLocalStorage() || (await mayBeInDatabase())) await load()
}

async function load() {
  await import('./deviceOutbox').catch(() => undefined)
}

function isInLocalStorage() {
  try {
    return [listKey, storeKey].some((key) => window.localStorage.getItem(key) !== null)
  } catch {
    return false
  }
}

/** Only the outbox creates the database, so it may contain estimates if it exists. Also true if the browser can't tell. */
async function mayBeInDatabase() {
  try {
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, databasesTimeoutMs))
    const databases = await Promise.race([indexedDB.databases(), timeout])
    return databases?.some(({ name }) => name === databaseName) ?? true
  } catch {
    return true
  }
}
