/**
 * The entry script of index.html. The page is prerendered and can be read without JavaScript, so the application usually
 * waits until the visitor uses the page or has looked at it for three seconds; `startsAtOnce` has the exceptions.
 *
 * Clicks before hydration are queued and replayed. Text typed before hydration stays in its field, which reports it by
 * `useInputBeforeHydration`; if React re-renders the page instead of hydrating it, the text is copied to the new field.
 */
import { readChunkUrls, fetchChunks, loadStyles } from './chunks'
import { pageParts } from './pageParts'
import { loadFonts } from './siteFonts'
import { endSplash } from './splash'
import { isFromStationaryPointer, visitorEvents } from './visitorEvents'

type TextField = HTMLInputElement | HTMLTextAreaElement
type EntryField = TextField | HTMLSelectElement

const choices = 'input:is([type=checkbox], [type=radio])'
const textFields = 'input:not([type=checkbox], [type=radio], [type=hidden]), textarea'

/** How long the application waits for the visitor to use the page, in milliseconds. */
const startDelayMs = 3000
/** How long a click may be queued before a notice appears, in milliseconds. */
const noticeDelayMs = 500
/** How long to wait before the application is fetched again after a failure, in milliseconds. */
const retryDelayMs = 5000

const savedTextsKey = 'texts-before-reload'

let queuedClicks: HTMLElement[] = []
let noticeTimer: ReturnType<typeof setTimeout> | undefined
let retryTimer: ReturnType<typeof setTimeout> | undefined

/** Publishes the application's state on the root element, for tests. */
function setState(state: 'waiting' | 'failed' | 'ready') {
  document.documentElement.dataset['application'] = state
}

/**
 * The control to click again later: a button, or the label of a checkbox or radio button. The browser itself handles
 * the label of a text field, which focuses the field.
 */
function controlOf(target: EventTarget | null): HTMLElement | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('button, label') : null
  if (element instanceof HTMLLabelElement && !element.control?.matches(choices)) return undefined
  return element ?? undefined
}

function queueClick(event: MouseEvent) {
  const target = controlOf(event.target)
  if (!target || notice.contains(target)) return
  event.preventDefault()
  event.stopPropagation()
  queuedClicks.push(target)
  noticeTimer ??= setTimeout(() => {
    setState('waiting')
    showNotice('The page is still loading. Your click takes effect in a moment.')
  }, noticeDelayMs)
}

/** All controls of the page, in document order. */
const controls = () => [
  ...document.querySelectorAll<HTMLElement>('#root :is(button, label, input, select, textarea)'),
]

/**
 * Sets a field's value and notifies React. It uses the prototype's setter, because React overrides the setter of the
 * element itself and would ignore the event.
 */
function setFieldValue(field: EntryField, value: string) {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function isEntryField(control: HTMLElement): control is EntryField {
  return control instanceof HTMLSelectElement || control.matches(textFields)
}

/** Whether a field's value differs from the one in the document. */
function isChanged(field: EntryField): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  return [...field.options].some((option) => option.selected !== option.defaultSelected)
}

/**
 * The kind of a control, which is the same before and after hydration. It contains neither its text, which translation
 * changes, nor the name of a radio button, which React changes.
 */
const kindOf = (control: HTMLElement) =>
  [control.tagName, control.getAttribute('type'), isEntryField(control) && control.getAttribute('name')].join(
    ' ',
  )

/**
 * Clicks the queued controls again. Hydration reuses the elements, so fields keep their text. If translation or a
 * password manager has changed the document, React has replaced them: then text, focus and clicks go to their counterparts.
 * @param before all controls before hydration, in document order
 * @param focused the element that had the focus before hydration
 */
function replay(before: readonly HTMLElement[], focused: Element | null) {
  const after = controls()
  const isSamePage = after.map(kindOf).join() === before.map(kindOf).join()
  const counterpart = (control: HTMLElement) => {
    if (control.isConnected) return control
    if (isSamePage) return after[before.indexOf(control)]
    // The estimator may show another step now, with the same field.
    return isEntryField(control) && control.name
      ? after.find((other) => kindOf(other) === kindOf(control))
      : undefined
  }
  for (const control of before) {
    if (control.isConnected || !isEntryField(control) || !isChanged(control)) continue
    const replacement = counterpart(control)
    if (replacement && isEntryField(replacement)) setFieldValue(replacement, control.value)
  }
  // Unless the visitor has moved the focus since.
  if (focused instanceof HTMLElement && !focused.isConnected && document.activeElement === document.body)
    counterpart(focused)?.focus({ preventScroll: true })
  for (const control of queuedClicks) counterpart(control)?.click()
  queuedClicks = []
}

/**
 * The notice at the lower edge of the window. It stays rendered while it is empty, so that screen readers announce a later
 * text; then it has neither border nor padding.
 */
const notice = document.createElement('div')
notice.setAttribute('role', 'status')
notice.className =
  'fixed inset-x-4 bottom-4 z-notice mx-auto flex w-fit max-w-prose flex-wrap items-center gap-3 rounded-medium border border-line-strong bg-surface px-4 py-3 text-small text-ink empty:border-0 empty:p-0 print:hidden'

