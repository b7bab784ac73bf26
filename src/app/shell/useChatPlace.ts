import { useLocation } from 'react-router-dom'
import { shownPage } from '../../site/DocumentHead'
import { useStore } from '../../lib/useStore'
import { matchRoute } from '../routes'

/**
 * Where the chat is: in the corner in which the lines of the page's language end, or on a phone in a row of the page, if
 * the page begins with a form.
 */
export function useChatPlace() {
  const route = matchRoute(useLocation().pathname)
  return {
    dir: useStore({ subscribe: shownPage.subscribe, get: () => shownPage.get().dir }),
    hasOwnRow: route === 'contact' || route === 'estimator',
  }
}
