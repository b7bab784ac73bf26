import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../../design-system'

/** The delay after the last change, so that the announcement doesn't interrupt the echo of typed characters. */
const delayMs = 600

export interface AnnouncementProps {
  /** The accessible name of the live region. */
  label: string
  text: string
  /** Whether the first text is known to the visitor, such as one that the page shows from the start. @default false */
  isFirstKnown?: boolean
}

/** Announces a text to screen readers once the visitor has stopped typing. */
export function Announcement({ label, text, isFirstKnown = false }: AnnouncementProps) {
  const [known] = useState(isFirstKnown ? text : '')
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    const timer = setTimeout(
      () => setAnnounced((last) => (last === '' && text === known ? '' : text)),
      delayMs,
    )
    return () => clearTimeout(timer)
  }, [text, known])

  return (
    <VisuallyHidden>
      <span role="status" aria-label={label}>
        {announced}
      </span>
    </VisuallyHidden>
  )
}
