/** The texts that the visitor has typed into a form, by field. */
type FormInput = Readonly<Record<string, string>>

/** The prefix of the keys in session storage. */
const keyPrefix = 'form:'

/** For each form that has been opened, by its id: the function that reads its input. */
const readers = new Map<string, () => FormInput>()

/** Registers a form whose input `saveFormInput` saves; replaces an earlier one with the same id. */
export function registerForm(id: string, read: () => FormInput): void {
  readers.set(id, read)
}

/** Saves the input of all forms in session storage, for the next load of the page. */
export function saveFormInput(): void {
  for (const [id, read] of readers) {
    const input = read()
    if (Object.values(input).every((text) => text === '')) continue
    try {
      sessionStorage.setItem(keyPrefix + id, JSON.stringify(input))
    } catch {
      // The storage is blocked or full; browsers restore some fields by themselves.
    }
  }
}

/** Returns a form's saved input and removes it from the storage; empty if there is none. */
export function takeFormInput(id: string): Readonly<Record<string, unknown>> {
  try {
    const text = sessionStorage.getItem(keyPrefix + id)
    sessionStorage.removeItem(keyPrefix + id)
    const saved: unknown = JSON.parse(text ?? '{}')
    return typeof saved === 'object' && saved !== null ? { ...saved } : {}
  } catch {
    return {}
  }
}
