import { useEffect, useRef } from 'react'

/** The longest time between the end of a tap and its click, in milliseconds. */
const clickDelayMs = 350

/**
 * Returns a function that runs a callback at once, or, while a pointer is pressed, after its click. Use it for changes
 * that move other controls: a control that moves away from under a pressed pointer isn't clicked.
 */
export function useAfterPress(): (callback: () => void) => void {
  const press = useRef<{ isDown: boolean; pending: (() => void)[] }>({ isDown: false, pending: [] })
  useEffect(() => {
    const { current } = press
    let timer: number | undefined
    const end = () => {
      current.isDown = false
      for (const callback of current.pending.splice(0)) callback()
    }
    const endIn = (ms: number) => {
      clearTimeout(timer)
      timer = window.setTimeout(end, ms)
    }
    const start = () => {
      clearTimeout(timer)
      current.isDown = true
    }
    const listeners = {
      pointerdown: start,
      // On a tap, the focused field is blurred only after `pointerup`, before the click.
      pointerup: () => endIn(clickDelayMs),
      click: () => endIn(0),
      pointercancel: end,
    }
    for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener, true)
    return () => {
      clearTimeout(timer)
      for (const [type, listener] of Object.entries(listeners)) {
        document.removeEventListener(type, listener, true)
      }
    }
  }, [])
  return (callback) => {
    if (press.current.isDown) press.current.pending.push(callback)
    else callback()
  }
}
