import { company, telHref } from '../../content/company'
import { notices } from '../../content/shell/notices'

/** The message that scripts/inlineEntry.js shows if the application can't be loaded; the page can still be read. */
export function NotLoaded() {
  return (
    <p
      id="not-loaded"
      role="alert"
      data-surface="white"
      className="hidden fixed inset-x-4 bottom-4 z-notice mx-auto w-fit max-w-reading rounded-medium border border-line-strong px-4 py-3 text-small print:hidden"
    >
      {notices.notLoaded}{' '}
      <a className="text-accent underline" href={telHref(company.phones[0])}>
        {company.phones[0]}
      </a>{' '}
      <button type="button" className="cursor-pointer text-accent underline">
        {notices.pageError.action}
      </button>
    </p>
  )
}
