import { useState } from 'react'

/**
 * How often an overlay has been closed. As the key of its content, it gives each opening new state, although the content
 * is kept rendered in between.
 */
export function useClosings(isOpen: boolean): number {
  const [{ wasOpen, closings }, setLast] = useState({ wasOpen: isOpen, closings: 0 })
  if (wasOpen !== isOpen) setLast({ wasOpen: isOpen, closings: isOpen ? closings : closings + 1 })
  return closings
}
