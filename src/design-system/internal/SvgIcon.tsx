import { clsx } from 'clsx'
import sprite from 'virtual:icon-sprite'
import type { SvgIconName } from './iconNames'
import type { NativeProps } from './NativeProps'

/** The attributes that `SvgIcon` sets itself. */
export type SvgIconManagedProps =
  | 'children'
  | 'width'
  | 'height'
  | 'fill'
  | 'focusable'
  | 'role'
  | 'aria-hidden'
  | 'aria-label'
  | 'aria-labelledby'

interface SvgIconOwnProps {
  name: SvgIconName
  /** Its width and height, in em. @default '1em' */
  size?: string
  /** Mirrors the icon in right-to-left text. @default false */
  isDirectional?: boolean
}

type SvgIconProps = SvgIconOwnProps & NativeProps<'svg', SvgIconOwnProps, SvgIconManagedProps>

/** A decorative icon, by default as large as the text around it. */
export function SvgIcon({ name, size = '1em', isDirectional = false, ...props }: SvgIconProps) {
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
