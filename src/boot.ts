/**
 * What index.html loads. The page is prerendered, so a visitor reads it without any script; the application
 * is fetched when the browser is idle after loading, or at once when the visitor touches the page. What is
 * clicked before React listens is clicked again afterwards. What is typed or selected stays in its field, which
 * reports it when React hydrates it; where React renders the page anew instead, it is filled in again.
 */
import { codeFiles, fetchCode } from './code'

type TextField = HTMLInputElement | HTMLTextAreaElement
type EntryField = TextField | HTMLSelectElement

const firstTouch = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const
const textFields = 'input:not([type=checkbox], [type=radio], [type=hidden]), textarea'

/** How long a click may wait before anything is said about it, in ms. */
const patience = 500
/** How long until the application is fetched again after a failure, in ms. */
const retryPause = 5000

const savedTexts = 'texts-before-reload'

let clicked: HTMLElement[] = []
let patienceTimer: ReturnType<typeof setTimeout> | undefined
let retryTimer: ReturnType<typeof setTimeout> | undefined

/** How far the application is: styles and tests read it from the document's element. */
function setState(state: 'waiting' | 'failed' | 'ready') {
  document.documentElement.dataset['application'] = state
}

/** The button that a click is meant for; the label of a text field only gives it the focus, as ever. */
function clickedButton(target: EventTarget | null): HTMLElement | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('button, label') : null
  if (element instanceof HTMLLabelElement && !(element.control instanceof HTMLButtonElement)) return undefined
  return element ?? undefined
}

function holdClick(event: MouseEvent) {
  const target = clickedButton(event.target)
  if (!target || notice.contains(target)) return
  event.preventDefault()
  event.stopPropagation()
  clicked.push(target)
  patienceTimer ??= setTimeout(() => {
    setState('waiting')
    say('The page is still loading. Your click takes effect in a moment.')
  }, patience)
}

/** Everything that can be clicked, filled in or selected, in the order of the page. */
const controls = () => [
  ...document.querySelectorAll<HTMLElement>('#root :is(button, label, input, select, textarea)'),
]

/**
 * Fills in a field as its visitor would. Through the setter of the field's prototype: React takes what is written to
 * the field itself for its own, and ignores the event.
 */
function fillIn(field: EntryField, value: string) {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function isEntryField(control: HTMLElement): control is EntryField {
  return control instanceof HTMLSelectElement || control.matches(textFields)
}

/** Whether a field holds something else than the document came with. */
function isFilledIn(field: EntryField): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  return [...field.options].some((option) => option.selected !== option.defaultSelected)
}

/** What a control is, whatever language its words are in. */
const kindOf = (control: HTMLElement) =>
  [control.tagName, control.getAttribute('type'), control.getAttribute('name')].join(' ')

/**
 * Clicks again what was clicked before the application listened. Where the browser's translation or a password
 * manager has changed the document, React has put new elements in the place of the old ones; those take over what
 * stands in the old ones.
 * @param before every control as it was before React, in the order of the page
 */
function replay(before: readonly HTMLElement[]) {
  const after = controls()
  const isSamePage = after.map(kindOf).join() === before.map(kindOf).join()
  const counterpart = (control: HTMLElement) => {
    if (control.isConnected) return control
    if (isSamePage) return after[before.indexOf(control)]
    // Another step of the estimator has come in its place: only a field of the same name is the same one.
    return control.hasAttribute('name') ? after.find((other) => kindOf(other) === kindOf(control)) : undefined
  }
  for (const control of before) {
    if (control.isConnected || !isEntryField(control) || !isFilledIn(control)) continue
    const heir = counterpart(control)
    if (heir && isEntryField(heir)) fillIn(heir, control.value)
  }
  for (const control of clicked) counterpart(control)?.click()
  clicked = []
}

/** Says something at the window's edge; an empty text takes the message away. */
const notice = document.createElement('div')
notice.setAttribute('role', 'status')
notice.className =
  'fixed inset-x-4 bottom-4 z-notice mx-auto flex w-fit max-w-prose flex-wrap items-center gap-3 rounded-medium border border-line-strong bg-surface px-4 py-3 text-small text-ink empty:hidden print:hidden'

