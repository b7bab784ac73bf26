/** A story's `beforeEach`: scrolls back to the top when the story ends. */
export function scrollBack() {
  return () => window.scrollTo({ top: 0, behavior: 'instant' })
}
