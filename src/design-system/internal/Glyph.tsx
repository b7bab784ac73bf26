import type { IconDefinition } from '@fortawesome/free-solid-svg-icons'
import { clsx } from 'clsx'

interface GlyphProps {
  icon: IconDefinition
  /** Its side, in em so that it grows with the text. @default '1em' */
  size?: string
  /** Whether it is mirrored where one reads right to left. @default false */
  isDirectional?: boolean
}

/** A decorative sign inside a control, as large as its text. */
export function Glyph({ icon, size = '1em', isDirectional = false }: GlyphProps) {
  const [width, height, , , path] = icon.icon
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      fill="currentColor"
      className={clsx('inline-block shrink-0', isDirectional && 'rtl:-scale-x-100')}
    >
      {[path].flat().map((part) => (
        <path key={part} d={part} />
      ))}
    </svg>
  )
}
