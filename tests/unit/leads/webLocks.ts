import type { Locks } from '../../../src/leads/sendStored'

/** In-memory Web Locks: exclusive and first come, first served, with `ifAvailable` and `signal`. */
export function webLocks(): Locks {
  const held = new Map<string, Promise<unknown>>()

  return {
    request: async (name, { ifAvailable = false, signal }, work) => {
      if (ifAvailable && held.has(name)) return work(null)
      signal?.throwIfAborted()
      const before = held.get(name)
      let release = () => {}
      const mine = new Promise<void>((resolve) => {
        release = resolve
      })
      const released = Promise.all([before, mine])
      held.set(name, released)
      try {
        await Promise.race([before, rejectedBy(signal)].slice(0, signal ? 2 : 1))
        return await work({ name, mode: 'exclusive' })
      } finally {
        release()
        if (held.get(name) === released) held.delete(name)
      }
    },
  }
}

function rejectedBy(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
