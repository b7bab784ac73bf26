import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}

const read = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')

/** The text direction of the page. Follows changes, such as those made by the browser's translation. */
export function usePageDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(subscribe, read, () => 'ltr')
}
