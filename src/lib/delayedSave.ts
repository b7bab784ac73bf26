/** How long after the last change something is saved, in milliseconds. */
const saveDelayMs = 300

/** Saves changes that come in quick succession once: `flush` saves what is still to be saved. */
export function delayedSave(save: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    save()
  }
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(flush, saveDelayMs)
  }
  return { schedule, flush }
}
