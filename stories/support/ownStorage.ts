/**
 * Gives a story a local and a session storage of its own, for `beforeEach`; gives back what ends that. Stories that
 * run in neighbouring frames would otherwise find, and delete, what another one keeps.
 */
export function ownStorage(): () => void {
  const giveBack = (['localStorage', 'sessionStorage'] as const).map((name) => {
    const storage = emptyStorage()
    const browsers = Object.getOwnPropertyDescriptor(window, name)
    Object.defineProperty(window, name, { configurable: true, get: () => storage })
    return () => {
      if (browsers) Object.defineProperty(window, name, browsers)
      else Reflect.deleteProperty(window, name)
    }
  })
  return () => {
    for (const end of giveBack) end()
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
