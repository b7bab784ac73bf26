/** A story's `beforeEach`: doubles the text size, like the browser's own setting. */
export function largeText() {
  document.documentElement.style.fontSize = '200%'
  return () => {
    document.documentElement.style.fontSize = ''
  }
}
