import type { StoryContext } from '@storybook/react-vite'
import { hasRealKeys } from './hasRealKeys'

/** The guards apply to stories that run as tests, not in Storybook's UI. */
const isTest = hasRealKeys

/** The default of every story: it fails if axe reports a violation. Only Storybook's UI lists what passes, too. */
export const accessibilityCheck = {
  test: 'error',
  // While it is pressed, a control is paler.
  context: { exclude: ['[data-pseudo~=active]'] },
  options: isTest ? { resultTypes: ['violations'] } : {},
}

/** React's warnings about `act`, which Storybook triggers because it operates components from outside React. */
const allowedMessages = [
  'An update to %s inside a test was not wrapped in act(...)',
  'A component suspended inside an `act` scope, but the `act` call was not awaited.',
]

const messages: string[] = []
const requests: string[] = []
const keyEvents = { trusted: 0, simulated: 0 }
let previousStory = 'the first story'
let initial: Record<string, unknown> | undefined

if (isTest) {
  recordConsole()
  rejectRequests()
  countKeyEvents()
}

/**
 * The project's `beforeEach`. In tests it checks that the global state is unchanged, sends real key events, and makes the
 * Tab key start at the top of the page.
 * @throws if the previous story didn't clean up.
 */
export async function prepareStory(context: StoryContext): Promise<void> {
  if (!isTest) return
  const left = [...messages.splice(0), ...requests.splice(0), ...(await settledDifferences())]
  const culprit = previousStory
  previousStory = context.id
  if (left.length > 0) throw new Error(`${culprit} left behind:\n${left.join('\n')}`)
  Object.assign(keyEvents, { trusted: 0, simulated: 0 })
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
  const { userEvent } = await import('vitest/browser')
  const press = async (keys: string) => {
    // After the Tab key has left the frame, focusing an element isn't enough to return key events to the frame.
    if (!document.hasFocus()) window.focus()
    await userEvent.keyboard(keys)
    // Like a simulated key, waits for the tasks that it has queued, such as moving the focus.
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
 * @throws if a story has written to the console, has sent a POST request that it doesn't mock, or has "keyboard" in its
 * name but sent no real key events, or simulated ones.
 */
export function checkStory({ id }: StoryContext): void {
  if (!isTest) return
  const failures = [...messages.splice(0), ...requests.splice(0)]
  if (/keyboard/.test(id)) {
    if (keyEvents.trusted === 0) failures.push('It sends no key events.')
    if (keyEvents.simulated > 0) failures.push(`It simulates ${keyEvents.simulated} key or pointer events.`)
  }
  if (failures.length > 0) throw new Error(failures.join('\n'))
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

/** Stories mock their POST requests; an unmocked one would depend on the test server. */
function rejectRequests() {
  const fetch = window.fetch.bind(window)
  window.fetch = (input, init) => {
    if (init?.method !== 'POST') return fetch(input, init)
    requests.push(
      `A request to ${input instanceof Request ? input.url : String(input)} that the story doesn’t mock.`,
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

/** The differences that remain after some frames. */
async function settledDifferences(): Promise<string[]> {
  for (let frame = 0; frame < 30 && differences().length > 0; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  const left = differences()
  initial = globalState()
  return left
}

/** The differences from the initial state. */
function differences(): string[] {
  const now = globalState()
  const before = initial ?? now
  return Object.entries(now).flatMap(([name, value]) =>
    Object.is(before[name], value) ? [] : [`${name}: ${String(value)} instead of ${String(before[name])}`],
  )
}

/** Ignores the filter of Storybook's vision simulator and the empty `style` that a removed property leaves. */
const attributesOf = (element: Element) =>
  [...element.attributes]
    .filter(({ name, value }) => name !== 'style' || !['', 'filter: none;'].includes(value))
    .map(({ name, value }) => `${name}="${value}"`)
    .join(' ')

/** The global state that stories in the same frame share. */
function globalState(): Record<string, unknown> {
  return {
    'attributes of html': attributesOf(document.documentElement),
    'attributes of body': attributesOf(document.body),
    title: document.title,
    'active element': document.activeElement,
    'scroll position': window.scrollY,
    stylesheets: document.adoptedStyleSheets.length,
    visibility: document.visibilityState,
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
