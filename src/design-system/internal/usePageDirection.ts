import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}

const read = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')

/** Which way the page reads, also when a translation turns it while it is shown. */
export function usePageDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(subscribe, read, () => 'ltr')
}
