import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Heading, type InnerHeadingLevel } from './Heading'
import type { NativeProps } from './internal/NativeProps'

export interface CheckboxGroupProps extends NativeProps<'fieldset', 'form' | 'name'> {
  /** The legend above the group and its accessible name. */
  label: string
  /** Renders the label as a heading of this level. @default no heading */
  headingLevel?: InnerHeadingLevel | undefined
  /** Small has a smaller text, and with a mouse rows of 32 instead of 44 px. @default 'medium' */
  size?: keyof typeof sizes | undefined
  /** The `Checkbox`es. */
  children: ReactNode
}

const sizes = {
  small: 'gap-x-6 text-small pointer-fine:*:min-h-8 pointer-fine:*:py-1',
  medium: 'mt-1.5 gap-x-6',
}

/** Use for several `Checkbox`es that answer one question. For a single answer, use `SegmentedControl` or `Select`. */
export function CheckboxGroup({
  label,
  headingLevel,
  size = 'medium',
  children,
  ...props
}: CheckboxGroupProps) {
  return (
    <fieldset {...props} className="w-full max-w-field min-w-0 wrap-break-word">
      <legend className="text-small font-medium text-ink">
        {headingLevel ? (
          <Heading level={headingLevel} size={size === 'small' ? 'small' : undefined}>
            {label}
          </Heading>
        ) : (
          label
        )}
      </legend>
      <div
        className={clsx(
          'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(11.5em,34%)),1fr))]',
          sizes[size],
        )}
      >
        {children}
      </div>
    </fieldset>
  )
}