function say(text: string, action?: HTMLElement) {
  if (notice.dataset['text'] === text) return
  notice.dataset['text'] = text
  const words = document.createElement('span')
  words.textContent = text
  notice.replaceChildren(...(text ? [words] : []), ...(action ? [action] : []))
}

function reloadButton() {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Load the page again'
  button.className =
    'min-h-11 cursor-pointer rounded-small border border-brand px-4 font-medium text-brand hover:bg-tint'
  button.addEventListener('click', () => location.reload())
  return button
}

/** Keeps what was typed over a reload, for as long as the application hasn't seen it. */
function saveTexts() {
  const texts = controls().map((control) =>
    isEntryField(control) && isFilledIn(control) ? control.value : null,
  )
  if (texts.every((text) => text === null)) return
  try {
    sessionStorage.setItem(savedTexts, JSON.stringify({ path: location.pathname, texts }))
  } catch {
    // Storage is full or blocked: the browser may still restore the fields by itself.
  }
}

function restoreTexts() {
  try {
    const saved = sessionStorage.getItem(savedTexts)
    sessionStorage.removeItem(savedTexts)
    const { path, texts }: { path?: unknown; texts?: unknown } = JSON.parse(saved ?? '{}')
    if (path !== location.pathname || !Array.isArray(texts)) return
    controls().forEach((control, place) => {
      const text: unknown = texts[place]
      if (typeof text === 'string' && 'value' in control) control.value = text
    })
  } catch {
    // Storage is blocked, or holds what another program has written.
  }
}

function watchFirstTouch() {
  for (const type of firstTouch) addEventListener(type, start, { capture: true, passive: true })
}

let isStarting = false

async function start() {
  if (isStarting) return
  isStarting = true
  clearTimeout(retryTimer)
  for (const type of firstTouch) removeEventListener(type, start, true)
  const before = controls()
  try {
    const { application, pages, page } = codeFiles()
    await fetchCode([...application, ...(pages[page] ?? [])])
    const { start: startApplication } = await import('./main')
    await startApplication()
  } catch {
    fail()
    return
  }
  removeEventListener('online', start)
  removeEventListener('pagehide', saveTexts)
  removeEventListener('click', holdClick, true)
  clearTimeout(patienceTimer)
  replay(before)
  setState('ready')
  say('')
}

/** Links still work, so only the rest is unavailable: says so, lets go of what was clicked and tries again. */
function fail() {
  isStarting = false
  clicked = []
  clearTimeout(patienceTimer)
  patienceTimer = undefined
  setState('failed')
  say(
    'Part of this page could not be loaded, so its buttons do not work yet. We keep trying, and what you type is kept.',
    reloadButton(),
  )
  watchFirstTouch()
  retryTimer = setTimeout(() => void start(), retryPause)
}

/** The style sheets that have not come yet: before them the splash has no animation that could be waited for. */
function pendingStyleSheets(): Promise<unknown>[] {
  if (document.readyState === 'complete') return []
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    .filter(({ sheet }) => sheet === null)
    .map(
      (link) =>
        new Promise((resolve) => {
          link.addEventListener('load', resolve)
          // It may have failed before this script ran.
          addEventListener('load', resolve)
        }),
    )
}

/** Keeps the page out of reach as long as the splash covers it, and then takes the splash away. */
async function endSplash() {
  const splash = document.getElementById('splash')
  const page = document.getElementById('root')
  if (!splash || !page) return
  page.inert = true
  await Promise.allSettled(pendingStyleSheets())
  await Promise.allSettled(splash.getAnimations().map(({ finished }) => finished))
  page.inert = false
  splash.remove()
}

void endSplash()
document.body.append(notice)
restoreTexts()
addEventListener('click', holdClick, true)
addEventListener('online', start)
addEventListener('pagehide', saveTexts)
watchFirstTouch()

function startWhenIdle() {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(() => void start(), { timeout: 500 })
  else setTimeout(() => void start(), 1)
}

if (document.readyState === 'complete') startWhenIdle()
else addEventListener('load', startWhenIdle, { once: true })
