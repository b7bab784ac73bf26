type StorageArea = 'localStorage' | 'sessionStorage'

/** The texts that could not be stored, by area and key. */
const unstored = new Map<string, string>()

/** Reads a text from a storage area; null if there is none. */
export function readItem(area: StorageArea, key: string): string | null {
  try {
    return unstored.get(`${area} ${key}`) ?? window[area].getItem(key)
  } catch {
    return null
  }
}

/**
 * Writes a text to a storage area, or removes it if it is empty. Returns false if the storage is blocked or full: the text
 * then lasts as long as the page.
 */
export function writeItem(area: StorageArea, key: string, text: string): boolean {
  try {
    if (text === '') window[area].removeItem(key)
    else window[area].setItem(key, text)
    unstored.delete(`${area} ${key}`)
    return true
  } catch {
    unstored.set(`${area} ${key}`, text)
    return false
  }
}
