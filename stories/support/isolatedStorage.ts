/**
 * A story's `beforeEach`: replaces local and session storage with empty ones. Otherwise, stories in parallel frames would
 * share their storage.
 */
export function isolatedStorage(): () => void {
  const replacements = {
    localStorage: emptyStorage(),
    sessionStorage: emptyStorage(),
  }
  const restore = Object.entries(replacements).map(([name, storage]) => {
    const original = Object.getOwnPropertyDescriptor(window, name)
    Object.defineProperty(window, name, { configurable: true, get: () => storage })
    return () => {
      if (original) Object.defineProperty(window, name, original)
      else Reflect.deleteProperty(window, name)
    }
  })
  return () => {
    for (const reset of restore) reset()
  }
}

/** Returns a story's `beforeEach` that does the same, and empties a store before its storage is restored. */
export const isolatedStore = (empty: () => void) => () => {
  const restore = isolatedStorage()
  return () => {
    empty()
    restore()
  }
}

function emptyStorage(): Storage {
  const texts = new Map<string, string>()
  return {
    get length() {
      return texts.size
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      texts.set(key, text)
    },
    removeItem: (key) => {
      texts.delete(key)
    },
    clear: () => texts.clear(),
  }
}
