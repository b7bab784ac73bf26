import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../design-system'

/** The delay after the last change, so that the announcement doesn't interrupt the echo of typed characters. */
const delayMs = 600

export interface AnnouncementProps {
  /** The accessible name of the live region. */
  label: string
  text: string
  /** The language of the text, if it isn't that of the document. @default that of the document */
  lang?: string
  /** Whether the page shows the first text from the start, so that it isn't announced. @default false */
  isFirstKnown?: boolean
}

/** Announces each change of a text to screen readers once the visitor has stopped typing, but not its translation. */
export function Announcement({ label, text, lang = '', isFirstKnown = false }: AnnouncementProps) {
  const [last, setLast] = useState({ lang, known: isFirstKnown ? text : '', announced: '' })
  if (last.lang !== lang) setLast({ lang, known: text, announced: '' })

  useEffect(() => {
    if (text === last.known) return undefined
    const timer = setTimeout(() => setLast({ lang, known: text, announced: text }), delayMs)
    return () => clearTimeout(timer)
  }, [lang, text, last.known])

  return (
    <VisuallyHidden>
      <span role="status" aria-label={label} lang={lang || undefined}>
        {last.announced}
      </span>
    </VisuallyHidden>
  )
}
