import { nextFrame } from './expectMovement'

/** Shorter timeouts elapse as usual: user-event waits for them between its events. In ms. */
const shortestHeld = 100

interface HeldTimeout {
  /** When it is due, in ms of the time that `pass` counts. */
  readonly due: number
  /** Whether it would have elapsed by now if it weren't held. */
  isElapsed: boolean
  readonly run: () => void
}

/** Lets the held timeouts elapse that are due within a time in ms, and waits until React has rendered the result. */
type Pass = (ms: number) => Promise<void>

/**
 * Runs part of a play function in which timeouts of 100 ms or more elapse only when it calls `pass`. So a step can name
 * the exact time after which something happens, and a slow machine makes no difference.
 */
export async function withHeldTimeouts<Result>(run: (pass: Pass) => Promise<Result>): Promise<Result> {
  const { setTimeout: start, clearTimeout: stop } = window
  const held = new Map<number, HeldTimeout>()
  let now = 0
  let isOver = false

  function hold(handler: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): number {
    if (ms < shortestHeld) return Number(start(handler, ms, ...args))
    const id = Number(
      start(() => {
        const timeout = held.get(id)
        if (isOver) handler(...args)
        else if (timeout) timeout.isElapsed = true
      }, ms),
    )
    held.set(id, { due: now + ms, isElapsed: false, run: () => handler(...args) })
    return id
  }

  function clear(id?: number) {
    if (id !== undefined) held.delete(id)
    stop(id)
  }

  const pass: Pass = async (ms) => {
    const end = now + ms
    const nextDue = () =>
      [...held].filter(([, { due }]) => due <= end).toSorted(([, one], [, other]) => one.due - other.due)[0]
    for (let next = nextDue(); next; next = nextDue()) {
      const [id, timeout] = next
      clear(id)
      now = timeout.due
      timeout.run()
    }
    now = end
    await nextFrame()
    await nextFrame()
  }

  Object.assign(window, { setTimeout: hold, clearTimeout: clear })
  try {
    return await run(pass)
  } finally {
    Object.assign(window, { setTimeout: start, clearTimeout: stop })
    isOver = true
    for (const { isElapsed, run: runLate } of held.values()) if (isElapsed) runLate()
  }
}
