/** In-memory Web Locks: exclusive and first come, first served, with `signal`. */
export function webLocks() {
  const held = new Map<string, Promise<unknown>>()

  return {
    request: async (name: string, { signal }: LockOptions, work: () => unknown) => {
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
        return await work()
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
