import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Heading } from './Heading'
import type { InnerHeadingLevel } from './internal/InnerHeadingLevel'
import type { NativeProps } from './internal/NativeProps'

type CheckboxGroupSize = 'small' | 'medium'

interface CheckboxGroupOwnProps {
  /** The legend above the group and its accessible name. */
  label: string
  /** Renders the label as a heading of this level. @default no heading */
  headingLevel?: InnerHeadingLevel
  /** The text size; with a mouse, small rows are also closer together. @default 'medium' */
  size?: CheckboxGroupSize
  /** The `Checkbox`es. */
  children: ReactNode
}

export type CheckboxGroupProps = CheckboxGroupOwnProps &
  NativeProps<'fieldset', CheckboxGroupOwnProps, 'form' | 'name' | 'aria-label' | 'aria-labelledby'>

const sizes: Record<CheckboxGroupSize, string> = {
  small: 'gap-x-6 text-small pointer-fine:*:min-h-8 pointer-fine:*:py-1',
  medium: 'mt-1.5 gap-x-6',
}

/**
 * Use for several `Checkbox`es that answer one question. For answers that exclude each other, use `SegmentedControl` or
 * `Select`.
 *
 * - A group named by its label (stories Default, With Heading).
 * - Two columns where there is enough room, otherwise one. The Tab key follows the reading order (stories Default,
 *   Narrow, Keyboard Alone).
 */
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
          <Heading level={headingLevel} {...(size === 'small' && { size })}>
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
