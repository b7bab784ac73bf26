import type { StoryContext } from '@storybook/react-vite'
import { hasRealKeys } from './hasRealKeys'

/** Stories that run as tests are held to these rules; Storybook's own UI only shows them. */
const isTest = hasRealKeys

/** The beginnings of React's messages about `act`: Storybook drives the components from outside React. */
const allowedMessages = [
  'An update to %s inside a test was not wrapped in act(...)',
  'A component suspended inside an `act` scope, but the `act` call was not awaited.',
]

const messages: string[] = []
const requests: string[] = []
const keyEvents = { trusted: 0, simulated: 0 }
let previous = 'the first story'
let usual: Record<string, unknown> | undefined

if (isTest) {
  recordConsole()
  refuseRequests()
  countKeyEvents()
}

/**
 * The project's `beforeEach`. In tests the story starts in the state that all others started in, the keys that it
 * presses are the browser's own, and the Tab key starts at the top of the page.
 * @throws when the story before it left something behind.
 */
export async function prepareStory(context: StoryContext): Promise<void> {
  if (!isTest) return
  const left = [...messages.splice(0), ...requests.splice(0), ...(await settledDifferences())]
  const culprit = previous
  previous = context.id
  if (left.length > 0) throw new Error(`${culprit} left behind:\n${left.join('\n')}`)
  Object.assign(keyEvents, { trusted: 0, simulated: 0 })
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
  const { userEvent } = await import('vitest/browser')
  const press = async (keys: string) => {
    // The Tab key may have left the frame, and an element's focus alone doesn't bring the keys back to it.
    if (!document.hasFocus()) window.focus()
    await userEvent.keyboard(keys)
    // As a simulated key does, it ends after the tasks that it has queued, such as a move of the focus.
    await new Promise((resolve) => setTimeout(resolve))
  }
  context.userEvent = {
    ...context.userEvent,
    keyboard: press,
    tab: ({ shift = false } = {}) => press(shift ? '{Shift>}{Tab}{/Shift}' : '{Tab}'),
  }
}

/**
 * The project's `afterEach`.
 * @throws when a test has written to the console, has sent a request to a receiver of leads, or claims the keyboard
 * without pressing its keys.
 */
export function judgeStory({ id }: StoryContext): void {
  if (!isTest) return
  const faults = [...messages.splice(0), ...requests.splice(0)]
  if (/keyboard/.test(id)) {
    if (keyEvents.trusted === 0) faults.push('It presses no key.')
    if (keyEvents.simulated > 0) faults.push(`It simulates ${keyEvents.simulated} key or pointer events.`)
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

function recordConsole() {
  for (const level of ['error', 'warn'] as const) {
    const log = console[level].bind(console)
    console[level] = (...values: unknown[]) => {
      const [format] = values
      if (allowedMessages.some((allowed) => String(format).startsWith(allowed))) return
      messages.push(`console.${level}: ${values.map(String).join(' ')}`)
      log(...values)
    }
  }
}

/** A story gives the answers to its calls itself; a request that gets this far would depend on what serves the test. */
function refuseRequests() {
  const fetch = window.fetch.bind(window)
  window.fetch = (input, init) => {
    if (init?.method !== 'POST') return fetch(input, init)
    requests.push(
      `A request to ${input instanceof Request ? input.url : String(input)} that no story answers.`,
    )
    return Promise.reject(new TypeError('Failed to fetch'))
  }
}

function countKeyEvents() {
  for (const type of ['keydown', 'pointerdown', 'mousedown']) {
    window.addEventListener(
      type,
      ({ isTrusted }) => {
        if (!isTrusted) keyEvents.simulated += 1
        else if (type === 'keydown') keyEvents.trusted += 1
      },
      true,
    )
  }
}

/** What still differs after some frames: an open dialog takes its entry out of the history only after it has gone. */
async function settledDifferences(): Promise<string[]> {
  for (let frame = 0; frame < 30 && differences().length > 0; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  const left = differences()
  usual = globalState()
  return left
}

/** What differs from the state that the stories before started in. */
function differences(): string[] {
  const now = globalState()
  const before = usual ?? now
  return Object.entries(now).flatMap(([name, value]) =>
    Object.is(before[name], value) ? [] : [`${name}: ${String(value)} instead of ${String(before[name])}`],
  )
}

/** Storybook's vision simulator sets a filter; a property that is taken back leaves an empty style. */
const attributesOf = (element: Element) =>
  [...element.attributes]
    .filter(({ name, value }) => name !== 'style' || !['', 'filter: none;'].includes(value))
    .map(({ name, value }) => `${name}="${value}"`)
    .join(' ')

/** What one story could leave to the next, since all of them run in one frame. */
function globalState(): Record<string, unknown> {
  return {
    'attributes of html': attributesOf(document.documentElement),
    'attributes of body': attributesOf(document.body),
    title: document.title,
    'active element': document.activeElement,
    'scroll position': window.scrollY,
    'style sheets': document.adoptedStyleSheets.length,
    visibility: document.visibilityState,
    history: history.state?.layer,
    'local storage': Object.keys(localStorage).join(' '),
    'session storage': Object.keys(sessionStorage).join(' '),
    fetch: window.fetch,
    matchMedia: window.matchMedia,
    Date: window.Date,
    'reduced motion': matchMedia('(prefers-reduced-motion: reduce)').matches,
    'forced colours': matchMedia('(forced-colors: active)').matches,
    print: matchMedia('print').matches,
  }
}
