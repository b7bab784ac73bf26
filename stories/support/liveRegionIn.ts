/** The live region of a notice, which has no role, so that it isn't found while it is empty. */
export function liveRegionIn(canvasElement: HTMLElement): HTMLElement {
  const region = canvasElement.querySelector<HTMLElement>('[aria-live=polite]')
  if (!region) throw new Error('There is no live region.')
  return region
}
