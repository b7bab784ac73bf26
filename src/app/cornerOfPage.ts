import { matchRoute } from './routePages'

/**
 * The `data-corner` attribute of the root element: "clear" on the page whose amounts the quick actions would cover. They
 * float there only if there is room beside the page.
 */
export function cornerOfPage(pathname: string): 'clear' | undefined {
  return matchRoute(pathname) === 'estimator' ? 'clear' : undefined
}
