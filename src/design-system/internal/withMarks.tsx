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
    <>
      {before}
      <span className="relative inline-block">
        <span className="opacity-0">{mark}</span>
        <span className={`absolute inset-0 flex items-center justify-center ${ink ?? ''}`}>
          <Icon name={mark === '✅' ? 'circle-check' : 'xmark'} />
        </span>
      </span>
      {after}
    </>
  )
}
