import type { IconDefinition } from '@fortawesome/free-solid-svg-icons'
import { clsx } from 'clsx'
import type { NativeProps } from './NativeProps'

/** What makes the icon decorative and gives it its shape. */
export type GlyphDecided =
  | 'children'
  | 'viewBox'
  | 'width'
  | 'height'
  | 'fill'
  | 'focusable'
  | 'role'
  | 'aria-hidden'
  | 'aria-label'
  | 'aria-labelledby'

interface GlyphOwnProps {
  icon: IconDefinition
  /** Its side, in em so that it grows with the text. @default '1em' */
  size?: string
  /** Whether it is mirrored where one reads right to left. @default false */
  isDirectional?: boolean
}

type GlyphProps = GlyphOwnProps & NativeProps<'svg', GlyphOwnProps, GlyphDecided>

/** A decorative sign inside a control, as large as its text. */
export function Glyph({ icon, size = '1em', isDirectional = false, ...props }: GlyphProps) {
  const [width, height, , , path] = icon.icon
  return (
    <svg
      {...props}
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
