/** The number of words in the texts. */
export function wordCount(...texts: readonly string[]): number {
  return texts.join(' ').split(/\s+/).filter(Boolean).length
}

/** The entries that occur more than once. */
export function repeated(entries: readonly string[]): readonly string[] {
  return entries.filter((entry, index) => entries.indexOf(entry) !== index)
}
