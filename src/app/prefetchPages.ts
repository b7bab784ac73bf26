import { prefetchHero } from './prefetchHero'
import { isPageLoaded, loadPage } from './routePages'
import { savesData } from './savesData'

const intents = ['pointerover', 'focusin', 'touchstart'] as const

let transitions: Promise<void> | undefined

/**
 * Loads the code and the first picture of a page as soon as the visitor hovers, focuses or touches a link to it, so that
 * a click can render it at once, with a transition from the card's picture. Skipped if the browser is set to save data.
 */
export function prefetchPages(): void {
  for (const type of intents) document.addEventListener(type, prefetchAt, { capture: true, passive: true })
  // The use that started the application came before.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a:is(:hover, :focus)')) prefetch(link)
}

function prefetchAt({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null
  if (link) prefetch(link)
}

function prefetch(link: HTMLAnchorElement) {
  if (link.origin !== location.origin || link.pathname === location.pathname || savesData()) return
  // After a failure, the click itself tries again.
  loadPage(link.pathname).catch(() => undefined)
  // If this module can't be loaded, pages fade in.
  transitions ??= import('./pictureTransition').then(
    ({ startPictureTransitions }) => startPictureTransitions(isPageLoaded),
    () => undefined,
  )
  void prefetchHero(link.pathname)
}
