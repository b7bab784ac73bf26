/**
 * Makes the page inert while the splash screen covers it, then removes the splash screen, and from the root element
 * `data-splash`, which src/prerender.tsx adds. The page must not become inert, even for a moment, if the splash screen
 * has ended already or a text field has the focus: the visitor may be typing, and the field would lose the focus and what
 * is typed from then on.
 * @param textFields a selector of all text fields
 */
export async function endSplash(textFields: string): Promise<void> {
  const splash = document.getElementById('splash')
  const page = document.getElementById('root')
  if (!splash || !page) return
  const running = splash.getAnimations().filter(({ playState }) => playState === 'running')
  if (running.length > 0) {
    page.inert = !document.activeElement?.matches(textFields)
    await Promise.allSettled(running.map(({ finished }) => finished))
    if (page.inert) await releaseParts(page)
  }
  splash.remove()
  delete document.documentElement.dataset['splash']
}

/**
 * Ends the inertness of the page, part by part, because the browser computes the style of everything in each: first the
 * parts in the window, then the others.
 */
async function releaseParts(page: HTMLElement) {
  const parts = [...page.querySelectorAll<HTMLElement>(':scope > :not(main), main > *')]
  for (const part of parts) part.inert = true
  page.inert = false
  const inWindow = parts.filter((part) => {
    const { top, bottom } = part.getBoundingClientRect()
    return top < innerHeight && bottom >= 0
  })
  for (const part of new Set([...inWindow, ...parts])) {
    part.inert = false
    await new Promise(requestAnimationFrame)
  }
}
