import { clsx } from 'clsx'
import { chatHref } from '../../../content/company'
import { header } from '../../../content/shell/header'
import { notices } from '../../../content/shell/notices'
import { IconButton } from '../../../design-system'
import { useStore } from '../../../lib/useStore'
import { chatText } from '../../../site/chatText'
import { newTab } from '../../../site/newTab'
import { useChatPlace } from '../useChatPlace'
import { PendingEstimatesNotice } from './PendingEstimatesNotice'
import { RouteLoading } from './RouteLoading'
import { SubmissionResultNotice } from './SubmissionResultNotice'
import { UpdateNotice } from './UpdateNotice'

const layer = clsx(
  'pointer-events-none fixed inset-x-4 z-notice flex items-end justify-between gap-3',
  // The calculator's bar has two rows in the narrowest windows.
  'bottom-4 with-bar:bottom-32 room-for-action:with-bar:bottom-20',
  'px-safe pb-safe *:pointer-events-auto print:hidden',
)

/** What floats over every page: a stack of notices in one corner, and the chat button in the other. */
export function FloatingLayer() {
  const { dir, hasOwnRow } = useChatPlace()
  return (
    <aside aria-label={notices.label} dir={dir} className={layer}>
      <div dir="ltr" className="flex max-h-window max-w-field min-w-0 flex-col gap-3 overflow-y-auto">
        <RouteLoading />
        <PendingEstimatesNotice />
        <SubmissionResultNotice />
        <UpdateNotice />
      </div>
      <div className={hasOwnRow ? 'max-sm:hidden' : undefined}>
        <ChatButton />
      </div>
    </aside>
  )
}

function ChatButton() {
  const text = useStore(chatText, '')
  return (
    <IconButton asChild icon="whatsapp" variant="primary" size="large" data-surface="deep">
      <a href={chatHref(text)} {...newTab()}>
        {header.chat}
      </a>
    </IconButton>
  )
}
