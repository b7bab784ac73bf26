/**
 * Whether the focus stands nowhere, as after what had it was taken out of the page. When an overlay goes, only
 * then is the focus its opener's: a link followed inside may already have put it on the next page's heading.
 */
export function focusIsFree() {
  return document.activeElement === null || document.activeElement === document.body
}
