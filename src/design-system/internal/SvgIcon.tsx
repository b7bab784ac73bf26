import { clsx } from 'clsx'
import { icons, type SvgIconName } from './icons'
import type { NativeProps } from './NativeProps'

/** The attributes that `SvgIcon` sets itself. */
export type SvgIconManagedProps =
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
  const [width, height, , , outline] = icons[name].icon
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
      <path d={[outline].flat().join('')} />
    </svg>
  )
}
