import { clsx } from 'clsx'
import { icons, type IconName } from './icons'
import type { NativeProps } from './internal/NativeProps'

export interface IconProps extends NativeProps<'svg', 'children'> {
  /** The icon to render. */
  name: IconName
  /** Its size: 0.875, 1 or 1.5 times that of the text. @default 'medium' */
  size?: keyof typeof sizes | undefined
}

const sizes = { small: '0.875em', medium: '1em', large: '1.5em' }

/** Use next to text that says the same; arrows are mirrored from right to left. Without text, use `IconButton`. */
export function Icon({ name, size = 'medium', ...props }: IconProps) {
  const [width, height, , , outline] = icons[name].icon
  const isDirectional = name.startsWith('arrow-')
  return (
    <svg
      {...props}
      viewBox={`0 0 ${width} ${height}`}
      width={sizes[size]}
      height={sizes[size]}
      aria-hidden="true"
      fill="currentColor"
      className={clsx('inline shrink-0', isDirectional && 'rtl:-scale-x-100')}
    >
      <path d={[outline].flat().join('')} />
    </svg>
  )
}
