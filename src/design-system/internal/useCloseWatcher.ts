import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** Missing in some browsers, and in TypeScript's DOM types. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void }
  }
}

/** Closes an open overlay on the system's request, such as Android's Back. Escape is left to Radix. */
export function useCloseWatcher(isOpen: boolean, close: () => void): void {
  const onClose = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return undefined
    const watcher = new window.CloseWatcher()
    watcher.addEventListener('close', () => onClose())
    return () => watcher.destroy()
  }, [isOpen])
}
