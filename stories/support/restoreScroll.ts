/** A story's `beforeEach`: scrolls back to the top when the story ends. */
export function restoreScroll() {
  return () => window.scrollTo({ top: 0, behavior: 'instant' })
}
