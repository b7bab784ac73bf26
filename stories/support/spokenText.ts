/** The text of one state, as it is committed. */
export interface SpokenState {
  /** The name of its story, and what was clicked. */
  readonly title: string
  readonly spoken: string
}

/** The committed text of a component: a heading and an outline for each state. */
export function formatStates(states: readonly SpokenState[]): string {
  return states.map(({ title, spoken }) => `# ${title}\n\n${spoken}\n`).join('\n')
}

/** The states of a committed text. */
export function parseStates(text: string): readonly SpokenState[] {
  return text.split(/^# /m).flatMap((state) => {
    const [, title, spoken] = /^([^\r\n]+)\r?\n\r?\n([^]*)$/.exec(state) ?? []
    return title === undefined || spoken === undefined ? [] : [{ title, spoken: spoken.trimEnd() }]
  })
}

/** The lines that are only in one of two texts, each with a sign: - for the committed one, + for the other. */
export function differencesOf(committed: string, spoken: string): string[] {
  const old = linesOf(committed)
  const now = linesOf(spoken)
  return [
    ...without(old, now).map((line) => `- ${line}`),
    ...without(now, old).map((line) => `+ ${line}`),
    ...(old.length === now.length &&
    old.toSorted().join('\n') === now.toSorted().join('\n') &&
    committed !== spoken
      ? ['The order of the lines differs']
      : []),
  ]
}

function linesOf(text: string): string[] {
  return text.replaceAll('\r', '').trimEnd().split('\n')
}

/** The lines that occur in `others` less often. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return lines.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
