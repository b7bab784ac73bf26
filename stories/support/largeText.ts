/** A story's `beforeEach`: text of twice the size, as a visitor can set it in the browser. */
export function largeText() {
  document.documentElement.style.fontSize = '200%'
  return () => {
    document.documentElement.style.fontSize = ''
  }
}
