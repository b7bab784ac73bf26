import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** Missing in some browsers, and in TypeScript's DOM types. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void }
  }
}

/** Closes an open overlay on Android's Back and when the history moves. Escape is left to Radix. */
export function useCloseRequests(isOpen: boolean, close: () => void): void {
  const onClose = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return undefined
    const watcher = window.CloseWatcher && new window.CloseWatcher()
    watcher?.addEventListener('close', onClose)
    window.addEventListener('popstate', onClose)
    return () => {
      watcher?.destroy()
      window.removeEventListener('popstate', onClose)
    }
  }, [isOpen])
}
