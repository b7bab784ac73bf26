import { useSyncExternalStore } from 'react'

let isPrinting = false

/** Whether the page is being printed, or rendered for print. Content for print alone needn't be rendered before. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting || matchMedia('print').matches,
    () => false,
  )
}

function subscribe(onChange: () => void) {
  const update = (event: Event) => {
    isPrinting = event.type === 'beforeprint'
    onChange()
  }
  // Some browsers report printing only by the events, and an emulation of print only by the media query.
  const query = matchMedia('print')
  addEventListener('beforeprint', update)
  addEventListener('afterprint', update)
  query.addEventListener('change', onChange)
  return () => {
    removeEventListener('beforeprint', update)
    removeEventListener('afterprint', update)
    query.removeEventListener('change', onChange)
  }
}
