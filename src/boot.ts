/**
 * What index.html loads. The page is prerendered, so a visitor reads it without any script; the application
 * is fetched when the browser is idle after loading, or at once when the visitor touches the page. What is
 * pressed, typed or chosen before React listens is done again afterwards, and so is what the browser itself has
 * put back into a field after a reload.
 */

type TextField = HTMLInputElement | HTMLTextAreaElement

const firstTouch = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const
const inputs = ['input', 'change'] as const
const pressed: HTMLElement[] = []

/** The button that a press is meant for; the label of a text field only gives it the focus, as ever. */
function pressedButton(target: EventTarget | null): HTMLElement | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('button, label') : null
  if (element instanceof HTMLLabelElement && !(element.control instanceof HTMLButtonElement)) return undefined
  return element ?? undefined
}

function holdPress(event: MouseEvent) {
  const target = pressedButton(event.target)
  if (!target) return
  event.preventDefault()
  event.stopPropagation()
  pressed.push(target)
}

/**
 * Keeps what is typed or chosen from React between its first drawing and the moment at which everything is typed
 * again: it would draw the page for one field, and empty those that were filled in before it listened.
 */
function holdInput(event: Event) {
  event.stopPropagation()
}

/** The fields that hold another text than the one they were sent with, each with its text. */
function typedTexts(): [TextField, string][] {
  const fields = document.querySelectorAll<TextField>(
    'input:not([type=checkbox], [type=radio], [type=hidden]), textarea',
  )
  return [...fields]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => [field, field.value])
}

/**
 * Tells React of a text that was there before it. React passes over a field whose text is the one that it last
 * saw; what it saw is kept beside the field, and is forgotten here. Writing the field anew would do as well,
 * but moves the caret under a visitor who is still typing.
 */
function typeAgain(field: TextField, text: string) {
  const { _valueTracker: seen }: { _valueTracker?: { setValue: (text: string) => void } } = field as object
  if (field.value !== text || !seen) {
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  } else seen.setValue('')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The lists that have another choice than the one they were sent with, each with its choice. */
function madeChoices(): [HTMLSelectElement, string][] {
  return [...document.querySelectorAll('select')]
    .filter(({ options }) => [...options].some((option) => option.selected !== option.defaultSelected))
    .map((list) => [list, list.value])
}

/** Tells React of a choice that was there before it; unlike a text, it is compared with nothing seen before. */
function chooseAgain(list: HTMLSelectElement, choice: string) {
  list.value = choice
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

function watchFirstTouch() {
  for (const type of firstTouch) addEventListener(type, start, { capture: true, passive: true })
}

let isStarted = false

async function start() {
  if (isStarted) return
  isStarted = true
  for (const type of firstTouch) removeEventListener(type, start, true)
  try {
    const application = await import('./main')
    await application.start()
  } catch {
    // The connection failed on the way: the links still work, and the next touch tries again.
    isStarted = false
    pressed.length = 0
    watchFirstTouch()
    return
  }
  removeEventListener('click', holdPress, true)
  for (const type of inputs) removeEventListener(type, holdInput, true)
  // All are read before the first is typed again: React then draws the page, and empties the others.
  const [texts, choices] = [typedTexts(), madeChoices()]
  for (const [field, text] of texts) typeAgain(field, text)
  for (const [list, choice] of choices) chooseAgain(list, choice)
  for (const target of pressed) target.click()
  document.documentElement.dataset['application'] = 'ready'
}

/** Keeps the page out of reach as long as the splash covers it, and then takes the splash away. */
async function endSplash() {
  const splash = document.getElementById('splash')
  const page = document.getElementById('root')
  if (!splash || !page) return
  page.inert = true
  await Promise.allSettled(splash.getAnimations().map(({ finished }) => finished))
  page.inert = false
  splash.remove()
}

void endSplash()
addEventListener('click', holdPress, true)
for (const type of inputs) addEventListener(type, holdInput, true)
watchFirstTouch()

function startWhenIdle() {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(() => void start(), { timeout: 500 })
  else setTimeout(() => void start(), 1)
}

if (document.readyState === 'complete') startWhenIdle()
else addEventListener('load', startWhenIdle, { once: true })
