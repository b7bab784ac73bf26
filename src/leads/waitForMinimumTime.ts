/** How long a form must have been visible before its request is sent, in milliseconds. Source: docs/product.md#requests. */
const minimumMs = 2000

/**
 * Waits until a form has been visible for two seconds. Programs that fill in forms rarely stay that long. A visitor whose
 * browser fills in the form loses nothing: if the page is closed earlier, the promise resolves at once.
 *
 * @param shownAt when the form became visible, by `performance.now()`
 * @returns whether the page is being closed
 */
export function waitForMinimumTime(shownAt: number): Promise<boolean> {
  const remainingMs = shownAt + minimumMs - performance.now()
  if (remainingMs <= 0) return Promise.resolve(false)
  return new Promise((resolve) => {
    const end = (isClosing: boolean) => {
      clearTimeout(timer)
      removeEventListener('pagehide', handlePageHide)
      resolve(isClosing)
    }
    const handlePageHide = () => end(true)
    const timer = setTimeout(() => end(false), remainingMs)
    addEventListener('pagehide', handlePageHide)
  })
}
