/** Source: docs/product.md#lists-and-limits. */
const teaserLength = 160

/** The beginning of a description, for another project's card; it always ends in dots. */
export function teaser(description: string | undefined): string | undefined {
  return description && `${description.slice(0, teaserLength)}...`
}
