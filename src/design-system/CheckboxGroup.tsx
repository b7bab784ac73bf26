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
   * The text size. With a mouse, the rows of a small group are also lower: 32 instead of 44 px, unless a label takes more
   * than a line. On touch screens they are 44 px high, too.
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
 * - A group named by its label, which is above the checkboxes.
 * - Two columns if each can be 11.5em wide, with 1.5rem between them, otherwise one. The least width grows with the
 *   text, which is larger in wider windows: 24.8rem in a window of 430 px, 26.7rem from 1070 px; for small text, it is
 *   always 23.1rem. The Tab key follows the reading order.
 * - Rows of one line are 44 px high. Small, it has a smaller text, and with a mouse such rows are 32 px high; on a
 *   touch screen they are 44 px high.
 * - In a right-to-left page the reading order is from right to left. In text of twice the usual size no label is cut
 *   off on a phone, and in forced colours each box has an edge and a focus ring.
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
