type Area = 'localStorage' | 'sessionStorage'

/** The texts that could not be stored, by key. */
const unstored = new Map<string, string>()

/** Reads a text from a storage area; null if there is none. */
export function readItem(area: Area, key: string): string | null {
  try {
    return unstored.get(key) ?? window[area].getItem(key)
  } catch {
    return null
  }
}

/** How long after the last change something is saved, in milliseconds. */
const saveDelayMs = 300

/** Saves changes that come in quick succession once: `flush` saves what is still to be saved. */
export function delayedSave(save: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    save()
  }
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(flush, saveDelayMs)
  }
  return { schedule, flush }
}

/**
 * Calls the listener when the page is hidden or left: a phone may end a hidden page without another event. Returns a
 * function that removes it.
 */
export function onPageHidden(listener: () => void): () => void {
  const check = () => {
    if (document.visibilityState === 'hidden') listener()
  }
  document.addEventListener('visibilitychange', check)
  window.addEventListener('pagehide', listener)
  return () => {
    document.removeEventListener('visibilitychange', check)
    window.removeEventListener('pagehide', listener)
  }
}

/**
 * Writes a text to a storage area, or removes it if it is empty; if the storage is blocked or full, the text lasts as long
 * as the page.
 */
export function writeItem(area: Area, key: string, text: string): void {
  try {
    if (text === '') window[area].removeItem(key)
    else window[area].setItem(key, text)
    unstored.delete(key)
  } catch {
    unstored.set(key, text)
  }
}
