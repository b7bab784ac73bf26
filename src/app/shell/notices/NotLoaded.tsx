import { company } from '../../../content/company'
import { notices } from '../../../content/shell/notices'
import { PhoneLink } from '../../../sections/contact/PhoneLink'

const place = 'fixed inset-x-4 bottom-4 z-notice mx-auto w-fit max-w-reading'
const box = 'rounded-medium border border-line-strong px-4 py-3 text-small'

/**
 * The message that scripts/inlineEntry.js shows if the application can't be loaded, or the browser is too old for it. The
 * page can still be read.
 */
export function NotLoaded() {
  return (
    <p
      id="not-loaded"
      role="alert"
      data-outdated={notices.outdated}
      data-surface="white"
      className={`hidden print:hidden ${place} ${box}`}
    >
      <span>{notices.notLoaded}</span> <PhoneLink phone={company.phones[0]} />{' '}
      <button type="button" className="cursor-pointer text-accent underline">
        {notices.pageError.action}
      </button>
    </p>
  )
}
