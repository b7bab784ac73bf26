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
