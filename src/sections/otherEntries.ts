/** How many others a page offers at most. Source: docs/product.md#lists-and-limits. */
const limit = 4

/** What else there is beside the entry that the page shows: in the catalogue's order, at most four. */
export function otherEntries<Entry>(all: readonly Entry[], current: Entry): readonly Entry[] {
  return all.filter((entry) => entry !== current).slice(0, limit)
}
