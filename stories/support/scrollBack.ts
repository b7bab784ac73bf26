/** A story's `beforeEach`: afterwards the window is at its top again. */
export function scrollBack() {
  return () => window.scrollTo({ top: 0, behavior: 'instant' })
}
