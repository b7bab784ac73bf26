/**
 * Gives a story a local storage of its own, for `beforeEach`; gives back what ends that. Stories that run in
 * neighbouring frames would otherwise find, and delete, what another one keeps.
 */
export function ownStorage(): () => void {
  const texts = new Map<string, string>()
  const storage: Storage = {
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
  const browsers = Object.getOwnPropertyDescriptor(window, 'localStorage')
  Object.defineProperty(window, 'localStorage', { configurable: true, get: () => storage })
  return () => {
    if (browsers) Object.defineProperty(window, 'localStorage', browsers)
    else Reflect.deleteProperty(window, 'localStorage')
  }
}
