/** In characters. Source: docs/product.md#lists-and-limits. */
const teaserLength = 160

/** The start of a description, for a card; always ends with dots. */
export function teaser(description: string | undefined): string | undefined {
  return description && `${description.slice(0, teaserLength)}...`
}
