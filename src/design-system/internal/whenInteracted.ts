const interactions = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'] as const

/** Resolves once the visitor has used the page: moved the pointer, touched, typed or scrolled. */
export async function whenInteracted(signal: AbortSignal) {
  // Safari has `userActivation` since 16.4.
  if (navigator.userActivation?.hasBeenActive || scrollY > 0) return
  const listening = new AbortController()
  await new Promise((resolve) => {
    for (const type of interactions) {
      document.addEventListener(type, resolve, { capture: true, passive: true, signal: listening.signal })
    }
    signal.addEventListener('abort', resolve, { signal: listening.signal })
  })
  listening.abort()
}
