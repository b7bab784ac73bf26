import type { ReactNode } from 'react'
import { Heading } from './Heading'
import type { InnerHeadingLevel } from './internal/InnerHeadingLevel'
import type { NativeProps } from './internal/NativeProps'

interface CheckboxGroupOwnProps {
  /** Names the group and stands above it; read out when the focus comes into the group. */
  label: string
  /** The label's place in the page's outline, where it heads a part of its own. @default no heading */
  headingLevel?: InnerHeadingLevel
  /** Each a `Checkbox`. */
  children: ReactNode
}

export type CheckboxGroupProps = CheckboxGroupOwnProps &
  NativeProps<'fieldset', CheckboxGroupOwnProps, 'form' | 'name' | 'aria-label' | 'aria-labelledby'>

/**
 * Use for several `Checkbox`es that answer one question together. Where one answer excludes the others, use
 * `SegmentedControl` or `Select`.
 *
 * - A group named by its label.
 * - Two columns where the longest usual label has room in each, else one; the Tab key goes through them in the
 *   order of reading.
 */
export function CheckboxGroup({ label, headingLevel, children, ...props }: CheckboxGroupProps) {
  return (
    <fieldset {...props} className="w-full max-w-field min-w-0 wrap-break-word">
      <legend className="text-small font-medium text-ink">
        {headingLevel ? <Heading level={headingLevel}>{label}</Heading> : label}
      </legend>
      <div className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,12em),1fr))] gap-x-6">
        {children}
      </div>
    </fieldset>
  )
}
