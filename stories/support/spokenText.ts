/** The texts of one state, as they are committed. */
export interface SpokenState {
  /** The name of its story, and what was clicked or pressed. */
  readonly title: string
  /** The browser's accessibility tree, in words. */
  readonly tree: string
  /** Playwright's snapshot of the accessibility tree. */
  readonly snapshot: string
  /** What a virtual screen reader speaks, a phrase each line. */
  readonly spoken: string
}

/** The headings of the second and third text of a state. */
const headings = { snapshot: '## Aria snapshot', spoken: '## Spoken' } as const

/** The committed text of a component: a heading for each state, and its three texts. */
export function formatStates(states: readonly SpokenState[]): string {
  return states
    .map(({ title, tree, snapshot, spoken }) =>
      [`# ${title}`, tree, headings.snapshot, snapshot, headings.spoken, `${spoken}\n`].join('\n\n'),
    )
    .join('\n')
}

/** The states of a committed text. */
export function parseStates(text: string): readonly SpokenState[] {
  return text
    .replaceAll('\r', '')
    .split(/^# /m)
    .flatMap((state) => {
      const [first = '', spoken] = state.split(`\n\n${headings.spoken}\n\n`)
      const [second, snapshot] = first.split(`\n\n${headings.snapshot}\n\n`)
      const [, title, tree] = /^(.+)\n\n([^]*)$/.exec(second ?? '') ?? []
      return title === undefined || tree === undefined || snapshot === undefined || spoken === undefined
        ? []
        : [{ title, tree, snapshot, spoken: spoken.trimEnd() }]
    })
}

/** A state that was read from a component. */
export interface StateReading extends SpokenState {
  /** What differs between the browser's tree and Playwright's snapshot. */
  readonly disagreements: readonly string[]
}

/** What differs in a state. */
export interface StateComparison {
  readonly title: string
  readonly differences: readonly string[]
}

/** What differs in each state that is committed or was read, and where its tree and its snapshot disagree. */
export function comparedWith(
  committed: readonly SpokenState[],
  readings: readonly StateReading[],
): readonly StateComparison[] {
  const titles = new Set([...committed, ...readings].map(({ title }) => title))
  return [...titles].map((title) => {
    const before = committed.find((state) => state.title === title)
    const now = readings.find((state) => state.title === title)
    return {
      title,
      differences: [
        ...differencesOf(textOf(before), textOf(now)),
        ...(now?.disagreements ?? []).map(
          (line) => `${line} in Playwright’s snapshot, unlike Chromium’s tree`,
        ),
      ],
    }
  })
}

function textOf(state: SpokenState | undefined) {
  return state ? formatStates([state]) : ''
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
