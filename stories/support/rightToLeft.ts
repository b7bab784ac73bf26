/** A story's `beforeEach`: sets the page to right to left, as for Urdu. */
export function rightToLeft() {
  document.documentElement.dir = 'rtl'
  return () => {
    document.documentElement.removeAttribute('dir')
  }
}
