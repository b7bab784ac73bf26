/**
 * A story's `beforeEach`: replaces local and session storage by empty ones. Otherwise, stories in parallel frames would
 * share their storage.
 */
export function isolatedStorage(): () => void {
  const restore = (['localStorage', 'sessionStorage'] as const).map((name) => {
    const storage = emptyStorage()
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
