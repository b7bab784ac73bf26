interface AnsweredQuery {
  readonly list: MediaQueryList
  answer: boolean
}

/**
 * From here on `window.matchMedia` answers each query as `rewritten` words it. `answerAnew` tells those who listen
 * when that changes an answer.
 */
export function answerMediaQueries(rewritten: (query: string) => string) {
  const ask = window.matchMedia.bind(window)
  const answered = new Map<string, AnsweredQuery>()
  const answerTo = (query: string) => ask(rewritten(query)).matches

  window.matchMedia = (query) => {
    if (!/prefers-reduced-motion|forced-colors/.test(query)) return ask(query)
    const known = answered.get(query)
    if (known) return known.list
    // The browser's own list, so that listeners and its own changes work as ever; only its answer is ours.
    const list = ask(query)
    Object.defineProperty(list, 'matches', { get: () => answerTo(query) })
    answered.set(query, { list, answer: answerTo(query) })
    return list
  }

  return {
    answerAnew() {
      for (const [query, entry] of answered) {
        const answer = answerTo(query)
        if (answer === entry.answer) continue
        entry.answer = answer
        entry.list.dispatchEvent(new MediaQueryListEvent('change', { media: query, matches: answer }))
      }
    },
  }
}
