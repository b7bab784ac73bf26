import { clsx } from 'clsx'
import { Icon } from '../../Icon'
import type { NativeProps } from '../NativeProps'

interface MenuButtonProps extends NativeProps<'button', 'children' | 'type'> {
  label: string
}

const classes = clsx(
  'group inline-flex min-h-11 cursor-pointer items-center gap-2 px-3 py-2 text-start',
  'max-w-full rounded-small text-small font-medium text-ink transition-colors duration-quick',
  'hover:text-accent aria-expanded:text-accent',
)

/** The button of `DropdownMenu`. */
export function MenuButton({ label, ...props }: MenuButtonProps) {
  return (
    <button type="button" {...props} className={classes}>
      {label}
      <span className="flex text-caption transition-[rotate] duration-quick ease-out group-aria-expanded:rotate-180">
        <Icon name="chevron-down" />
      </span>
    </button>
  )
}
