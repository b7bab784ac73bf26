/** A key that was pressed, and what has changed since, up to the next one. */
export interface Press {
  readonly event: KeyboardEvent
  /** In words, such as "moves the focus"; none if the key did nothing. */
  readonly effects: readonly string[]
}

/** The events by which a page responds to a key. Clicks are those that the browser makes of Enter and Space. */
const responses = {
  click: 'activates something',
  input: 'changes a value',
  submit: 'submits a form',
  toggle: 'opens or closes something',
  focusin: 'moves the focus',
  focusout: 'moves the focus',
  scroll: 'scrolls',
} as const

/** The effect of a key that moves the insertion point of a text field. */
export const movesCaret = 'moves the insertion point'

/** Records what changes in the page: its responses, its elements and the insertion point of the focused field. */
function watchPage(onEffect: (effect: string) => void) {
  const record = ({ type, target }: Event) => {
    // The browser scrolls the page itself by the same keys.
    if (target === document || !(type in responses)) return
    onEffect(responses[type as keyof typeof responses])
  }
  const recordMutations = (mutations: readonly MutationRecord[]) => {
    if (mutations.length > 0) onEffect('changes the page')
  }
  const observer = new MutationObserver(recordMutations)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  let field = document.activeElement
  let state = stateOf(field)
  const recordState = () => {
    const now = stateOf(document.activeElement)
    if (document.activeElement === field && now !== state) {
      onEffect(field instanceof HTMLSelectElement ? 'opens or closes its list' : movesCaret)
    }
    field = document.activeElement
    state = now
  }
  for (const type of Object.keys(responses)) window.addEventListener(type, record, true)
  return {
    /** Reports what hasn't been reported yet. */
    flush: () => {
      recordMutations(observer.takeRecords())
      recordState()
    },
    stop: () => {
      observer.disconnect()
      for (const type of Object.keys(responses)) window.removeEventListener(type, record, true)
    },
  }
}

/** Counts what changes in the page. */
export function allEffects() {
  let effects = 0
  const page = watchPage(() => {
    effects += 1
  })
  return {
    count: () => {
      page.flush()
      return effects
    },
    stop: page.stop,
  }
}

/** The keys that do nothing by themselves. */
const modifiers: ReadonlySet<string> = new Set(['Alt', 'Control', 'Shift'])

/** Records the keys that are pressed and what each does. */
export function watchKeys() {
  const presses: { readonly event: KeyboardEvent; readonly effects: Set<string> }[] = []
  const page = watchPage((effect) => presses.at(-1)?.effects.add(effect))
  const record = (event: KeyboardEvent) => {
    page.flush()
    if (!modifiers.has(event.key)) presses.push({ event, effects: new Set() })
  }
  window.addEventListener('keydown', record, true)
  return {
    presses: (): readonly Press[] => {
      page.flush()
      return presses.map(({ event, effects }) => ({
        event,
        effects: [...(event.defaultPrevented ? ['prevents its default'] : []), ...effects],
      }))
    },
    stop: () => {
      window.removeEventListener('keydown', record, true)
      page.stop()
    },
  }
}

/** What no event reports immediately: the insertion point of a text field, and whether the options of a select are open. */
function stateOf(element: Element | null): string {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    return `${element.selectionStart}–${element.selectionEnd}`
  }
  return element instanceof HTMLSelectElement ? String(element.matches(':open')) : ''
}
