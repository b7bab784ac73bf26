/**
 * The events by which the entry script, and the inline script before it, notice that a visitor uses the page. Screen
 * readers may fire only `click`.
 */
export const visitorEvents = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
] as const

/** Whether an event only means that the page has appeared under a stationary pointer. */
export function isFromStationaryPointer(event: Event): boolean {
  return (
    event.type === 'pointermove' &&
    event instanceof PointerEvent &&
    event.movementX === 0 &&
    event.movementY === 0
  )
}
