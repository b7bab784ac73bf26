import type { ReactNode } from 'react'
import { Icon } from '../Icon'

/**
 * A text whose first ✅ or ❌ is shown as an icon, because some systems have no font with them. Screen readers and the
 * clipboard get the character.
 * @param ink the class of the icon's colour; by default that of the text
 */
export function withMarks(text: ReactNode, ink?: string): ReactNode {
  const [, before, mark, after] = (typeof text === 'string' && /^(.*?)([✅❌])(.*)$/su.exec(text)) || []
  if (!mark) return text
  return (
    <span>
      {before}
      {/* Inline, so that no line breaks are copied with it. */}
      <span className="inline-block w-0 whitespace-nowrap opacity-0">{mark}</span>
      <span className={ink}>
        <Icon name={mark === '✅' ? 'circle-check' : 'xmark'} />
      </span>
      {after}
    </span>
  )
}
