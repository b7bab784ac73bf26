import type { IconDefinition } from '@fortawesome/free-solid-svg-icons'
import { clsx } from 'clsx'
import type { NativeProps } from './NativeProps'

/** The attributes that `Glyph` sets itself. */
export type GlyphManagedProps =
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
  /** Its width and height, in em. @default '1em' */
  size?: string
  /** Mirrors the icon in right-to-left text. @default false */
  isDirectional?: boolean
}

type GlyphProps = GlyphOwnProps & NativeProps<'svg', GlyphOwnProps, GlyphManagedProps>

/** A decorative icon, by default as large as the text around it. */
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
