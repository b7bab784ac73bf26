/**
 * What index.html loads. The page is prerendered, so a visitor reads it without any script; the application
 * is fetched when the browser is idle after loading, or at once when the visitor touches the page. A press
 * that comes before React listens is held and made again afterwards: nothing that a visitor does is lost.
 */
const held: HTMLElement[] = []
const firstTouch = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

function hold(event: MouseEvent) {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('button, label') : null
  if (!pressed) return
  event.preventDefault()
  event.stopPropagation()
  held.push(pressed)
}

let started = false

async function start() {
  if (started) return
  started = true
  for (const type of firstTouch) removeEventListener(type, start, true)
  const { hydrated } = await import('./main')
  await hydrated
  removeEventListener('click', hold, true)
  for (const pressed of held) pressed.click()
}

addEventListener('click', hold, true)
for (const type of firstTouch) addEventListener(type, start, { capture: true, passive: true })

function startWhenIdle() {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 500 })
  else setTimeout(start, 1)
}

if (document.readyState === 'complete') startWhenIdle()
else addEventListener('load', startWhenIdle, { once: true })
