interface OverriddenQuery {
  readonly list: MediaQueryList
  matches: boolean
}

/**
 * Overrides `window.matchMedia` to evaluate the query that `rewrite` returns. Call `notifyChanges` when its results
 * change, to fire `change` events.
 */
export function overrideMediaQueries(rewrite: (query: string) => string) {
  const matchMedia = window.matchMedia.bind(window)
  const overridden = new Map<string, OverriddenQuery>()
  const evaluate = (query: string) => matchMedia(rewrite(query)).matches

  window.matchMedia = (query) => {
    if (!/prefers-reduced-motion|forced-colors/.test(query)) return matchMedia(query)
    const known = overridden.get(query)
    if (known) return known.list
    // The browser's own list, so that listeners and its own changes keep working; only `matches` is overridden.
    const list = matchMedia(query)
    Object.defineProperty(list, 'matches', { get: () => evaluate(query) })
    overridden.set(query, { list, matches: evaluate(query) })
    return list
  }

  return {
    notifyChanges() {
      for (const [query, entry] of overridden) {
        const matches = evaluate(query)
        if (matches === entry.matches) continue
        entry.matches = matches
        entry.list.dispatchEvent(new MediaQueryListEvent('change', { media: query, matches }))
      }
    },
  }
}
