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
