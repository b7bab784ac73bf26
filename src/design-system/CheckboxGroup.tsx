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
  /**
   * The text size. With a mouse, small rows are also 32 instead of 44 px high; on touch screens, they are 44 px high.
   * @default 'medium'
   */
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
 * - Two columns if each can be 11.5em wide, with 1.5rem between them, otherwise one. The least width is 24.5rem or, in
 *   wider windows, whose text is larger, up to 26.7rem; for small text, it is 23.1rem (stories Default, Small, Narrow).
 *   The Tab key follows the reading order (story Keyboard Alone).
 * - Small, it has a smaller text; its rows are lower with a mouse, but not on a touch screen (stories Small, Small With
 *   Touch).
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
