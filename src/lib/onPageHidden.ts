/**
 * Calls the listener when the page is hidden or left: a phone may end a hidden page without another event. Returns a
 * function that removes it.
 */
export function onPageHidden(listener: () => void): () => void {
  const check = () => {
    if (document.visibilityState === 'hidden') listener()
  }
  document.addEventListener('visibilitychange', check)
  window.addEventListener('pagehide', listener)
  return () => {
    document.removeEventListener('visibilitychange', check)
    window.removeEventListener('pagehide', listener)
  }
}
