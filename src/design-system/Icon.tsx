import { SvgIcon, type SvgIconManagedProps } from './internal/SvgIcon'
import type { IconName } from './internal/icons'
import type { NativeProps } from './internal/NativeProps'

/** The icons to mirror in right-to-left text. */
const directional: ReadonlySet<IconName> = new Set(['arrow-left', 'arrow-right'])

type IconSize = 'medium' | 'large'

interface IconOwnProps {
  /** The icon to render. */
  name: IconName
  /** Its size: that of the text, or 1.5 times that. @default 'medium' */
  size?: IconSize
}

export type IconProps = IconOwnProps & NativeProps<'svg', IconOwnProps, SvgIconManagedProps>

const sizes: Record<IconSize, string> = { medium: '1em', large: '1.5em' }

/**
 * Use next to text that says the same. For a button without text, use `IconButton`.
 *
 * - Hidden from screen readers.
 * - Inherits the size and colour of the surrounding text.
 * - Horizontal arrows are mirrored in right-to-left text.
 */
export function Icon({ name, size = 'medium', ...props }: IconProps) {
  return <SvgIcon {...props} name={name} size={sizes[size]} isDirectional={directional.has(name)} />
}
