/** The maximum number of other entries on a page. */
const limit = 4

/** The first entries of a collection, without the current one. */
export function otherEntries<Entry>(all: readonly Entry[], current: Entry): readonly Entry[] {
  return all.filter((entry) => entry !== current).slice(0, limit)
}
