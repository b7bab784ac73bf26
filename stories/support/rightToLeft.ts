/** A story's `beforeEach`: the page reads from right to left, as in Urdu. */
export function rightToLeft() {
  document.documentElement.dir = 'rtl'
  return () => {
    document.documentElement.removeAttribute('dir')
  }
}
