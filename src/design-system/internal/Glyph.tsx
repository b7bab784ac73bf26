import { clsx } from 'clsx'
import sprite from 'virtual:icon-sprite'
import type { GlyphName } from './iconNames'
import type { NativeProps } from './NativeProps'

/** The attributes that `Glyph` sets itself. */
export type GlyphManagedProps =
  | 'children'
  | 'width'
  | 'height'
  | 'fill'
  | 'focusable'
  | 'role'
  | 'aria-hidden'
  | 'aria-label'
  | 'aria-labelledby'

interface GlyphOwnProps {
  name: GlyphName
  /** Its width and height, in em. @default '1em' */
  size?: string
  /** Mirrors the icon in right-to-left text. @default false */
  isDirectional?: boolean
}

type GlyphProps = GlyphOwnProps & NativeProps<'svg', GlyphOwnProps, GlyphManagedProps>

/** A decorative icon, by default as large as the text around it. */
export function Glyph({ name, size = '1em', isDirectional = false, ...props }: GlyphProps) {
  return (
    <svg
      {...props}
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      fill="currentColor"
      className={clsx('inline-block shrink-0', isDirectional && 'rtl:-scale-x-100')}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