function showNotice(text: string, action?: HTMLElement) {
  if (notice.dataset['text'] === text) return
  notice.dataset['text'] = text
  const message = document.createElement('span')
  message.textContent = text
  notice.replaceChildren(...(text ? [message] : []), ...(action ? [action] : []))
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

/** Saves the changed fields for a reload of the page. Called on `pagehide` until the application has started. */
function saveFields() {
  const texts = controls().map((control) =>
    isEntryField(control) && isChanged(control) ? control.value : null,
  )
  if (texts.every((text) => text === null)) return
  try {
    sessionStorage.setItem(savedTextsKey, JSON.stringify({ path: location.pathname, texts }))
  } catch {
    // The storage is full or blocked; the browser may still restore the fields itself.
  }
}

function restoreFields() {
  try {
    const saved = sessionStorage.getItem(savedTextsKey)
    sessionStorage.removeItem(savedTextsKey)
    const { path, texts }: { path?: unknown; texts?: unknown } = JSON.parse(saved ?? '{}')
    if (path !== location.pathname || !Array.isArray(texts)) return
    controls().forEach((control, index) => {
      const text: unknown = texts[index]
      // The visitor may have typed again since.
      if (typeof text === 'string' && isEntryField(control) && !isChanged(control)) control.value = text
    })
  } catch {
    // The storage is blocked, or the saved text is not valid.
  }
}

function startOnUse(event: Event) {
  if (!isFromStationaryPointer(event)) void start()
}

function listenForStart() {
  for (const type of visitorEvents) addEventListener(type, startOnUse, { capture: true, passive: true })
}

let isStarting = false

async function start() {
  if (isStarting) return
  isStarting = true
  clearTimeout(retryTimer)
  for (const type of visitorEvents) removeEventListener(type, startOnUse, true)
  const before = controls()
  let focused: Element | null
  try {
    const { styles, application, pageChunks } = readChunkUrls()
    await Promise.all([loadStyles(styles), fetchChunks([...application, ...pageChunks])])
    // One after the other, because each takes a slow phone long to evaluate.
    await import('./reactDom')
    const { start: startApplication } = await import('./main')
    focused = document.activeElement
    await startApplication()
  } catch {
    fail()
    return
  }
  removeEventListener('online', start)
  removeEventListener('pagehide', saveFields)
  removeEventListener('click', queueClick, true)
  clearTimeout(noticeTimer)
  replay(before, focused)
  setState('ready')
  showNotice('')
}

/** Reports that the application could not be loaded, drops queued clicks and schedules a retry. Links still work. */
function fail() {
  isStarting = false
  queuedClicks = []
  clearTimeout(noticeTimer)
  noticeTimer = undefined
  setState('failed')
  showNotice(
    'Part of this page could not be loaded, so its buttons do not work yet. We keep trying, and what you type is kept.',
    reloadButton(),
  )
  listenForStart()
  retryTimer = setTimeout(() => void start(), retryDelayMs)
}

/** Resolves when the browser has time, or after 200 ms. */
function whenIdle(): Promise<unknown> {
  // Safari doesn't support requestIdleCallback.
  return new Promise((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: 200 })
      : setTimeout(resolve, 16),
  )
}

/**
 * Adds what the first paint doesn't need, one thing after the other, because each changes the layout of the page: the
 * whole stylesheet, the fonts, and the parts of the page that `data-opening="top"` postpones (src/styles.css), unless a
 * key or scrolling has laid them out by then. Then it removes this attribute.
 */
async function completePage() {
  const { styles, fonts } = readChunkUrls()
  await loadStyles(styles)
  await whenIdle()
  await loadFonts(fonts)
  const { dataset } = document.documentElement
  const parts = [...document.querySelectorAll<HTMLElement>(pageParts)]
  for (const part of parts) {
    if (dataset['opening'] !== 'top') break
    await whenIdle()
    part.style.contentVisibility = 'visible'
  }
  delete dataset['opening']
  for (const part of parts) part.style.contentVisibility = ''
}

void endSplash(textFields)
void completePage()
document.body.append(notice)
restoreFields()
addEventListener('click', queueClick, true)
addEventListener('online', start)
addEventListener('pagehide', saveFields)
listenForStart()

/** Whether the tab or the browser has stored something that the page shows, such as a started estimate. */
function hasStoredState(): boolean {
  try {
    return sessionStorage.length > 0 || localStorage.length > 0
  } catch {
    return false
  }
}

/**
 * Whether the application should start without waiting for the visitor: if its files need not be fetched, if the
 * document is a fallback page, or if the URL's hash or something stored may change what the page shows.
 */
function startsAtOnce(): boolean {
  const isStored = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  const isFallbackOrHasHash = /^(?:not-found|offline)\//.test(readChunkUrls().page) || location.hash !== ''
  return isStored || isFallbackOrHasHash || hasStoredState()
}

function startWhenIdle() {
  if (startsAtOnce()) void whenIdle().then(start)
  else setTimeout(() => void start(), startDelayMs)
}

if ('used' in document.documentElement.dataset) void start()
if (document.readyState === 'complete') startWhenIdle()
else addEventListener('load', startWhenIdle, { once: true })
