/** In characters. */
const excerptLength = 160

/** The start of a description, for a card; always ends with dots. */
export function excerpt(description: string | undefined): string | undefined {
  return description && `${description.slice(0, excerptLength)}...`
}
