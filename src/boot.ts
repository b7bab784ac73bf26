/**
 * What index.html loads. The page is prerendered, so a visitor reads it without any script; the application
 * is fetched when the browser is idle after loading, or at once when the visitor touches the page. What is
 * pressed or typed before React listens is held and done again afterwards: nothing that a visitor does is lost.
 */
const firstTouch = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const
const pressed: HTMLElement[] = []
const typed = new Map<HTMLInputElement | HTMLTextAreaElement, string>()

function holdPress(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('button, label') : null
  if (!target) return
  event.preventDefault()
  event.stopPropagation()
  pressed.push(target)
}

function holdTyping({ target }: Event) {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    typed.set(target, target.value)
}

/**
 * Tells React of a text that was there before it. React compares a field's text with the one that it last saw
 * through the field's own `value`, so that one is emptied first and the text put back behind React's back.
 */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

let isStarted = false

async function start() {
  if (isStarted) return
  isStarted = true
  for (const type of firstTouch) removeEventListener(type, start, true)
  const { hydrated } = await import('./main')
  await hydrated
  removeEventListener('click', holdPress, true)
  removeEventListener('input', holdTyping, true)
  for (const [field, text] of typed) typeAgain(field, text)
  for (const target of pressed) target.click()
}

addEventListener('click', holdPress, true)
addEventListener('input', holdTyping, true)
for (const type of firstTouch) addEventListener(type, start, { capture: true, passive: true })

function startWhenIdle() {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 500 })
  else setTimeout(start, 1)
}

if (document.readyState === 'complete') startWhenIdle()
else addEventListener('load', startWhenIdle, { once: true })
