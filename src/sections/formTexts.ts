/** The text of a form, by field. */
type FormTexts = Readonly<Record<string, string>>

/** The prefix of the keys in session storage under which a form's text survives a reload. */
const keyPrefix = 'form:'

/** Reads the text of each form that has been opened, by the form's id. */
const forms = new Map<string, () => FormTexts>()

/** Adds a form whose text `keepFormTexts` keeps; replaces an earlier one with the same id. */
export function addForm(id: string, read: () => FormTexts): void {
  forms.set(id, read)
}

/** Keeps the text of all forms for the next load of the page, which fills it in again. */
export function keepFormTexts(): void {
  for (const [id, read] of forms) {
    const texts = read()
    if (Object.values(texts).every((text) => text === '')) continue
    try {
      sessionStorage.setItem(keyPrefix + id, JSON.stringify(texts))
    } catch {
      // The storage is blocked or full; browsers restore some fields by themselves.
    }
  }
}

/** Removes and returns the text that was kept for a form; empty if there is none. */
export function takeFormTexts(id: string): Readonly<Record<string, unknown>> {
  try {
    const text = sessionStorage.getItem(keyPrefix + id)
    sessionStorage.removeItem(keyPrefix + id)
    const kept: unknown = JSON.parse(text ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}
