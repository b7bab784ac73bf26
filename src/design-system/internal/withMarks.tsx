import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '../Icon'
import type { IconName } from '../icons'

const outcomeIcons = { '✅': 'circle-check', '❌': 'xmark' } as const

/** The characters that are rendered as icons, because no font of the site has them. */
const markIcons: Readonly<Record<string, IconName>> = {
  ...outcomeIcons,
  '←': 'arrow-left',
  '⬅': 'arrow-left',
  '→': 'arrow-right',
}

const firstMark = new RegExp(`^(.*?)([${Object.keys(markIcons).join('')}])(.*)$`, 'su')

/** Whether a text starts with ✅ or ❌. */
export function startsWithOutcome(text: ReactNode): boolean {
  return typeof text === 'string' && Object.keys(outcomeIcons).some((mark) => text.startsWith(mark))
}

/** A text whose first mark or arrow is shown as an icon; screen readers and the clipboard get the character. */
export function withMarks(text: ReactNode, ink?: string): ReactNode {
  const [, before, mark = '', after] = (typeof text === 'string' && firstMark.exec(text)) || []
  const icon = markIcons[mark]
  if (!icon) return text
  return (
    <span>
      {before}
      {/* On one line with its icon. */}
      <span className={clsx('whitespace-nowrap', ink && `me-[0.25em] ${ink}`)}>
        {/* Inline, so that neither the clipboard nor the accessible name has spaces around it. */}
        <span data-mark className="text-[0px]">
          {mark}
        </span>
        <Icon name={icon} />
      </span>
      {after}
    </span>
  )
}
