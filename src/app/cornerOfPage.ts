import { paths } from '../paths'

/**
 * The `data-corner` attribute of the root element: "clear" on the page whose amounts the quick actions would cover, which
 * therefore don't float there.
 */
export function cornerOfPage(pathname: string): 'clear' | undefined {
  return pathname === paths.estimator.href() ? 'clear' : undefined
}
