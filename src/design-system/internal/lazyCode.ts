/** Code that isn't part of the page's first load, such as that of a menu. */
export interface LazyCode<Code> {
  /** The code, once it has loaded. */
  readonly read: () => Code | undefined
  /**
   * Loads the code, unless it has loaded or is loading.
   * @throws if it can't be loaded; the next call tries again
   */
  readonly load: () => Promise<void>
  /** Loads the code in advance. If that fails, nothing happens until it is needed. */
  readonly preload: () => void
  /** Calls `onLoad` once the code has loaded. Returns a function that unsubscribes. */
  readonly subscribe: (onLoad: () => void) => () => void
}

/** Code that `importCode` loads. */
export function lazyCode<Code>(importCode: () => Promise<Code>): LazyCode<Code> {
  let code: Code | undefined
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()

  const start = async () => {
    try {
      code = await importCode()
      for (const listener of listeners) listener()
    } finally {
      loading = undefined
    }
  }

  const load = async () => {
    if (code !== undefined) return
    loading ??= start()
    await loading
  }

  return {
    read: () => code,
    load,
    preload: () => {
      load().catch(() => undefined)
    },
    subscribe: (onLoad) => {
      listeners.add(onLoad)
      return () => listeners.delete(onLoad)
    },
  }
}
